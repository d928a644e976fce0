import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PaperPage } from '#domain/papers/paper.ts';
import { linesOfDocx } from '../../../src/web/features/documents/reading/docx-text.ts';
import { textOfPage } from '../../../src/web/features/documents/reading/pdf-text.ts';

/** Reads a PDF's text or a docx as the browser does, without a browser. */
export async function readTextFile(file: string): Promise<PaperPage[]> {
  const bytes = new Uint8Array(await readFile(file));
  return path.extname(file) === '.docx' ? [page(await linesOfDocx(bytes))] : readPdf(bytes);
}

async function readPdf(data: Uint8Array): Promise<PaperPage[]> {
  const task = getDocument({ data, useWasm: false, enableXfa: false, stopAtErrors: true, verbosity: 0 });
  const document = await task.promise;
  const pages: PaperPage[] = [];
  for (let number = 0; number < document.numPages; number += 1) {
    const { lines } = await textOfPage(await document.getPage(number + 1), number, () =>
      Promise.resolve(false),
    );
    pages.push(page(lines));
  }
  await task.destroy();
  return pages;
}

function page(lines: PaperPage['lines']): PaperPage {
  return { source: 'text', lines, gaps: [], isPoor: false };
}
