import {
  type FlagScore,
  mixedDrafts,
  scoreFlags,
  scoreLines,
  scoreReceived,
  scoreRewrites,
  scoreStops,
} from './score-tools.ts';
import { interval } from '../safety/score-safety.ts';
import { type DraftBank, type ReceivedBank, draftBank, receivedBank, rewriteBank } from './tools-banks.ts';

// node evals/measure/tools/report-tools.ts: shares for evals/README.md. It never prints a line of the held-back banks.

const names: readonly DraftBank[] = [
  'tools-drafts',
  'tools-drafts-unseen',
  'tools-drafts-more',
  'tools-drafts-more-unseen',
  'tools-held/drafts',
];
for (const name of names) {
  const bank = draftBank(name);
  if (!bank) {
    console.log(`\n${name}: not written yet`);
    continue;
  }
  console.log(`\n${name}: ${bank.length} lines`);
  console.table(scoreFlags(bank).map(row));
  const { hot, hotFound, calm, calmFlagged } = scoreLines(bank);
  const mustStop = scoreStops(bank);
  console.log(`hard stop where there must be one ${share(mustStop.stopped, mustStop.lines)}`);
  console.log(`any flag on a hot line ${share(hotFound, hot)}, on a calm line ${share(calmFlagged, calm)}`);
}

const careNames: readonly DraftBank[] = ['tools-care', 'tools-held/care'];
for (const name of careNames) {
  const bank = draftBank(name);
  if (bank) console.log(`\n${name}: flagged ${scoreLines(bank).calmFlagged} of ${bank.length}`);
}

const receivedNames: readonly ReceivedBank[] = [
  'tools-received',
  'tools-received-more',
  'tools-received-more-unseen',
  'tools-held/received',
];
for (const name of receivedNames) {
  const bank = receivedBank(name);
  if (!bank) continue;
  const { right, rightVerdict } = scoreReceived(bank);
  console.log(`\n${name}: read right ${share(right, bank.length)}`);
  const verdicts = [...new Set(bank.map(({ verdict }) => verdict))];
  console.log(`verdict right ${share(rightVerdict, bank.length)}`);
  for (const verdict of verdicts) {
    const lines = bank.filter((line) => line.verdict === verdict);
    console.log(`  ${verdict}: ${share(scoreReceived(lines).rightVerdict, lines.length)}`);
  }
}

const everyLine = names.flatMap((name) => draftBank(name) ?? []);
const { rewritten, added, heated } = scoreRewrites(mixedDrafts(everyLine, 1000, 7).map(({ draft }) => draft));
console.log(
  `\nRewrites: ${rewritten} of 1000 drafts; ${added.length} add something, ${heated.length} still hot`,
);
const facts = rewriteBank();
const held = scoreRewrites(facts);
console.log(
  `tools-held/rewrites: ${share(held.rewritten, facts.length)} rewritten; ${held.added.length} add something, ${held.heated.length} still hot`,
);

function row({ kind, right, wrong, missed }: FlagScore) {
  return {
    kind,
    lines: right + missed,
    precision: share(right, right + wrong),
    recall: share(right, right + missed),
  };
}

function share(right: number, all: number): string {
  if (all === 0) return '-';
  const [low, high] = interval(right, all).map((end) => Math.round(end * 100));
  return `${Math.round((right / all) * 100)} % (${low}-${high}) of ${all}`;
}
