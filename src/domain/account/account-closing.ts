/** Days in which a person can cancel the deletion of a closed account. */
export const GRACE_DAYS = 7;

const DAY_MS = 86_400_000;

export function deletionDay(now: Date): Date {
  return new Date(now.getTime() + GRACE_DAYS * DAY_MS);
}

/** The name appears in a list of downloads, so it reveals nothing of the content. */
export function copyName(now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `export-${day.map((part) => String(part).padStart(2, '0')).join('-')}.zip`;
}
