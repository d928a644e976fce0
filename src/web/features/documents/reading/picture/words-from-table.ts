import type { TextPiece } from '#domain/papers/text/text-lines.ts';

const LINE_LEVEL = '4';
const WORD_LEVEL = '5';

/** Parses the recognizer's table: a row for each block, line and word, with tab-separated columns. */
export function wordsFromTable(table: string): TextPiece[] {
  const words: TextPiece[] = [];
  let baseline = 0;
  let height = 0;
  for (const row of table.split('\n')) {
    const [level, , , , , , left, top, width, tall, confidence, ...text] = row.split('\t');
    if (level === LINE_LEVEL) {
      // Otherwise words without a descender would overlap another line.
      baseline = Number(top) + Number(tall) * 0.8;
      height = Number(tall);
    }
    if (level !== WORD_LEVEL || Number(confidence) < 0) continue;
    words.push({
      text: text.join(' '),
      left: Number(left),
      baseline,
      width: Number(width),
      height: Math.min(height, Number(tall) * 2.2),
      confidence: Number(confidence),
    });
  }
  return words;
}
