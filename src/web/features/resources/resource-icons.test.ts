import { expect, test } from 'vitest';
import { resourceCards } from '#content/resource-cards.ts';
import { resourceIcons } from './resource-icons.ts';

test('every article has its own sign, and no sign is carried along for nothing', () => {
  const named = new Set(resourceCards.map((card) => card.icon));
  expect(Object.keys(resourceIcons).toSorted()).toEqual([...named].toSorted());
});
