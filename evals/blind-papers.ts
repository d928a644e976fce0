// Measures what is found on papers in layouts that the rules were not written with: `node evals/blind-papers.ts`. Notes are shown
// for the half that rules may be mended with; of the other half only the figures.
import { type Half, measureBlind } from './papers/measure-blind.ts';

for (const half of ['seen', 'unseen'] satisfies Half[]) {
  const { papers, total, lostHearings, wrongDays, notes } = await measureBlind(half);
  if (half === 'seen') for (const note of notes) console.log(note);
  const figures = Object.entries(total).map(([name, { found, of }]) => `${name} ${found}/${of}`);
  console.log(
    `${half}, ${papers} papers: ${figures.join(' · ')} · hearings lost ${lostHearings.length} · wrong days ${wrongDays.length}`,
  );
}
