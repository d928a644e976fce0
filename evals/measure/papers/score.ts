import * as v from 'valibot';
import type { PaperReview } from '#domain/papers/review-paper.ts';

/** The findings that a careful reader makes on a paper. */
export const truth = v.object({
  id: v.string(),
  kind: v.string(),
  caseNo: v.nullable(v.string()),
  court: v.optional(v.string()),
  petitioner: v.optional(v.nullable(v.string())),
  respondent: v.optional(v.nullable(v.string())),
  dates: v.array(v.string()),
  hearing: v.nullable(v.string()),
  /** Further hearings that the paper sets, or may set. */
  otherHearings: v.optional(v.array(v.string())),
  periods: v.array(v.string()),
  money: v.array(v.number()),
  /** The roles that a careful reader accepts for each day. */
  meanings: v.optional(v.record(v.string(), v.array(v.string()))),
  /** The paper mentions an upcoming court event without giving its day. */
  mustWarn: v.optional(v.boolean()),
});
export type Truth = v.InferOutput<typeof truth>;

export interface Score {
  found: number;
  of: number;
  /** Findings that are on the paper and were missed. */
  missed: string[];
  /** Findings that are not on the paper and were not marked as doubtful. */
  wrong: string[];
}

export type Scores = Record<
  'kind' | 'court' | 'caseNo' | 'parties' | 'hearing' | 'dates' | 'periods' | 'money',
  Score
>;

export function scorePaper(review: PaperReview, truth: Truth): Scores {
  const { hearings, dates, periods, money, parties } = review;
  const names = [truth.petitioner, truth.respondent].filter((name) => name !== null && name !== undefined);
  return {
    kind: score([plain(truth.kind)], [plain(review.kind?.kind ?? 'other')], []),
    court: score(
      truth.court ? [plain(truth.court)] : [],
      review.court ? [plain(review.court.value)] : [],
      [],
    ),
    caseNo: score(
      truth.caseNo ? [plain(truth.caseNo)] : [],
      review.caseNumber ? [plain(review.caseNumber.value)] : [],
      review.caseNumber ? sure([review.caseNumber]).map(({ value }) => plain(value)) : [],
    ),
    parties: score(
      names.map(plain),
      [parties.first, parties.second].flatMap((party) => (party ? [plain(party.value)] : [])),
      [],
    ),
    hearing: score(truth.hearing ? [truth.hearing] : [], hearings.map(when), sure(hearings).map(when)),
    dates: score(
      truth.dates,
      dates.map(({ day }) => day),
      sure(dates).map(({ day }) => day),
    ),
    periods: score(truth.periods.map(plain), periods.flatMap(spellings), []),
    money: score(
      truth.money.map(String),
      money.map(({ amount }) => String(amount)),
      sure(money).map(({ amount }) => String(amount)),
    ),
  };
}

function sure<Item extends { doubts: readonly string[] }>(items: readonly Item[]): Item[] {
  return items.filter(({ doubts }) => doubts.length === 0);
}

function when({ day, time }: { day: string; time: string | null }): string {
  return time ? `${day}T${time}` : day;
}

function score(expected: readonly string[], found: readonly string[], sure: readonly string[]): Score {
  const missed = expected.filter((item) => !found.includes(item));
  return {
    found: expected.length - missed.length,
    of: expected.length,
    missed,
    wrong: [...new Set(sure.filter((item) => !expected.includes(item)))],
  };
}

const words = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

function spellings({ number, unit }: { number: number; unit: string }): string[] {
  return [
    `${number} ${unit}`,
    `${number} ${unit.replace(/s$/, '')}`,
    `${words[number - 1] ?? number} ${unit}`,
  ].map(plain);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

export function addScores(all: readonly Scores[]): Scores {
  const [first] = all;
  if (!first) return {} as Scores;
  const names = Object.keys(first) as (keyof Scores)[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      all
        .map((scores) => scores[name])
        .reduce((a, b) => ({
          found: a.found + b.found,
          of: a.of + b.of,
          missed: [...a.missed, ...b.missed],
          wrong: [...a.wrong, ...b.wrong],
        })),
    ]),
  ) as Scores;
}
