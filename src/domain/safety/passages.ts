const MIN_WORDS = 4;
const MAX_SENTENCES = 12;

/** In a long story, one sentence about a crisis has little weight, so sentences are also classified separately. */
export function passagesOf(text: string): string[] {
  const sentences = text.split(/[.!?\n]+/).filter((sentence) => wordCount(sentence) >= MIN_WORDS);
  return sentences.length < 2 ? [text] : [text, ...sentences.slice(0, MAX_SENTENCES)];
}

export function wordCount(text: string): number {
  return text.trim().split(/\s+/).length;
}
