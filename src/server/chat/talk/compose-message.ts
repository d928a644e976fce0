import { talkWords } from '#content/talk-words.ts';
import { coachWords } from '#content/tools/message-coach.ts';
import { toThirdPerson } from '#domain/intents/third-person.ts';
import { findOtherParentPronoun } from '#domain/talk/writing/second-person.ts';
import { type AskedTone, isTone } from '#domain/talk/writing/tone-asked.ts';
import type { Turn } from '../engine.ts';
import { type Composed, suggestionsCard } from './composed.ts';
import { firstUnused } from './conversation-memory.ts';
import { findCurrentDraft } from './message-thread.ts';
import type { WrittenMessage } from './write-message.ts';

/** Shows a message as a quotation, so that it can be copied and changed again. */
export function composeMessage(written: WrittenMessage, turn: Turn): Composed {
  const say = (lines: readonly string[]) => unusedLine(lines, turn);
  switch (written.kind) {
    case 'own':
      return own(written, turn);
    case 'clause':
      return message(say(talkWords.messageClause), written.text, say(talkWords.messageAsksMore));
    case 'from-template':
      return message(
        say(talkWords.messageFromTemplate),
        written.text,
        written.blanks.length > 0
          ? say(talkWords.messageBlanks.map((line) => line.replace('{blanks}', named(written.blanks))))
          : null,
      );
    case 'changed':
      return message(say(talkWords.messageChanged), written.text);
    case 'already-out':
      return message(say(talkWords.messageAlreadyOut), written.text);
    case 'without-doubted':
      return message(say(talkWords.messageWithoutDoubted), written.text);
    case 'revised':
      return message(
        isUnchanged(written.text, turn) ? talkWords.messageUnchanged : talkWords.messageRevised[written.how],
        written.text,
      );
    case 'read':
      return received(written, turn);
    case 'asks-draft':
      return plain(say(asksDraft[written.why]));
    case 'asks-sentence':
      return plain(
        say(talkWords.messageAsksSentence.map((line) => line.replace('{sentence}', written.broken))),
      );
    case 'asks-change':
      return plain(
        say(written.of === 'addition' ? talkWords.messageAsksAddition : talkWords.messageAsksWords),
      );
    case 'contact-forbidden':
      return plain(coachWords.contactForbidden);
    case 'sent':
      return plain(say(talkWords[written.isHot ? 'messageSentHot' : 'messageSent']));
  }
}

/** Whether the message could not be made shorter or firmer. */
function isUnchanged(text: string, { history }: Turn): boolean {
  return history.some((said) => findCurrentDraft(said) === text);
}

const asksDraft = {
  'asked-for-words': talkWords.messageAsksDraft,
  'draft-dropped': talkWords.messageAsksAfterDrop,
  'speaks-of-them': talkWords.messageToThem,
} as const;

/**
 * Returns a line that was not used in this conversation yet, with "him" or "her" as the person refers to the other
 * parent.
 */
function unusedLine(lines: readonly string[], turn: Turn): string {
  const person = findOtherParentPronoun(turn.text, turn.questions);
  return firstUnused(
    lines.map((line) => toThirdPerson(line, person)),
    turn,
  );
}

function message(lead: string, text: string, after: string | null = null): Composed {
  return {
    paragraphs: [lead, `> ${text}`, after].filter((each) => each !== null),
    cards: suggestionsCard(talkWords.revisions),
  };
}

function plain(paragraph: string): Composed {
  return { paragraphs: [paragraph], cards: [] };
}

function own(
  { text, isCalm, isLong, tone, marks, wait }: Extract<WrittenMessage, { kind: 'own' }>,
  turn: Turn,
): Composed {
  if (!text) return { paragraphs: [talkWords.messageNothing, ...left(marks)], cards: [] };
  if (isCalm) {
    const verdict = tone ? toneLine(text, tone, turn) : unusedLine(talkWords.messageReady, turn);
    return message(verdict, text, isLong ? talkWords.messageLong : null);
  }
  return {
    paragraphs: [
      tone?.kind === 'harsh' ? talkWords.toneIsHarsh : talkWords.messageCalmer,
      `> ${text}`,
      ...left(marks),
      ...(wait ? [wait] : []),
    ],
    cards: suggestionsCard(talkWords.revisions),
  };
}

function toneLine(text: string, tone: AskedTone, turn: Turn): string {
  if (tone.kind === 'any') return unusedLine(talkWords.messageReady, turn);
  if (tone.kind === 'english') return talkWords.toneEnglish;
  const { is, isNot } = talkWords.tones[tone.kind];
  return (isTone(text, tone) ? is : isNot).replace('{word}', tone.word);
}

function left(marks: readonly string[]): string[] {
  return marks.length === 0 ? [] : [talkWords.messageLeftOut, marks.map((mark) => `- ${mark}`).join('\n')];
}

const bracketNoun = /^(?:day|days|time|date|amount|place|doctor|medicine|activity|occasion|topic)$/i;

/** Joins the missing facts, such as "the day and the amount". */
function named(blanks: readonly string[]): string {
  return blanks.map((blank) => (bracketNoun.test(blank) ? `the ${blank}` : blank)).join(' and ');
}

function received(
  {
    items,
    wantsReply,
    isPlain,
    isPlanChange,
    isPartTrue,
    hasTypedReplies,
  }: Extract<WrittenMessage, { kind: 'read' }>,
  turn: Turn,
): Composed {
  if (items.length > 0)
    return {
      paragraphs: [
        talkWords.receivedItems,
        items.map((item) => `- ${item}`).join('\n'),
        unusedLine(talkWords.receivedWants, turn),
      ],
      cards: [],
    };
  if (wantsReply && isPartTrue) return plain(unusedLine(talkWords.receivedPartTrue, turn));
  if (wantsReply && isPlanChange) return plain(unusedLine(talkWords.receivedPlanChange, turn));
  if (wantsReply && isPlain)
    return message(
      unusedLine(talkWords.receivedAnnounced, turn),
      unusedLine(talkWords.receivedPlainReply, turn),
    );
  if (wantsReply)
    return message(
      unusedLine(talkWords.receivedSilence, turn),
      unusedLine(talkWords.receivedCalmReply, turn),
    );
  return plain(unusedLine(hasTypedReplies ? talkWords.receivedTyped : talkWords.receivedNothing, turn));
}
