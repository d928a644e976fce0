import { fitOf } from '#domain/reply-fit/reply-fit.ts';
import { deniedTerms, isDenied } from '#domain/talk/denied-terms.ts';
import { isForOtherSide } from '#domain/talk/support-role.ts';
import type { Turn } from '../engine.ts';
import type { IntentsRead } from '../intents/read-intents.ts';
import { isAlreadyShown } from '../talk/conversation-memory.ts';
import type { Decided } from '../talk/decision.ts';
import type { Candidate } from '../talk/find-passage.ts';
import type { Interpretation } from '../talk/heard.ts';
import { hasHeardReply, isOfAge, isSuitable } from '../talk/reply-from-intents.ts';
import { isCalm } from '../talk/suggested-replies.ts';
import { type CandidateReply, candidateReplies } from './candidate-replies.ts';
import { openFitWeights } from './open-fit-weights.ts';

export interface Guess {
  decided: Decided;
  /** The expected rating, 0 to 4. */
  fit: number;
}

const MAX_ALTERNATIVES = 2;

/**
 * Returns the best fit when nothing fits with certainty. A library text is a candidate only with `passage`: in the
 * middle of a conversation, two role players rated guessed texts 1.1 of 4 on average.
 */
export function bestGuess(
  turn: Turn,
  heard: Interpretation,
  read: IntentsRead,
  passage: Candidate | null,
): Guess | null {
  const message = { text: turn.text, isAsked: heard.questions.length > 0 };
  const denied = deniedTerms(turn.text);
  const weights = openFitWeights();
  const [best, ...others] = candidateReplies(message, read, passage)
    .filter(
      (each) =>
        !isDenied(each.id, denied) &&
        !isForOtherSide(each.id, turn.text) &&
        isAllowedGuess(each, turn, heard),
    )
    .map((each) => ({ ...each, fit: fitOf(each.signs, weights) }))
    .toSorted((one, other) => other.fit - one.fit);
  if (!best) return null;
  const titles = others.flatMap(({ title }) => (title !== null && isCalm(title) ? [title] : []));
  return { decided: decisionFor(best, best.fit, turn, titles.slice(0, MAX_ALTERNATIVES)), fit: best.fit };
}

function isAllowedGuess({ said }: CandidateReply, turn: Turn, heard: Interpretation): boolean {
  if ('passage' in said) return !isAlreadyShown(said.passage.passage, turn);
  const { reply, ages } = said;
  return (
    !hasHeardReply(reply, turn) &&
    isSuitable(reply, turn) &&
    isOfAge({ reply: reply.reply, ...(ages && { ages }) }, heard)
  );
}

function decisionFor(
  { id, said, signs }: CandidateReply,
  fit: number,
  turn: Turn,
  others: readonly string[],
): Decided {
  const why = `${id} fits best (${signs.source}, ${fit.toFixed(1)})`;
  if (!('passage' in said)) return { decision: { kind: 'written-reply', reply: said.reply, others }, why };
  const answer = {
    question: turn.text,
    candidate: said.passage,
    isSure: true,
    extent: 'short',
    from: null,
  } as const;
  return { decision: { kind: 'answer', answers: [answer], others }, why };
}
