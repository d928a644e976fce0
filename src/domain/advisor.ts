/** The six advisors, in the order in which every screen lists them. */
export const advisorIds = ['lena', 'emma', 'hannah', 'james', 'max', 'ava'] as const;

export type AdvisorId = (typeof advisorIds)[number];

export function isAdvisorId(value: unknown): value is AdvisorId {
  return typeof value === 'string' && (advisorIds as readonly string[]).includes(value);
}
