import { expect, test } from 'vitest';
import { flows } from './flows.ts';
import { readSeveral } from '#domain/guided/read/choice.ts';

const several = flows.flatMap((flow) =>
  flow.slots.flatMap((slot) => (slot.type === 'several' ? [{ name: `${flow.id}, ${slot.id}`, slot }] : [])),
);

test.for(several)('recognizes its choices in any combination: $name', ({ slot }) => {
  const labels = slot.choices.map(({ label }) => label);
  const ids = slot.choices.map(({ id }) => id);
  for (const joint of ['; ', ', ', ' and ', ', and ', '\n'])
    expect(readSeveral(labels.join(joint), slot.choices)).toEqual({ ids, rest: [] });
  for (const [at, label] of labels.entries())
    expect(readSeveral(label.toLowerCase(), slot.choices)?.ids).toEqual([ids[at]]);
});

test.for(several)('“all of them” selects all choices that apply: $name', ({ slot }) => {
  const known = slot.choices.filter(({ id }) => id !== 'unsure' && id !== 'none').map(({ id }) => id);
  expect(readSeveral('all of them', slot.choices)).toEqual({ ids: known, rest: [] });
});

test('a label among other words is recognized, and a negated one is not', () => {
  const bag = flows.flatMap(({ slots }) => slots).find(({ id }) => id === 'bag');
  if (bag?.type !== 'several') throw new Error('There is no such question');
  expect(readSeveral('Cash and cards and a charger', bag.choices)?.ids).toEqual(['money', 'charger']);
  expect(readSeveral('cash, charger', bag.choices)?.ids).toEqual(['money', 'charger']);
  expect(readSeveral('ID and papers, and my blanket', bag.choices)).toEqual({
    ids: ['papers'],
    rest: ['my blanket'],
  });
  expect(readSeveral('a charger but no spare keys', bag.choices)?.ids).toEqual(['charger']);
});
