import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { PaperPage } from '#domain/papers/paper.ts';
import { type PaperReview, reviewPaper } from '#domain/papers/review-paper.ts';
import { readTextFile } from './read-files.ts';
import { openReader, readPictureFile } from './read-pictures.ts';
import { type Scores, addScores, scorePaper, truth } from './score.ts';

export const paperForms = ['.pdf', '.docx', '.scan.jpg', '.photo.jpg'] as const;
export type PaperForm = (typeof paperForms)[number];

/** The papers date from about this time. */
const TODAY = '2026-11-23';

interface Measured {
  papers: number;
  total: Scores;
  secondsPerPage: number;
  notes: string[];
  /** Dates, hearings, time limits and sums that were missed on a paper without any warning. */
  silent: string[];
}

export async function measureForm(folder: string, form: PaperForm): Promise<Measured> {
  const papers = v.parse(v.array(truth), JSON.parse(await readFile(path.join(folder, 'truth.json'), 'utf8')));
  const files = await readdir(folder);
  const read = await readerOf(form);
  const all: Scores[] = [];
  const notes: string[] = [];
  const silent: string[] = [];
  let pages = 0;
  const start = performance.now();
  for (const paper of papers.filter(({ id }) => files.includes(id + form))) {
    const given = await read(path.join(folder, paper.id + form));
    pages += given.length;
    const review = reviewPaper(given, TODAY);
    const scores = scorePaper(review, paper);
    all.push(scores);
    notes.push(...notesOn(paper.id + form, scores));
    if (isSilent(review, scores)) silent.push(paper.id + form);
  }
  const secondsPerPage = (performance.now() - start) / 1000 / Math.max(pages, 1);
  return { papers: all.length, total: addScores(all), secondsPerPage, notes, silent };
}

async function readerOf(form: PaperForm): Promise<(file: string) => Promise<PaperPage[]>> {
  if (form === '.pdf' || form === '.docx') return readTextFile;
  const reader = await openReader();
  return async (file) => [await readPictureFile(reader, file)];
}

function notesOn(file: string, scores: Scores): string[] {
  return Object.entries(scores).flatMap(([name, { missed, wrong }]) => [
    ...(missed.length > 0 ? [`${file} ${name}: missed ${missed.join(' | ')}`] : []),
    ...(wrong.length > 0 ? [`${file} ${name}: found, and not in the truth: ${wrong.join(' | ')}`] : []),
  ]);
}

function isSilent(review: PaperReview, { hearing, dates, periods, money }: Scores): boolean {
  const hasMiss = [hearing, dates, periods, money].some(({ missed }) => missed.length > 0);
  return hasMiss && review.warnings.length === 0;
}
