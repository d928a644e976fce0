const question =
  /\?|(?:^|[.!;:\n])\s*(?:how|what|whats|what's|can|could|should|do|does|is|are|who|where|when|will|would|which|why|may|must)\b/i;

/**
 * Whether a message asks a question, with or without a question mark: statements are seldom about forms and dates.
 */
export function asks(text: string): boolean {
  return question.test(text);
}
