import { stateNamed } from '../retrieval/us-state.ts';
import type { Day } from '../tools/day.ts';
import type { PaperKind } from './caption/paper-kinds.ts';
import type { PaperLine } from './paper.ts';

export interface ServedAnswers {
  paper: 'petition' | 'motion' | 'order';
  /** The name of the state. Null if the caption has none or several. */
  state: string | null;
  /** The days to answer, as printed. */
  days: number | null;
  hearingDay: Day | null;
}

/** The findings that the person has not removed. */
export interface CheckedFindings {
  kind: PaperKind;
  /** Every time limit, in calendar days. */
  limits: readonly number[];
  hearings: readonly { day: Day; isDoubtful: boolean }[];
}

const CAPTION_LINES = 26;
const papers: Partial<Record<PaperKind, ServedAnswers['paper']>> = {
  summons: 'petition',
  petition: 'petition',
  motion: 'motion',
  'notice-of-hearing': 'motion',
  'protective-order': 'order',
};

/**
 * The answers that a served paper provides to the guided conversation. Null for other papers. Doubtful findings are left
 * out.
 */
export function servedAnswers(
  { kind, limits, hearings }: CheckedFindings,
  lines: readonly PaperLine[],
  today: Day,
): ServedAnswers | null {
  const paper = papers[kind];
  if (!paper) return null;
  const [days, ...otherDays] = [...new Set(limits)];
  const [hearing] = hearings
    .filter(({ day, isDoubtful }) => !isDoubtful && day >= today)
    .toSorted((a, b) => a.day.localeCompare(b.day));
  return {
    paper,
    state: stateOf(lines),
    days: paper === 'petition' && otherDays.length === 0 ? (days ?? null) : null,
    hearingDay: hearing?.day ?? null,
  };
}

function stateOf(lines: readonly PaperLine[]): string | null {
  const named = lines.slice(0, CAPTION_LINES).flatMap(({ text }) => stateNamed(text) ?? []);
  const [state, ...others] = [...new Set(named)];
  return state && others.length === 0 ? state : null;
}
