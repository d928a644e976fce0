const CHARACTERS_IN_A_TOKEN = 3.6;

/** Ours, because not every provider counts, and none does before the question is sent. */
export function estimateTokens(...texts: readonly string[]): number {
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  return Math.ceil(characters / CHARACTERS_IN_A_TOKEN);
}
