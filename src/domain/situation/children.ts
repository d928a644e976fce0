import { ageGroups, type ChildAge } from './child-age.ts';
import { clausesOf, plainSentences } from './plain-words.ts';

/** What a person has said about their children. `many` is null and `ages` is empty if they did not say. */
export interface SomeChildren {
  many: number | null;
  ages: readonly ChildAge[];
}
export type Children = 'none' | SomeChildren;

/** `isStated` is true for "my kids" but not for "the kids", which people without children may say as well. */
export type ChildrenFacts =
  | { isStated: true; children: 'none' }
  | { isStated: boolean; children: SomeChildren };

const MANY =
  '(?:kids|children|boys|girls|sons|daughters|teens|teenagers|toddlers|babies|little ones|twins|minors)';
const SINGLE = '(?:kid|child|son|daughter|boy|girl|teen|teenager|toddler|baby|newborn|infant|little one)';
const NOUN = `(?:${MANY}|${SINGLE})`;
const OWN = new RegExp(
  `(?<!like )\\b(?:my|our)\\s+(?:own\\s+|only\\s+)?(?:\\d{1,2}\\s+)?(?:(?!ex\\b|girlfriend|boyfriend|friend|sister|brother|partner)[\\w-]+\\s+){0,3}?${NOUN}\\b(?!\\s?friend)(?!'s (?:dad|father|mom|mother)'s)`,
);
/** Matches another person of that age who is not the writer's child. */
const OF_AGE =
  /\b(?:tell|with|for|to|and|explain to|about) (?:a|an|my|our) \d{1,2}[ -]?(?:years?|yrs?)[ -]?old\b/;
const OWN_BY_BIRTH = /\b(?:my|our) (?:youngest|oldest|eldest|firstborn|middle one)\b/;
const HAVE = new RegExp(
  `(?<!\\b(?:if|when|before|until|wish|should|could|would|to|once) )(?<!\\b(?:if|when|before|until|wish|once) \\w+ )\\b(?:i|we) (?:already |also |both |do )?(?:have|got|have got|share|had) (?:(?:a |an |our |the |\\d{1,2} )?(?:[\\w-]+ ){0,4}?${NOUN}\\b|(?:a |an )?\\d{1,2}[ -]?(?:years?|yrs?|months?|weeks?)[ -]?olds?\\b|(?:a |an )?\\d{1,2} ?yo\\b)`,
);
const MENTION = new RegExp(
  `\\b(?:the|both|with|\\d{1,2}) (?:\\d{1,2} )?(?:little |young |small |older |minor )?${MANY}\\b|(?:^|, ?)(?:kids|children)\\b`,
);
const HYPOTHETICAL =
  /\b(?:having (?:kids|children|a baby)|(?:if|before|wish|once|until) (?:i|we|you) (?:had|have|ever|get|got|were)\b[\w ]*\b(?:kids|children|pregnant|a baby|a child)|want(?:ed|s)? (?:to have )?(?:kids|children|a baby))\b/;
const OTHERS = new RegExp(
  `\\bmy (?:\\w+ )?(?:friend|sister|brother|neighbou?r|co-?worker|cousin|boss|mom|mother|dad|father|parents|aunt|uncle|buddy|roommate|girlfriend|boyfriend|partner|boyfriend)(?:'s)?\\b|\\b(?:his|her|their) (?:own )?(?:\\d )?(?:\\w+ )?${NOUN}\\b|\\b(?:he|she|they) (?:already )?(?:has|have|had|got)\\b[\\w ]*\\b(?:from|with)\\b`,
);
const PREGNANT = /\b(?:i|we|my wife) (?:am|are|is) (?:[\w]+ ){0,3}?(?:pregnant|expecting)\b/;

const NONE_TAIL =
  '(?: (?:together|involved|yet|either|at all|of (?:my|our) own|between us|in common|(?:from|in|of) (?:the|this|our|my) marriage|thankfully|thank god|luckily))*$';
