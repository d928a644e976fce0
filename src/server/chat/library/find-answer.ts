import type { Passage } from '#content/passage.ts';
import { passagesByAdvisor } from '#content/passages.ts';
import { SUPPORT } from '#domain/assistant.ts';
import { asksToWrite } from '#domain/retrieval/asks-to-write.ts';
import { isBareReply } from '#domain/retrieval/bare-reply.ts';
import { isComplaint } from '#domain/retrieval/complaint.ts';
import { followUp, withoutIntroduction } from '#domain/retrieval/follow-up.ts';
import { smallTalk } from '#domain/retrieval/small-talk.ts';
import { isStateAlone } from '#domain/retrieval/state-alone.ts';
import { terms } from '#domain/retrieval/terms.ts';
import { stateNamed, withoutStateNames } from '#domain/retrieval/us-state.ts';
import { childrenIn } from '#domain/situation/children.ts';
import { stageIn } from '#domain/situation/stage.ts';
import { asksWhatNext } from '#domain/situation/what-next.ts';
import { CLOSEST_SHOWN } from './by-state.ts';
import { isAnswerToAge, isAnswerToStage } from './ask-back.ts';
import type { Finding, KnownTurn } from './finding.ts';
import { fitOf } from './fitting.ts';
import { answersInFull, inFull } from './in-full.ts';
import { elsewhereFor } from './elsewhere.ts';
import { type Sought, findFor } from './find-for.ts';
import { nextSteps } from './next-step.ts';
import { type Library, leaving } from './open-library.ts';
import { hasSaid, isSaidBefore } from './said-before.ts';
import { lastSaid, subjectBefore } from './subject.ts';
import { isNoQuestion, tellsOnly } from './told.ts';

export function findAnswer(library: Library, turn: KnownTurn): Finding {
  const first = find(library, turn);
  if (turn.passedOver.length === 0) return isSaidBefore(first, turn) ? againFor(first, library, turn) : first;
  const next = find(
    without(library, ({ id }) => turn.passedOver.includes(id)),
    turn,
  );
  const other = next.kind === 'answer' ? next : nearTo(first, turn);
  if (!other) return first;
  // The first one stays at hand: asked once more, it is the answer again.
  const near = first.kind === 'answer' ? [first.passage, ...first.alternatives] : [];
  const alternatives = [...new Set([...near, ...other.alternatives])].filter(
    (passage) => passage !== other.passage,
  );
  return { ...other, alternatives: alternatives.slice(0, 2) };
}

/** The same words a second time are no answer: where they are, and what stands next to them. */
function againFor(
  { passage, alternatives }: Extract<Finding, { kind: 'answer' }>,
  library: Library,
  turn: KnownTurn,
): Finding {
  const others = [...alternatives, ...unsaidFor(library, turn, turn.text)].filter(
    (other) => !hasSaid(other, turn),
  );
  if (isNoQuestion(turn.text))
    return { kind: 'heard', passages: others.slice(0, CLOSEST_SHOWN), elsewhere: null };
  return {
    kind: 'said-before',
    passages: [...new Set([passage, ...others])].slice(0, CLOSEST_SHOWN),
  };
}

/** What comes nearest of all that the conversation has not heard yet. */
function unsaidFor(library: Library, turn: KnownTurn, question: string): Passage[] {
  return [...passagesOf(findFor(unsaid(library, turn), turn, question).finding)];
}

function unsaid(library: Library, turn: KnownTurn): Library {
  return without(library, (passage) => hasSaid(passage, turn));
}

/** One of the texts named beside the first, too unlikely to be the answer by itself. */
function nearTo(first: Finding, { passedOver }: KnownTurn) {
  if (first.kind !== 'answer') return null;
  const passage = first.alternatives.find(({ id }) => !passedOver.includes(id));
  return passage ? { ...first, passage } : null;
}

function without(library: Library, isOut: (passage: Passage) => boolean): Library {
  return {
    search: (assistant, question) =>
      leaving(library.search(assistant, question), ({ passage }) => isOut(passage)),
  };
}

function find(library: Library, turn: KnownTurn): Finding {
  const talk = smallTalk(turn.text);
  if (talk) return { kind: talk };
  if (isComplaint(turn.text)) return complainedOf(library, turn);
  if (asksToWrite(turn.text)) return { kind: 'asked-to-write' };
  const step = stepFor(turn);
  if (step) return step;
  const { said, inContext } = findByWords(library, turn);
  if (isFound(said.finding)) return said.finding;
  const finding = told(library, turn, said, inContext) ?? findInFull(library, turn) ?? said.finding;
  if (isFound(finding)) return finding;
  // Only papers and deadlines depend on it so much that nothing can be said without.
  if (turn.advisor === 'hannah' && asksWhatNext(turn.text)) return { kind: 'stage-needed' };
  if (finding.kind !== 'told' && isBareReply(turn.text)) return { kind: 'unclear' };
  const near = finding.kind === 'nothing' ? besides(turn, inContext) : finding;
  if (!('elsewhere' in near) || staysHere(near, turn)) return near;
  return { ...near, elsewhere: elsewhereFor(library, turn, said) };
}

/** Whoever tells on, or names a state, talks with this guide. */
function staysHere({ kind }: Finding, { questions, text }: KnownTurn): boolean {
  return isStateAlone(text) || (kind === 'heard' && questions.length > 0);
}

function isFound({ kind }: Finding): boolean {
  return kind === 'answer' || kind === 'state-needed';
}

