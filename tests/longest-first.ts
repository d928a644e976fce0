import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take minutes. If one of them were started last, it would leave the other cores idle. */
const LONG = [
  'safety-classifier',
  'copies-processes',
  'operator-channel',
  'billing-state-machine',
  'killed',
  'rest-embedding-fuzz',
  'fuzz-postgres',
  'email-outbox',
  'database-faults',
  'mail-faults',
  'durability',
  'access-agrees',
  'model-engine',
  'chat.test',
  'accessibility-',
  'own-origin',
  'e2e/dev-loop',
  'e2e/start.test',
  'e2e/billing',
  'e2e/offline',
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
