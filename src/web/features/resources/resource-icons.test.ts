import { expect, test } from 'vitest';
import { resourceCards } from '#content/resource-cards.ts';
import { resourceIcons } from './resource-icons.ts';

// Specification: 2.library.2
test('every article has its own icon, and no unused icon is loaded', () => {
  const named = new Set(resourceCards.map((card) => card.icon));
  expect(Object.keys(resourceIcons).toSorted()).toEqual([...named].toSorted());
});
