import type { Doubt } from '../paper.ts';
import type { HearingFinding } from './hearing-finding.ts';

/** Doubts about how one mention is worded. Another mention may say the same plainly. */
const ofWording = new Set<Doubt>(['ambiguous', 'likely-meaning', 'no-time']);

/** One finding for each day and time: the mention with the fewest doubts, and of equal ones the first. */
export function distinctHearings(found: readonly HearingFinding[]): HearingFinding[] {
  return found.filter((hearing, at) =>
    found.every((other, index) => {
      if (other === hearing || other.day !== hearing.day) return true;
      if (other.time !== hearing.time) return hearing.time !== null || other.time === null;
      const [own, others] = [weightOf(hearing), weightOf(other)];
      return own === others ? at < index : own < others;
    }),
  );
}

/** The finding that stands for a mention of an event, which may be the mention itself. */
export function standingFor(
  mention: HearingFinding,
  hearings: readonly HearingFinding[],
): HearingFinding | undefined {
  const sameDay = hearings.filter(({ day }) => day === mention.day);
  return (
    sameDay.find(({ time }) => time === mention.time) ?? (mention.time === null ? sameDay[0] : undefined)
  );
}

/** A doubt about the day itself, such as a weekday that doesn't match it, is never replaced. */
function weightOf({ doubts }: HearingFinding): number {
  return doubts.some((doubt) => !ofWording.has(doubt)) ? 0 : doubts.length === 0 ? 1 : 2;
}
