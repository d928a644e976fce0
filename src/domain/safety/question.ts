const question =
  /\?|(?:^|[.!;:\n])\s*(?:how|what|whats|what's|can|could|should|do|does|is|are|who|where|when|will|would|which|why|may|must)\b/i;

/** Whether a message puts a question, with or without its mark: what is only told is seldom about forms and dates. */
export function asks(text: string): boolean {
  return question.test(text);
}
