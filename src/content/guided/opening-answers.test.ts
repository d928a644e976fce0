import { expect, test } from 'vitest';
import { openingAnswers } from '#domain/guided/opening-answers.ts';
import { flowOpenedBy } from './flows.ts';
import { iWasServed } from './i-was-served.ts';

const TODAY = '2026-05-04';
const opening = iWasServed.opening;
const given = (...lines: string[]) => openingAnswers(iWasServed, [opening, ...lines].join('\n'), TODAY);

test('labeled lines below the opening text answer the flow’s questions', () => {
  expect(
    given(
      'State of the court: Ohio',
      'Kind of paper: A summons or divorce petition',
      'Days to answer, as printed: 28',
      'Hearing date in the papers: Yes',
      'Day of the hearing: June 9, 2026',
    ),
  ).toEqual({ state: 'OH', paper: 'petition', days: 28, hearing: 'yes', hearingDay: '2026-06-09' });
});

test("invalid answers, unknown labels and questions that don't apply are skipped", () => {
  expect(given('State of the court: Atlantis', 'My name: Tom', 'Hearing date in the papers: No')).toEqual({
    hearing: 'no',
  });
  expect(given('Days to answer, as printed: 28')).toEqual({});
  expect(given('Day of the hearing: June 9, 2026')).toEqual({});
});

test("the opening text starts the flow with and without answers, and other text doesn't", () => {
  expect(flowOpenedBy('hannah', opening)).toBe(iWasServed);
  expect(flowOpenedBy('hannah', `${opening}\nState of the court: Ohio`)).toBe(iWasServed);
  expect(flowOpenedBy('hannah', `My sister says:\n${opening}`)).toBeNull();
});
