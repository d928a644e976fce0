import type { DateRole } from '#domain/papers/dates.ts';
import type { PaperReview } from '#domain/papers/review-paper.ts';

/** What may be shown with no doubt. */
export interface Certainties {
  /** `day` or `dayTtime` of the events at court to come. */
  hearings: readonly string[];
  /** The roles that each day may have. Null accepts any role. */
  rolesOf: (day: string) => readonly string[] | null;
}

export interface CertaintyFigures {
  /** Days that are not there, hearings that are none, wrong times and wrong roles, each shown with no doubt. */
  wrong: string[];
  /** Days found, and those of them that ask to be checked: what the doubts cost the person. */
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

/** "No later than the paper" is right for every day that asks for nothing to come. */
function isAccepted(role: DateRole, roles: readonly string[]): boolean {
  if (role === 'earlier')
    return roles.includes('other') || (!roles.includes('hearing') && !roles.includes('due'));
  return roles.includes(role);
}
