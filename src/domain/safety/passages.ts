const FEWEST_WORDS = 4;
const MOST_SENTENCES = 12;

/** A cry for help in a long story would drown in the rest: its sentences are read by themselves too. */
export function passagesOf(text: string): string[] {
  const sentences = text.split(/[.!?\n]+/).filter((sentence) => wordCount(sentence) >= FEWEST_WORDS);
  return sentences.length < 2 ? [text] : [text, ...sentences.slice(0, MOST_SENTENCES)];
}

export function wordCount(text: string): number {
  return text.trim().split(/\s+/).length;
}
