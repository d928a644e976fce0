import type { PDFPageProxy } from 'pdfjs-dist';
import type { PaperLine } from '#domain/papers/paper.ts';
import { type TextPiece, linesFromPieces } from '#domain/papers/text/text-lines.ts';
import { TEXT_CHARACTERS } from './limits.ts';

/** The size of a page in points; a file may claim any size. */
const MAX_PAGE_POINTS = 20_000;
/** A page with a picture and less text than this is a scan, whose only text may be a stamp. */
const SCAN_CHARACTERS = 200;

export interface PageText {
  lines: PaperLine[];
  isScan: boolean;
}

export async function textOfPage(
  page: PDFPageProxy,
  number: number,
  hasPicture: () => Promise<boolean>,
): Promise<PageText> {
  const viewport = page.getViewport({ scale: 1 });
  if (!(viewport.width > 0 && viewport.width <= MAX_PAGE_POINTS && viewport.height <= MAX_PAGE_POINTS)) {
    return { lines: [], isScan: false };
  }
  const { items } = await page.getTextContent();
  const pieces: TextPiece[] = [];
  let characters = 0;
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    characters += item.str.length;
    if (characters > TEXT_CHARACTERS) break;
    pieces.push(pieceFrom(item, viewport));
  }
  pieces.push(...(await fieldPieces(page, viewport)));
  const lines = linesFromPieces(pieces, { page: number, width: viewport.width, height: viewport.height });
  return { lines, isScan: characters < SCAN_CHARACTERS && (await hasPicture()) };
}

interface Item {
  str: string;
  transform: number[];
  width: number;
  height: number;
}
type Viewport = ReturnType<PDFPageProxy['getViewport']>;

function pieceFrom({ str, transform, width, height }: Item, viewport: Viewport): TextPiece {
  const [left = 0, baseline = 0] = viewport.convertToViewportPoint(transform[4] ?? 0, transform[5] ?? 0);
  const size = height || Math.hypot(transform[2] ?? 0, transform[3] ?? 0);
  return { text: str, left, baseline, width, height: size, confidence: 100 };
}

/** Values typed into form fields are not text of the page. */
async function fieldPieces(page: PDFPageProxy, viewport: Viewport): Promise<TextPiece[]> {
  const annotations: Field[] = await page.getAnnotations();
  return annotations.flatMap((field) => {
    const text = valueOf(field);
    if (field.subtype !== 'Widget' || text === null || !field.rect) return [];
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = field.rect;
    const [left = 0, bottom = 0] = viewport.convertToViewportPoint(Math.min(x1, x2), Math.min(y1, y2));
    const height = Math.min(Math.abs(y2 - y1), 14);
    return [
      { text, left, baseline: bottom - 3, width: Math.max(Math.abs(x2 - x1), 1), height, confidence: 100 },
    ];
  });
}

interface Field {
  subtype?: string;
  fieldType?: string;
  fieldValue?: unknown;
  checkBox?: boolean;
  exportValue?: string;
  required?: boolean;
  alternativeText?: string;
  fieldName?: string;
  rect?: number[];
}

/** A checkbox is read as a checkbox character, as on paper, and an empty field as a line. */
function valueOf({ fieldType, fieldValue, checkBox, exportValue }: Field): string | null {
  if (fieldType === 'Btn') {
    if (checkBox !== true) return null;
    return fieldValue !== undefined && fieldValue !== 'Off' && (!exportValue || fieldValue === exportValue)
      ? '\u2612'
      : '\u2610';
  }
  if (fieldType === 'Sig') return fieldValue ? null : '____';
  if (typeof fieldValue === 'string' && fieldValue.trim() !== '') return fieldValue.slice(0, 500);
  return fieldType === 'Tx' || fieldType === 'Ch' ? '____' : null;
}
