import { expect, test } from 'vitest';
import { passagesByAdvisor } from '#content/passages.ts';
import { promptsByAdvisor } from '#content/prompts.ts';
import { advisorIds } from '#domain/advisor.ts';
import { ANSWER_FROM } from '#domain/retrieval/coverage.ts';
import { openLibrary } from './open-library.ts';

const all = advisorIds.flatMap((advisor) => passagesByAdvisor[advisor]);
const library = openLibrary(passagesByAdvisor);

test('a suggested next question is answered by another passage of the same advisor', () => {
  const unanswered = all.flatMap(({ id, advisor, followUps }) =>
    followUps.filter((question) => {
      const [best] = library.search(advisor, question);
      return !best || best.coverage < ANSWER_FROM || best.passage.id === id;
    }),
  );
  expect(unanswered).toEqual([]);
});

// Specification: D.adds.5
test.each(advisorIds)('%s answers each of the advisor’s five suggested prompts', (advisor) => {
  const prompts = promptsByAdvisor[advisor];
  expect(prompts).toHaveLength(5);
  expect(new Set(prompts.map(({ id }) => id)).size).toBe(5);
  const unanswered = prompts.filter(
    ({ text }) => (library.search(advisor, text)[0]?.coverage ?? 0) < ANSWER_FROM,
  );
  expect(unanswered).toEqual([]);
});
