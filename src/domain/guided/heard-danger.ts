/** What a page needs help lines for. */
export const dangers = ['violence', 'self', 'child', 'overdose', 'gun'] as const;
export type Danger = (typeof dangers)[number];

/** The run with dangers that the last message told of. They stay, whatever the later answers say. */
export function withDangers<R extends { dangers: readonly Danger[] }>(run: R, told: readonly Danger[]): R {
  const all = dangers.filter((one) => run.dangers.includes(one) || told.includes(one));
  return all.length === run.dangers.length ? run : { ...run, dangers: all };
}
