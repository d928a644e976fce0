/**
 * One statement with `$1` parameters. Pass objects and arrays for json columns as JSON text and cast
 * (`$1::text::jsonb`): the two drivers agree on text alone.
 */
export interface Transaction {
  /** `isShaped`: the text itself follows a request, so that only a bounded number of such texts may be prepared. */
  query<Row>(text: string, parameters?: readonly unknown[], isShaped?: boolean): Promise<Row[]>;
}

/** `script` may hold many statements. */
export type Owner = Transaction & { script(text: string): Promise<void> };

export interface Statement {
  text: string;
  parameters: readonly string[];
}

/** The way to one of the two kinds of database. */
export interface Connection {
  isShared: boolean;
  /** `none`: the one that the connection was opened with. */
  authRole: 'supabase_auth_admin' | 'none';
  /**
   * `opening` is sent together with the first statement of the work, or alone where the work has none. If it raises an
   * error, nothing after it is run.
   */
  transaction<Result>(
    opening: Statement,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result>;
  /** Beside the requests, and for as long as it takes. */
  maintenance<Result>(work: (owner: Owner) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
