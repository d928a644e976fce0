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
const byLength = Object.entries(names).toSorted(([, a], [, b]) => b.length - a.length);

/** Code and name, by name. */
export const stateChoices = Object.entries(names);

export function stateName(code: string): string {
  return names[code] ?? code;
}

// Alone they are an answer or a greeting, not a state.
const alsoWords = new Set(['OK', 'HI', 'ME', 'OH', 'IN', 'OR']);

/** The state that a text names in full, or the code in capitals that it consists of; null for none. */
export function stateNamed(text: string): string | null {
  const code = text.trim();
  if (Object.hasOwn(names, code) && !alsoWords.has(code)) return code;
  const found = byLength.find(([, name]) => new RegExp(`\\b${name}\\b`, 'i').test(text));
  return found?.[0] ?? null;
}

export function withoutStateNames(text: string): string {
  return byLength.reduce((rest, [, name]) => rest.replace(new RegExp(`\\b${name}\\b`, 'gi'), ' '), text);
}
