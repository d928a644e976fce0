const aged =
  /\b(?:son|daughter|kid|child|boy|girl|he|she|he's|she's|hes|shes|is|who(?:'s| is|s)?|turned|just|only|our|my|a) (?:is |just |only |turned )*(\d{1,2})(?![\d:/%.,]*\d)(?! ?(?:am|pm|a\.m|p\.m|hours?|minutes?|days?|weeks?|months?|years? (?!old)|times?|nights?|percent|bucks|dollars|k\b|kids|children|of\b|texts))|\b(\d{1,2})(?:[ -]?(?:yo\b|y\/o|year[ -]?old|yr[ -]?old|years old))/gi;
/** Matches "Kids 9 and 13" and "the girls are 4, 7 and 11". */
const agedTogether =
  /\b(?:kids|children|girls|boys|sons|daughters|twins)(?:,| are| aged| ages)* (\d{1,2})(?:,? (?:and |& )?(\d{1,2}))?(?:,? (?:and |& )?(\d{1,2}))?(?![\d:/%]| ?(?:am|pm|hours?|days?|weeks?|months?|times?|nights?))/gi;
const ADULT_AGE = 18;

/** Returns the distinct ages of children in the person's own messages. */
export function findAges(messages: readonly string[]): number[] {
  const ages = messages
    .flatMap((message) => [...message.matchAll(aged), ...message.matchAll(agedTogether)])
    .flatMap(([, ...ages]) => ages.flatMap((age: string | undefined) => (age ? [Number(age)] : [])))
    .filter((age) => age < ADULT_AGE);
  return [...new Set(ages)];
}
