import type { Transaction } from '../database/database.ts';

/** One request: its contents, and access to the database as the caller. */
export interface RestRequest {
  request: Request;
  url: URL;
  asCaller<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
}

export function header(asked: RestRequest, name: string): string | undefined {
  return asked.request.headers.get(name) ?? undefined;
}
