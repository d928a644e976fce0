import { parseArgs } from 'node:util';
import { allWords } from './words/all-words.ts';
import { sampleSentences } from './words/sample.ts';

// npm run words: prints every text that a person can see, with file and line, for review. npm run words --
// src/web/features/billing: only those below a folder or in a file. npm run words -- --sample 300 --seed 7: that many
// random sentences, to be labeled by a person who wrote none of them.

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
