import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readClaims, testsById } from '../scripts/specification/proofs.ts';
import { faultsInChecklist, kindOfProof, readChecklist, requirements } from './security-checklist.ts';

const page = await readFile(path.resolve(import.meta.dirname, '../docs/security.md'), 'utf8');
const lines = readChecklist(page);

test('every level 2 requirement has a line in the checklist, and every file named in a line exists', () => {
  expect(requirements).toHaveLength(253);
  expect(faultsInChecklist(lines)).toEqual([]);
});

// tests/specification.test.ts checks the other direction: that each line names these tests, and that none is skipped.
test('every test that claims to prove a requirement names one of level 2', () => {
  const ids = [...testsById('ASVS', readClaims().proofs).keys()];
  expect(ids.filter((id) => !requirements.includes(id))).toEqual([]);
});

test('the totals at the top of the checklist match the lines', () => {
  const many = (status: string) => lines.filter((line) => line.status === status);
  const shownBy = (kind: string) => many('met').filter((line) => kindOfProof(line) === kind).length;
  expect(page.replaceAll(/\s+/g, ' ')).toContain(
    `Of ${lines.length} requirements ${many('met').length} are met, ${many('partly').length} partly, ${many('gap').length} are gaps, ${many('n/a').length} do not apply. Of those met, ${shownBy('test')} are shown by tests, ${shownBy('document')} by a document and ${shownBy('code')} only by code that a person has read.`,
  );
});

const shown = '| 9.1.1 | Signatures are verified | met | `src/server/auth/tokens/access-token.ts` |';

test.each([
  [
    'a file that is not there',
    '| 9.1.2 | One algorithm | met | `src/server/auth/no-such.ts` |',
    'there is no',
  ],
  [
    'a test file instead of tests',
    '| 9.1.2 | One algorithm | met | `tests/contract/auth-abuse.test.ts` |',
    'instead of its tests',
  ],
  ['a claim without a proof', '| 9.1.2 | One algorithm | met |  |', '9.1.2 is met without a proof'],
  ['another status', '| 9.1.2 | One algorithm | done | `package.json` |', 'has the status "done"'],
  ['a gap that is shown', '| 9.1.2 | One algorithm | gap | `package.json` |', 'a gap with a proof'],
  ['no words', '| 9.1.2 |  | n/a |  |', '9.1.2 says nothing'],
  ['another number', `| 9.9.9 | Other | n/a |  |\n| 9.1.2 | One | n/a |  |`, '9.9.9 is no requirement'],
  ['the same number', `${shown}\n| 9.1.2 | One | n/a |  |`, '9.1.1 stands twice'],
])('planted: a checklist line with %s is detected', (_what, row, fault) => {
  const faults = faultsInChecklist(readChecklist(`${shown}\n${row}`), ['9.1.1', '9.1.2']);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(fault);
});

test('planted: a requirement without a checklist line is detected', () => {
  expect(faultsInChecklist(readChecklist(shown), ['9.1.1', '9.1.2'])).toEqual(['9.1.2 is missing']);
});
