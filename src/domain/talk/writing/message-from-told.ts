import { terms } from '../../retrieval/terms.ts';
import { type Persons, personsTold } from './persons-told.ts';
import { type Point, opensTelling, pointsTold } from './points-told.ts';
import { hasVerb } from './has-verb.ts';
import { isSaidIn } from './said-in.ts';
import { putTogether } from './put-together.ts';
import { standingOnOrder } from './standing-on-order.ts';
import { topicTold } from './topic-told.ts';
import { wishesOf } from './draft-wishes.ts';
import { dictated } from './frames.ts';

/** One message of the person that is about the message to be written. */
export interface Told {
  text: string;
  /** It answers what the message should say, or speaks of a draft. */
  isForMessage: boolean;
}

/** What came of the person's words: a message, or what is missing for one. */
export type FromTold =
  | { kind: 'written'; text: string; asks: 'request' | null }
  | { kind: 'missing'; what: 'all' | 'request'; topic: string | null };

export interface Talk {
  /** The message to be written is told in these, the newest first. */
  told: readonly Told[];
  /** Everything that the person said before, newest first. */
  before: readonly string[];
  /** What is asked for in the newest of them is the whole of it. */
  isWhole: boolean;
}

/** A message from the person's own words; where they hold too little, what is missing. */
export function messageFromTold({ told, before, isWhole }: Talk): FromTold {
  const texts = told.map(({ text }) => text);
  const persons = personsTold([...before, ...texts.toReversed()].slice(-PERSONS_FROM));
  const topic = topicTold(texts);
  const found = gathered(told, persons, isWhole);
  const points = found.some(({ text }) => hasVerb(text))
    ? found.filter(({ text, isStated }) => isStated || !isThing(text))
    : found;
  const wishes = wishesOf(texts);
  const stands = points.some(({ kind }) => asking.has(kind))
    ? null
    : standingOnOrder(told[0]?.text ?? '', [...texts.slice(1), ...before]);
  if (stands) return { kind: 'written', text: putTogether(stands, { topic: null, ...wishes }), asks: null };
  if (isEnough(points)) {
    const all = withImplied(points);
    const isOpen =
      all.some(({ kind }) => kind === 'about-them') &&
      !all.some(({ kind, isStated }) => asking.has(kind) || isStated);
    return { kind: 'written', text: putTogether(all, { topic, ...wishes }), asks: isOpen ? 'request' : null };
  }
  return { kind: 'missing', what: points.length > 0 || topic ? 'request' : 'all', topic };
}

const unpaid = /^You(?: still)? haven't (paid|sent|returned|signed|given|brought)\b/;
const bases: Readonly<Record<string, string>> = {
  paid: 'pay',
  sent: 'send',
  returned: 'return',
  signed: 'sign',
  given: 'give',
  brought: 'bring',
};

/** "You haven't paid your half. It's due Friday" asks to pay it by then. */
function withImplied(points: readonly Point[]): Point[] {
  if (points.some(({ kind }) => kind === 'request' || kind === 'wish')) return [...points];
  const verb = points.map(({ text }) => unpaid.exec(text)?.[1]).find((found) => found !== undefined);
  const due = points
    .map(({ text }) => / due (?:on |by )?([A-Z]\w+(?: \d+)?|the \w+)\b/.exec(text)?.[1])
    .find(Boolean);
  if (!verb || !due) return [...points];
  return [...points, { kind: 'request', text: `Please ${bases[verb] ?? verb} it by then.`, isStated: false }];
}

const PERSONS_FROM = 12;
const asking = new Set<Point['kind']>(['apology', 'request', 'wish', 'plan', 'answer-by']);

function isEnough(points: readonly Point[]): boolean {
  return points.some(
    ({ kind, isStated, text }) => asking.has(kind) || (kind === 'fact' && (isStated || holdsMatter(text))),
  );
}

