const FIRST_DAYS = 7;
const DAY = 86_400_000;

export function isFirstWeek(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < FIRST_DAYS * DAY;
}