function complainedOf(library: Library, turn: KnownTurn): Finding {
  const subject = subjectBefore(turn);
  const passages = subject ? unsaidFor(library, turn, subject) : [];
  return { kind: 'complaint', passages: passages.slice(0, CLOSEST_SHOWN) };
}

/** By itself it finds nothing, and in a conversation it still is about something. */
function besides(turn: KnownTurn, inContext: Sought | null): Finding {
  const passages = inContext ? passagesOf(inContext.finding).slice(0, CLOSEST_SHOWN) : [];
  if (isNoQuestion(turn.text) && turn.questions.length > 0)
    return { kind: 'heard', passages, elsewhere: null };
  if (passages.length === 0) return { kind: 'nothing', elsewhere: null };
  return { kind: 'closest', fits: 'subject', passages, elsewhere: null };
}

/** "How do we tell them": what was told before says who they are. */
function findInFull(library: Library, turn: KnownTurn): Finding | null {
  for (const question of inFull(turn)) {
    const { finding } = findFor(unsaid(library, turn), turn, question);
    if (
      finding.kind === 'answer' &&
      answersInFull(finding.passage, question, turn) &&
      (terms(turn.text).size === 0 || speaksOf(finding, turn.text))
    ) {
      return finding;
    }
  }
  return null;
}

/** From so many words on there is more on somebody's mind than what is remembered of it. */
const MORE_THAN_FACTS = 12;
const TERMS_OF_A_STORY = 3;

/** "My son wets the bed" is more than that there is a son. */
function mentionsOnly(text: string): boolean {
  const children = childrenIn(text)?.children ?? null;
  const isOfChildren = children !== null && children !== 'none' && children.ages.length === 0;
  return isOfChildren && stageIn(text) === null && terms(text).size >= TERMS_OF_A_STORY;
}

/** "We have no kids", and nothing asked. Whoever was served has a day to keep, and gets the first step at once. */
function told(
  library: Library,
  turn: KnownTurn,
  { finding }: Sought,
  inContext: Sought | null,
): Finding | null {
  if (!tellsOnly(turn.text)) return null;
  const nothingMore = { kind: 'told', passages: ofItsState(turn), elsewhere: null } as const;
  if (stageIn(turn.text) === 'served') return stepOf(turn) ?? nothingMore;
  // What was asked before may only have lacked this.
  const isUnanswered = turn.questions.length > 0 && lastSaid(turn, 1) === null;
  const answered = isUnanswered ? (answerOf(inContext) ?? findInFull(library, previousOf(turn))) : null;
  if (answered) return answered;
  const hasMore = turn.text.trim().split(/\s+/).length > MORE_THAN_FACTS || mentionsOnly(turn.text);
  if (hasMore && 'passages' in finding && finding.kind !== 'said-before')
    return { kind: 'heard', passages: finding.passages, elsewhere: null };
  return nothingMore;
}

function answerOf(sought: Sought | null): Finding | null {
  return sought?.finding.kind === 'answer' ? sought.finding : null;
}

/** The question before, with what is known by now. */
function previousOf(turn: KnownTurn): KnownTurn {
  return { ...turn, text: turn.questions[0] ?? '' };
}

/** Who names a state and nothing else gets to see what there is on it. */
function ofItsState(turn: KnownTurn): Passage[] {
  if (turn.advisor === SUPPORT || !isStateAlone(turn.text)) return [];
  const state = stateNamed(turn.text);
  return passagesByAdvisor[turn.advisor]
    .filter((passage) => passage.state === state && !hasSaid(passage, turn))
    .toSorted((one, other) => fitOf(other, turn.situation) - fitOf(one, turn.situation))
    .slice(0, CLOSEST_SHOWN);
}

/** "What now?" asked of somebody whose stage is known. */
function stepFor(turn: KnownTurn): Finding | null {
  if (turn.situation.stage === null) return null;
  return asksWhatNext(turn.text) || isAnswerToStage(turn) ? stepOf(turn) : null;
}

function stepOf(turn: KnownTurn): Finding | null {
  const { situation, text, questions, passedOver } = turn;
  const passage = nextSteps(turn, { ...situation, children: null }).find(
    (step) => !passedOver.includes(step.id),
  );
  if (!passage) return null;
  const state = [text, ...questions].map(stateNamed).find((named) => named !== null) ?? null;
  return { kind: 'answer', passage, alternatives: [], state, otherStates: [] };
}

/** What a message finds, and with it what it finds as part of the conversation, where it is short enough to be that. */
interface Heard {
  said: Sought;
  inContext: Sought | null;
}

function findByWords(library: Library, turn: KnownTurn): Heard {
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
  const inContext = findFor(unsaid(library, turn), turn, `${turn.text}\n${before}`);
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

function passagesOf(finding: Finding): readonly Passage[] {
  if (finding.kind === 'answer') return [finding.passage, ...finding.alternatives];
  return 'passages' in finding ? finding.passages : [];
}

function isClear(finding: Finding): boolean {
  return finding.kind === 'answer' && finding.alternatives.length === 0;
}

function speaksOf(finding: Finding, question: string): boolean {
  if (finding.kind === 'state-needed') return true;
  if (finding.kind !== 'answer') return false;
  if (stateNamed(question)) return true;
  const { title, asks, text } = finding.passage;
  const said = terms([title, ...asks, text].join('\n'));
  return [...terms(question)].some((asked) => said.has(asked));
}
