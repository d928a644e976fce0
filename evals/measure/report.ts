import { passagesByAdvisor } from '#content/passages.ts';
import { advisorIds } from '#domain/advisor.ts';
import { detectConcern } from '#domain/safety/detect.ts';
import { isCrisisScript } from '#domain/safety/script.ts';
import { openClassifier } from '#server/chat/open-classifier.ts';
import { openEncoder } from '#server/chat/encoder/encoder.ts';
import { UNHURRIED_WAIT_MS, openReaders } from '#server/chat/safety-readers.ts';
import { openLibrary } from '#server/chat/library/open-library.ts';
import { libraryBank, safetyBank } from './banks.ts';
import { median, readingGrade } from '../reading-grade.ts';
import { leaveOneOut, scoreLibrary } from '../score-library.ts';
import { type TopicLine, heldOutLines, midTalkLines } from '../safety-lines.ts';
import { interval, scoreSafety } from './safety/score-safety.ts';
import { scoreTopics } from './safety/score-topics.ts';

const classifier = openClassifier();

// node evals/measure/report.ts: the figures for evals/README.md, and the lines behind them.

for (const name of ['safety-seed', 'safety-held', 'safety-hard'] as const) {
  const scores = scoreSafety(safetyBank(name), classifier);
  console.log(`\n${name}`);
  console.table(
    scores.map(({ label, lines, right }) => ({
      label,
      lines,
      right,
      interval: shares(interval(right, lines)),
    })),
  );
  for (const { label, missed } of scores) for (const { text } of missed) console.log(`  ${label}: ${text}`);
}

await reportTopics('held back', heldOutLines());
await reportTopics('in the middle of a talk, held back', midTalkLines());

const asks = advisorIds.flatMap((advisor) => passagesByAdvisor[advisor].flatMap((passage) => passage.asks));
const crises = asks.filter((ask) => {
  const script = detectConcern(ask, classifier)?.script;
  return script && isCrisisScript(script);
});
console.log(
  `\nSample questions of the library that the gate takes for a crisis: ${crises.length} of ${asks.length}`,
);

console.log('\nlibrary-held', scoreLibrary(openLibrary(passagesByAdvisor), libraryBank('library-held')));

const leftOut = Object.fromEntries(
  advisorIds.map((advisor) => [advisor, leaveOneOut(passagesByAdvisor[advisor])]),
);
const withoutOne = openLibrary(
  Object.fromEntries(
    Object.entries(leftOut).map(([advisor, each]) => [advisor, each.map(({ without }) => without)]),
  ),
);
const left = advisorIds.flatMap((advisor) =>
  (leftOut[advisor] ?? []).map(
    ({ without, ask }) => withoutOne.search(advisor, ask)[0]?.passage.id === without.id,
  ),
);
console.log(`\nLeave one sample question out: ${left.filter(Boolean).length} of ${left.length} first`);

const grades = advisorIds.flatMap((advisor) =>
  passagesByAdvisor[advisor].map(({ text }) => readingGrade(text)),
);
console.log(
  `\nReading grade: median ${median(grades).toFixed(1)}, highest ${Math.max(...grades).toFixed(1)}`,
);

async function reportTopics(name: string, lines: readonly TopicLine[]): Promise<void> {
  console.log(`\nsafety-lines, ${name}`);
  const scores = await scoreTopics(lines, openReaders(openEncoder(), UNHURRIED_WAIT_MS));
  console.table(
    scores.map(({ family, lines: all, scripted, noted, passed }) => ({
      family,
      lines: all,
      scripted: scripted.length,
      noted: noted.length,
      met: shares(interval(all - passed.length, all)),
    })),
  );
}

function shares([low, high]: readonly [number, number]): string {
  return `${Math.round(low * 100)}-${Math.round(high * 100)} %`;
}
