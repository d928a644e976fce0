import { expect, test } from 'vitest';
import { TooltipProvider } from './tooltip.tsx';

test('a tooltip opens after 700 ms, or as it is told, and the next one within 300 ms at once', () => {
  expect(TooltipProvider({ children: null }).props).toMatchObject({
    delayDuration: 700,
    skipDelayDuration: 300,
  });
  expect(TooltipProvider({ delay: 0, children: null }).props).toMatchObject({ delayDuration: 0 });
});
