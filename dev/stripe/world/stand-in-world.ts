import type { Context } from 'hono';
import { nextDue } from './clock.ts';
import type { Json } from '../contract/contract.ts';
import type { State } from './state.ts';
import { Webhooks } from '../webhooks/webhooks.ts';
import { type Dunning, newEvent, type World } from './world.ts';

interface WorldOptions {
  state: State;
  now: () => Date;
  dunning: Dunning;
  save: () => void;
}

/** The state with its clock: everything due happens, in order, before any other action. */
export class StandInWorld implements World {
  readonly state: State;
  readonly dunning: Dunning;
  readonly webhooks: Webhooks;
  url = '';
  request: World['request'] = null;
  readonly #now: () => Date;
  readonly #save: () => void;
  #reached: number | null = null;

  constructor({ state, now, dunning, save }: WorldOptions) {
    this.state = state;
    this.dunning = dunning;
    this.#now = now;
    this.#save = save;
    this.webhooks = new Webhooks(this);
  }

  now(): number {
    return this.#reached ?? Math.floor(this.time().getTime() / 1000);
  }

  time(): Date {
    return new Date(this.#now().getTime() + this.state.clockOffset);
  }

  emit(type: string, object: Json, previous?: Json): void {
    const event = newEvent(this, type, object, previous);
    this.state.events[String(event['id'])] = event;
    this.webhooks.add(event);
    forgetOldest(this.state.events);
  }

  /** One action of a request: its webhooks are sent after its response. */
  act<T>(context: Context | null, request: World['request'], action: () => T): T {
    this.#catchUp();
    this.request = request;
    try {
      return action();
    } finally {
      this.request = null;
      forgetOldest(this.state.idempotency);
      this.#save();
      afterAnswer(context, () => this.webhooks.flush());
    }
  }

  advance(to: Date): void {
    const offset = to.getTime() - this.#now().getTime();
    if (offset < this.state.clockOffset) throw new RangeError('The clock goes forward only.');
    this.act(null, null, () => {
      this.state.clockOffset = offset;
      this.#catchUp();
    });
  }

  #catchUp(): void {
    const until = Math.floor(this.time().getTime() / 1000);
    try {
      for (let due = nextDue(this, until); due; due = nextDue(this, until)) {
        this.#reached = due.at;
        due.happen();
      }
    } finally {
      this.#reached = null;
    }
  }
}

/** The maximum history: the file must not grow indefinitely. */
const KEPT = 2000;

function forgetOldest(records: Record<string, unknown>): void {
  const ids = Object.keys(records);
  for (const id of ids.slice(0, Math.max(0, ids.length - KEPT))) delete records[id];
}

interface NodeBindings {
  outgoing?: { once(event: 'close', listener: () => void): void };
}

function afterAnswer(context: Context | null, then: () => void): void {
  const outgoing = (context?.env as NodeBindings | undefined)?.outgoing;
  if (outgoing) outgoing.once('close', then);
  else then();
}
