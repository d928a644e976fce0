import { expect, test } from 'vitest';
import { advisorIds } from '#domain/advisor.ts';
import { stages } from '#domain/situation/stage.ts';
import { passageFits } from './passage-fits.ts';
import { passagesByAdvisor } from './passages.ts';

test('every passage for a specific situation exists for its advisor in every state', () => {
  for (const advisor of advisorIds) {
    const general = new Set(
      passagesByAdvisor[advisor].filter(({ state }) => state === undefined).map(({ id }) => id),
    );
    expect(Object.keys(passageFits[advisor]).filter((id) => !general.has(id))).toEqual([]);
  }
});

test('Hannah has a next step for every stage', () => {
  const reached = new Set(Object.values(passageFits.hannah).flatMap((fit) => fit.stages ?? []));
  expect(stages.filter((stage) => !reached.has(stage))).toEqual([]);
});
