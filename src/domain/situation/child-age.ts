/** Two-year-olds count as small children, thirteen-year-olds as teens. */
export const childAges = ['baby', 'small', 'school-age', 'teen', 'adult'] as const;
export type ChildAge = (typeof childAges)[number];

const from: readonly (readonly [ChildAge, number])[] = [
  ['baby', 0],
  ['small', 2],
  ['school-age', 6],
  ['teen', 13],
  ['adult', 18],
];

/** Returns the age groups for ages in years, youngest first, without duplicates. */
export function ageGroups(years: readonly number[]): ChildAge[] {
  const found = new Set(years.map((age) => from.findLast(([, least]) => age >= least)?.[0]));
  return childAges.filter((group) => found.has(group));
}
