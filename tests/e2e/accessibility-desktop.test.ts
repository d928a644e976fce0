import { expect, test } from 'vitest';
import { desktop } from './browser.ts';
import { faultsOnEveryRoute } from './every-route.ts';
import { setStage } from './stage.ts';

setStage({}, { isWindowless: true });

// Specification: 2.routes.4, 2.routes.7
test('every route is accessible on a desktop in light and dark mode', async () => {
  const view = { device: 'desktop', size: desktop, otherWidths: [768, 1600] };
  expect(await faultsOnEveryRoute(view)).toEqual([]);
});
