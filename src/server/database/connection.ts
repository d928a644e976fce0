/**
 * One statement with `$1` parameters. Pass objects and arrays for json columns as JSON text and cast
 * (`$1::text::jsonb`): the two drivers agree on text alone.
 */
export interface Transaction {
  query<Row>(text: string, parameters?: readonly unknown[], options?: StatementOptions): Promise<Row[]>;
}

export interface StatementOptions {
  /** The statement depends on a request, so only a bounded number of them is prepared. */
  isShaped?: boolean;
  /**
   * The work asks nothing more, and nothing in the rows makes it reject: the commit may be sent with the statement, which saves
   * a round trip.
   */
  isLast?: boolean;
}

/** `script` may have many statements. */
export type Owner = Transaction & { script(text: string): Promise<void> };

export interface Statement {
  text: string;
  parameters: readonly string[];
}

/** A connection to the embedded database or to PostgreSQL. */
export interface Connection {
  isShared: boolean;
  /** `none`: the role that opened the connection. */
  authRole: 'supabase_auth_admin' | 'none';
  /**
   * `opening` is sent together with the first statement of the work, or alone if there is none. After an error in it nothing
   * else runs.
   */
  transaction<Result>(
    opening: Statement,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result>;
  /** On a separate connection, without a timeout. */
  maintenance<Result>(work: (owner: Owner) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
