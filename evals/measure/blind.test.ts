import { expect, test } from 'vitest';
import { blindShares } from './blind-shares.ts';

const shares = new Map((await blindShares()).map(({ what, found, of }) => [what, found / of]));

// The scores on lines that no author of rules, passages or the search has read, minus two points. The goals, and which
// of them are not met, are listed in README.md.

test.each([
  ['explicit: script or note', 0.915],
  ['veiled: script or note', 0.69],
  ['third-party: script or note', 0.83],
  ['crisis scripts: of the right kind', 0.9],
  ['requests-refused: own script', 0.21],
  ['injection: own script', 0.44],
  ['answerable: right passage first', 0.79],
  ['answerable: right passage among three', 0.92],
  ['out of scope: nothing claimed', 0.92],
])('keeps its score on unseen lines: %s', (what, floor) => {
  expect(shares.get(what)).toBeGreaterThanOrEqual(floor);
});

test.each([
  ['ordinary: crisis script (false alarm)', 0.012],
  ['ordinary: any script', 0.03],
  ['ordinary: note', 0.08],
  ['answerable: crisis script (false alarm)', 0.01],
])('raises no more alarms than before on unseen lines: %s', (what, ceiling) => {
  expect(shares.get(what)).toBeLessThanOrEqual(ceiling);
});
