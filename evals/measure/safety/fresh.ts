import { openEncoder } from '#server/chat/encoder/encoder.ts';
import { UNHURRIED_WAIT_MS, openReaders } from '#server/chat/safety-readers.ts';
import { linesOf } from '../../safety-lines.ts';
import { interval } from './score-safety.ts';
import { scoreTopics } from './score-topics.ts';

// node evals/measure/safety/fresh.ts NAME…: scores the stored model on files of `safety-lines` that it was not trained
// on yet, and prints the lines that it misses (crises, refusals, attempts) or flags wrongly (ordinary talk). Run it
// before training on them.

const readers = openReaders(openEncoder(), UNHURRIED_WAIT_MS);
const fresh = process.argv.slice(2).flatMap(linesOf);

for (const { family, lines, scripted, passed } of await scoreTopics(fresh, readers)) {
  const [low, high] = interval(lines - passed.length, lines).map((end) => Math.round(100 * end));
  const script = Math.round((100 * scripted.length) / lines);
  const met = Math.round((100 * (lines - passed.length)) / lines);
  console.log(`\n${family}: ${lines} lines, script ${script} %, script or note ${met} % (${low}-${high})`);
  const wrong = family.startsWith('ordinary') ? scripted : passed;
  for (const { topic, text } of wrong) console.log(`  ${topic}: ${text}`);
}
