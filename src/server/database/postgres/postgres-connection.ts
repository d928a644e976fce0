import { setTimeout as wait } from 'node:timers/promises';
import { BackendUnavailable, isConnectionLost, isUnavailable } from '../backend-unavailable.ts';
import type { Owner, StatementOptions } from '../connection.ts';
import { type PostgresAddress, readPostgresAddress } from './postgres-address.ts';
import { type Driver, type DriverTransaction, openDriver } from './postgres-driver.ts';

export type PostgresWork<Result> = (owner: Owner) => Promise<Result>;

/** Of a text that follows a request; any other is. */
type MayBePrepared = (text: string) => boolean;

interface Standing {
  hasBegun: boolean;
  /** What its work still asks is refused: the connection is lost, or has a successor. */
  isOver: boolean;
  /** The first error of a statement. */
  failure?: unknown;
}

/** A clock and a wait (ms), and a lot from 0 to 1, so that many connections do not come back in one moment. */
export interface Pace {
  now(): number;
  wait(milliseconds: number): Promise<unknown>;
  lot(): number;
}

const ownPace: Pace = { now: () => performance.now(), wait, lot: Math.random };

const FIRST_REST_MS = 200;
const LONGEST_REST_MS = 1000;

/**
 * One connection to PostgreSQL, for one transaction at a time; it is made when it is needed, and anew after it was lost or
 * has stood still for `workMs`. A driver of its own for each: postgres.js 3.4.9 keeps what it could not write for the next
 * connection that it makes, which then cannot begin.
 */
export class PostgresConnection {
  readonly #address: PostgresAddress;
  readonly #mayBePrepared: MayBePrepared;
  readonly #pace: Pace;
  #driver: Driver | null = null;
  #isClosed = false;
  /** Attempts to begin since the last that began. */
  #failures = 0;
  #lostAt = 0;

  constructor(url: string, mayBePrepared: MayBePrepared = () => false, pace = ownPace) {
    this.#address = readPostgresAddress(url).address;
    this.#mayBePrepared = mayBePrepared;
    this.#pace = pace;
  }

  /** Rejects with `BackendUnavailable` when the database is at fault, or after `workMs`; what ran is rolled back then. */
  async transaction<Result>(work: PostgresWork<Result>, workMs?: number): Promise<Result> {
    await this.#rest();
    if (this.#isClosed) throw new BackendUnavailable('unreachable');
    const driver = (this.#driver ??= openDriver(this.#address));
    const standing: Standing = { hasBegun: false, isOver: false };
    try {
      const result = await within(run(driver, work, standing, this.#mayBePrepared), workMs);
      this.#failures = 0;
      return result;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      this.#drop(driver);
      this.#failures = standing.hasBegun ? 0 : this.#failures + 1;
      this.#lostAt = this.#pace.now();
      throw error instanceof BackendUnavailable ? error : new BackendUnavailable('unreachable', error);
    } finally {
      standing.isOver = true;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#driver?.end(5);
  }

  /** A database that does not answer is not asked without a break; who asks again should find one that is back. */
  async #rest(): Promise<void> {
    if (this.#failures === 0) return;
    const longest = Math.min(FIRST_REST_MS * 2 ** (this.#failures - 1), LONGEST_REST_MS);
    const untilMs = this.#lostAt + (longest * (1 + this.#pace.lot())) / 2;
    await this.#pace.wait(Math.max(0, untilMs - this.#pace.now()));
  }

  /** Not waited for: where nothing is heard of the database, nothing is heard of its end either. */
  #drop(driver: Driver): void {
    if (this.#driver === driver) this.#driver = null;
    void driver.end(0);
  }
}

/**
 * On a connection that is gone nothing more is asked, not even the end of the transaction: the driver would write where
 * there is nothing to write to, with nobody to catch the error, or into the transaction of the next one.
 */
async function run<Result>(
  driver: Driver,
  work: PostgresWork<Result>,
  standing: Standing,
  mayBePrepared: MayBePrepared,
): Promise<Result> {
  const lost = Promise.withResolvers<never>();
  const lose = (error: unknown) => {
    standing.isOver = true;
    lost.reject(error);
  };
  return Promise.race([ran(driver, work, { standing, lose, mayBePrepared }), lost.promise]);
}

interface Run {
  standing: Standing;
  lose: (error: unknown) => void;
  mayBePrepared: MayBePrepared;
}

/** Resolves when the database has said that it committed, and never otherwise. */
async function ran<Result>(
  driver: Driver,
  work: PostgresWork<Result>,
  { standing, ...rest }: Run,
): Promise<Result> {
  const transaction = await driver.begin(rest.lose);
  standing.hasBegun = true;
  const result = await work(ownerOver(transaction, { standing, ...rest })).catch(async (error: unknown) => {
    if (!standing.isOver) await transaction.rollBack();
    throw error;
  });
  if (standing.isOver) throw new BackendUnavailable('unreachable');
  if (await transaction.commit()) return result;
  throw standing.failure ?? new Error('The database did not commit');
}

function ownerOver(transaction: DriverTransaction, { standing, lose, mayBePrepared }: Run): Owner {
  const ask = async <Answer>(statement: () => PromiseLike<Answer>): Promise<Answer> => {
    if (standing.isOver) throw new BackendUnavailable('unreachable');
    try {
      return await statement();
    } catch (error) {
      standing.failure ??= error;
      if (isConnectionLost(error)) lose(error);
      throw error;
    }
  };
  return {
    query: async <Row>(
      text: string,
      parameters: readonly unknown[] = [],
      { isShaped = false, isLast = false }: StatementOptions = {},
    ) =>
      (await ask(() =>
        transaction.query(text, parameters, !isShaped || mayBePrepared(text), isLast),
      )) as Row[],
    script: (text) => ask(() => transaction.script(text)),
  };
}

async function within<Result>(working: Promise<Result>, workMs: number | undefined): Promise<Result> {
  if (workMs === undefined) return working;
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new BackendUnavailable('slow')), workMs);
  try {
    return await Promise.race([working, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
