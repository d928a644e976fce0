import path from 'node:path';
import { checkContent } from './content/check-content.ts';
import { openContent } from './content/open-content.ts';
import { preview } from './content/preview.ts';

// npm run content: checks every text and says what is wrong, with file and line; ends with 1 where something is.
// npm run content -- hannah-served-first-steps: shows one text as the chat does.

const folder = path.resolve(import.meta.dirname, '../content');
const [id] = process.argv.slice(2);
if (id === undefined) check();
else show(id);

function check(): void {
  const faults = checkContent(folder);
  for (const { file, line, message } of faults) write(`content/${file}:${line}  ${message}`);
  write(faults.length === 0 ? 'All texts pass.' : `${faults.length} to mend.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

function show(id: string): void {
  const found = openContent(folder).passages.find(({ passage }) => passage.id === path.basename(id, '.md'));
  write(
    found
      ? preview(found.passage)
      : `There’s no readable text called ${id}. npm run content says what is wrong.`,
  );
  process.exitCode = found ? 0 : 1;
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
