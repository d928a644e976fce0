import { unzip } from 'fflate';
import type { PaperLine } from '#domain/papers/paper.ts';
import { TEXT_CHARACTERS, UNPACKED_BYTES } from './limits.ts';
import { UnreadablePaper } from './unreadable-paper.ts';

const DOCUMENT = 'word/document.xml';

/** The paragraphs of a word processor's file. Nothing else in it is opened. */
export async function linesOfDocx(bytes: Uint8Array): Promise<PaperLine[]> {
  const xml = new TextDecoder().decode(await documentIn(bytes));
  const lines: PaperLine[] = [];
  let characters = 0;
  for (const [, paragraph = ''] of xml.matchAll(/<w:p[ >]([\s\S]*?)<\/w:p>/g)) {
    for (const text of textsOf(paragraph)) {
      characters += text.length;
      if (characters > TEXT_CHARACTERS) throw new UnreadablePaper('too-long');
      lines.push({ page: 0, text, box: null, confidence: 100 });
    }
  }
  return lines;
}

function documentIn(bytes: Uint8Array): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    let isTooLarge = false;
    const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
      if (name !== DOCUMENT) return false;
      isTooLarge = originalSize > UNPACKED_BYTES;
      return !isTooLarge;
    };
    unzip(bytes, { filter }, (error, files) => {
      const found = files?.[DOCUMENT];
      if (found && !error && found.length <= UNPACKED_BYTES) resolve(found);
      else reject(new UnreadablePaper(isTooLarge ? 'too-large' : 'broken'));
    });
  });
}

/** A tab in a paragraph separates columns, like a wide gap on paper. */
function textsOf(paragraph: string): string[] {
  const text = paragraph
    .replaceAll(/<w:(?:br|cr)\b[^>]*\/?>/g, '\n')
    .replaceAll(/<w:tab\/>/g, '\t')
    .replaceAll(/<w:instrText\b[\s\S]*?<\/w:instrText>/g, '')
    .replaceAll(/<[^>]*>/g, '');
  return unescaped(text)
    .split(/[\n\t]/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
    (whole, decimal, hex, name) => {
      if (name) return entities[name.toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' ';
    },
  );
}
