import type { PDFPageProxy } from 'pdfjs-dist';
import type { PaperPage } from '#domain/papers/paper.ts';
import { PAGES, PDF_TIMEOUT_MS, PICTURE_PAGES, READ_PIXELS } from './limits.ts';
import { type OpenPdf, openPdf } from './open-pdf.ts';
import type { PaperReading, ReadingOptions, PagePreview } from './paper-reading.ts';
import { inTime } from './in-time.ts';
import { textOfPage } from './pdf-text.ts';
import { readPicture } from './read-picture.ts';
import { UnreadablePaper } from './unreadable-paper.ts';

/** Reads page by page: the text layer if there is one, otherwise the picture by recognition. */
export async function readPdf(bytes: Uint8Array, options: ReadingOptions): Promise<PaperReading> {
  const pdf = await inTime(openPdf(bytes), PDF_TIMEOUT_MS, options.signal);
  try {
    return await readPages(pdf, options);
  } catch (error) {
    pdf.close();
    throw error;
  }
}

async function readPages(pdf: OpenPdf, options: ReadingOptions): Promise<PaperReading> {
  const { numPages } = pdf.document;
  if (numPages > PAGES) throw new UnreadablePaper('too-many-pages');
  const pages: PaperPage[] = [];
  const shown: PagePreview[] = [];
  let pictures = 0;
  for (let number = 0; number < numPages; number += 1) {
    options.onProgress({ kind: 'reading', page: number + 1, of: numPages });
    const page = await inTime(pdf.document.getPage(number + 1), PDF_TIMEOUT_MS, options.signal).catch(
      asBroken,
    );
    const text = await inTime(
      textOfPage(page, number, () => hasPicture(pdf, page)),
      PDF_TIMEOUT_MS,
      options.signal,
    ).catch(asBroken);
    if (text.isScan) {
      pictures += 1;
      if (pictures > PICTURE_PAGES) throw new UnreadablePaper('too-many-pages');
      const canvas = await inTime(drawForReading(page), PDF_TIMEOUT_MS, options.signal).catch(asBroken);
      const read = await readPicture(canvas, number, options);
      pages.push(read.page);
      shown.push(read.shown);
    } else {
      pages.push({ source: 'text', lines: text.lines, gaps: [], isPoor: false });
      shown.push(shownPage(page));
    }
  }
  return { pages, shown, close: pdf.close };
}

function asBroken(error: unknown): never {
  if (error instanceof UnreadablePaper || (error instanceof DOMException && error.name === 'AbortError'))
    throw error;
  throw new UnreadablePaper('broken');
}

async function hasPicture({ operators }: OpenPdf, page: PDFPageProxy): Promise<boolean> {
  const { fnArray } = await page.getOperatorList();
  const painting = new Set<number>([
    operators.paintImageXObject,
    operators.paintInlineImageXObject,
    operators.paintImageMaskXObject,
  ]);
  return fnArray.some((operator) => painting.has(operator));
}

/** 200 dpi, as far as the pixel limit allows. */
async function drawForReading(page: PDFPageProxy): Promise<OffscreenCanvas> {
  const whole = page.getViewport({ scale: 1 });
  const scale = Math.min(200 / 72, Math.sqrt(READ_PIXELS / (whole.width * whole.height)));
  const viewport = page.getViewport({ scale });
  const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  // Frees the page's decoded pictures: 15 MB each, which would otherwise stay in memory for twenty pages.
  page.cleanup();
  return canvas;
}

function shownPage(page: PDFPageProxy): PagePreview {
  const whole = page.getViewport({ scale: 1 });
  return {
    shape: whole.width / whole.height,
    draw: async (canvas, width) => {
      const viewport = page.getViewport({ scale: width / whole.width });
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.ceil(viewport.height);
      await page.render({ canvas, viewport }).promise;
    },
  };
}
