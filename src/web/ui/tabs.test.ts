import { expect, test } from 'vitest';
import { tabAfterKey } from './tabs.tsx';

test('arrow keys wrap around, Home and End select the first and last tab', () => {
  expect(tabAfterKey('ArrowRight', 2, 3)).toBe(0);
  expect(tabAfterKey('ArrowLeft', 0, 3)).toBe(2);
  expect(tabAfterKey('Home', 2, 3)).toBe(0);
  expect(tabAfterKey('End', 0, 3)).toBe(2);
});

test('other keys are ignored', () => {
  expect(tabAfterKey('Tab', 1, 3)).toBeNull();
  expect(tabAfterKey('a', 1, 3)).toBeNull();
});
