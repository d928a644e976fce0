/** Words with which people tell that papers or status are a worry. The name of a country isn't one of them. */
const immigration =
  /\b(?:immigra\w*|migra|deport\w*|undocumented|detain\w*|detention|i\.?c\.?e\.? (?:took|take|takes|will|came|comes|is|has|raid\w*|agents?)|(?:about|by|from|of|scared) ice|raids?|visas?|green ?cards?|asylum|daca|(?:legal|immigration) status|(?:no|have|has|without|got) papers|papers and i don'?t|check[- ]in)\b/i;

/** Whether one of the messages speaks of immigration, so that a reply about it assumes nothing. */
export function mentionsImmigration(messages: readonly string[]): boolean {
  return messages.some((message) => immigration.test(message));
}

/** Whether a reply takes for granted that immigration is a worry. One about the police and immigration doesn't. */
export function isAboutImmigration(id: string): boolean {
  return /(?<!-and)-(?:immigra\w*|deport\w*|visa)(?:-|$)/.test(id);
}
