import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fitOf } from '#domain/reply-fit/reply-fit.ts';
import { openFitWeights } from '#server/chat/best-guess/open-fit-weights.ts';
import { type RatedReply, fitOrigin, rate, readMoments } from '../../train-reply-fit.ts';

const file = path.join(import.meta.dirname, '../../../src/content/reply-fit.json');
/** Only every eighth moment of the bank is tested: all of them take a minute. */
const EVERY = 8;

test('the stored weights are fitted on the current ratings (otherwise run node evals/train-reply-fit.ts)', () => {
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ origin: fitOrigin() });
});

// The weights were fitted on the same ratings. The scores on other conversations are in evals/README.md.
test(
  'the best-fitting reply is rated higher than the most probable reply and the average',
  { timeout: 120_000 },
  async () => {
    const moments = readMoments().filter((_each, at) => at % EVERY === 0);
    const rated = (await Array.fromAsync(moments, rate)).filter(({ length }) => length > 1);
    const weights = openFitWeights();
    const best = rated.map((all) => top(all, ({ signs }) => fitOf(signs, weights)));
    const likeliest = rated.map((all) =>
      top(all, ({ signs }) => (signs.source === 'intent' ? signs.likely : 0)),
    );
    expect(mean(best)).toBeGreaterThan(mean(likeliest));
    expect(mean(best)).toBeGreaterThan(1.9);
    expect(mean(rated.flat())).toBeLessThan(1.75);
  },
);

function top(all: readonly RatedReply[], score: (each: RatedReply) => number): RatedReply {
  return all.reduce((best, each) => (score(each) > score(best) ? each : best));
}

function mean(all: readonly RatedReply[]): number {
  return all.reduce((sum, { mark }) => sum + mark, 0) / all.length;
}
