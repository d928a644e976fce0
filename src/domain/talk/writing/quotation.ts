/** Text in double quotation marks. A single opening mark without a closing one quotes up to the end. */
export interface Quotation {
  text: string;
  /** The parts of the message before and after the quotation. */
  before: string;
  after: string;
}

// Single marks are apostrophes more often than quotation marks.
const quoted = /["“”]\s*([^"“”]+?)\s*(?:["“”]|$)/g;
const MIN_WORDS = 3;

/** Returns quotations that could be a complete text, in order. */
export function findQuotations(message: string): Quotation[] {
  return [...message.matchAll(quoted)].flatMap(({ index, 0: whole, 1: text = '' }) =>
    text.split(/\s+/).length < MIN_WORDS
      ? []
      : [{ text, before: message.slice(0, index), after: message.slice(index + whole.length) }],
  );
}

/** Returns the message without its quotations. */
export function stripQuotations(message: string): string {
  return message.replace(quoted, ' ');
}
