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

// Sorted longest first, because "West Virginia" is not Virginia.
const byLength = Object.entries(names)
  .toSorted(([, a], [, b]) => b.length - a.length)
  .map(([code, name]) => ({
    code,
    name,
    // Skips counties and streets named after states: Ohio has a Delaware County, and many towns have a Washington
    // Street.
    pattern: new RegExp(`\\b${name}\\b(?! (?:county|street|st\\b|avenue|ave\\b|road|university))`, 'i'),
    everywhere: new RegExp(`\\b${name}\\b`, 'gi'),
  }));
/** Most messages name no state, so this is checked first. */
const anyState = new RegExp(`\\b(?:${byLength.map(({ name }) => name).join('|')})\\b`, 'i');
/** Matches "From Texas to Ohio" and "not Texas": states where the person no longer lives or never lived. */
const FORMER_STATE = /\b(?:from|not|left|leaving|out of)(?: in)? $/i;

export const stateCodes: readonly string[] = Object.keys(names);

/** Pairs of state code and state name, sorted by name. */
export const stateChoices = Object.entries(names);

export function stateName(code: string): string {
  return names[code] ?? code;
}

// On their own, these words are an answer or a greeting, not a state.
const ambiguousCodes = new Set(['OK', 'HI', 'ME', 'OH', 'IN', 'OR']);

/** Matches "Maricopa County, AZ", "harris county tx" and "we live in mesa, az". */
const besidePlace = new RegExp(
  `(?:\\bcounty,?|\\b[a-z]{3,},) (${Object.keys(names).join('|')})\\b(?=[\\s.,!?]|$)`,
  'gi',
);

/** Codes that are not a word, name or abbreviation in any case: "in fresno ca", but not "in my pa". */
const plainCodes = 'AZ|CA|CT|FL|GA|IL|KY|MN|NC|NJ|NM|NV|NY|SC|SD|TN|TX|UT|WA|WI|WV|WY';
const afterCity = new RegExp(
  `\\b(?:in|near|outside|from) (?!the |my |his |her |our )[a-z]{3,}(?: [a-z]{3,})?,? (${plainCodes})\\b`,
  'i',
);

/** A code that is also a word must be in capitals or follow a county. */
function codeBesidePlace(text: string): string | null {
  for (const found of text.matchAll(besidePlace)) {
    const [whole, code = ''] = found;
    // In "Maricopa county in February" the sentence continues, so "in" is a word and not Indiana.
    const isAtEnd = /^\s*(?:$|[.,;!?])/.test(text.slice(found.index + whole.length));
    const isSure =
      code === code.toUpperCase() ||
      (/county/i.test(whole) && isAtEnd) ||
      !ambiguousCodes.has(code.toUpperCase());
    if (isSure) return code.toUpperCase();
  }
  return afterCity.exec(text)?.[1]?.toUpperCase() ?? null;
}

/**
 * Returns the state that a text names: by its full name, by a code in capitals that is the whole text, or by a code next
 * to a place. Null if there is none.
 */
export function stateNamed(text: string): string | null {
  const code = text.trim();
  if (Object.hasOwn(names, code) && !ambiguousCodes.has(code)) return code;
  const beside = codeBesidePlace(text);
  if (beside) return beside;
  if (!anyState.test(text)) return null;
  const found = byLength.filter(({ pattern }) => pattern.test(text));
  const own = found.find(({ pattern, name }, at) => {
    // "West Virginia" must not match Virginia here either.
    if (found.slice(0, at).some((longer) => longer.name.includes(name))) return false;
    return !FORMER_STATE.test(text.slice(0, text.search(pattern)));
  });
  return (own ?? found[0])?.code ?? null;
}

/** Returns the codes of all states that a text of ours names in full. */
export function statesIn(text: string): string[] {
  const found = byLength.filter(({ everywhere }) => text.search(everywhere) >= 0);
  return found
    .filter(({ name }, at) => !found.slice(0, at).some((longer) => longer.name.includes(name)))
    .map(({ code }) => code);
}

export function stripStateNames(text: string): string {
  if (!anyState.test(text)) return text;
  return byLength.reduce((rest, { everywhere }) => rest.replace(everywhere, ' '), text);
}
