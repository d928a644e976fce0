import { allWords } from './words/all-words.ts';

// npm run words: every text that a person can meet, with file and line, to be read in one sitting.
// npm run words -- src/web/features/billing: those below a folder or in a file.

const [place = ''] = process.argv.slice(2);
for (const { file, line, text } of allWords()) {
  if (file.startsWith(place)) process.stdout.write(`${file}:${line}\t${text}\n`);
}
