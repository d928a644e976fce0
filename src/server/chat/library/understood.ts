import type { Passage } from '#content/passage.ts';
import { isStateAlone } from '#domain/retrieval/state-alone.ts';
import { stateName, stateNamed } from '#domain/retrieval/us-state.ts';
import type { ChildAge } from '#domain/situation/child-age.ts';
import { type Children, type ChildrenSaid, childrenIn } from '#domain/situation/children.ts';
import { type Stage, stageIn } from '#domain/situation/stage.ts';
import type { KnownTurn } from './finding.ts';
import { writtenFor } from './fitting.ts';

const byStage: Readonly<Record<Stage, string>> = {
  thinking: 'you are still deciding',
  separated: 'you live apart now',
  'about-to-file': 'you are about to file',
  served: 'you were served',
  filed: 'the case has been filed',
  settling: 'you are working on an agreement',
  after: 'the divorce is done',
};

const many: Readonly<Record<ChildAge, string>> = {
  baby: 'babies',
  small: 'small children',
  'school-age': 'children in grade school',
  teen: 'teenagers',
  adult: 'grown children',
};

const byAge: Readonly<Record<ChildAge, string>> = {
  baby: 'a baby',
  small: 'a small child',
  'school-age': 'a child in grade school',
  teen: 'a teenager',
  adult: 'a grown child',
};

/**
 * A few words that say which of the things told before this passage was chosen for; null where none was, where the
 * person has just said it themselves, and where it was said before.
 */
export function understoodFor(passage: Passage, turn: KnownTurn): string | null {
  const { stages, ages } = writtenFor(passage);
  const { stage, children } = turn.situation;
  const age =
    children === null || children === 'none' ? undefined : children.ages.find((one) => ages?.includes(one));
  const words = [
    stage && stages?.includes(stage) && stageIn(turn.text) === null ? `Since ${byStage[stage]}` : null,
    age && childrenIn(turn.text) === null && children ? `With ${ageWords(children, age)}` : null,
  ].find((found) => found !== null && found !== undefined && found !== '');
  if (!words || turn.history.some(({ text }) => text.includes(`${words}, `))) return null;
  return `${words}, this is the part to look at.`;
}

/** "We moved to Ohio", and not "my lawyer in Texas". */
const LIVES = /\b(?:i|we|i'm|im|we're)\b[\w ']*\b(?:live|living|moved|moving|reside|in)\b/i;

/** Everything that a message has just told, as a sentence; null where it told nothing. */
export function toldIn(text: string): string | null {
  const stage = stageIn(text);
  const state = LIVES.test(text) || isStateAlone(text) ? stateNamed(text) : null;
  const said = childrenIn(text);
  const facts = [
    ...(stage && stage !== 'unknown' ? [byStage[stage]] : []),
    ...(said && (said.isStated || isJustThis(said, text)) ? [childrenWords(said.children)] : []),
    ...(state ? [`you live in ${stateName(state)}`] : []),
  ];
  return facts.length === 0
    ? null
    : `I will keep in mind in this chat that ${new Intl.ListFormat('en').format(facts)}.`;
}

/** "Two kids, 5 and 9": a message of so few words is about the person's own. */
function isJustThis({ children }: ChildrenSaid, text: string): boolean {
  return children !== 'none' && children.ages.length > 0 && text.trim().split(/\s+/).length <= 6;
}

function childrenWords(children: Children): string {
  if (children === 'none') return 'you have no children';
  if (children.ages.length === 0) return 'you have children';
  return `you have ${new Intl.ListFormat('en').format(children.ages.map((age) => ageWords(children, age)))}`;
}

function ageWords(children: Children, age: ChildAge): string {
  const isOne = children === 'none' || children.many === 1 || children.ages.length > 1;
  return isOne ? byAge[age] : many[age];
}
