const FEWEST_WORDS = 4;
const MOST_SENTENCES = 12;

/** In a long story, one sentence about a crisis has little weight, so sentences are also classified separately. */
export function passagesOf(text: string): string[] {
  const sentences = text.split(/[.!?\n]+/).filter((sentence) => wordCount(sentence) >= FEWEST_WORDS);
  return sentences.length < 2 ? [text] : [text, ...sentences.slice(0, MOST_SENTENCES)];
}

export function wordCount(text: string): number {
  return text.trim().split(/\s+/).length;
}
