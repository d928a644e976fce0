/** The kinds of wording that make a message start a fight. Their texts are in the content. */
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

/** The position of a flag in the pasted text: `text.slice(start, end)` is `text`. */
export interface Flag {
  kind: FlagKind;
  start: number;
  end: number;
  text: string;
}

/** Kinds that may harm the person's case or frighten a child. They must not be sent in any wording. */
const hardStops: ReadonlySet<FlagKind> = new Set([
  'threat',
  'legal-threat',
  'money-for-children',
  'child-between',
]);

export function isHardStop(kind: FlagKind): boolean {
  return hardStops.has(kind);
}
