import { setTimeout as wait } from 'node:timers/promises';
import { type Kind, type LoadPerson, ask, kinds, mix } from './mix.ts';
import type { Send } from './send.ts';

export interface RequestTiming {
  kind: Kind;
  /** Milliseconds since the scheduled time of the request, so a late start counts against the server. */
  ms: number;
  /** Milliseconds to the first piece of the answer. */
  firstMs: number;
}

export interface Run {
  taken: RequestTiming[];
  errors: Map<string, number>;
  sent: number;
  /** Seconds from the first request to the last answer. */
  seconds: number;
}

interface Load {
  send: Send;
  people: readonly LoadPerson[];
  /** Requests per second, independent of how fast the server answers. */
  rate: number;
  seconds: number;
  seed: number;
}

/** Sends requests at random times that don't wait for each other, as real people do. */
export async function runOpenLoop({ send, people, rate, seconds, seed }: Load): Promise<Run> {
  const random = randomFrom(seed);
  // People take turns for each kind of request, so no person has two at once.
  const turns = new Map(
    kinds.map((kind, index) => [kind, Math.floor((index * people.length) / kinds.length)]),
  );
  const running = new Set<Promise<void>>();
  const run: Run = { taken: [], errors: new Map(), sent: 0, seconds: 0 };
  const start = performance.now();
  let due = start;
  while (due < start + seconds * 1000) {
    const early = due - performance.now();
    if (early > 0) await wait(early);
    const kind = pick(random());
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    const person = people[turn % people.length];
    if (!person) throw new Error('Nobody is there');
    const one: Promise<void> = note(run, kind, due, send, person).finally(() => running.delete(one));
    running.add(one);
    run.sent += 1;
    due += (-Math.log(1 - random()) * 1000) / rate;
  }
  await Promise.all(running);
  run.seconds = (performance.now() - start) / 1000;
  return run;
}

async function note(run: Run, kind: Kind, due: number, send: Send, person: LoadPerson): Promise<void> {
  try {
    const { firstAt } = await ask[kind](send, person);
    const end = performance.now();
    run.taken.push({ kind, ms: end - due, firstMs: (firstAt || end) - due });
  } catch (error) {
    const what = `${kind}: ${error instanceof Error ? error.message : String(error)}`;
    run.errors.set(what, (run.errors.get(what) ?? 0) + 1);
  }
}

function pick(share: number): Kind {
  let at = share * 100;
  return kinds.find((kind) => (at -= mix[kind]) < 0) ?? 'read';
}

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The value that this share (0 to 1) of the values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}
