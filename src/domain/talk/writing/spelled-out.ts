const spellings: readonly (readonly [RegExp, string])[] = [
  [/\bi\b/g, 'I'],
  [/\bi('m|'ll|'ve|'d)\b/gi, 'I$1'],
  [/\bim\b/gi, "I'm"],
  [/\bive\b/gi, "I've"],
  [/\bill (?=(?:be|have|pick|drop|bring|take|call|text|let|send|pay|get|do|come|need)\b)/gi, "I'll "],
  [/\b(can|don|won|didn|doesn|isn|couldn|wouldn|wasn|haven|hasn)t\b/gi, "$1't"],
  [
    /\b(that|there|what|she|he)s(?= (?:a|an|the|not|been|got|on|in|at|off|sick|fine|back|why|because|still|going|coming)\b)/gi,
    "$1's",
  ],
  [
    /\bits (?=(?:because|a|an|the|not|been|my|your|his|her|on|at|due|ok|okay|about|for|from|only|just|too|in|all)\b)/gi,
    "it's ",
  ],
  [/\b(?:bc|cuz|cause|b\/c)\b/gi, 'because'],
  [/\b(?:u|ya)\b/g, 'you'],
  [/\bur\b/gi, 'your'],
  [/\b(?:pls|plz)\b/gi, 'please'],
  [/\bthx\b/gi, 'thanks'],
  [/\bappts?\b/gi, 'appointment'],
  [/\bw\/\s?/gi, 'with '],
  [/\bdr\b\.?(?= )/gi, 'Dr.'],
  [/\b(?:tmrw|tmr|tomorow|tommorow)\b/gi, 'tomorrow'],
  [/\bgonna\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to'],
];

const days: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  weds: 'Wednesday',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
const MONTHS = 'january|february|april|june|july|august|september|october|november|december';
/** "Sat" is also what somebody did: only after such words, beside another day or before an hour is it the day. */
const shortDay =
  /\b(?:(on|this|next|by|last|until|til|till|from|every|for|take \w+|kids|and|&|to|or) )?(mon|tues?|weds?|thurs?|thu|fri|sat|sun)\b\.?(?=$|[ ,.;:!?-]*(?:$|[,.;!?]|and\b|&|or\b|at\b|from\b|to\b|night|morning|afternoon|evening|the\b|because\b|bc\b|\d))/gi;

/** What somebody typed on a phone, as they would put it in a message that a court may read. */
export function spelledOut(words: string): string {
  const spelled = spellings.reduce(
    (text, [pattern, spelling]) => text.replace(pattern, spelling),
    words.trim(),
  );
  return spelled
    .replace(shortDay, (_whole, before: string | undefined, day: string) =>
      [before, days[day.toLowerCase()] ?? day].filter(Boolean).join(' '),
    )
    .replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi, capitalized)
    .replace(new RegExp(`\\b(?:${MONTHS})\\b`, 'gi'), capitalized)
    .replace(/ +/g, ' ');
}

/** "MINE" shouts; "ICE" and "GPS" are names. */
const shouted = /\b[A-Z]{4,}\b/g;

function lowered(word: string): string {
  return word.toLowerCase();
}

/** The same as one sentence. */
export function asSentence(words: string): string {
  const begun = capitalized(spelledOut(words.replace(/^(?:that|and|but) /i, '')).replace(shouted, lowered));
  return /[.?!]$/.test(begun) ? begun : `${begun}.`;
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
