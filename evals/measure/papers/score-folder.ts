// Scores a folder of papers that has truth.json: `node evals/measure/papers/score-folder.ts <folder> [--misses]`. It
// prints only totals unless `--misses` is given. After that the set is no longer blind.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { PaperPage } from '#domain/papers/paper.ts';
import { type PaperReview, reviewPaper } from '#domain/papers/review-paper.ts';
import { certaintyOf } from './certainty.ts';
import { readTextFile } from './read-files.ts';
import { readTypedFile } from './read-typed.ts';
import { type Truth, addScores, scorePaper, truth } from './score.ts';

const TODAY = '2026-11-23';

interface FolderFigures {
  papers: number;
  found: string;
  hearings: { sure: number; doubtful: number; warned: number; lost: number };
  wrongAndCertain: number;
  rightDatesToCheck: string;
  warned: string;
  misses: string[];
}

/** `layout` changes the layout of typed papers, not their content. */
export async function scoreFolder(folder: string, layout?: (page: string) => string): Promise<FolderFigures> {
  const papers = v.parse(v.array(truth), JSON.parse(await readFile(path.join(folder, 'truth.json'), 'utf8')));
  const hearings = { sure: 0, doubtful: 0, warned: 0, lost: 0 };
  const misses: string[] = [];
  const scores = [];
  let [wrong, right, doubted, mustWarn, warned] = [0, 0, 0, 0, 0];
  for (const paper of papers) {
    const review = reviewPaper(await pagesOf(folder, paper.id, layout), TODAY);
    const score = scorePaper(review, paper);
    const certainty = certaintyOf(review, certaintiesOf(paper));
    const standing = paper.hearing ? standingOf(review, paper.hearing) : null;
    if (standing) hearings[standing] += 1;
    scores.push(score);
    wrong += certainty.wrong.length;
    right += certainty.right;
    doubted += certainty.doubted.length;
    mustWarn += Number(paper.mustWarn ?? false);
    warned += Number((paper.mustWarn ?? false) && isWarned(review));
    misses.push(
      ...Object.entries(score).flatMap(([name, { missed }]) =>
        missed.map((item) => `${paper.id} ${name}: missed ${item}`),
      ),
      ...certainty.wrong.map((item) => `${paper.id} WRONG AND CERTAIN ${item}`),
      ...certainty.doubted.map((item) => `${paper.id} to be checked ${item}`),
      ...(paper.mustWarn && !isWarned(review) ? [`${paper.id} no warning`] : []),
      ...(standing && standing !== 'sure' ? [`${paper.id} hearing ${standing}`] : []),
    );
  }
  const found = Object.entries(addScores(scores)).map(([name, { found: is, of }]) => `${name} ${is}/${of}`);
  return {
    papers: papers.length,
    found: found.join(' · '),
    hearings,
    wrongAndCertain: wrong,
    rightDatesToCheck: `${doubted}/${right}`,
    warned: `${warned}/${mustWarn}`,
    misses,
  };
}

async function pagesOf(folder: string, id: string, layout?: (page: string) => string): Promise<PaperPage[]> {
  const typed = path.join(folder, `${id}.txt`);
  if (existsSync(typed)) return readTypedFile(typed, layout);
  const pdf = path.join(folder, `${id}.pdf`);
  return readTextFile(existsSync(pdf) ? pdf : path.join(folder, `${id}.docx`));
}

function certaintiesOf({ hearing, otherHearings = [], dates, meanings }: Truth) {
  return {
    hearings: [...(hearing ? [hearing] : []), ...otherHearings],
    rolesOf: (day: string) => meanings?.[day] ?? (dates.includes(day) ? null : []),
  };
}

function standingOf(review: PaperReview, hearing: string): keyof FolderFigures['hearings'] {
  const found = review.hearings.filter(({ day }) => hearing.startsWith(day));
  if (
    found.some(({ day, time, doubts }) => doubts.length === 0 && (time ? `${day}T${time}` : day) === hearing)
  )
    return 'sure';
  if (found.some(({ doubts }) => doubts.length > 0)) return 'doubtful';
  return isWarned(review) ? 'warned' : 'lost';
}

function isWarned({ warnings }: PaperReview): boolean {
  return warnings.some(({ kind }) => kind === 'no-date-found' || kind === 'event-without-date');
}

if (import.meta.main) {
  const [folder, option] = process.argv.slice(2);
  if (!folder) throw new Error('Give the folder with truth.json.');
  const { misses, ...figures } = await scoreFolder(folder);
  if (option === '--misses') for (const miss of misses) console.log(miss);
  console.log(figures);
}
