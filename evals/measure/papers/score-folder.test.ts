import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scoreFolder } from './score-folder.ts';

const paper = `NOTICE OF HEARING
Case No. 26-DR-0118
A hearing will be held on December 15, 2026 at 9:00 a.m.
Dated: November 2, 2026`;
const later = '\nA status conference will be set by separate notice.';

const truth = {
  id: 'notice',
  kind: 'notice-of-hearing',
  caseNo: '26-DR-0118',
  dates: ['2026-12-15', '2026-11-02'],
  hearing: '2026-12-15T09:00',
  periods: [],
  money: [],
  meanings: { '2026-12-15': ['hearing'], '2026-11-02': ['signed'] },
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'papers-'));
  await writeFile(path.join(folder, 'notice.txt'), paper);
});
afterAll(() => rm(folder, { recursive: true }));

async function scored(changes: Partial<Record<keyof typeof truth | 'mustWarn', unknown>>) {
  await writeFile(path.join(folder, 'truth.json'), JSON.stringify([{ ...truth, ...changes }]));
  return scoreFolder(folder);
}

test('a paper whose findings equal the truth has no errors', async () => {
  const figures = await scored({});
  expect(figures.hearings).toEqual({ sure: 1, doubtful: 0, warned: 0, lost: 0 });
  expect(figures.wrongAndCertain).toBe(0);
  expect(figures.rightDatesToCheck).toBe('0/2');
});

test('planted: a wrong meaning, a nonexistent day and a wrong hour count as wrong and certain', async () => {
  const meaning = await scored({ meanings: { ...truth.meanings, '2026-11-02': ['served'] } });
  expect(meaning.misses).toEqual(['notice WRONG AND CERTAIN 2026-11-02 as signed']);
  const day = await scored({ dates: ['2026-12-15'], meanings: { '2026-12-15': ['hearing'] } });
  expect(day.misses).toEqual(['notice WRONG AND CERTAIN 2026-11-02, which is not there']);
  const hour = await scored({ hearing: '2026-12-15T10:00' });
  expect(hour.misses).toContain('notice WRONG AND CERTAIN 2026-12-15T09:00 as a hearing');
  expect(hour.hearings.lost).toBe(1);
});

test('planted: a paper without the expected warning about an undated event counts as a miss', async () => {
  expect((await scored({ mustWarn: true })).misses).toEqual(['notice no warning']);
  await writeFile(path.join(folder, 'notice.txt'), paper + later);
  const { warned, misses } = await scored({ mustWarn: true });
  expect([warned, misses]).toEqual(['1/1', []]);
});
