const own =
  /\b(?:i(?:'|’)?m|i am|i live|i(?:'|’)?ve lived|we live|we(?:'|’)?re|i stay|i(?:'|’)?m still|i still live) (?:(?:still|living|here|now|back|over) )*in ([^.,;!?]+)/i;
const theirs =
  /\b(?:s?he(?:'|’)?s?|they(?:'|’)?re|they|(?:my|the) (?:ex|wife|husband|spouse|kids))\b[^.,;!?]{0,40}?\b(?:in|to) /i;

/** "She's in Louisiana. I'm in Texas": the part about where the person lives. The whole text if it tells of nobody else. */
export function ownPlace(text: string): string {
  const [, place] = own.exec(text) ?? [];
  if (place) return place.split(/ (?:not|but|and (?:she|he|they)|since|for|been)\b/i)[0] ?? place;
  return theirs.test(text) ? '' : text;
}
