import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { type PaperReview, reviewPaper } from '#domain/papers/review-paper.ts';
import { readTypedFile } from './read-typed.ts';
import { type Scores, type Truth, addScores, scorePaper, truth } from './score.ts';

const folder = path.join(import.meta.dirname, 'blind');
const TODAY = '2026-11-23';

/** Rules were changed while reading the odd papers; the even ones were measured before anyone read them. */
export type Half = 'seen' | 'unseen';

interface BlindFigures {
  papers: number;
  total: Scores;
  /** Papers whose hearing is neither found nor called doubtful nor warned of. */
  lostHearings: string[];
  /** Days and hearings that are not on the paper and were shown with no doubt. */
  wrongDays: string[];
  notes: string[];
}

export async function measureBlind(half: Half): Promise<BlindFigures> {
  const all = v.parse(v.array(truth), JSON.parse(await readFile(path.join(folder, 'truth.json'), 'utf8')));
  const papers = all.filter(({ id }) => (Number.parseInt(id, 10) % 2 === 1) === (half === 'seen'));
  const figures: BlindFigures = {
    papers: papers.length,
    total: addScores([]),
    lostHearings: [],
    wrongDays: [],
    notes: [],
  };
  const scores: Scores[] = [];
  for (const paper of papers) {
    const review = reviewPaper(await readTypedFile(path.join(folder, `${paper.id}.txt`)), TODAY);
    const score = scorePaper(review, paper);
    scores.push(score);
    if (isHearingLost(review, paper)) figures.lostHearings.push(paper.id);
    figures.wrongDays.push(
      ...[...score.dates.wrong, ...score.hearing.wrong].map((day) => `${paper.id} ${day}`),
    );
    figures.notes.push(...notesOn(paper.id, score));
  }
  return { ...figures, total: addScores(scores) };
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
