const names: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

// Longest first: "West Virginia" is not Virginia.
const byLength = Object.entries(names)
  .toSorted(([, a], [, b]) => b.length - a.length)
  .map(([code, name]) => ({
    code,
    name,
    // Ohio has a Delaware County, and many towns have a Washington Street.
    pattern: new RegExp(`\\b${name}\\b(?! (?:county|street|st\\b|avenue|ave\\b|road|university))`, 'i'),
    everywhere: new RegExp(`\\b${name}\\b`, 'gi'),
  }));
/** Most messages name none, so this is checked first. */
const anyState = new RegExp(`\\b(?:${byLength.map(({ name }) => name).join('|')})\\b`, 'i');
/** "From Texas to Ohio", "not Texas": where a person no longer is, or never was. */
const LEFT_BEHIND = /\b(?:from|not|left|leaving|out of)(?: in)? $/i;

export const stateCodes: readonly string[] = Object.keys(names);

/** Code and name, by name. */
export const stateChoices = Object.entries(names);

export function stateName(code: string): string {
  return names[code] ?? code;
}

// Alone they are an answer or a greeting, not a state.
const alsoWords = new Set(['OK', 'HI', 'ME', 'OH', 'IN', 'OR']);

/** "Maricopa County, AZ", "harris county tx", "we live in mesa, az". */
const besidePlace = new RegExp(
  `(?:\\bcounty,?|\\b[a-z]{3,},) (${Object.keys(names).join('|')})\\b(?=[\\s.,!?]|$)`,
  'gi',
);

/** A code that is also a word must be in capitals or follow a county. */
function codeBesidePlace(text: string): string | null {
  for (const found of text.matchAll(besidePlace)) {
    const [whole, code = ''] = found;
    // "Maricopa county in February" goes on: there "in" is the word.
    const isAtEnd = /^\s*(?:$|[.,;!?])/.test(text.slice(found.index + whole.length));
    const isSure =
      code === code.toUpperCase() || (/county/i.test(whole) && isAtEnd) || !alsoWords.has(code.toUpperCase());
    if (isSure) return code.toUpperCase();
  }
  return null;
}

/**
 * The state that a text names in full, by a code in capitals if it is the whole text, or beside a place. Null without
 * one.
 */
export function stateNamed(text: string): string | null {
  const code = text.trim();
  if (Object.hasOwn(names, code) && !alsoWords.has(code)) return code;
  const beside = codeBesidePlace(text);
  if (beside) return beside;
  if (!anyState.test(text)) return null;
  const found = byLength.filter(({ pattern }) => pattern.test(text));
  const own = found.find(({ pattern, name }, at) => {
    // "West Virginia" is not Virginia here either.
    if (found.slice(0, at).some((longer) => longer.name.includes(name))) return false;
    return !LEFT_BEHIND.test(text.slice(0, text.search(pattern)));
  });
  return (own ?? found[0])?.code ?? null;
}

export function withoutStateNames(text: string): string {
  if (!anyState.test(text)) return text;
  return byLength.reduce((rest, { everywhere }) => rest.replace(everywhere, ' '), text);
}
