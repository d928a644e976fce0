/** The two homes. The person decides whose home is which. */
export const homes = ['A', 'B'] as const;
export type Home = (typeof homes)[number];

export const patternIds = [
  'week-on-off',
  'two-two-three',
  'two-two-five-five',
  'three-four-four-three',
  'four-three',
  'every-weekend',
  'alternate-weekends',
  'long-alternate-weekends',
  'alternate-weekends-and-midweek',
  'custom',
] as const;
export type PatternId = (typeof patternIds)[number];

/**
 * The nights of a cycle, each with the home where the children sleep. The first night is a Monday; each week runs Monday
 * to Sunday.
 */
const cycles: Readonly<Record<Exclude<PatternId, 'custom'>, string>> = {
  'week-on-off': 'AAAAAAA BBBBBBB',
  'two-two-three': 'AABBAAA BBAABBB',
  'two-two-five-five': 'AABBAAA AABBBBB',
  'three-four-four-three': 'AAABBBB AAAABBB',
  'four-three': 'AAAABBB',
  'every-weekend': 'BBBBAAB',
  'alternate-weekends': 'BBBBAAB BBBBBBB',
  'long-alternate-weekends': 'BBBBAAA BBBBBBB',
  'alternate-weekends-and-midweek': 'BBABAAB BBABBBB',
};

export function cycleOf(pattern: Exclude<PatternId, 'custom'>): Home[] {
  return nightsFrom(cycles[pattern]);
}

export function nightsFrom(letters: string): Home[] {
  return letters
    .toUpperCase()
    .split('')
    .filter((letter): letter is Home => letter === 'A' || letter === 'B');
}

export function otherHome(home: Home): Home {
  return home === 'A' ? 'B' : 'A';
}
