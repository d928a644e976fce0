import path from 'node:path';
import { storeVectors } from '../evals/store-vectors.ts';
import { checkContent } from './content/check-content.ts';
import { openContent } from './content/open-content.ts';
import { preview } from './content/preview.ts';

// npm run content: checks every text and prints the errors with file and line. Exits with 1 if there are any, and
// otherwise stores the vectors of new replies and examples. npm run content -- hannah-served-first-steps: shows one text
// as the chat does.

const folder = path.resolve(import.meta.dirname, '../content');
const [id] = process.argv.slice(2);
if (id === undefined) await check();
else show(id);

async function check(): Promise<void> {
  const faults = checkContent(folder);
  for (const { file, line, message } of faults) write(`content/${file}:${line}  ${message}`);
  write(faults.length === 0 ? 'All texts passed the checks.' : `${faults.length} to mend.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
  if (faults.length > 0) return;
  const added = await storeVectors();
  if (added > 0)
    write(`${added} new texts can now be found by their meaning: commit src/content/written-vectors.`);
}

function show(id: string): void {
  const found = openContent(folder).passages.find(({ passage }) => passage.id === path.basename(id, '.md'));
  write(
    found
      ? preview(found.passage)
      : `There’s no text called ${id}. To see what’s wrong, use npm run content.`,
  );
  process.exitCode = found ? 0 : 1;
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
