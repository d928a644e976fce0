import { chooseFollowUp } from '#domain/intents/choose-follow-up.ts';
import type { FollowUp, WrittenReply } from '#domain/intents/intent.ts';
import { words } from '#domain/retrieval/terms.ts';
import { stateName } from '#domain/retrieval/us-state.ts';
import { toThirdPerson, findThirdPerson } from '#domain/intents/third-person.ts';
import { findAges } from '#domain/talk/ages-told.ts';
import type { AnswerEvent, Turn } from '../engine.ts';
import { type Composed, suggestionsCard } from './composed.ts';
import { isAlreadyShown } from './conversation-memory.ts';
import { handOver } from './hand-over.ts';
import type { Interpretation } from './heard.ts';
import { passageById } from './passage-by-id.ts';

/** Writes a reply with its question and a link to the passage that has more. */
export function composeReply(
  written: WrittenReply,
  turn: Turn,
  { state }: Pick<Interpretation, 'state'>,
): Composed {
  const { reply, offers } = written;
  const person = findThirdPerson([turn.text, ...turn.questions]);
  const next = nextQuestion(written, turn, state);
  return {
    paragraphs: [reply, ...(next ? [next] : [])].map((text) => toThirdPerson(text, person)),
    cards: offers ? moreCard(offers, turn) : [],
  };
}

/** Returns the question of the reply, or the follow-up to its answer if that is already known. */
function nextQuestion(written: WrittenReply, turn: Turn, state: string | null): string | null | undefined {
  if (knowsAges(written, turn)) return replyToKnownAge(written, turn);
  if (state !== null && asksState.test(written.question ?? ''))
    return chooseFollowUp(stateName(state), written.followUps, null)?.reply;
  return alreadyAnswered(written, turn)?.reply ?? written.question;
}

/** "It's been eight months" answers "weeks, months, or more than a year?" before it is asked. */
function alreadyAnswered({ followUps }: WrittenReply, { text }: Turn): FollowUp | undefined {
  const said = ` ${words(text).join(' ')} `;
  const named = followUps.filter(({ examples }) =>
    examples.some((example) => isTelling(example) && said.includes(` ${words(example).join(' ')} `)),
  );
  return named.length === 1 ? named[0] : undefined;
}

const TELLING_LETTERS = 6;

/** Short words such as "yes" occur in any message. */
function isTelling(example: string): boolean {
  return example.length >= TELLING_LETTERS;
}

const asksState = /\b(?:which|what) state\b/i;
const asksAge = /\bhow old\b/i;

/** A person who gave the children's ages is not asked for them again. */
function knowsAges({ question }: WrittenReply, turn: Turn): boolean {
  return (
    question !== undefined && asksAge.test(question) && findAges([turn.text, ...turn.questions]).length > 0
  );
}

/** If there is one child, the follow-up to the answer is shown immediately. */
function replyToKnownAge({ followUps }: WrittenReply, turn: Turn): string | null {
  const [age, ...others] = findAges([turn.text, ...turn.questions]);
  if (age === undefined || others.length > 0) return null;
  return chooseFollowUp(`${age} years old`, followUps, null)?.reply ?? null;
}

function moreCard(id: string, turn: Turn): AnswerEvent[] {
  const passage = passageById(id);
  if (!passage || isAlreadyShown(passage, turn)) return [];
  if (passage.advisor === turn.advisor) return suggestionsCard([passage.title]);
  const candidate = { passage, likely: 1, byItself: 1, others: [], otherStates: [] };
  return handOver(
    { question: passage.title, candidate, isSure: true, extent: 'short', from: passage.advisor },
    turn,
  );
}
