import { helpBase } from '#content/help-base.ts';
import type { Passage } from '#content/passage.ts';
import { passagesByAdvisor } from '#content/passages.ts';
import { type AdvisorId, advisorIds } from '#domain/advisor.ts';
import { words } from '#domain/retrieval/terms.ts';
import { openWordVectors } from '#server/chat/library/open-word-vectors.ts';
import { type Reading, openRelevanceFeatures } from '#server/chat/library/relevance-features.ts';
import { standings } from '#server/chat/library/standing.ts';
import { type LibraryLine, libraryBank } from './measure/banks.ts';
import { type Case, dot, fitCases, fitChoices } from './fit/fit-weights.ts';

// node evals/fit-library.ts: fits the weights in src/server/chat/library/open-library.ts and prints their scores.

/** Each round leaves one sample question of every passage out. This many rounds are enough for a dozen weights. */
const ROUNDS = [0, 3, 6, 9, 12, 15];
const PARTS = 5;
/** The share of unrelated questions for which the library must find nothing. */
const REFUSED = 0.95;
/**
 * The weight of a case. Unrelated questions weigh most, and sample questions, which were written for the library,
 * little.
 */
const WORTH = { sample: 0.3, asked: 3, wrong: 1, app: 1, other: 4 };

/** The index among the features of a case. */
const STANDING_AT = 4;

interface Asked {
  readings: readonly Reading[];
  right: number[];
  words: number;
}

const vectors = openWordVectors();
const readingsOf = openRelevanceFeatures(passagesByAdvisor, vectors);

const samples = ROUNDS.flatMap(leftOut);
const banks = [...libraryBank('library-held'), ...libraryBank('library-more')].map((line) =>
  asked(readingsOf, line),
);
const app = helpBase
  .flatMap(({ asks }) => asks)
  .filter((_ask, at) => at % 6 === 0)
  .map((ask, at) =>
    asked(readingsOf, { advisor: advisorIds[at % advisorIds.length] ?? 'lena', ask, expect: [] }),
  );

const worth = fitChoices(
  samples.map(({ readings, right }) => ({ candidates: readings.map(featuresOf), right })),
);
console.log('WORTH', worth.map((weight) => weight.toFixed(3)).join(' '));
printLine('sample questions left out', samples);
printLine('questions of the banks', banks.filter(isAnswerable));

const cases = [
  ...samples.map((each) => ({ ...caseOf(each, WORTH.sample), kind: 'sample' })),
  ...app.map((each) => ({ ...caseOf(each, WORTH.app), kind: 'app' })),
  ...banks.map((each) => ({ ...caseOf(each, WORTH.asked), kind: isAnswerable(each) ? 'asked' : 'other' })),
];
fitSureness('SURE, with how far it stands out before its length', cases);
fitSureness(
  'BY_ITSELF',
  cases.map((each) => ({ ...each, features: each.features.toSpliced(STANDING_AT, 1) })),
);

function leftOut(round: number): Asked[] {
  const lines: LibraryLine[] = [];
  const without: Partial<Record<AdvisorId, Passage[]>> = {};
  for (const advisor of advisorIds) {
    without[advisor] = passagesByAdvisor[advisor].map((passage) => {
      const ask = passage.asks[round];
      if (ask === undefined) return passage;
      lines.push({ advisor, ask, expect: [passage.id] });
      return { ...passage, asks: passage.asks.filter((other) => other !== ask) };
    });
  }
  const readings = openRelevanceFeatures(without, vectors);
  return lines.map((line) => asked(readings, line));
}

function asked(
  search: typeof readingsOf,
  line: { advisor: AdvisorId; ask: string; expect: string[] },
): Asked {
  const readings = search(line.advisor, line.ask);
  const right = line.expect.map((id) => readings.findIndex(({ passage }) => passage.id === id));
  return { readings, right, words: words(line.ask).length };
}

function featuresOf({ covered, near, told, asked: likely, written }: Reading): number[] {
  return [covered, near, told, likely, written];
}

function placesOf({ readings }: Asked): number[] {
  const scores = readings.map((reading) => dot(featuresOf(reading), worth));
  return [...scores.keys()].toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).slice(0, 3);
}

function standingOf({ readings }: Asked, place: number): number {
  const scored = readings.map((reading) => ({
    passage: reading.passage,
    score: Math.exp(dot(featuresOf(reading), worth)),
  }));
  return standings(scored)[place] ?? 0;
}

function caseOf(each: Asked, counts: number): Case {
  const [best = 0] = placesOf(each);
  const reading = each.readings[best];
  const yes = each.right.includes(best);
  const { covered = 0, near = 0, asked: likely = 0, written = 0 } = reading ?? {};
  const features = [covered, near, likely, written, standingOf(each, best), Math.log1p(each.words)];
  if (isAnswerable(each)) return { features, yes, worth: yes ? counts : Math.min(counts, WORTH.wrong) };
  return { features, yes, worth: counts === WORTH.app ? WORTH.app : WORTH.other };
}

function fitSureness(what: string, all: readonly (Case & { kind: string })[]): void {
  // Cross-validation: every fifth case is left out in turn and scored by weights that were fitted without it.
  const judged = all.map((each, at) => ({ ...each, odds: 0, part: at % PARTS }));
  for (let part = 0; part < PARTS; part += 1) {
    const weights = fitCases(judged.filter((each) => each.part !== part));
    for (const each of judged) if (each.part === part) each.odds = dot([...each.features, 1], weights);
  }
  const others = judged.filter(({ kind }) => kind === 'other').map(({ odds }) => odds);
  const from = others.toSorted((a, b) => a - b)[Math.ceil(REFUSED * others.length) - 1] ?? 0;
  const sure = fitCases(all);
  console.log(
    what,
    [...sure.slice(0, -1), (sure.at(-1) ?? 0) - from].map((each) => each.toFixed(3)).join(' '),
  );
  for (const kind of ['sample', 'asked', 'app', 'other']) {
    const ofKind = judged.filter((each) => each.kind === kind);
    const answered = ofKind.filter(({ odds }) => odds > from);
    const right = answered.filter(({ yes }) => yes);
    console.log(kind, `${answered.length} of ${ofKind.length} answered, ${right.length} of these right`);
  }
}

function isAnswerable({ right }: Asked): boolean {
  return right.length > 0;
}

function printLine(what: string, all: readonly Asked[]): void {
  const first = all.filter((each) => each.right.includes(placesOf(each)[0] ?? -1)).length;
  const three = all.filter((each) => placesOf(each).some((place) => each.right.includes(place))).length;
  console.log(what, `first ${first}, among three ${three} of ${all.length}`);
}
