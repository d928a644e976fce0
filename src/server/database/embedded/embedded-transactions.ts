import { type PGlite, TransactionAbortedError, protocol } from '@electric-sql/pglite';
import type { Owner, Statement } from '../connection.ts';
import {
  type Answer,
  describedBy,
  isRolledBack,
  readAs,
  rowsIn,
  run,
  serialized,
} from './embedded-messages.ts';
import { type CachedStatement, type CachedStatements, openCachedStatements } from './embedded-statements.ts';

const { serialize } = protocol;

export type EmbeddedTransactions = <Result>(
  opening: Statement | null,
  work: (owner: Owner) => Promise<Result>,
) => Promise<Result>;

/**
 * Transactions in PostgreSQL's own protocol, one after the other. The driver calls the database six times per statement,
 * and has it parsed and planned each time. Here a known statement takes one call, and the first one is sent together
 * with the beginning of the transaction.
 */
export function openEmbeddedTransactions(pglite: PGlite): EmbeddedTransactions {
  const kept = openCachedStatements();
  return (opening, work) =>
    pglite._runExclusiveTransaction(async () => {
      await pglite._checkReady();
      const transaction = new EmbeddedTransaction(pglite, kept, opening);
      try {
        const result = await work(transaction);
        await transaction.commit();
        return result;
      } catch (error) {
        await transaction.rollBack();
        throw error;
      }
    });
}

class EmbeddedTransaction implements Owner {
  readonly #pglite: PGlite;
  readonly #kept: CachedStatements;
  readonly #opening: Statement | null;
  #state: 'waiting' | 'open' | 'closed' = 'waiting';

  constructor(pglite: PGlite, kept: CachedStatements, opening: Statement | null) {
    this.#pglite = pglite;
    this.#kept = kept;
    this.#opening = opening;
  }

  query<Row>(text: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.#inTurn(async () => {
      const statement = await this.#known(text);
      const values = serialized(parameters, statement, this.#pglite.serializers);
      try {
        const answer = await this.#send([...run(statement.name, values), serialize.sync()]);
        return rowsIn(answer, statement, this.#pglite.parsers) as Row[];
      } catch (error) {
        this.#kept.forget(text, statement.name);
        throw error;
      }
    });
  }

  script(text: string): Promise<void> {
    return this.#inTurn(async () => {
      await this.#send([serialize.sync(), serialize.query(text)]);
    });
  }

  commit(): Promise<void> {
    return this.#inTurn(async () => {
      // Without a statement the opening still runs, because it may refuse.
      const isEmpty = this.#state === 'waiting' && !this.#opening;
      const answer = isEmpty ? [] : await this.#send([serialize.sync(), serialize.query('commit')]);
      this.#state = 'closed';
      if (isRolledBack(answer)) throw new TransactionAbortedError();
    });
  }

  async rollBack(): Promise<void> {
    if (this.#state === 'open') await this.#inTurn(() => this.#exchange([serialize.query('rollback')]));
    this.#state = 'closed';
  }

  /** Two statements that are requested at once run one after the other, and a copy of the files waits for both. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#pglite.runExclusive(async () => {
      if (this.#state === 'closed') throw new Error('The transaction is over');
      return work();
    });
  }

  async #known(text: string): Promise<CachedStatement> {
    const known = this.#kept.find(text);
    if (known) return known;
    const name = this.#kept.takeName();
    try {
      const answer = await this.#send([
        ...readAs(name, text),
        serialize.describe({ type: 'S', name }),
        serialize.sync(),
      ]);
      return this.#kept.keep(text, { name, ...describedBy(answer) });
    } catch (error) {
      this.#kept.forget(text, name);
      throw error;
    }
  }

  /** The first statement is sent with the beginning of the transaction. */
  #send(messages: readonly Uint8Array[]): Promise<Answer> {
    if (this.#state === 'open') return this.#exchange(messages);
    this.#state = 'open';
    const begin = serialize.query('begin');
    return this.#opening
      ? this.#sendBehind(begin, this.#opening, messages)
      : this.#exchange([begin, ...messages]);
  }

  /** If the opening fails, the database skips everything up to the next `sync`. */
  async #sendBehind(
    begin: Uint8Array,
    { text, parameters }: Statement,
    messages: readonly Uint8Array[],
  ): Promise<Answer> {
    const known = this.#kept.find(text);
    const name = known?.name ?? this.#kept.takeName();
    try {
      const answer = await this.#exchange([
        begin,
        ...(known ? [] : readAs(name, text)),
        ...run(name, parameters),
        ...messages,
      ]);
      if (!known) this.#kept.keep(text, { name, parameterTypes: [], columns: [] });
      return answer;
    } catch (error) {
      this.#kept.forget(text, name);
      throw error;
    }
  }

  #exchange(messages: readonly Uint8Array[]): Promise<Answer> {
    return this.#pglite.execProtocolStream(Buffer.concat(messages), { syncToFs: false });
  }
}
