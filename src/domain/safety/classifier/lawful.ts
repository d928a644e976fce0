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
  // What is to be got over, prepared, proved or paid back.
  /(?<![a-z])how (?:do|can|should) i (?:get over|prepare|word|see (?:his|her) side|leave|open my own|explain|respond|say no)(?![a-z])/,
  /(?<![a-z])(?:refund|money back|deadline|deductible|write off|garnish|wages|his share|her share|half of the|the fees|own bank account|own account|on the form|in court|to court|pay support)(?![a-z])/,
  /(?<![a-z])what (?:if|happens if|happens when|can i do if) (?:he|she|they|my \w+)(?: ex| husband| wife)? (?:doesnt|does not|wont|will not|refuses|never|dont|misses|moves|dies|quits|lies)(?![a-z])/,
  /(?<![a-z])(?:i|to|should i) (?:want to )?block (?:him|her|his|my ex)(?![a-z])/,
  /(?<![a-z])(?:get|make) (?:him|her|my (?:\w+ )?(?:ex|husband|wife)) (?:to )?(?:move out|sign|pay (?:his|her|the|for|half|child|support|up)|follow|leave the house|out of my house|take the (?:drug )?test|agree|answer|stop|listen|understand|go|eat|sleep|do (?:his|her|their) homework)(?![a-z])/,
  // What hurts to look at, told by whoever looks.
  /^ i (?:(?:keep|still|always|cant stop|cannot stop|just) )*(?:look|looking|check|checking|scroll|scrolling|stare|staring|read|reading) (?:at|on|through )?(?: )?(?:his|her|their) (?:instagram|insta|facebook|fb|profile|pictures|photos|old (?:texts|messages))(?![a-z])/,
  // What is public, one's own, or told of what the other side did.
  /(?<![a-z])(?:for service|to serve (?:him|her)|case (?:online|number)|(?:court|property|public|phone|bank) records|private investigator|my own (?:front door|door|house|home|place|phone|paycheck))(?![a-z])/,
  /^ (?:he|she|they|my \w+(?: husband| wife)?) (?:has |just |falsely )?(?:made|filed|accused|accuses|lied|lies|called|reported)(?![a-z])/,
  // What the children are told of what is so.
  /(?<![a-z])how do (?:i|we) (?:tell|explain).{0,12}(?:kid|kids|child|children|son|daughter|boys|girls)(?![a-z])/,
];

/** Whether a normalised text asks for something that anybody may ask for: then more is needed to refuse it. */
export function isLawful(plain: string): boolean {
  return lawful.some((pattern) => pattern.test(plain));
}
