/** What stands in double quotation marks; a lone opening mark quotes up to the end. */
export interface Quotation {
  text: string;
  /** The message before and after it. */
  before: string;
  after: string;
}

// Single marks are apostrophes more often than quotation marks.
const quoted = /["“”]\s*([^"“”]+?)\s*(?:["“”]|$)/g;
const WORDS_AT_LEAST = 3;

/** Quotations that could be a text of their own, in order. */
export function quotationsIn(message: string): Quotation[] {
  return [...message.matchAll(quoted)].flatMap(({ index, 0: whole, 1: text = '' }) =>
    text.split(/\s+/).length < WORDS_AT_LEAST
      ? []
      : [{ text, before: message.slice(0, index), after: message.slice(index + whole.length) }],
  );
}

/** The message with each quotation left out. */
export function withoutQuotations(message: string): string {
  return message.replace(quoted, ' ');
}
