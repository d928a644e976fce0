import type { Passage } from '#content/passage.ts';
import { asksToWrite } from '#domain/retrieval/asks-to-write.ts';
import { isBareReply } from '#domain/retrieval/bare-reply.ts';
import { isComplaint } from '#domain/retrieval/complaint.ts';
import { smallTalk } from '#domain/retrieval/small-talk.ts';
import { isStateAlone } from '#domain/retrieval/state-alone.ts';
import { terms } from '#domain/retrieval/terms.ts';
import { asksWhatNext } from '#domain/situation/what-next.ts';
import { CLOSEST_SHOWN } from './by-state.ts';
import { elsewhereFor } from './elsewhere.ts';
import { findByWords, passagesOf } from './find-by-words.ts';
import { type Sought, findFor } from './find-for.ts';
import { findInFull } from './find-in-full.ts';
import type { Finding, KnownTurn } from './finding.ts';
import type { Library } from './open-library.ts';
import { hasSaid, isSaidBefore } from './said-before.ts';
import { stepFor } from './step-finding.ts';
import { subjectBefore } from './subject.ts';
import { isNoQuestion } from './told.ts';
import { toldFor } from './told-finding.ts';
import { unsaid, without } from './without.ts';

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

/** One of the texts named beside the first, too unlikely to be the answer by itself. */
function nearTo(first: Finding, { passedOver }: KnownTurn) {
  if (first.kind !== 'answer') return null;
  const passage = first.alternatives.find(({ id }) => !passedOver.includes(id));
  return passage ? { ...first, passage } : null;
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
  const finding = toldFor(library, turn, said, inContext) ?? findInFull(library, turn) ?? said.finding;
  if (isFound(finding)) return finding;
  // Only papers and deadlines depend on it so much that nothing can be said without.
  if (turn.advisor === 'hannah' && asksWhatNext(turn.text)) return { kind: 'stage-needed' };
  if (finding.kind !== 'told' && isBareReply(turn.text)) return { kind: 'unclear' };
  const near = finding.kind === 'nothing' ? besides(turn, inContext) : finding;
  if (!('elsewhere' in near) || staysHere(near, turn)) return near;
  return { ...near, elsewhere: elsewhereFor(library, turn, said) };
}

/** "Does it get better", asked of this guide, is no question for another. */
const TERMS_OF_A_FIELD = 2;

/** Whoever tells on, names a state, or asks in a word of what was spoken of talks with this guide. */
function staysHere({ kind }: Finding, { questions, text }: KnownTurn): boolean {
  if (isStateAlone(text)) return true;
  return questions.length > 0 && (kind === 'heard' || terms(text).size < TERMS_OF_A_FIELD);
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
