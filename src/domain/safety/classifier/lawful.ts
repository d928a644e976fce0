const lawful: readonly RegExp[] = [
  // Orders that keep somebody away, and what belongs to them.
  /(?<![a-z])(?:restraining|protective|protection|no contact|keep away|stay away) orders?(?![a-z])/,
  /(?<![a-z])order so (?:he|she|they) stays? away/,
  /(?<![a-z])(?:violation of|extend|broke|breaks|copy of) the (?:order|police report)/,
  // Words for a message: the coach is for it.
  /^(?:please |can you |could you |help me |i need (?:help )?to )*(?:write|draft|compose|word|text|answer|reply to|shorten|soften|fix|make|put|say)(?![a-z]).{0,60}(?:text|message|email|e-mail|note|reply|about|that i|that the (?:kid|kids|children)|calmer|nicer|shorter|words)/,
  /(?<![a-z])how (?:do|can|should) i (?:answer|ask|start)(?![a-z])/,
  // Their own things and their own place.
  /(?<![a-z])(?:my|our) (?:own |new |home )?(?:address|icloud|passwords?|location)(?![a-z])/,
  /(?<![a-z])(?:bank|checking|savings) account (?:he|she|they) (?:does|do|cant|can)(?:nt| not)?(?![a-z])/,
  // What a court or a lawyer does.
  /(?<![a-z])(?:can|will|does|could) (?:the|a|my) (?:court|judge|lawyer|attorney)(?![a-z])/,
  // What the children are told of what is so.
  /(?<![a-z])how do (?:i|we) (?:tell|explain).{0,12}(?:kid|kids|child|children|son|daughter|boys|girls)(?![a-z])/,
];

/** Whether a normalised text asks for something that anybody may ask for: then more is needed to refuse it. */
export function isLawful(plain: string): boolean {
  return lawful.some((pattern) => pattern.test(plain));
}
