const CHARACTERS_IN_A_TOKEN = 3.6;

/** Estimated here, because not every provider counts tokens, and none before the request. */
export function estimateTokens(...texts: readonly string[]): number {
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  return Math.ceil(characters / CHARACTERS_IN_A_TOKEN);
}
