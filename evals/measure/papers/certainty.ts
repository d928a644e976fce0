import type { DateRole } from '#domain/papers/dates/date-finding.ts';
import type { PaperReview } from '#domain/papers/review-paper.ts';

/** Findings that may be shown as certain. */
export interface Certainties {
  /** The day, or the day and time, of each upcoming hearing. */
  hearings: readonly string[];
  /** The roles that each day may have. Null accepts any role. */
  rolesOf: (day: string) => readonly string[] | null;
}

export interface CertaintyFigures {
  /** Days that don't exist, events that are not hearings, wrong times and wrong roles, each shown as certain. */
  wrong: string[];
  /** The days found, and how many of them the person must check, which is the cost of the doubts. */
  right: number;
  doubted: string[];
}

export function certaintyOf({ dates, hearings }: PaperReview, truth: Certainties): CertaintyFigures {
  const figures: CertaintyFigures = { wrong: [], right: 0, doubted: [] };
  for (const { day, time, doubts } of hearings) {
    const when = time ? `${day}T${time}` : day;
    if (doubts.length === 0 && !truth.hearings.includes(when)) figures.wrong.push(`${when} as a hearing`);
  }
  for (const { day, role, doubts } of dates) {
    const roles = truth.rolesOf(day);
    if (roles?.length === 0) {
      if (doubts.length === 0) figures.wrong.push(`${day}, which is not there`);
      continue;
    }
    figures.right += 1;
    if (doubts.length > 0) figures.doubted.push(`${day} ${role}: ${doubts.join(', ')}`);
    else if (roles && !isAccepted(role, roles)) figures.wrong.push(`${day} as ${role}`);
  }
  return figures;
}

/** The role "no later than the paper" is right for every day without an upcoming event. */
function isAccepted(role: DateRole, roles: readonly string[]): boolean {
  if (role === 'earlier')
    return roles.includes('other') || (!roles.includes('hearing') && !roles.includes('due'));
  return roles.includes(role);
}
