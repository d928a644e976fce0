/** What makes a message start a fight. The texts are in the content. */
export const flagKinds = [
  'threat',
  'legal-threat',
  'money-for-children',
  'child-between',
  'insult',
  'swearing',
  'blame',
  'mind-reading',
  'absolute',
  'pressure',
  'sarcasm',
  'history',
  'ownership',
  'shouting',
] as const;
export type FlagKind = (typeof flagKinds)[number];

/** A position in the pasted text: `text.slice(start, end)` is `text`. */
export interface Flag {
  kind: FlagKind;
  start: number;
  end: number;
  text: string;
}

/** These may harm the person's case or frighten a child: not to be sent in any wording. */
const hardStops: ReadonlySet<FlagKind> = new Set([
  'threat',
  'legal-threat',
  'money-for-children',
  'child-between',
]);

export function isHardStop(kind: FlagKind): boolean {
  return hardStops.has(kind);
}
