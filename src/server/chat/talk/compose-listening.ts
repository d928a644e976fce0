import { talkWords } from '#content/talk-words.ts';
import { tellingPhrase } from '#domain/talk/telling-phrase.ts';
import type { Turn } from '../engine.ts';
import { type Composed, citationsCard } from './composed.ts';
import { hasHeard, lastAnswer, unheard } from './conversation-memory.ts';
import type { Answer } from './decision.ts';
import { handOver, isOpen, leadFor } from './hand-over.ts';
import type { Heard } from './heard.ts';
import type { ListeningBank } from './listening-bank.ts';
import { shortAnswer } from './short-answer.ts';

/** Taken for good news only when said outright: a lost happiness has the same words. */
const goodNews =
  /\b(?:good news|guess what|proud|relie(?:f|ved)|went (?:really |so |pretty )?(?:well|great|ok|okay|fine)|first time in (?:\w+ ){1,3}(?:years|months|weeks)|i did it|got the job|slept through|better (?:today|now|this week)|feel(?:ing)? (?:better|lighter|hopeful|good)|she showed|he showed up|a good kind of|made me (?:laugh|smile))\b/i;
const isGood = new Set(['small-win', 'co-parenting-going-well', 'relieved', 'hopeful-or-proud']);

/** What was told, said back in other words, and one open question or one thing that may help. */
export function composeListening(
  offer: Answer | null,
  turn: Turn,
  heard: Heard,
  bank: ListeningBank,
): Composed {
  const reflection =
    reflectionFor(turn, heard, bank) ??
    quotedReflection(turn) ??
    unheard(bank.replies['general-reflection'], turn);
  if (!offer) return { paragraphs: [`${reflection} ${openQuestion(turn, heard, bank)}`], cards: [] };
  const { passage } = offer.candidate;
  const { short, steps } = shortAnswer(passage);
  const isCited = isOpen(offer, turn);
  const lead = leadFor(offer, turn) || `${unheard(talkWords.offer, turn)} `;
  return {
    paragraphs: [
      reflection,
      `${lead}${short}${isCited ? ' [1]' : ''}`,
      ...(steps.length > 0 ? [steps.map((step) => `- ${step}`).join('\n')] : []),
    ],
    cards: [...(isCited ? citationsCard([passage]) : []), ...handOver(offer, turn)],
  };
}

/** One sentence on the feeling or the subject; null when neither was heard, or all that fits was said. */
export function reflectionFor(turn: Turn, heard: Heard, { replies }: ListeningBank): string | null {
  const feeling = heard.feelings.find(({ id }) => !isGood.has(id));
  const subject = heard.subjects.find(({ id }) => !isGood.has(id));
  if (goodNews.test(turn.text)) return unheard(replies['good-news'], turn);
  const options = [feeling?.reflections ?? [], subject?.reflections ?? []].flatMap((lines) => {
    const line = lines.length > 0 ? unheard(lines, turn) : null;
    return line && !hasHeard(turn, line) ? [line] : [];
  });
  return options[turn.position % 2] ?? options[0] ?? null;
}

/** Their own words said back, where neither a feeling nor a subject was heard; at most every other turn. */
function quotedReflection(turn: Turn): string | null {
  const phrase = tellingPhrase(turn.text);
  const last = lastAnswer(turn)?.text ?? '';
  if (!phrase || /^[^.]*"[A-Z]/.test(last)) return null;
  const quote = phrase.charAt(0).toUpperCase() + phrase.slice(1);
  return unheard(talkWords.quoted, turn).replace('{quote}', quote);
}

function openQuestion(turn: Turn, heard: Heard, { replies }: ListeningBank): string {
  const subject = heard.subjects.find(({ id }) => goodNews.test(turn.text) || !isGood.has(id));
  const question = subject ? unheard(subject.questions, turn) : null;
  return question && !hasHeard(turn, question) ? question : unheard(replies['general-question'], turn);
}
