/** The screening questions, asked before any help with messages to the other person. Their wording is in the content. */
export const screeningIds = [
  'afraid',
  'hurt',
  'strangled',
  'threatened',
  'weapon',
  'controlled',
  'cut-off',
  'followed',
  'forced',
  'children-at-risk',
  'worse-after-no',
] as const;
export type ScreeningId = (typeof screeningIds)[number];

export const screeningAnswers = ['yes', 'no', 'not-sure', 'skip'] as const;
export type ScreeningAnswer = (typeof screeningAnswers)[number];

export type ScreeningAnswers = Readonly<Partial<Record<ScreeningId, ScreeningAnswer | undefined>>>;

/**
 * `danger`: help lines are shown instead of any script for talking. `careful`: contact should be written and short.
 * `clear`: every question was answered with no. `unfinished`: the next question is still unanswered.
 */
export type ScreeningOutcome =
  | { kind: 'danger'; urgent: boolean }
  | { kind: 'careful' }
  | { kind: 'clear' }
  | { kind: 'unfinished'; next: ScreeningId };

/** Signs with a stronger link to deadly violence. They are shown with advice to see a doctor and emergency contacts. */
const gravest: ReadonlySet<ScreeningId> = new Set(['strangled', 'weapon']);

export function screen(answers: ScreeningAnswers): ScreeningOutcome {
  const yes = screeningIds.filter((id) => answers[id] === 'yes');
  // One yes decides, so that nobody has to finish the list first.
  if (yes.length > 0) return { kind: 'danger', urgent: yes.some((id) => gravest.has(id)) };
  const next = screeningIds.find((id) => answers[id] === undefined);
  if (next) return { kind: 'unfinished', next };
  const isClear = screeningIds.every((id) => answers[id] === 'no');
  return { kind: isClear ? 'clear' : 'careful' };
}
