import { expect, test } from 'vitest';
import type { Entitlement } from '../billing/access.ts';
import { type CourtCase, canReadCases, isSavedCase, parseSavedCases, toggleSavedCase } from './case.ts';
import { type Tier, tiers } from '../billing/plan.ts';

const now = new Date('2026-03-10T12:00:00Z');
const oneCase: CourtCase = {
  id: 'case-1',
  caseName: 'Sample v. Sample (divorce)',
  docketNumber: 'SAMPLE-001',
  court: 'Sample Family Court',
  dateDecided: '2024-03-15',
  jurisdiction: 'Sample State',
  caseType: 'divorce',
  summary: 'A summary.',
  url: null,
  relevancyScore: 95,
  isSample: true,
};
const otherCase: CourtCase = { ...oneCase, id: 'case-2' };

function on(tier: Tier, isSuperAdmin = false): Entitlement {
  return {
    tier,
    trialEndsAt: new Date('2026-03-12T12:00:00Z'),
    accessUntil: null,
    pausesAt: null,
    selectedAdvisors: [],
    isSuperAdmin,
  };
}

// Specification: 2.case.1, 6.cases
test('only the unlimited tier allows opening cases', () => {
  expect(tiers.filter((tier) => canReadCases(on(tier), now))).toEqual(['unlimited']);
});

// Specification: 6.cases
test('a superadmin can open cases in any tier', () => {
  expect(tiers.filter((tier) => canReadCases(on(tier, true), now))).toEqual(tiers);
});

// Specification: 4.case
test('saving adds a case at the end, and saving it again removes only that case', () => {
  const both = toggleSavedCase(toggleSavedCase([], oneCase), otherCase);
  expect(both).toEqual([oneCase, otherCase]);
  expect(toggleSavedCase(both, oneCase)).toEqual([otherCase]);
  expect(isSavedCase(both, 'case-2')).toBe(true);
  expect(isSavedCase(both, 'case-3')).toBe(false);
});

// Specification: 3.case.2
test('a stored list of cases is parsed', () => {
  const linked = { ...oneCase, url: 'https://court.example/decisions/1' };
  expect(parseSavedCases(JSON.stringify([linked, otherCase]))).toEqual([linked, otherCase]);
});

test.each([
  ['nothing', null],
  ['no JSON', '[{'],
  ['no list', JSON.stringify(oneCase)],
  ['a list of ids', '["case-1"]'],
  ['a missing field', JSON.stringify([{ ...oneCase, court: undefined }])],
  ['a field too many', JSON.stringify([{ ...oneCase, note: 'mine' }])],
  ['an unknown type', JSON.stringify([{ ...oneCase, caseType: 'tax' }])],
  ['no day', JSON.stringify([{ ...oneCase, dateDecided: 'last spring' }])],
  ['a script for an address', JSON.stringify([{ ...oneCase, url: 'javascript:alert(1)' }])],
  ['a match above 100', JSON.stringify([{ ...oneCase, relevancyScore: 101 }])],
])('%s is not a valid saved case', (_, kept) => {
  expect(parseSavedCases(kept)).toEqual([]);
});