/** The newest message first in importance; older ones add what it doesn't say. */
function gathered(told: readonly Told[], persons: Persons, isWhole: boolean): Point[] {
  let points: Point[] = [];
  for (const { text, isForMessage: isAnswer } of told) {
    const isForMessage = isAnswer || opensTelling(text);
    const found = pointsTold(text, { persons, isForMessage }).filter(
      (point) =>
        (isForMessage && point.kind !== 'about-them') || isWanted(point) || tellsOfKin(point, persons),
    );
    points = [...found.filter((point) => !isCovered(point, points)), ...withoutFragments(points, found)];
    // Who says the whole of it has said the whole of it.
    const saysAll = isWhole && points.some(({ kind }) => asking.has(kind));
    if (saysAll || (dictated(text) !== null && isEnough(points))) break;
  }
  return points;
}

/** "The air fryer.": what it is about. */
function isThing(text: string): boolean {
  return !hasVerb(text) && !/\d/.test(text) && text.split(' ').length <= THING_IN;
}

const THING_IN = 3;

/** Said again, in fewer or other words. */
function isCovered(point: Point, points: readonly Point[]): boolean {
  return points.some(
    ({ text }) =>
      text === point.text ||
      (hasVerb(text) && text.length >= point.text.length * SHORTER_BY && isSaidIn(point.text, text)),
  );
}

/** An older sentence that says much more than the newer one stays in its place. */
const SHORTER_BY = 0.7;

/** "Biscuit, saturday noon" only repeats what an older message says in a sentence. */
function withoutFragments(newer: readonly Point[], older: readonly Point[]): Point[] {
  const said = terms(older.map(({ text }) => text).join(' '));
  return newer.filter((point) => {
    if (older.length === 0) return true;
    if (hasVerb(point.text))
      return !older.some(
        ({ text }) => text.length * SHORTER_BY > point.text.length && isSaidIn(point.text, text),
      );
    return [...terms(point.text)].some((term) => !said.has(term));
  });
}

/** What they did about it themselves. */
const ofOwnDeeds =
  /^(?:It (?:was|is) my (?:fault|mistake)|I (?:already |have already )?(?:paid|sent|bought|returned|signed|gave|dropped))\b/;

/** "Ines lost her glasses". */
function tellsOfKin({ kind, text }: Point, { kin }: Persons): boolean {
  return (
    kind === 'fact' &&
    kin.some(
      ({ name }) => text.toLowerCase().startsWith(`${name.toLowerCase()} `) || /^(?:He|She)\b/.test(text),
    )
  );
}

/** Told on the way to the message: only what is plainly meant for it. */
function isWanted({ kind, text, isStated }: Point): boolean {
  if (isStated || asking.has(kind)) return true;
  if (kind === 'about-them') return holdsMatter(text) || saysOfThing.test(text);
  if (ofOwnDeeds.test(text)) return true;
  if (
    /^(?:Here's the list|Your (?:mom|dad|mother|father|sister|brother|girlfriend|boyfriend|gf|bf|parents))\b/.test(
      text,
    )
  )
    return true;
  return (hasVerb(text) && holdsMatter(text)) || ofProof.test(text);
}

const saysOfThing =
  /^You(?:'ve)?(?: still| also| already)? (?:put|posted|can|have my|have (?:his|her|our|the) |kept|took|agreed|told|said|changed|didn't (?:pay|send|bring|return|pack|sign)|haven't (?:paid|sent|returned|signed|given|brought))\b/;
const ofProof =
  /\bI (?:have|got|sent|paid) (?:the|a|my)\b.*\b(?:receipt|papers?|proof|bill|invoice|order|copy)\b/i;

function holdsMatter(text: string): boolean {
  return /\d|\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Thanksgiving|Easter|Halloween|tomorrow|tonight|today|noon|weekend|(?:last|next|this) (?:week|month|year)|my (?:year|weekend|week|turn|day|days|time)|strep|fever|doctor|dentist|surgery|sick)\b/.test(
    text,
  );
}