const NONE: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:no|and|also|oh|sorry|wait|well|actually|i mean|there are|there is|we|i|us|have|had|got|are|with|both)\\s+)*(?:no|zero|0) (?:kids?|children|child)${NONE_TAIL}`,
  ),
  new RegExp(
    `\\b(?:i|we|married|marriage|couple|years?|with) (?:\\w+ ){0,3}?(?:have|had|got|with|and) (?:no|zero|0) (?:kids?|children|child)${NONE_TAIL}`,
  ),
  new RegExp(
    `\\b(?:i|we) (?:do|did|have|had|could|can) (?:not|never) (?:even )?(?:have |had |got )?(?:any )?(?:kids?|children|a child)${NONE_TAIL}`,
  ),
  new RegExp(`\\b(?:i|we) never had (?:any )?(?:kids|children)${NONE_TAIL}`),
  new RegExp(`\\bthere (?:are|were|is|was)(?: no| not any| not a) (?:kids?|children|child)${NONE_TAIL}`),
  new RegExp(`^(?:no |what |well |but )*(?:kids?|children|child) (?:here|in this|involved)$`),
  /\b(?:i am|we are) child(?:less|-free| free)\b/,
];
const NONE_TOGETHER = /\b(?:we|i) (?:have|had) none(?: together| of our own)?$|^none together$/;

/** Most messages don't mention children, so this is checked first. */
const MAY_SPEAK =
  /kid|child|son|daughter|boy|girl|teen|toddler|bab|born|infant|little one|twins|minor|pregnant|expecting|est\b|\d ?-?y|\d years? old|^\W*(?:they|he|she)?[\w' ]{0,12}\d{1,2}\b/i;
/** Phrases with "baby" that are not about an infant. */
const NO_BABY = /\bbaby (?:mama|momma|mother|daddy|father)s?\b|\bbaby steps?\b/g;

/** Applies only to an answer to "how old are they". */
const BARE =
  /^(?:(?:they|he|she) (?:is|are) )?(?:only |just )?(\d{1,2}(?:(?:, ?| and | & |, and )\d{1,2})*)(?: years? old| yo)?$/;

/** Null if a message doesn't mention the person's own children. */
export function findChildren(text: string): ChildrenFacts | null {
  if (!MAY_SPEAK.test(text)) return null;
  const sentences = plainSentences(text).map((sentence) => sentence.replace(NO_BABY, 'ex'));
  if (sentences.some(deniesChildren)) return { isStated: true, children: 'none' };
  const bare = sentences.length === 1 ? (BARE.exec(sentences[0] ?? '')?.[1] ?? null) : null;
  if (bare) return bareAges((bare.match(/\d+/g) ?? []).map(Number));
  const own = sentences.filter((sentence) => isOwn(sentence));
  const isStated = own.length > 0;
  const said = isStated ? own : sentences.filter(isMention);
  if (said.length === 0) return null;
  const ages = said.flatMap((sentence) => agesIn(sentence));
  return { isStated, children: { many: manyIn(said, ages), ages: ageGroups(ages) } };
}

function bareAges(ages: readonly number[]): ChildrenFacts | null {
  if (ages.some((age) => age >= OLDEST)) return null;
  return { isStated: true, children: { many: ages.length, ages: ageGroups(ages) } };
}

function deniesChildren(sentence: string): boolean {
  const clauses = clausesOf(sentence);
  if (clauses.some((clause) => NONE.some((none) => none.test(clause)))) return true;
  return /\b(?:kids|children)\b/.test(sentence) && clauses.some((clause) => NONE_TOGETHER.test(clause));
}

function isOwn(sentence: string): boolean {
  if (OWN.test(sentence) || OWN_BY_BIRTH.test(sentence) || PREGNANT.test(sentence)) return true;
  if (OF_AGE.test(sentence)) return !OTHERS.test(sentence) && agesIn(sentence).length > 0;
  return HAVE.test(sentence) && !OTHERS.test(sentence) && !HYPOTHETICAL.test(sentence);
}

function isMention(sentence: string): boolean {
  return MENTION.test(sentence) && !OTHERS.test(sentence) && !HYPOTHETICAL.test(sentence);
}

const CHILD = new RegExp(`\\b(?:${NOUN}|youngest|oldest|eldest)\\b`);
const OLD = /\b(\d{1,2})(?: ?- ?| )?(?:years?|yrs?|yr)(?:[ -]?olds?)\b|\b(\d{1,2}) ?(?:yo|y\/o)\b/g;
const MONTHS =
  /\b(\d{1,2})(?: ?- ?| )?(?:months?|mos?|weeks?|wks?|days?)(?:[ -]olds?\b)|, (\d{1,2}) months$/g;
const UNDER = new RegExp(`\\b${MANY} (?:all )?(?:under|below) (\\d{1,2})\\b`);
const NUMBERS = new RegExp(
  `\\b(?:${NOUN}|youngest|oldest|eldest)(?: (?:is|are|turns|turned|just turned|is only|is now|are now|who is|who are|aged|age|ages))*(?:,| \\(|:| -)? ?((?:\\d{1,2})(?:(?:, ?| and | & |, and |\\/)\\d{1,2})*)(?!\\d| ?(?:years? (?!old)|days?|weeks?|nights?|hours?|times?|percent|%|am\\b|pm\\b|minutes?|miles?|bed|dollars|months?|st\\b|nd\\b|rd\\b|th\\b))`,
  'g',
);
/** Older people don't count as children whose age matters here. */
const OLDEST = 30;

function agesIn(sentence: string): number[] {
  const under = UNDER.exec(sentence)?.[1];
  if (under) return Array.from({ length: Number(under) }, (_, age) => age);
  if (PREGNANT.test(sentence)) return [0];
  if (!CHILD.test(sentence) && sentence.search(OLD) < 0) return [];
  const told = [
    ...[...sentence.matchAll(OLD)].map(([, old, short]) => Number(old ?? short)),
    ...[...sentence.matchAll(MONTHS)].map(([, told, last]) => (Number(told ?? last) > 23 ? 2 : 0)),
    ...[...sentence.matchAll(NUMBERS)].flatMap(([, list = '']) => (list.match(/\d+/g) ?? []).map(Number)),
  ].filter((age) => age < OLDEST);
  const numbers = /\b(\d{1,2}) year olds?\b/.test(sentence) ? [...new Set(told)] : told;
  return [...numbers, ...wordAges(sentence, numbers)];
}

const WORDS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:newborn|infant|baby|babies)\b/, 0],
  [/\b(?:toddlers?|preschool(?:er)?s?|pre-?k|kindergart\w+|daycare)\b/, 4],
  [
    /\b(?:elementary|grade school|grade schoolers?|primary school|middle school|[1-8](?:st|nd|rd|th) grade)\b/,
    8,
  ],
  [/\b(?:teens?|teenagers?|teenage|high school|junior high)\b/, 15],
  [/\b(?:college|university|grown|grown up|adult|adults|in (?:his|her|their) (?:twenties|20s))\b/, 20],
];

function wordAges(sentence: string, numbers: readonly number[]): number[] {
  // In "A 14 year old in high school" one child is mentioned twice.
  const known = new Set(ageGroups(numbers));
  return WORDS.filter(
    ([word, age]) => word.test(sentence) && !ageGroups([age]).some((group) => known.has(group)),
  ).map(([, age]) => age);
}

const COUNTED = new RegExp(`\\b(\\d{1,2}) (?:[a-z]+ )?${NOUN}\\b`, 'g');
const BOTH = /\bboth (?:our |my |of (?:our|my) |the )?(?:kids|children|boys|girls)\b|\btwins\b/;
const ONE = new RegExp(
  `\\b(?:my|our) (?:\\w+ )?${SINGLE}\\b|\\b(?:have|got) (?:a|an) (?:[\\w-]+ ){0,3}?${SINGLE}\\b|\\ba \\d{1,2}[ -]?(?:years?|yrs?)[ -]?old\\b`,
  'g',
);

function manyIn(sentences: readonly string[], ages: readonly number[]): number | null {
  const counted = sentences.flatMap((sentence) =>
    [...sentence.matchAll(COUNTED)].map(([, many]) => Number(many)),
  );
  if (counted.length > 0) return counted.reduce((sum, many) => sum + many, 0);
  if (sentences.some((sentence) => BOTH.test(sentence))) return 2;
  if (sentences.every((sentence) => PREGNANT.test(sentence))) return null;
  if (ages.length > 1) return ages.length;
  const single = new Set(sentences.flatMap((sentence) => sentence.match(ONE) ?? []));
  return single.size > 0 ? single.size : null;
}
