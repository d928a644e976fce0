// Measures what is found on papers: `node evals/measure/papers/papers.ts [folder]`. The folder holds truth.json and, for each paper, any of
// <id>.pdf, <id>.docx, <id>.scan.jpg and <id>.photo.jpg.
import { measureForm, paperForms } from './measure.ts';
import { bankFile } from '../bank-file.ts';

const folder = process.argv[2] ?? bankFile('papers/samples');
for (const form of paperForms) {
  const { papers, total, secondsPerPage, notes } = await measureForm(folder, form);
  if (papers === 0) continue;
  for (const note of notes) console.log(note);
  const figures = Object.entries(total).map(([name, { found, of }]) => `${name} ${found}/${of}`);
  console.log(`${form}, ${papers} papers: ${figures.join(' · ')} · ${secondsPerPage.toFixed(2)} s a page`);
}
