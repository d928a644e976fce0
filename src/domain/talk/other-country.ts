/** Countries as people who live there write them, and how we name them in a reply. */
const countries: readonly (readonly [name: string, pattern: string])[] = [
  ['England', 'england'],
  ['Scotland', 'scotland'],
  ['Wales', '(?<!new south )wales'],
  ['the United Kingdom', '(?:the )?(?:uk|united kingdom)|(?:great )?britain'],
  ['Ireland', '(?:northern )?ireland'],
  ['Canada', 'canada|ontario|alberta|british columbia|quebec|manitoba|saskatchewan|nova scotia'],
  ['Australia', 'australia|new south wales|queensland'],
  ['New Zealand', 'new zealand'],
  ['India', 'india'],
  ['South Africa', 'south africa'],
  ['Germany', 'germany'],
  ['France', 'france'],
  ['Spain', 'spain'],
  ['Mexico', 'mexico'],
  ['the Philippines', 'the philippines'],
];
const living = String.raw`\b(?:i|we)(?:['’]?m|['’]?re| am| are)? (?:(?:both|all|now|still|actually|based|living|live|here|over) )*in `;
const asked = String.raw`\b(?:do|can|does|are|is|did) (?:you|u|this|it)\b[^.?!]{0,24}\b(?:cover|know|work|apply|for|in|about) (?:the law (?:of|in) |rules in |about )?`;

/** Returns the country outside the United States in which the person says they live, or about whose coverage they ask. */
export function findOtherCountry(message: string): string | null {
  const found = countries.find(([, names]) =>
    [living, asked].some((before) => new RegExp(`${before}(?:${names})\\b`, 'i').test(message)),
  );
  return found?.[0] ?? null;
}
