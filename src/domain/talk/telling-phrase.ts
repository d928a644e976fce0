import { isQuestion, sentencesOf } from './asked-questions.ts';

const FEWEST_WORDS = 3;
const MOST_WORDS = 14;

const own = /\b(?:i|i'm|im|i've|ive|me|my|we|our|us)\b/i;
/** What weighs on someone, or what they count: worth saying back. */
const vivid =
  /\b(?:feel(?:s|ing)?|felt|still|never|anymore|alone|can'?t|cannot|couldn'?t|hate|miss(?:ed|ing)?|tired|nothing|everything|every (?:single )?(?:day|night|morning|time|week)|used to|supposed to|by myself|scared|afraid|hurts?|hard(?:er|est)?|worst|cr(?:y|ied|ying)|alone|lonely|lost|empty|quiet|angry|mad|sick|broke|last night|tonight|whole|left|gone|nobody|no one|forever|like(?:d)? (?:him|her)|lov(?:e|es|ed|ing)|\d+ years|years|without|sing|sang|laugh(?:ed|s|ing)?|built|dream\w*|silence|refuse[sd]?|lies|lied)\b/i;
const notToSayBack =
  /["“”?!:]|\b(?:you|your|ur|hi|hello|hey|thanks|thank|please|sorry|lol|ok|okay|fuck\w*|shit|damn|hell|meant|mean|said|asked|actually|sister|advice|question|kill|die|dead)\b|\$|\d{4,}/i;

/**
 * What someone says of themselves, said back to them in the second person: "I still set out two cups" becomes "you still
 * set out two cups". Null when no short sentence about themselves says enough, or when its grammar is not plain.
 */
export function saidBack(message: string): string | null {
  const clauses = sentencesOf(message)
    .filter((sentence) => !isQuestion(sentence))
    .flatMap((sentence) =>
      sentence.split(
        /,? +(?:and then|but|because|cause|so|like) +|[,;] +(?=(?:and |but |so )?(?:i|i'm|im|my|we|our|he|she|they)\b)| +and +(?=(?:i|my|we|he|she|they)\b)|[(;]|\s+-+\s+/i,
      ),
    )
    .map((clause) =>
      clause.replace(/^(?:and|but|so|because|like|yeah|well|just|then)\s+/i, '').replace(/[.\s')]+$/, ''),
    )
    .filter(isTellable);
  const [best] = clauses.toSorted((one, other) => weightOf(other) - weightOf(one));
  return best && weightOf(best) > 0 ? toSecondPerson(best) : null;
}

function isTellable(clause: string): boolean {
  const count = clause.split(/\s+/).length;
  return (
    count >= FEWEST_WORDS &&
    count <= MOST_WORDS &&
    startsPlainly.test(clause) &&
    own.test(clause) &&
    !notToSayBack.test(clause)
  );
}

/** A subject and its verb first: what else a clause may begin with cannot be turned around safely. */
const startsPlainly =
  /^(?:i|i'm|im|i've|ive|my \w+|we|our \w+|(?:the|his|her) \w+|(?:he|she|they)) (?:still |just |never |always |really |only )*(?:am|was|have|had|feel|felt|can'?t|cannot|could|couldn'?t|don'?t|do|didn'?t|is|are|were|has|keep|kept|miss|hate|cry|cried|sit|sat|go|went|get|got|make|made|eat|ate|sleep|slept|wake|woke|think|thought|want|wanted|need|needed|used|lost|left|haven'?t|hasn'?t|isn'?t|wasn'?t|set|take|took|stay|stayed|live|lived|work|told|tells|says|said|keeps|wants|took|moved|gone|calls|sent|sends|see|saw|know|knew)\b/i;

function weightOf(clause: string): number {
  return (clause.match(new RegExp(vivid.source, 'gi')) ?? []).length;
}

const turns: readonly (readonly [RegExp, string])[] = [
  [/\bi am\b|\bi'm\b|\bim\b/gi, "you're"],
  [/\bi was\b/gi, 'you were'],
  [/\bi(?:'ve| have)\b|\bive\b/gi, "you've"],
  [/\bi'd\b/gi, "you'd"],
  [/\bi'll\b/gi, "you'll"],
  [/\bmyself\b/gi, 'yourself'],
  [/\bmine\b/gi, 'yours'],
  [/\bmy\b/gi, 'your'],
  [/\bme\b/gi, 'you'],
  [/\bi\b/gi, 'you'],
  [/\bour\b/gi, 'your'],
  [/\bus\b/gi, 'you both'],
  [/\bwe\b/gi, 'you two'],
  [/\byou've (to|a|an|the|no|two|three|four|five|\d+)\b/gi, 'you have $1'],
  [/\b(can|don|won|didn|doesn|isn|wasn|couldn|wouldn|haven|hasn)t\b/gi, "$1't"],
];

function toSecondPerson(clause: string): string {
  const turned = turns.reduce((text, [pattern, words]) => text.replace(pattern, words), clause);
  return turned.charAt(0).toLowerCase() + turned.slice(1);
}

const FEWEST_QUOTED = 4;
/** "My sister knows" tells nothing by itself: a general line is better than such a quote. */
const ENOUGH_WORDS = 7;
const notToQuote =
  /["“”?!:/@]|(?:^|\s)'|'(?:\s|$)|\b(?:you|your|ur|u|hi|hello|hey|thanks|thank|please|sorry|lol|lmao|ok|okay|yes|no|fuck\w*|shit\w*|damn|goddamn|hell|bitch\w*|ass|asshole|kill\w*|die|died|dead|death|suicid\w*|gun|pills|hit|hurt\w*|asked|asking|said|wants?|write|let me|tell me|give me|dont know if)\b|\d{4,}|https?/i;
/** What a quote may lose at its beginning. */
const lead = /^(?:and|but|so|because|cause|like|yeah|well|just|then|also|anyway|i mean|that)\s+/i;

/** What follows a "because" may not stand by itself. */
const quotableFrom =
  /^(?:i|i'm|im|i've|ive|he|he's|hes|she|she's|shes|they|theyre|we|it|its|it's|my|our|the|his|her|their|this|nobody|no one|everyone|everybody|there|theres|every|even|one|all|like|today|tonight|yesterday|last)\b/i;

/** A few of their own words, as they stand, to be quoted back; null when nothing short tells enough. */
export function tellingQuote(message: string): string | null {
  const clauses = sentencesOf(message)
    .filter((sentence) => !isQuestion(sentence))
    .flatMap((sentence) => sentence.split(/[,;(]\s*|\s+-+\s+| (?:and then|but|because|cause|so) /i))
    .map((clause) =>
      clause
        .trim()
        .replace(lead, '')
        .replace(/[.\s')]+$/, ''),
    )
    .filter(isQuotable);
  const [best] = clauses.toSorted(
    (one, other) => weightOf(other) - weightOf(one) || other.length - one.length,
  );
  const tells = best && (weightOf(best) > 0 || best.split(/\s+/).length >= ENOUGH_WORDS);
  return tells ? best : null;
}

function isQuotable(clause: string): boolean {
  const count = clause.split(/\s+/).length;
  const isLong = count >= FEWEST_QUOTED && count <= MOST_WORDS;
  return isLong && quotableFrom.test(clause) && !notToQuote.test(clause);
}
