const questionWords =
  /\?|(?:^|[.!;:\n])\s*(?:how|what|whats|what's|can|could|should|do|does|is|are|who|where|when|will|would|which|why|may|must)\b/i;

/**
 * Whether a message asks a question, with or without a question mark. Statements are seldom about forms and dates.
 */
export function asks(text: string): boolean {
  return questionWords.test(text);
}

const safetyWords =
  /(?<![a-z])(?:(?:what|how) (?:do|should|can|would) i (?:do|leave|get (?:out|away)|protect|stay safe)|what now|help me|help(?= \|| $)|am i (?:safe|in danger|next)|is (?:he|she|it) (?:dangerous|safe)|should i (?:be (?:worried|scared|afraid)|leave|call|go|stay)|scared|afraid|terrified|threat\w*|blackmail\w*|or else|unless i|shelter|police|911|will (?:he|she) (?:hurt|hit)|(?:hit|hits|punch\w*|slap\w*|kick\w*|shov\w*|push\w*|grab\w*|chok\w*|drag\w*|beat|beats|at|hitting|beside|near) (?:me|us|my (?:face|head|feet))|hits|hit|for help|i was behind|stitches)(?![a-z])/;

/**
 * Whether a normalized message asks how to be safe or says that more may happen, rather than asking about a form, a
 * word or a device.
 */
export function asksForSafety(plain: string): boolean {
  return safetyWords.test(plain);
}
