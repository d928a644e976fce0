import { expect, test } from 'vitest';
import { phone } from './browser.ts';
import { faultsOnEveryRoute } from './every-route.ts';
import { setStage } from './stage.ts';

setStage({}, { isWindowless: true });

test('every route is accessible on a phone in light and dark mode', async () => {
  const view = { device: 'phone', size: phone, otherWidths: [320] };
  expect(await faultsOnEveryRoute(view)).toEqual([]);
});
