/** Words that answer us, before what is for the other person. */
const opening =
  /^(?:(?:and|also|yes|yeah|yep|yup|so|ok|okay|oh|well|plus|but|then|just|no|sure|please|pls|can you|could you|i guess|maybe)[,.!]* )+(?=(?:tell|ask|let|remind|text|i (?:just |only |really |also )?(?:want|need|would|'d|’d)|i['’]d|he|she|they|have (?:him|her|them)|make sure (?:he|she|they))\b)/i;
const politely = '(?:(?:please|kindly|just|also|again) )*';
const them =
  "(?:him|her|them|my (?:ex|husband|wife)|(?:the |their )?(?:kids[’']? )?(?:dad|mom|father|mother))";

type Turning = readonly [RegExp, string];
/** What is asked of the other person, from the strictest form. */
const asked: readonly Turning[] = [
  [
    new RegExp(`^${politely}(?:tell|ask|remind|text) ${them} ${politely}not to (?=\\w)`, 'i'),
    'Please don’t ',
  ],
  [
    new RegExp(`^${politely}(?:tell|ask|remind|text) ${them} ${politely}to ${politely}(?=\\w)`, 'i'),
    'Please ',
  ],
  [/^(?:have|make sure) (?:him|her|them|he|she|they) (?=\w)/i, 'Please '],
  [
    /^(?:i )?(?:just |only |really |also )?(?:want|need|would like|['’]d like|wish|i['’]d like) (?:him|her|them|you) (?:to )?not (?:to )?(?=\w)/i,
    'Please don’t ',
  ],
  [
    /^(?:i )?(?:just |only |really |also )?(?:want|need|would like|['’]d like|wish|i['’]d like) (?:him|her|them|you) to (?:(?:please|kindly|just|also|again) )*(?=\w)/i,
    'Please ',
  ],
  [/^(?:he|she|they) (?:should|must) ?(?:not|n['’]t|['’]t) (?=\w)/i, 'Please don’t '],
  [
    /^(?:he|she|they) (?:just |also |really )?(?:should|needs? to|has to|have to|must|better|has got to|gotta) (?=\w)/i,
    'Please ',
  ],
];
/** In an answer, "you can have Christmas Eve" is an offer. */
const askedOnlyInRequests: readonly Turning[] = [
  [/^(?:(?:he|she|they) (?:can|could)|you (?:should|needs? to|have to|must|can|could)) (?=\w)/i, 'Please '],
];
/** What the other person is told: "tell her I already paid". */
const told = new RegExp(
  `^${politely}(?:(?:tell|text|inform|remind) ${them}(?: know)?|let ${them} know)(?: that)?,? (?=(?:i|i['’]?m|i['’]?ll|i['’]?ve|im|ill|ive|we|my|our|the|it|its|it['’]s|there|that|this|yes|no|he|she|they)\\b)`,
  'i',
);
const fromThem = /\bfrom (?:him|her|them)\b/gi;
/** Things that only the reader of a request has. */
const theirOwn =
  /\b(?:his|her|their) (?=(?:venmo|zelle|paypal|cash ?app|phone|emails?|inbox|texts?|messages|voicemail|bank|account|lawyer|attorney|calendar|spam)\b)/gi;
const hesitation = /^(?:(?:no|wait|actually|sorry|oh|well)[, ]+)+/i;
const lastBy = /^.*\b(?:by|before|until|till)\s+(?=\S)/i;

function sentencesIn(words: string): string[] {
  return words
    .trim()
    .split(/(?<=[.!?])\s+|\n+|,? and (?=(?:please )?(?:tell|ask|remind) (?:him|her|them)\b)/)
    .filter((one) => one.trim() !== '');
}

function turned(sentence: string, forms: readonly Turning[]): { words: string; isTold: boolean } {
  const bare = sentence.trim().replace(opening, '');
  const news = bare.replace(told, '');
  if (news !== bare) return { words: capital(news), isTold: true };
  const [pattern, lead] = forms.find(([one]) => one.test(bare)) ?? [];
  if (!pattern || lead === undefined)
    return { words: sentence.trim().replace(fromThem, 'from you'), isTold: false };
  const words = bare.replace(pattern, lead).replace(fromThem, 'from you').replace(theirOwn, 'your ');
  return { words, isTold: false };
}

/** The person's words, addressed to the recipient of the message: "and she needs to bring their coats back". */
export function asRequest(words: string): string {
  return sentencesIn(words)
    .map((one) => turned(one, [...asked, ...askedOnlyInRequests]))
    .filter(({ isTold }) => !isTold)
    .map(({ words }) => words)
    .join(' ');
}

/** What such words only tell the recipient, which is no request: "tell her I already paid". */
export function asNews(words: string): string {
  return sentencesIn(words)
    .map((one) => turned(one, [...asked, ...askedOnlyInRequests]))
    .filter(({ isTold }) => isTold)
    .map(({ words }) => words)
    .join(' ');
}

/** An answer, addressed in the same way. */
export function asAnswer(words: string): string {
  return sentencesIn(words)
    .map((one) => turned(one, asked).words)
    .join(' ');
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The day of an answer for "Please let me know by …". Empty if the request names it itself. */
export function answerBy(words: string, request: string): string {
  const day = words
    .trim()
    .replace(hesitation, '')
    .replace(lastBy, '')
    .replace(/[.!]+$/, '');
  return day !== '' && request.toLowerCase().includes(`by ${day.toLowerCase()}`) ? '' : day;
}
