export type PointKind = 'apology' | 'fact' | 'about-them' | 'plan' | 'request' | 'wish' | 'answer-by';

/** One thing that a message says, in words for the other parent and not yet spelled out. */
export interface Reading {
  kind: PointKind;
  text: string;
}

/** Turns words about the other parent into words to them. */
export type Turn = (words: string) => string;
/** The first rule whose pattern fits a clause says what it is. */
export type Rule = readonly [RegExp, (found: RegExpExecArray, turn: Turn) => Reading];

export const request = (text: string): Reading => ({
  kind: 'request',
  text: text.replace(/ and to (?=[a-z])/g, ' and '),
});
export const wish = (text: string): Reading => ({ kind: 'wish', text });
