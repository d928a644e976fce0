/** The maximum length and size of a recording. */
export const CLIP_SECONDS = 60;
export const CLIP_BYTES = 2_000_000;

/** Pieces are long enough to sound natural and short enough to start soon. Some browsers stop during longer ones. */
const PIECE_MAX = 220;

/** Returns a text for reading aloud: without markup, in pieces of whole sentences. */
export function spokenPieces(text: string): string[] {
  const plain = text.replaceAll(/\*\*|\s?\[\d{1,2}\]|^\s*[-*] /gm, '');
  const lines = plain.split(/\n+/);
  // Each list item ends with a pause.
  const ended = lines.length === 1 ? lines : lines.map((line) => line.replace(/([^\s.?!:;,])\s*$/, '$1.'));
  const sentences = ended.flatMap((line) => line.split(/(?<=[.?!:;])\s+/)).flatMap(shortened);
  const pieces: string[] = [];
  for (const sentence of sentences.map((one) => one.trim()).filter((one) => one !== '')) {
    const last = pieces.at(-1);
    if (last && pieces.length > 1 && last.length + sentence.length < PIECE_MAX) {
      pieces[pieces.length - 1] = `${last} ${sentence}`;
    } else pieces.push(sentence);
  }
  return pieces;
}

/** A sentence without an end is cut between two words. */
function shortened(sentence: string): string[] {
  return sentence.match(new RegExp(`\\S.{0,${PIECE_MAX - 1}}(?=\\s|$)|\\S{${PIECE_MAX}}`, 'g')) ?? [];
}
