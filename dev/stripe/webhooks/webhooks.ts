import { createHmac } from 'node:crypto';
import { isLoopback } from '#server/http/loopback.ts';
import type { Json } from '../contract/contract.ts';
import { DAY, HOUR, MINUTE } from '../world/periods.ts';
import type { Delivery, EndpointRecord } from '../world/state.ts';
import type { World } from '../world/world.ts';

/** Faults of webhook delivery. */
export interface Chaos {
  /** The events of one action arrive in the wrong order. */
  reverse?: boolean;
  /** Every event arrives twice. */
  duplicate?: boolean;
  /** Events wait until `deliverDelayed`. */
  delay?: boolean;
  /** Events never arrive. */
  drop?: boolean;
}

/** Retry delays after a refusal, counted from the first attempt, over three days as at Stripe. */
const retries = [5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, DAY, 2 * DAY, 3 * DAY];

export class Webhooks {
  chaos: Chaos = {};
  readonly #world: World;
  #batch: Delivery[] = [];
  #pumping = false;
  #waiting: (() => void)[] = [];

  constructor(world: World) {
    this.#world = world;
  }

  /** Holds the event until the action that caused it is answered. */
  add(event: Json): void {
    for (const endpoint of Object.values(this.#world.state.endpoints)) {
      const isWanted = endpoint.events.some((name) => name === '*' || name === event['type']);
      if (!endpoint.enabled || !isWanted) continue;
      const id = String(event['id']);
      this.#batch.push({ event: id, endpoint: endpoint.id, attempts: 0, nextAttempt: null, delayed: false });
    }
  }

  /** Sends the events of the action. */
  flush(): void {
    const { reverse, duplicate, delay, drop } = this.chaos;
    const batch = reverse ? this.#batch.toReversed() : this.#batch;
    this.#batch = [];
    if (!drop) {
      const sent = duplicate ? batch.flatMap((delivery) => [delivery, { ...delivery }]) : batch;
      const isDelayed = delay === true;
      this.#world.state.deliveries.push(...sent.map((delivery) => ({ ...delivery, delayed: isDelayed })));
    }
    void this.#pump();
  }

  deliverDelayed(): void {
    for (const delivery of this.#world.state.deliveries) delivery.delayed = false;
    void this.#pump();
  }

  /** Settles when every due webhook has been delivered or refused. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#settle();
    });
  }

  forget(): void {
    this.#batch = [];
  }

  async #pump(): Promise<void> {
    if (this.#pumping) return;
    this.#pumping = true;
    try {
      for (let next = this.#due(); next; next = this.#due()) await this.#deliver(next);
    } finally {
      this.#pumping = false;
      this.#settle();
    }
  }

  #due(): Delivery | undefined {
    return this.#world.state.deliveries.find(
      ({ delayed, nextAttempt }) => !delayed && (nextAttempt ?? 0) <= this.#world.now(),
    );
  }

  #settle(): void {
    if (this.#pumping || this.#batch.length > 0) return;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  async #deliver(delivery: Delivery): Promise<void> {
    const { state } = this.#world;
    const endpoint = state.endpoints[delivery.endpoint];
    const event = state.events[delivery.event];
    const isTaken = !endpoint || !event || (await post(endpoint, event));
    const retry = retries[delivery.attempts];
    if (isTaken || retry === undefined) {
      state.deliveries = state.deliveries.filter((other) => other !== delivery);
      if (event && isTaken) event['pending_webhooks'] = 0;
      return;
    }
    delivery.attempts += 1;
    delivery.nextAttempt = this.#world.now() + retry;
  }
}

async function post(endpoint: EndpointRecord, event: Json): Promise<boolean> {
  // Never sends to another machine, whatever URL is registered.
  if (!isLoopback(new URL(endpoint.url).hostname)) return true;
  const body = JSON.stringify(event);
  try {
    const answer = await fetch(endpoint.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature(body, endpoint.secret) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(20_000),
    });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Uses the real clock, even if the stand-in's was moved, because the receiver compares the time with its own clock. */
function signature(body: string, secret: string): string {
  const time = Math.floor(Date.now() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
