// Scores the open typed papers: `node evals/measure/papers/typed-papers.ts` prints the misses and the totals, and
// `--short` those of the short texts.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { PaperPage } from '#domain/papers/paper.ts';
import type { HearingFinding } from '#domain/papers/hearings/hearing-finding.ts';
import { type PaperReview, reviewPaper } from '#domain/papers/review-paper.ts';
import { typedPage } from '#domain/papers/text/typed-page.ts';
import { certaintyOf } from './certainty.ts';

const FOLDER = path.join(import.meta.dirname, '../../banks/typed-papers');
export const SHORT_PAPERS = path.join(import.meta.dirname, '../../banks/short-papers');
const TODAY = '2026-11-24';

/*
 * A paper begins with "@@ name | kind". Its expected findings follow, one per line: "H day[Ttime] kind" is an upcoming hearing,
 * "D day meaning|meaning" any other date, "M day" a hearing date that was moved or only proposed, and "W" means that the reader
 * must warn about a missing hearing date.
 */
interface TypedPaper {
  name: string;
  kind: string;
  text: string;
  hearings: { day: string; time: string | null }[];
  meanings: Map<string, Set<string>>;
  moved: Set<string>;
  mustWarn: boolean;
}

export interface Totals {
  papers: number;
  kinds: number;
  hearings: { of: number; found: number; doubtful: number; warned: number; lost: number };
  dates: { of: number; found: number };
  /** Days or hearings that don't exist, a wrong time or a wrong meaning, shown as certain. */
  wrongAndCertain: number;
  /** Right days that are marked as needing a check. */
  toCheck: { of: number; doubtful: number };
  warnings: { of: number; shown: number };
}

export function measureTypedPapers(
  note: (miss: string) => void = () => undefined,
  read: (text: string) => PaperPage[] = (text) => [typedPage(text)],
  folder = FOLDER,
): Totals {
  const totals: Totals = {
    papers: 0,
    kinds: 0,
    hearings: { of: 0, found: 0, doubtful: 0, warned: 0, lost: 0 },
    dates: { of: 0, found: 0 },
    wrongAndCertain: 0,
    toCheck: { of: 0, doubtful: 0 },
    warnings: { of: 0, shown: 0 },
  };
  for (const paper of readTypedPapers(folder)) {
    const review = reviewPaper(read(paper.text), TODAY);
    const miss = (what: string) => note(`${paper.name}: ${what}`);
    totals.papers += 1;
    if ((review.kind?.kind ?? 'other') === paper.kind) totals.kinds += 1;
    else miss(`kind ${review.kind?.kind ?? 'unknown'} for ${paper.kind}`);
    countHearings(totals, paper, review, miss);
    countDates(totals, paper, review, miss);
    if (paper.mustWarn) {
      totals.warnings.of += 1;
      if (isWarned(review)) totals.warnings.shown += 1;
      else miss('no warning');
    }
  }
  return totals;
}

type Miss = (what: string) => void;

function countHearings(totals: Totals, { hearings }: TypedPaper, review: PaperReview, miss: Miss): void {
  for (const { day, time } of hearings) {
    const found = review.hearings.find((hearing) => hearing.day === day);
    const standing = standingOf(found, time, review);
    totals.hearings.of += 1;
    if (standing !== 'wrong') totals.hearings[standing] += 1;
    if (standing !== 'found') miss(`hearing ${day} ${standing}`);
  }
}

function standingOf(
  found: HearingFinding | undefined,
  time: string | null,
  review: PaperReview,
): 'found' | 'doubtful' | 'wrong' | 'warned' | 'lost' {
  if (found?.time === time) return 'found';
  if (found) return found.doubts.length > 0 ? 'doubtful' : 'wrong';
  return isWarned(review) ? 'warned' : 'lost';
}

function countDates(
  totals: Totals,
  { hearings, meanings, moved }: TypedPaper,
  review: PaperReview,
  miss: Miss,
): void {
  for (const day of meanings.keys()) {
    totals.dates.of += 1;
    if (review.dates.some((date) => date.day === day)) totals.dates.found += 1;
    else miss(`date ${day} not found`);
  }
  const { wrong, right, doubted } = certaintyOf(review, {
    hearings: hearings.map(({ day, time }) => (time ? `${day}T${time}` : day)),
    rolesOf: (day) => (moved.has(day) ? null : [...(meanings.get(day) ?? [])]),
  });
  totals.wrongAndCertain += wrong.length;
  totals.toCheck.of += right;
  totals.toCheck.doubtful += doubted.length;
  for (const what of wrong) miss(`WRONG ${what}`);
  for (const what of doubted) miss(`to be checked: ${what}`);
}

function isWarned({ warnings }: PaperReview): boolean {
  return warnings.some(({ kind }) => kind === 'no-date-found' || kind === 'event-without-date');
}

function readTypedPapers(folder: string): TypedPaper[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split(/^@@ /m).slice(1).map(paperFrom));
}

function paperFrom(block: string): TypedPaper {
  const [head = '', ...rows] = block.split('\n');
  const [name = '', kind = ''] = head.split(' | ');
  const paper: TypedPaper = {
    name,
    kind: kind.trim(),
    text: '',
    hearings: [],
    meanings: new Map(),
    moved: new Set(),
    mustWarn: rows.includes('W'),
  };
  const text = rows.filter((row) => row !== 'W' && row !== '~~' && !isTruth(paper, row));
  return { ...paper, text: text.join('\n') };
}

function isTruth({ hearings, meanings, moved }: TypedPaper, row: string): boolean {
  const [, type, day = '', time, words = ''] =
    /^([HDM]) (\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d|-))? ?(.*)$/.exec(row) ?? [];
  if (!type) return false;
  const meaning = meanings.get(day) ?? new Set<string>();
  meanings.set(day, meaning);
  if (type === 'M') moved.add(day);
  if (type === 'H') {
    hearings.push({ day, time: time === undefined || time === '-' ? null : time });
    meaning.add('hearing');
  }
  if (type === 'D') for (const word of words.split('|')) meaning.add(word);
  return true;
}

if (import.meta.main) {
  const folder = process.argv[2] === '--short' ? SHORT_PAPERS : FOLDER;
  console.log(measureTypedPapers((miss) => console.log(miss), undefined, folder));
}
