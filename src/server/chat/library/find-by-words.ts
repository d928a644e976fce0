import type { Passage } from '#content/passage.ts';
import { followUp, withoutIntroduction } from '#domain/retrieval/follow-up.ts';
import { isStateAlone } from '#domain/retrieval/state-alone.ts';
import { terms } from '#domain/retrieval/terms.ts';
import { stateNamed, withoutStateNames } from '#domain/retrieval/us-state.ts';
import { isAnswerToAge } from './ask-back.ts';
import { CLOSEST_SHOWN } from './by-state.ts';
import { type Sought, findFor } from './find-for.ts';
import type { Finding, KnownTurn } from './finding.ts';
import type { Library } from './open-library.ts';
import { subjectBefore } from './subject.ts';
import { unsaidOrAsked } from './without.ts';

/** What a message finds, and with it what it finds as part of the conversation, where it is short enough to be that. */
export interface Heard {
  said: Sought;
  inContext: Sought | null;
}

export function findByWords(library: Library, turn: KnownTurn): Heard {
  const [previous] = turn.questions;
  if (previous && isAnswerToAge(turn)) return { said: findFor(library, turn, previous), inContext: null };
  const subject = subjectBefore(turn);
  // "What about the car" asks for the car.
  const asked = withoutIntroduction(turn.text);
  const kind = subject ? followUp(asked) : 'stands-alone';
  const alone = findFor(library, turn, asked);
  const isEnough =
    !isStateAlone(turn.text) &&
    (kind === 'continues' ? alone.isSure && isClear(alone.finding) : alone.tier === 'answer');
  if (kind === 'stands-alone' || isEnough) return { said: alone, inContext: null };
  // A state that is named now stands in place of the one before.
  const before = stateNamed(turn.text) ? withoutStateNames(subject ?? '') : subject;
  // The question before would find its own answer again.
  const inContext = findFor(unsaidOrAsked(library, turn), turn, `${turn.text}\n${before}`);
  const isMeant = inContext.tier === 'answer' && speaksOf(inContext.finding, turn.text);
  if (isMeant) return { said: inContext, inContext };
  // "I cannot afford one": what answers it by its few words may answer it for something else.
  const mayBeOther = kind === 'continues' ? !alone.isSure : alone.isFaint;
  const isNear =
    alone.finding.kind === 'closest' || (alone.finding.kind === 'answer' && kind === 'continues');
  return { said: isNear && mayBeOther ? oneOf(alone, inContext) : alone, inContext };
}

/** What fits the few words, and what fits them with what was said before, by turns. */
function oneOf(alone: Sought, inContext: Sought): Sought {
  const [first, ...others] = passagesOf(alone.finding);
  const [near, ...nearOthers] = passagesOf(inContext.finding);
  const isClosest = alone.finding.kind === 'closest';
  const both = isClosest ? [near, first, ...nearOthers, ...others] : [first, near, ...others, ...nearOthers];
  const passages = [...new Set(both.filter((passage) => passage !== undefined))].slice(0, CLOSEST_SHOWN);
  const fits = isClosest ? 'nearly' : 'several';
  return { ...alone, tier: 'closest', finding: { kind: 'closest', fits, passages, elsewhere: null } };
}

export function passagesOf(finding: Finding): readonly Passage[] {
  if (finding.kind === 'answer') return [finding.passage, ...finding.alternatives];
  return 'passages' in finding ? finding.passages : [];
}

function isClear(finding: Finding): boolean {
  return finding.kind === 'answer' && finding.alternatives.length === 0;
}

export function speaksOf(finding: Finding, question: string): boolean {
  if (finding.kind === 'state-needed') return true;
  if (finding.kind !== 'answer') return false;
  // A state alone asks for what is exact there.
  if (isStateAlone(question)) return finding.passage.state === stateNamed(question);
  if (stateNamed(question)) return true;
  const { title, asks, text } = finding.passage;
  const said = terms([title, ...asks, text].join('\n'));
  return [...terms(question)].some((asked) => said.has(asked));
}
