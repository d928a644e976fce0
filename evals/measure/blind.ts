import { blindShares } from './blind-shares.ts';
import { interval } from './safety/score-safety.ts';

// node evals/measure/blind.ts: prints shares on the held-out banks with their 95 % intervals, and none of the lines.

for (const { what, found, of } of await blindShares()) {
  const [low, high] = interval(found, of).map((end) => Math.round(end * 100));
  console.log(`${what}: ${found} of ${of}, ${Math.round((100 * found) / of)} % (${low}-${high})`);
}
