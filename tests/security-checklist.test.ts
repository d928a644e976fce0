import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { faultsInChecklist, readChecklist, requirements } from './security-checklist.ts';

const page = await readFile(path.resolve(import.meta.dirname, '../docs/security.md'), 'utf8');
const lines = readChecklist(page);

test('every level 2 requirement has a line in the checklist, and every proof named in a line exists', () => {
  expect(requirements).toHaveLength(253);
  expect(faultsInChecklist(lines)).toEqual([]);
});

test('the totals at the top of the checklist match the lines', () => {
  const many = (status: string) => lines.filter((line) => line.status === status).length;
  expect(page.replaceAll(/\s+/g, ' ')).toContain(
    `Of ${lines.length} requirements ${many('met')} are met, ${many('partly')} partly, ${many('gap')} are gaps, ${many('n/a')} do not apply.`,
  );
});

const shown = '| 9.1.1 | Signatures are verified | met | `src/server/auth/tokens/access-token.ts` |';

test.each([
  [
    'a file that is not there',
    '| 9.1.2 | One algorithm | met | `src/server/auth/no-such.ts` |',
    'there is no',
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
