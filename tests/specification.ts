import type { Row } from '../scripts/specification/table.ts';

/** The errors of the statements in `docs/specification.md`, given the tests that claim to prove each ID. */
export function findFaults(
  statements: readonly Row[],
  tests: ReadonlyMap<string, readonly string[]>,
): string[] {
  const ids = statements.map(({ id }) => id);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands twice`),
    ...[...tests]
      .filter(([id]) => !ids.includes(id))
      .map(([id, [test]]) => `${test} proves ${id}, which is unknown`),
    ...statements.flatMap((statement) => faultsOf(statement, tests)),
  ];
}

/** A statement is proven by tests or replaced by a decision, written as `→ id`, that is proven by tests. */
function faultsOf(
  { id, cells: [words], written }: Row,
  tests: ReadonlyMap<string, readonly string[]>,
): string[] {
  const faults: string[] = [];
  if (!words) faults.push(`${id} says nothing`);
  const decision = /^→ (\S+)$/.exec(written)?.[1];
  if (decision && !tests.has(decision)) faults.push(`${id}: no test proves decision ${decision}`);
  if (!decision && !tests.has(id)) faults.push(`no test proves ${id}`);
  return faults;
}
