import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take long, or wait long for servers that start and stop. If one of them were started last, it would leave
 * the other cores idle.
 */
const LONG = [
  // Measures the memory of its process, so it is the first file of its worker.
  'contract/fuzz.test',
  'db/upgrades',
  'safety-classifier',
  'papers/papers.test',
  'copies-processes',
  'killed',
  'operator-channel',
  'billing-state-machine',
  'operator-backup',
  'rest-embedding-fuzz',
  'fuzz-postgres',
  'email-outbox',
  'contract/container',
  'database-faults',
  'mail-faults',
  'contract/faults',
  'growth-plans',
  'durability',
  'access-agrees',
  'rest-expensive-queries',
  'long-conversations',
  'model-engine',
  'e2e/papers.test',
  'accessibility-',
  'own-origin',
  'e2e/dev-loop',
  'e2e/start.test',
  'e2e/billing',
  'e2e/offline',
  'e2e/settings',
  'e2e/cases',
  'e2e/reminders',
  'e2e/keyboard',
  'e2e/open-states',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the method of a sequencer, not of an array
    const asUsual = await super.sort(files);
    return asUsual.toSorted((one, other) => rank(one) - rank(other));
  }
}

function rank(file: TestSpecification): number {
  const place = LONG.findIndex((name) => file.moduleId.includes(name));
  return place === -1 ? LONG.length : place;
}
