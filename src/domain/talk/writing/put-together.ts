import { terms } from '../../retrieval/terms.ts';
import type { DraftWishes } from './draft-wishes.ts';
import type { Point } from './points-told.ts';

export interface Manner extends DraftWishes {
  /** "The Facebook post", for an "it" that nothing in the message names. */
  topic: string | null;
}

/** The points as one message. A request is thanked for; nothing else is. */
export function putTogether(points: readonly Point[], { topic, isThanked, isGreeted }: Manner): string {
  const body = naming(ordered(points), topic).map(({ text }) => text);
  const isAsking = points.some(({ kind }) => kind === 'request' || kind === 'wish' || kind === 'answer-by');
  return [isGreeted ? 'Hi.' : null, ...body, isThanked && isAsking ? 'Thanks.' : null]
    .filter((part) => part !== null)
    .join(' ');
}

/** An apology first, what lies behind it, what is asked, and by when. What was dictated keeps its order. */
function ordered(points: readonly Point[]): Point[] {
  const isDictated = points.every(({ isStated }) => isStated);
  const rank = ({ kind, text }: Point): number => {
    if (kind === 'apology') return 0;
    if (kind === 'answer-by') return 3;
    if (isDictated) return 1;
    return (kind === 'fact' || kind === 'about-them') && !hangsOn.test(text) ? 1 : 2;
  };
  return points.toSorted((one, other) => rank(one) - rank(other));
}

/** A sentence that continues the one before it. */
const hangsOn = /^(?:It's because|Because|If not|Otherwise|Then|That way|After that|Instead)\b/;

const asksForIt =
  /\b((?:take|give|bring|send|return|pay|delete|remove|like|want|need|sign|confirm|keep|leave|drop|put)s?) it\b/i;

/** "Please take it down" says what, where nothing before it does. */
function naming(points: readonly Point[], topic: string | null): Point[] {
  if (!topic) return [...points];
  let isNamed = false;
  return points.map((point) => {
    isNamed ||= mentions(point.text, topic);
    if (isNamed) return point;
    const text = startsWithIt.test(point.text)
      ? point.text.replace(
          startsWithIt,
          (_whole, is: string) => `${begun(topic)} ${is.replace("'s", 'is').trim()} `,
        )
      : point.text.replace(asksForIt, (_whole, verb: string) => `${verb} ${topic}`);
    isNamed = text !== point.text;
    return { ...point, text };
  });
}

/** Not "it's because", "it's in the agreement". */
const startsWithIt =
  /^It('s| is| was)(?! because| in | my | not | raining| too | already | going to | \d)\b /;

function begun(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function mentions(text: string, topic: string): boolean {
  const said = terms(text);
  return [...terms(topic)].some((term) => said.has(term));
}
