import { type StoredPaperList, storedPaperList } from '#contract/papers.ts';
import * as v from 'valibot';
import { askReviews } from './ask-papers.ts';

/** The server's limit for a file. */
export const MAX_STORED_BYTES = 20 * 1024 * 1024;

/** One after the other: a phone may not have memory for twenty photos twice. */
export async function storePapers(id: string, files: readonly File[]): Promise<void> {
  for (const [at, file] of files.entries()) {
    // A name may contain characters that headers don't allow.
    const headers = { 'X-Paper-Name': encodeURIComponent(file.name.slice(-200) || 'paper') };
    await askReviews('PUT', `/${id}/papers/${at + 1}`, { body: file, headers });
  }
}

export async function listStoredPapers(id: string): Promise<StoredPaperList> {
  return v.parse(storedPaperList, await (await askReviews('GET', `/${id}/papers`)).json());
}

export async function openStoredPaper(id: string, position: number): Promise<Blob> {
  return (await askReviews('GET', `/${id}/papers/${position}`)).blob();
}

export async function deleteStoredPapers(id: string): Promise<void> {
  await askReviews('DELETE', `/${id}/papers`);
}
