import { setTimeout as wait } from 'node:timers/promises';
import { BackendUnavailable, isConnectionLost, isUnavailable } from '../backend-unavailable.ts';
import type { Owner, StatementOptions } from '../connection.ts';
import { type PostgresAddress, readPostgresAddress } from './postgres-address.ts';
import { type Driver, type DriverTransaction, openDriver } from './postgres-driver.ts';

export type PostgresWork<Result> = (owner: Owner) => Promise<Result>;

/** Whether a request-dependent text may be prepared. Any other text always may. */
type MayBePrepared = (text: string) => boolean;

interface Standing {
  hasBegun: boolean;
  /** Further statements of its work are refused: the connection is lost, or has been replaced. */
  isOver: boolean;
  /** The first error of a statement. */
  failure?: unknown;
}

/** A clock, a wait (ms), and a random number from 0 to 1, so that many connections do not reconnect at the same moment. */
export interface Pace {
  now(): number;
  wait(milliseconds: number): Promise<unknown>;
  lot(): number;
}

const defaultPace: Pace = { now: () => performance.now(), wait, lot: Math.random };

const FIRST_RETRY_DELAY_MS = 200;
const MAX_RETRY_DELAY_MS = 1000;

/**
 * One connection to PostgreSQL, for one transaction at a time. It is opened when it is needed, and reopened after it was
 * lost or has been idle for `workMs`. Each connection has a driver of its own: postgres.js 3.4.9 keeps unwritten data
 * for the next connection, which then cannot start.
 */
export class PostgresConnection {
  readonly #address: PostgresAddress;
  readonly #mayBePrepared: MayBePrepared;
  readonly #pace: Pace;
  #driver: Driver | null = null;
  #isClosed = false;
  /** Failed attempts to begin since the last success. */
  #failures = 0;
  #lostAt = 0;

  constructor(url: string, mayBePrepared: MayBePrepared = () => false, pace = defaultPace) {
    this.#address = readPostgresAddress(url).address;
    this.#mayBePrepared = mayBePrepared;
    this.#pace = pace;
  }

  /**
   * Rejects with `BackendUnavailable` when the database is at fault, or after `workMs`; the transaction is then rolled
   * back.
   */
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

  /** A database that does not respond is retried with pauses; a later caller should find it once it is back. */
  async #rest(): Promise<void> {
    if (this.#failures === 0) return;
    const longest = Math.min(FIRST_RETRY_DELAY_MS * 2 ** (this.#failures - 1), MAX_RETRY_DELAY_MS);
    const untilMs = this.#lostAt + (longest * (1 + this.#pace.lot())) / 2;
    await this.#pace.wait(Math.max(0, untilMs - this.#pace.now()));
  }

  /** Not awaited: a database that does not respond would not report the end either. */
  #drop(driver: Driver): void {
    if (this.#driver === driver) this.#driver = null;
    void driver.end(0);
  }
}

/**
 * Nothing more is sent on a lost connection, not even the end of the transaction. The driver would write to a closed
 * socket with nothing to catch the error, or into the transaction of the next connection.
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

/** Resolves only when the database has confirmed the commit. */
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
