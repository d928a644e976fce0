const aged =
  /\b(?:son|daughter|kid|child|boy|girl|he|she|he's|she's|hes|shes|is|who(?:'s| is|s)?|turned|just|only|our|my|a) (?:is |just |only |turned )*(\d{1,2})(?![\d:/%.,]*\d)(?! ?(?:am|pm|a\.m|p\.m|hours?|minutes?|days?|weeks?|months?|years? (?!old)|times?|nights?|percent|bucks|dollars|k\b|kids|children|of\b|texts))|\b(\d{1,2})(?:[ -]?(?:yo\b|y\/o|year[ -]?old|yr[ -]?old|years old))/gi;
const GROWN = 18;

/** The ages of children in a person's own messages, each once. */
export function agesTold(messages: readonly string[]): number[] {
  const ages = messages
    .flatMap((message) => [...message.matchAll(aged)])
    .map(([, after, before]) => Number(after ?? before))
    .filter((age) => age < GROWN);
  return [...new Set(ages)];
}
