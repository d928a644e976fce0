import { coachWords } from '#content/tools/message-coach.ts';
import type { Flow } from '#domain/guided/flow.ts';
import type { Page } from '#domain/guided/page.ts';
import type { AnswerReader } from '#domain/guided/value.ts';
import { MESSAGE_MAX } from '#domain/message.ts';
import { draftCoachTool, receivedReaderTool } from '#domain/tools/message-coach/coach-tools.ts';
import { contactPause } from './contact-pause.ts';
import { line, part, parts } from './page-parts.ts';
import { answerBy, asAnswer, asNews, asRequest } from './request-words.ts';
import { waitLine } from './wait-line.ts';

const coach = draftCoachTool(coachWords);
const reader = receivedReaderTool(coachWords);

const shorter = 'Make it shorter';
const firmer = 'Make it firmer';
const warmer = 'Make it warmer';

export const answerThisText: Flow = {
  id: 'answer-this-text',
  version: 1,
  advisor: 'james',
  title: 'Your reply',
  opening: 'I need to answer this text.',
  intro:
    'Let’s find the shortest reply that works. I only use what you tell me. Nothing gets sent from here, and you don’t have to answer tonight.',
  needsContact: true,
  slots: [
    {
      id: 'order',
      label: 'No-contact order',
      type: 'choice',
      ask: 'First, does a court order bar either of you from contacting the other?',
      why: 'If there’s an order, even a kind message can violate it.',
      example: 'No',
      choices: [
        { id: 'no', label: 'No' },
        { id: 'yes', label: 'Yes' },
        {
          id: 'unsure',
          label: 'I’m not sure',
          also: ['not sure', "i'm not sure", "i don't know"],
          heard: 'Please check whether there’s an order before you send anything.',
        },
      ],
    },
    {
      id: 'afraid',
      label: 'Afraid of their reaction',
      type: 'choice',
      ask: 'Are you afraid of what they might do when they read your answer?',
      why: 'Your safety matters more than good wording.',
      example: 'No',
      choices: [
        { id: 'no', label: 'No', also: ['not really'] },
        { id: 'yes', label: 'Yes', also: ['a little', 'a bit', 'sometimes'] },
      ],
    },
    {
      id: 'message',
      label: 'Their message',
      type: 'text',
      isQuoted: true,
      isOptional: true,
      longest: MESSAGE_MAX,
      ask: 'Paste their message here. If you’d rather not, skip this.',
      why: 'I’ll look for what really needs an answer.',
      example: 'Are you picking up Saturday or not',
    },
    {
      id: 'needs',
      label: 'What needs an answer',
      type: 'choice',
      ask: 'Look at their message as calmly as you can. Which of these does it include?',
      why: 'Most hostile messages don’t need an answer at all.',
      example: 'A question or a decision',
      choices: [
        {
          id: 'question',
          label: 'A question or a decision',
          also: [
            'wants an answer',
            'wants to know',
            'a request',
            'asks me',
            'a demand',
            'a question',
            'question',
            'a decision',
          ],
        },
        {
          id: 'wrong',
          label: 'Something untrue that could matter later',
          also: ['something untrue', 'lying', 'not true', 'untrue', 'lies', 'a wrong fact', 'a lie'],
        },
        { id: 'paper', label: 'A request from a court or a lawyer', also: ['court', 'a lawyer'] },
        {
          id: 'none',
          label: 'None of these',
          also: ['insults', 'a threat', 'threats', 'just venting', 'none', 'nothing', 'just insults'],
        },
      ],
    },
    {
      id: 'fact',
      label: 'Your answer',
      type: 'text',
      isForThem: true,
      when: (told) => !told.is('needs', 'none'),
      longest: 400,
      ask: 'What’s your answer, in one or two plain sentences? Give just the facts: what, when and where.',
      why: 'The reply uses only the facts you give me. I don’t add anything.',
      example: 'I can pick Mia up on Saturday at 5.',
      findIt:
        'If you don’t know your answer yet, stop here and come back. “I don’t know yet” can be an answer, too.',
    },
    {
      id: 'request',
      label: 'What you’re asking for',
      type: 'text',
      isOptional: true,
      isForThem: true,
      when: (told) => !told.is('needs', 'none'),
      longest: 300,
      ask: 'Do you need anything from them? Write it as a request, or skip this.',
      why: 'One clear request is more likely to get an answer than three.',
      example: 'Please send her blue jacket.',
    },
    {
      id: 'by',
      leadIn: 'by',
      label: 'Answer needed by',
      type: 'text',
      isOptional: true,
      when: (told) => told.has('request'),
      longest: 60,
      ask: 'When do you need an answer? You can skip this.',
      why: 'With a fair deadline, you may hear back sooner.',
      example: 'Thursday at noon',
      suggestions: ['Friday at noon', 'Sunday evening'],
    },
    {
      id: 'urgent',
      label: 'Child sick or in danger',
      type: 'choice',
      ask: 'Is a child sick, hurt or in danger right now?',
      why: 'If so, answer now. Anything else can wait.',
      example: 'No',
      choices: [
        { id: 'no', label: 'No', heard: 'Good. Then you have time.' },
        { id: 'yes', label: 'Yes' },
      ],
    },
  ],
  pauses: [
    {
      id: 'order',
      isFinal: true,
      when: (told) => told.is('order', 'yes'),
      words: `${coachWords.contactForbidden} I can’t write a reply for you here.`,
      refusal:
        'Please don’t answer, even if they wrote first. The order may still apply to you, and one text can break it. Save their message. Ask your lawyer, the court clerk or an advocate what you can do. The order may allow someone else, such as a lawyer, to pass along what has to be said.',
      lines: [],
    },
    { ...contactPause, when: (told) => told.is('afraid', 'yes') },
  ],
  variants: [shorter, firmer, warmer],
  result: (told, variant) => (told.is('needs', 'none') ? noReply(told) : replyPage(told, variant)),
};

