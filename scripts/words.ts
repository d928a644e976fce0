import { parseArgs } from 'node:util';
import { allWords } from './words/all-words.ts';
import { sampleSentences } from './words/sample.ts';

// npm run words: every text that a person can meet, with file and line, to be read in one sitting.
// npm run words -- src/web/features/billing: those below a folder or in a file.
// npm run words -- --sample 300 --seed 7: so many sentences at random, to be labeled by somebody who wrote none of them.

const {
  values: { sample, seed },
  positionals: [place = ''],
} = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
const listed = allWords().filter(({ file }) => file.startsWith(place));
const words = sample ? sampleSentences(listed, { size: Number(sample), seed: Number(seed) }) : listed;
for (const { file, line, text } of words) process.stdout.write(`${file}:${line}\t${text}\n`);
