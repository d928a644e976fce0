import type { LoggedStatement } from '../tests/growth/heard-statement.ts';

/** Milliseconds of each execution of a statement in PostgreSQL, by its text, including its parsing if there was any. */
export type StatementTimes = Map<string, number[]>;

/** The statements that one database received. */
export function statementsOf(heard: readonly LoggedStatement[], database: string): StatementTimes {
  const taken: StatementTimes = new Map();
  const begun = new Map<number, number>();
  for (const { pid, database: of, step, query, ms } of heard) {
    if (of !== database) continue;
    const sofar = (begun.get(pid) ?? 0) + ms;
    const isOver = step === 'execute' || step === 'statement';
    begun.set(pid, isOver ? 0 : sofar);
    if (isOver) taken.set(query, [...(taken.get(query) ?? []), sofar]);
  }
  return taken;
}

export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}
