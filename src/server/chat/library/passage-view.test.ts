import { passagesByAdvisor } from '#content/passages.ts';
import { expect, test } from 'vitest';
import { findPassage, passageView } from './passage-view.ts';

test('a passage for one state shows the state’s name, and other passages show none', () => {
  const all = Object.values(passagesByAdvisor).flat();
  const ofCalifornia = all.find(({ state }) => state === 'CA');
  const ofNone = all.find(({ state }) => state === undefined);
  expect([stateShown(ofCalifornia?.id), stateShown(ofNone?.id)]).toEqual(['California', null]);
});

function stateShown(id = ''): string | null | undefined {
  const passage = findPassage(id);
  return passage && passageView(passage).state;
}