function noReply(told: AnswerReader): Page {
  return {
    title: 'No reply needed',
    lead: 'This page is based on your answers. Nothing was sent.',
    parts: parts(
      part(
        'Why you don’t need to reply',
        line(
          'You said their message asks nothing, isn’t about court and says nothing untrue that matters.',
          'needs',
          'passage:james-needs-answer',
        ),
        line('Staying silent doesn’t mean you agree with an insult.', 'passage:james-needs-answer'),
      ),
      part(
        'What to do instead',
        line('Save the message with its date showing.', 'passage:james-insults'),
        line('Keep your hands busy for ten minutes before you type.', 'passage:james-insults'),
        line('Look at it again tomorrow, at a time you choose. Not tonight.', 'passage:james-needs-answer'),
      ),
      urgentPart(told),
    ),
    sources: [],
    deadlines: [],
  };
}

function replyPage(told: AnswerReader, variant: string | null): Page {
  const outcome = coach.run({
    draft: draftOf(told),
    contactOrder: told.is('order', 'unsure') ? 'unsure' : 'none',
    request: asRequest(told.text('request')) || undefined,
    answerBy: answerBy(told.text('by'), told.text('request')) || undefined,
  });
  const coached = outcome.ok && outcome.result.kind === 'coached' ? outcome.result : null;
  const text = coached?.rewrite.text ?? null;
  const left = coached?.rewrite.leftOut ?? [];
  return {
    title: text === null ? 'Not ready to send' : 'Your reply',
    lead: 'This draft uses only your own words. Nothing was sent. You decide whether to copy it.',
    ...(text !== null && { message: asVariant(text, variant) }),
    parts: parts(
      text === null && part('Why', line(coachWords.nothingToSend, 'fact', 'tool:coach_message')),
      left.length > 0 &&
        part(
          'Left out because it could start a fight',
          ...left.map((one) => line(`“${one}”`, 'fact', 'request', 'tool:coach_message')),
        ),
      readPart(told),
      part(
        'Before you send it',
        told.is('urgent', 'yes')
          ? line(
              'If a child is sick or in danger, don’t wait. Say what happened and where.',
              'urgent',
              'passage:james-wait-before-sending',
            )
          : waitLine(told),
        line(
          'Read it once more and ask yourself what you want to happen after they read it.',
          'passage:james-wait-before-sending',
        ),
        told.is('order', 'unsure') && line(coachWords.askAboutOrder, 'order', 'tool:coach_message'),
        told.is('needs', 'paper') &&
          line(
            'If the request is from a court or a lawyer, show it to a lawyer or the court’s self-help center before you answer.',
            'needs',
            'passage:james-needs-answer',
          ),
        line('Save their message and yours, with the dates.', 'passage:james-needs-answer'),
      ),
    ),
    sources: told.is('order', 'unsure') ? coachWords.orderSources : [],
    deadlines: [],
  };
}

/** The answer, with what a request only tells. A full stop keeps the two apart. */
function draftOf(told: AnswerReader): string {
  const all = [asAnswer(told.text('fact')), asNews(told.text('request'))].filter((one) => one !== '');
  const [first = '', news] = all;
  return news === undefined || news === first
    ? first
    : `${/[.!?]$/.test(first) ? first : `${first}.`} ${news}`;
}

/** The parts of the pasted message that need a reply, in its own words without the hostile tone. */
function readPart(told: AnswerReader) {
  if (!told.has('message')) return null;
  // Quotation marks around the whole message would end up at the end of one of its sentences.
  const outcome = reader.run({ message: told.text('message').replace(/^\s*["“”]+|["“”]+\s*$/g, '') });
  if (!outcome.ok || outcome.result.kind !== 'read') return null;
  const asked = outcome.result.items.filter(({ kind }) => kind !== 'note');
  // The person decided that the message needs an answer, so no text is added if the reader finds nothing in it.
  return part(
    'What their message asks for',
    ...asked.map(({ text }) => line(text, 'message', 'tool:read_received_message')),
  );
}

function urgentPart(told: AnswerReader) {
  return (
    told.is('urgent', 'yes') &&
    part(
      'A child needs help right now',
      line(
        'Send a separate message about your child right now. Say what happened and where.',
        'urgent',
        'passage:james-wait-before-sending',
      ),
    )
  );
}

const GREETING = /^Hi\. /;
const CLOSE = / Thank you\.$/;
const ANSWER_BY = /Please let me know by ([^.]+)\./;

/** The same facts with another greeting and ending. No variant adds anything to what the person said. */
function asVariant(text: string, variant: string | null): string {
  const body = text.replace(GREETING, '').replace(CLOSE, '');
  if (variant === shorter) return body;
  if (variant === firmer) return body.replace(ANSWER_BY, 'I need to hear from you by $1.');
  if (variant === warmer) return `Hi, thanks for your message. ${body} Thank you, and take care.`;
  return text;
}
