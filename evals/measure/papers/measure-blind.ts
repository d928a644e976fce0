import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { type PaperReview, reviewPaper } from '#domain/papers/review-paper.ts';
import { readTextFile } from './read-files.ts';
import { readTypedFile } from './read-typed.ts';
import { type Scores, type Truth, addScores, scorePaper, truth } from './score.ts';
import { bankFile } from '../bank-file.ts';

const typed = bankFile('papers/blind');
const printed = bankFile('papers/blind-pdf');
const TODAY = '2026-11-23';

/**
 * The rules were changed after reading the odd typed papers. The even ones were measured before anyone read them. The
 * printed ones came later, by another author, and no rule was changed because of them.
 */
export const blindBanks = ['seen', 'unseen', 'printed'] as const;
export type BlindBank = (typeof blindBanks)[number];

interface BlindFigures {
  papers: number;
  total: Scores;
  /** Papers whose hearing was not found, not marked as doubtful and not warned about. */
  lostHearings: string[];
  /** Days and hearings that are not on the paper and were shown as certain. */
  wrongDays: string[];
  notes: string[];
}

export async function measureBlind(bank: BlindBank): Promise<BlindFigures> {
  const papers = await papersOf(bank);
  const figures: BlindFigures = {
    papers: papers.length,
    total: addScores([]),
    lostHearings: [],
    wrongDays: [],
    notes: [],
  };
  const scores: Scores[] = [];
  for (const paper of papers) {
    const review = reviewPaper(await pagesOf(bank, paper.id), TODAY);
    const score = scorePaper(review, paper);
    scores.push(score);
    if (isHearingLost(review, paper)) figures.lostHearings.push(paper.id);
    const wrongHearings = score.hearing.wrong.filter((when) => !paper.otherHearings?.includes(when));
    figures.wrongDays.push(...[...score.dates.wrong, ...wrongHearings].map((day) => `${paper.id} ${day}`));
    figures.notes.push(...notesOn(paper.id, score));
  }
  return { ...figures, total: addScores(scores) };
}

async function papersOf(bank: BlindBank): Promise<Truth[]> {
  const folder = bank === 'printed' ? printed : typed;
  const all = v.parse(v.array(truth), JSON.parse(await readFile(path.join(folder, 'truth.json'), 'utf8')));
  if (bank === 'printed') return all;
  return all.filter(({ id }) => (Number.parseInt(id, 10) % 2 === 1) === (bank === 'seen'));
}

function pagesOf(bank: BlindBank, id: string) {
  return bank === 'printed'
    ? readTextFile(path.join(printed, `${id}.pdf`))
    : readTypedFile(path.join(typed, `${id}.txt`));
}

function isHearingLost(review: PaperReview, { hearing }: Truth): boolean {
  if (!hearing) return false;
  const isThere = review.hearings.some(({ day, time, doubts }) =>
    time && doubts.length === 0 ? `${day}T${time}` === hearing : hearing.startsWith(day),
  );
  return !isThere && review.warnings.length === 0;
}

function notesOn(id: string, scores: Scores): string[] {
  return Object.entries(scores).flatMap(([name, { missed, wrong }]) => [
    ...(missed.length > 0 ? [`${id} ${name}: missed ${missed.join(' | ')}`] : []),
    ...(wrong.length > 0 ? [`${id} ${name}: found, and not in the truth: ${wrong.join(' | ')}`] : []),
  ]);
}
