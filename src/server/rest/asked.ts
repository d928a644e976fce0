import type { Transaction } from '../database/database.ts';

/** One request: what it says, and the way to the database as the one who asks. */
export interface Asked {
  request: Request;
  url: URL;
  asCaller<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
}

export function header(asked: Asked, name: string): string | undefined {
  return asked.request.headers.get(name) ?? undefined;
}
