// Measures what is found on papers in layouts that the rules were not written with: `node evals/measure/papers/blind-papers.ts`. Notes are shown
// for the half that rules may be mended with; of all others only the figures.
import { blindBanks, measureBlind } from './measure-blind.ts';

for (const bank of blindBanks) {
  const { papers, total, lostHearings, wrongDays, notes } = await measureBlind(bank);
  if (bank === 'seen') for (const note of notes) console.log(note);
  const figures = Object.entries(total).map(([name, { found, of }]) => `${name} ${found}/${of}`);
  console.log(
    `${bank}, ${papers} papers: ${figures.join(' · ')} · hearings lost ${lostHearings.length} · wrong days ${wrongDays.length}`,
  );
}
