import { fileKind } from './file-kind.ts';
import { FILE_BYTES, PICTURE_PAGES } from './limits.ts';
import type { PaperReading, ReadingOptions, PagePreview } from './paper-reading.ts';
import type { PaperPage } from '#domain/papers/paper.ts';
import { UnreadablePaper } from './unreadable-paper.ts';

/**
 * Reads one file, or pictures of the pages in their order. Rejects with `UnreadablePaper`, or with `AbortError` when
 * stopped.
 */
export async function readPaper(files: readonly File[], options: ReadingOptions): Promise<PaperReading> {
  const [first, ...others] = files;
  if (!first) throw new UnreadablePaper('empty');
  for (const { size } of files) if (size > FILE_BYTES) throw new UnreadablePaper('too-large');
  const bytes = new Uint8Array(await first.arrayBuffer());
  if (bytes.length === 0) throw new UnreadablePaper('empty');
  const reading = await read(fileKind(bytes), bytes, others.length > 0 ? files : [first], options);
  if (reading.pages.every(({ lines }) => lines.length === 0)) {
    reading.close();
    throw new UnreadablePaper('no-text');
  }
  return reading;
}

async function read(
  kind: ReturnType<typeof fileKind>,
  bytes: Uint8Array,
  files: readonly File[],
  options: ReadingOptions,
): Promise<PaperReading> {
  switch (kind) {
    case 'pdf':
      return (await import('./read-pdf.ts')).readPdf(bytes, options);
    case 'docx':
      return readDocx(bytes);
    case 'picture':
    case 'heic':
      return readPictures(files, options);
    case null:
      throw new UnreadablePaper('not-a-paper');
  }
}

async function readDocx(bytes: Uint8Array): Promise<PaperReading> {
  const { linesOfDocx } = await import('./docx-text.ts');
  const lines = await linesOfDocx(bytes);
  return {
    pages: [{ source: 'text', lines, gaps: [], isPoor: false }],
    shown: [{ shape: null }],
    close: () => {},
  };
}

async function readPictures(files: readonly File[], options: ReadingOptions): Promise<PaperReading> {
  if (files.length > PICTURE_PAGES) throw new UnreadablePaper('too-many-pages');
  const [{ openPicture }, { readPicture }] = await Promise.all([
    import('./open-picture.ts'),
    import('./read-picture.ts'),
  ]);
  const pages: PaperPage[] = [];
  const shown: PagePreview[] = [];
  for (const [number, file] of files.entries()) {
    options.onProgress({ kind: 'reading', page: number + 1, of: files.length });
    const read = await readPicture(await openPicture(file), number, options);
    pages.push(read.page);
    shown.push(read.shown);
  }
  return { pages, shown, close: () => {} };
}
