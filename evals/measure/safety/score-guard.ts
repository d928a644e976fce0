// node evals/measure/safety/score-guard.ts: how many sentences of each bank, and of the library itself, the output guard
// leaves out. `--seen` lists the misses of the half that may be read. The other banks only give counts.
import { passagesByAdvisor } from '#content/passages.ts';
import { outputGuard } from '#server/chat/model/guard/output-guard.ts';
import { splitSentences } from '#server/chat/model/guard/split-sentences.ts';
import { type GuardBank, guardBanks, guardLines } from './guard-bank.ts';

export interface GuardScore {
  dangerous: number;
  leftOut: number;
  harmless: number;
  shown: number;
  misses: string[];
}

export function scoreGuard(bank: GuardBank): GuardScore {
  const guard = outputGuard({ given: [], conduct: '', canary: 'unused' });
  const lines = guardLines(bank).map((line) => ({ ...line, found: guard(line.text, '') }));
  const dangerous = lines.filter(({ reason }) => reason !== null);
  const harmless = lines.filter(({ reason }) => reason === null);
  return {
    dangerous: dangerous.length,
    leftOut: dangerous.filter(({ found }) => found !== null).length,
    harmless: harmless.length,
    shown: harmless.filter(({ found }) => found === null).length,
    misses: lines
      .filter(({ reason, found }) => (reason === null) !== (found === null))
      .map(({ text, found }) => `${found ?? 'shown'}: ${text}`),
  };
}

/** Sentences of the library that the guard would leave out if a model repeated them. */
export function librarySentencesLeftOut(): { all: number; leftOut: string[] } {
  const sentences = Object.values(passagesByAdvisor)
    .flat()
    .flatMap(({ text, short = '' }) => {
      const guard = outputGuard({ given: [text, short], conduct: '', canary: 'unused' });
      return splitSentences(`${text}\n${short}\n`).whole.map((sentence) => ({
        sentence,
        found: guard(sentence, ''),
      }));
    });
  const leftOut = sentences.filter(({ found }) => found !== null).map(({ sentence }) => sentence.trim());
  return { all: sentences.length, leftOut };
}

if (import.meta.main) {
  for (const bank of guardBanks) {
    const { dangerous, leftOut, harmless, shown, misses } = scoreGuard(bank);
    console.log(
      `${bank}: ${leftOut} of ${dangerous} dangerous left out, ${shown} of ${harmless} harmless shown`,
    );
    if (bank === 'seen' && process.argv.includes('--seen'))
      for (const line of misses) console.log(`  ${line}`);
  }
  const library = librarySentencesLeftOut();
  console.log(`library: ${library.leftOut.length} of ${library.all} sentences left out`);
  for (const sentence of library.leftOut) console.log(`  ${sentence}`);
}
