const spellings: readonly (readonly [RegExp, string])[] = [
  [/\bi\b/g, 'I'],
  [/\bi('m|'ll|'ve|'d)\b/gi, 'I$1'],
  [/\bim\b/gi, "I'm"],
  [/\bive\b/gi, "I've"],
  [
    /\bill (?=(?:be|have|pick|drop|bring|take|call|text|let|send|pay|get|do|come|need|give|meet|keep|cover|wait|see|make|just|still|also|swap|trade|stay|return|leave|use|go|work|try|look|ask|not|feed|start|stop|drive|put|talk|have|keep|tell|find|handle|watch|hold|check|sign|share|split)\b)/gi,
    "I'll ",
  ],
  [/\bid (?=(?:like|love|rather|prefer|be|want|appreciate|need|have)\b)/gi, "I'd "],
  [/\b(can|don|won|didn|doesn|isn|couldn|wouldn|wasn|haven|hasn|shouldn|aren|weren|hadn|ain)t\b/gi, "$1't"],
  [/\byou(re|ve|ll|d)\b(?=(?: |[.,!?]|$))/gi, "you'$1"],
  [/\bthey(re|ve|ll)\b/gi, "they'$1"],
  [/\bwe(ve)\b/gi, "we'$1"],
  [/\b(?:lets)(?= (?:do|keep|meet|stay|talk|try|stick|leave|just|go|use|swap|split|plan)\b)/gi, "let's"],
  [
    /\b(that|there|what|she|he)s(?= (?:a|an|the|not|been|got|on|in|at|off|sick|fine|back|why|because|still|going|coming|my|your|our|mine|what|how|when|where|okay|ok|allergic|asleep|due|supposed|doing|staying|all|too|almost|already|no)\b)/gi,
    "$1's",
  ],
  [
    /\bits (?=(?:because|a|an|the|not|been|my|your|his|her|on|at|due|ok|okay|about|for|from|only|just|too|in|all|our|over|mine|yours|hers|still|already|under|supposed|going|past|almost|important|urgent|fine|so|gone|done|written|paid|\d+|\$\d+)\b)/gi,
    "it's ",
  ],
  [/\b(?:bc|cuz)\b/gi, 'because'],
  [/\b(?:u|ya)\b/gi, 'you'],
  [/\bur (?=(?:a|an|the|not|so|too|late|being|going|gonna|welcome|always|still|right)\b)/gi, "you're "],
  [/\bur\b/gi, 'your'],
  [/\b(?:pls|plz)\b/gi, 'please'],
  [/\bthx\b/gi, 'thanks'],
  [/\bw\/? ?(?=(?:me|him|her|you|us|the|my|your|them)\b)/gi, 'with '],
  [/\bthru\b/gi, 'through'],
  [/\b(?:tmrw|tmr|tomorow|tommorow)\b/gi, 'tomorrow'],
  [/\bgonna\b/gi, 'going to'],
  [/\bgotta\b/gi, 'have to'],
  [/\blemme\b/gi, 'let me'],
  [/\b(?:tonite|2nite)\b/gi, 'tonight'],
  [/\bnite\b/gi, 'night'],
  [/\b(?:rn)\b/gi, 'right now'],
  [/\b(?:asap)\b/gi, 'as soon as possible'],
  [/\bb4\b/gi, 'before'],
  [/\b(?:til|till)\b/gi, 'until'],
  [/\byall\b/gi, 'you all'],
  [/\b(?:alot)\b/gi, 'a lot'],
  [/\b(?:dosent|doesnt)\b/gi, "doesn't"],
  [/\brecieved\b/gi, 'received'],
  [/\bwknd\b/gi, 'weekend'],
  [/\bbday\b/gi, 'birthday'],
  [/\$?\b(\d+(?:\.\d\d)?) ?(?:dollars?|bucks)\b/gi, '$$$1'],
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
const months: Readonly<Record<string, string>> = {
  jan: 'January',
  feb: 'February',
  mar: 'March',
  apr: 'April',
  jun: 'June',
  jul: 'July',
  aug: 'August',
  sep: 'September',
  sept: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
};
const shortMonth = /\b(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.? (\d{1,2}\b)/gi;
/** "Sat" may also be a verb. It is the day only after these words, next to another day, or before a time. */
const shortDay =
  /\b(?:(on|this|next|by|last|until|til|till|from|every|for|take \w+|kids|and|&|to|or) )?(mon|tues?|weds?|thurs?|thu|fri|sat|sun)\b\.?(?=$|[ ,.;:!?-]*(?:$|[,.;!?]|and\b|&|or\b|if\b|when\b|instead\b|at\b|from\b|to\b|night|morning|afternoon|evening|the\b|because\b|bc\b|\d))/gi;

/** Expands text typed on a phone to the form suited to a message that a court may read. */
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
    .replace(
      shortMonth,
      (_whole, month: string, day: string) => `${months[month.toLowerCase()] ?? month} ${day}`,
    )
    .replace(
      /(?<!\bby )\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|tomorrow|today) (?=\d{1,2}(?::\d\d)?(?: ?[ap]m)?(?:$|[.,?;]))/g,
      '$1 at ',
    )
    .replace(/\bmay (?=\d)/g, 'May ')
    .replace(/\bmarch (?=\d)/g, 'March ')
    .replace(/ +/g, ' ');
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
