// Measures what is found on papers in layouts that were unknown when the rules were written: `node
// evals/measure/papers/blind-papers.ts`. Misses are printed for the half that may be used to fix rules, and only figures
// for the others.
import { blindBanks, measureBlind } from './measure-blind.ts';

for (const bank of blindBanks) {
  const { papers, total, lostHearings, wrongDays, notes } = await measureBlind(bank);
  if (bank === 'seen') for (const note of notes) console.log(note);
  const figures = Object.entries(total).map(([name, { found, of }]) => `${name} ${found}/${of}`);
  console.log(
    `${bank}, ${papers} papers: ${figures.join(' · ')} · hearings lost ${lostHearings.length} · wrong days ${wrongDays.length}`,
  );
}
