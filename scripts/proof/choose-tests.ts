/** The steps in the order in which an error is cheapest to find. */
export const steps = [
  'format',
  'lint',
  'types',
  'dead code',
  'build',
  'unit',
  'db',
  'contract',
  'e2e',
  'logs',
] as const;
export type Step = (typeof steps)[number];
export type TestStep = 'unit' | 'db' | 'contract' | 'e2e';

/** Whole parts, or test files by the part that runs them. */
export type Choice =
  | { kind: 'steps'; steps: readonly Step[] }
  | { kind: 'files'; files: ReadonlyMap<TestStep, readonly string[]>; vitest: readonly string[] }
  | { kind: 'unknown'; problem: string };

/**
 * Parses the words after `npm test --`. `testFiles` lists all test files, with forward slashes, from the root. All words
 * from the first one that begins with a dash are passed to Vitest.
 */
export function chooseTests(words: readonly string[], testFiles: readonly string[]): Choice {
  const dash = words.findIndex((word) => word.startsWith('-'));
  const named = dash === -1 ? words : words.slice(0, dash);
  const vitest = dash === -1 ? [] : words.slice(dash);
  const parts = named.filter(isStep);
  const paths = named.filter((word) => !isStep(word));
  if (paths.length === 0 && vitest.length > 0)
    return { kind: 'unknown', problem: `Put the path of a test file before ${vitest.join(' ')}.` };
  if (paths.length === 0)
    return { kind: 'steps', steps: steps.filter((step) => parts.length === 0 || parts.includes(step)) };
  if (parts.length > 0)
    return {
      kind: 'unknown',
      problem: `Name either parts or paths, not both: ${named.join(' ')} mixes them.`,
    };

  const found = paths.map((path) => ({ path, files: testsAt(path, testFiles) }));
  const nowhere = found.filter(({ files }) => files.length === 0).map(({ path }) => path);
  if (nowhere.length > 0)
    return {
      kind: 'unknown',
      problem: `There’s no part or test at ${nowhere.join(', ')}. The parts are ${steps.join(', ')}.`,
    };
  return { kind: 'files', files: groupByStep(found.flatMap(({ files }) => files)), vitest };
}

/** The parts that run these files, in their order, each file once. */
export function groupByStep(files: readonly string[]): Map<TestStep, string[]> {
  const grouped = Map.groupBy(new Set(files), stepOf);
  const order: readonly Step[] = steps;
  return new Map([...grouped].toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)));
}

/** The tests of a test file, of a folder, or beside a source file. */
export function testsAt(path: string, testFiles: readonly string[]): readonly string[] {
  const plain = path.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/$/, '');
  const beside = plain.replace(/\.tsx?$/, '.test');
  return testFiles.filter(
    (file) =>
      file === plain ||
      file.startsWith(`${plain}/`) ||
      (beside !== plain && (file === `${beside}.ts` || file === `${beside}.tsx`)),
  );
}

function stepOf(file: string): TestStep {
  const folder = /^tests\/(db|contract|e2e)\//.exec(file)?.[1];
  return folder === 'db' || folder === 'contract' || folder === 'e2e' ? folder : 'unit';
}

function isStep(word: string): word is Step {
  return (steps as readonly string[]).includes(word);
}
