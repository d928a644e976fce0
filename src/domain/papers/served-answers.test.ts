import { expect, test } from 'vitest';
import type { PaperLine } from './paper.ts';
import { type CheckedFindings, servedAnswers } from './served-answers.ts';

const TODAY = '2026-05-04';
const caption = (...texts: string[]) =>
  texts.map((text) => ({ text, page: 0 })) as unknown as readonly PaperLine[];
const ohio = caption('IN THE COURT OF COMMON PLEAS', 'THORNE COUNTY, OHIO');
const found = (more: Partial<CheckedFindings>): CheckedFindings => ({
  kind: 'summons',
  limits: [],
  hearings: [],
  ...more,
});

test('a summons provides its state, number of days and hearing as answers', () => {
  const hearings = [
    { day: '2026-07-09', isDoubtful: false },
    { day: '2026-06-09', isDoubtful: false },
  ];
  expect(servedAnswers(found({ limits: [28], hearings }), ohio, TODAY)).toEqual({
    paper: 'petition',
    state: 'OH',
    days: 28,
    hearingDay: '2026-06-09',
  });
});

test('if two time limits differ, the number of days stays unanswered', () => {
  expect(servedAnswers(found({ limits: [21, 30] }), ohio, TODAY)?.days).toBeNull();
  expect(servedAnswers(found({ limits: [21, 21] }), ohio, TODAY)?.days).toBe(21);
});

test('a doubtful hearing or a past hearing is not passed on', () => {
  const hearings = [
    { day: '2026-06-09', isDoubtful: true },
    { day: '2026-05-03', isDoubtful: false },
  ];
  expect(servedAnswers(found({ kind: 'motion', hearings }), ohio, TODAY)?.hearingDay).toBeNull();
});

test('a caption that names two states provides no state', () => {
  const lines = caption('Superior Court of Arizona', 'Respondent lives in Texas');
  expect(servedAnswers(found({}), lines, TODAY)?.state).toBeNull();
});

test('a kind of paper that is never served provides no answers', () => {
  expect(servedAnswers(found({ kind: 'settlement-agreement' }), ohio, TODAY)).toBeNull();
});
