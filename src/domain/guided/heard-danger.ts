/** The dangers for which a page needs help lines. */
export const dangers = ['violence', 'self', 'child', 'overdose', 'gun', 'abduction'] as const;
export type Danger = (typeof dangers)[number];

/** Adds the dangers mentioned in the last message to the run. Later answers don't remove them. */
export function recordDangers<R extends { dangers: readonly Danger[] }>(run: R, told: readonly Danger[]): R {
  const all = dangers.filter((one) => run.dangers.includes(one) || told.includes(one));
  return all.length === run.dangers.length ? run : { ...run, dangers: all };
}
