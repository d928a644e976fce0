import { expect, test } from 'vitest';
import { parseSavedCases } from '#domain/journey/case.ts';
import { caseReports } from './cases.ts';

const cases = caseReports.map(({ courtCase }) => courtCase);

// Specification: 3.case.1
test('there are five cases, one of each type, with the match percentages of the specification', () => {
  expect(cases.map(({ id, caseType, relevancyScore }) => [id, caseType, relevancyScore])).toEqual([
    ['case-1', 'divorce', 95],
    ['case-2', 'property', 87],
    ['case-3', 'alimony', 78],
    ['case-4', 'custody', 92],
    ['case-5', 'support', 85],
  ]);
});

test('every case can be saved and parsed again', () => {
  expect(parseSavedCases(JSON.stringify(cases))).toEqual(cases);
});

test('no sample case resembles a real case', () => {
  for (const { courtCase, legalAnalysis } of caseReports) {
    expect(courtCase).toMatchObject({ isSample: true, url: null });
    expect(courtCase.caseName).toMatch(/^Sample v\. Sample \(/);
    expect(courtCase.docketNumber).toMatch(/^SAMPLE-\d{3}$/);
    expect(`${courtCase.court}, ${courtCase.jurisdiction}`).toBe('Sample Family Court, Sample State');
    expect(legalAnalysis[0]).toMatch(/^In this made-up case, /);
  }
});

// Specification: 2.case.3, 9.similar
test('every case has two related cases, at 85 and 72 percent', () => {
  const ids = cases.map(({ id }) => id);
  for (const { courtCase, similarCases } of caseReports) {
    expect(similarCases.map(({ relevancyScore }) => relevancyScore)).toEqual([85, 72]);
    const similar = similarCases.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(similar));
    expect(new Set([courtCase.id, ...similar]).size).toBe(3);
  }
});
