// Measures what is found in PDFs with text and in docx: `node evals/papers/text-papers.ts [folder]`. The folder holds truth.json.
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { reviewPaper } from '#domain/papers/review-paper.ts';
import { readTextFile } from './read-files.ts';
import { type Scores, addScores, scorePaper, truth } from './score.ts';

const folder = process.argv[2] ?? path.join(import.meta.dirname, 'samples');
const papers = v.parse(v.array(truth), JSON.parse(await readFile(path.join(folder, 'truth.json'), 'utf8')));
const files = await readdir(folder);

for (const ending of ['.pdf', '.docx']) {
  const all: Scores[] = [];
  for (const paper of papers.filter(({ id }) => files.includes(id + ending))) {
    const scores = scorePaper(reviewPaper(await readTextFile(path.join(folder, paper.id + ending))), paper);
    all.push(scores);
    for (const [name, { missed, wrong }] of Object.entries(scores)) {
      if (missed.length > 0) console.log(`${paper.id}${ending} ${name}: missed ${missed.join(' | ')}`);
      if (wrong.length > 0)
        console.log(`${paper.id}${ending} ${name}: not on the paper ${wrong.join(' | ')}`);
    }
  }
  if (all.length > 0) report(ending, addScores(all));
}

function report(ending: string, total: Scores): void {
  console.log(
    ending,
    Object.entries(total)
      .map(([name, { found, of }]) => `${name} ${found}/${of}`)
      .join(' · '),
  );
}
