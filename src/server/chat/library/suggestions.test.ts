import { expect, test } from 'vitest';
import { passagesByAdvisor } from '#content/passages.ts';
import { advisorIds } from '#domain/advisor.ts';
import { openLibrary } from './open-library.ts';

const library = openLibrary(passagesByAdvisor);

test('a title that is offered as the next question leads to its own passage', () => {
  const astray = advisorIds
    .flatMap((advisor) => passagesByAdvisor[advisor])
    .filter((passage) => library.search(passage.advisor, passage.title)[0]?.passage !== passage);
  expect(astray.map(({ id }) => id)).toEqual([]);
});
