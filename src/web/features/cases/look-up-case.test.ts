import { expect, test } from 'vitest';
import { lookUpCase } from './look-up-case.ts';

const atOnce = async () => undefined;
const breaksOff = () => Promise.reject(new Error('no connection'));

// Specification: 7.other.1, 9.timing.4
test('a case is found with the names of related ones', async () => {
  const found = await lookUpCase('case-1', atOnce);
  expect(found?.courtCase.docketNumber).toBe('SAMPLE-001');
  expect(found?.similarCases).toEqual([
    { id: 'case-2', caseName: 'Sample v. Sample (property)', relevancyScore: 85 },
    { id: 'case-3', caseName: 'Sample v. Sample (alimony)', relevancyScore: 72 },
  ]);
});

test.each(['case-6', 'case-', 'CASE-1', '', '__proto__'])('there is no case %j', async (id) => {
  expect(await lookUpCase(id, atOnce)).toBeNull();
});

test('a failed lookup is an error, not a missing case', async () => {
  await expect(lookUpCase('case-1', breaksOff)).rejects.toThrow('no connection');
});
