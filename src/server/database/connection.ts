/**
 * One statement with `$1` parameters. Pass objects and arrays for json columns as JSON text and cast
 * (`$1::text::jsonb`): the two drivers agree on text alone.
 */
export interface Transaction {
  query<Row>(text: string, parameters?: readonly unknown[], options?: StatementOptions): Promise<Row[]>;
}

export interface StatementOptions {
  /** The text of the statement depends on a request, so only a limited number of such statements is prepared. */
  isShaped?: boolean;
  /**
   * The work sends no further statements, and nothing in the rows makes it reject. The commit may be sent together with
   * the statement, which saves a round trip.
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
  /** `none`: the role that opened the connection is used. */
  authRole: 'supabase_auth_admin' | 'none';
  /**
   * `opening` is sent together with the first statement of the work, or alone if there is none. If it fails, nothing
   * else runs.
   */
  transaction<Result>(
    opening: Statement,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result>;
  /** Runs on a separate connection, without a timeout. */
  maintenance<Result>(work: (owner: Owner) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
