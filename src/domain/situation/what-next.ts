const opening = '(?:(?:so|and|ok|okay|now|then|but|well|please|hannah|max|lena|ava|emma|james|hi)[ ,]+)*';
const asking =
  '(?:what (?:do|should|can|must) i do(?: now| next| first| then)?|what (?:now|next)|now what|what (?:happens|comes|is)(?: now| next| first)|what (?:is|are) (?:my|the) next steps?|(?:my )?next steps?|(?:where|how) do (?:i|we) (?:start|begin)|what (?:is|would be) the (?:first|next) (?:step|thing)(?: to do)?|how do i go on|what else (?:do|should|can) i do)';
const whatNext = new RegExp(`^${opening}${asking}(?: (?:now|then|here|please|after that|from here))*$`);

/** "What now?": a question whose subject is the person's stage. */
export function asksWhatNext(text: string): boolean {
  return whatNext.test(
    text
      .toLowerCase()
      .replace(/\bwhats\b|\bwhat's\b/g, 'what is')
      .replace(/[^a-z ,]+/g, ' ')
      .replace(/ +/g, ' ')
      .trim(),
  );
}
