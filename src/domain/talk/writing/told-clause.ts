import type { ThirdPerson } from '../../intents/third-person.ts';
import { splitIntoSentences } from '../asked-questions.ts';
import { toSecondPerson } from './second-person.ts';

const them =
  "(?<them>(?:him|her|them)(?= )|my ex(?:[- ]?(?:husband|wife|bf|gf))?|my husband|my wife|(?:my )?(?:baby ?daddy|baby ?mama)|(?:the |his |her |their )?(?:kids['’]? )?(?:mom|mother|dad|father)|(?-i:[A-Z][a-z]+))";
const opening =
  '(?:^\\W*(?:(?:ok|okay|yeah|yes|yep|sure|so|please|pls|just|also|and|then|now|well|can you|could you|can u|you can|u can|maybe|no|i just|hey)\\W+)*';
const wished =
  "|\\b(?:need|want|wanna|gotta|have|like|help me|trying|how|thing is|['’]d like) (?:a (?:text|message|email|note) )?(?:to )?(?:just |also |nicely |politely |kindly )*";
const asked =
  '|\\bhow (?:do|can|should|would|could) (?:i|we) (?:just |nicely |politely |even |best )*|\\b(?:text|message|email|note)(?: to \\w+)? )';
const lead = `${opening}${wished}${asked}`;
const subject =
  "(?=(?:yes|i|i['’]?m|i['’]?ll|i['’]?d|i['’]?ve|ill|we|we['’]?re|my|our|the|its?|it['’]s|there['’]?s?|that['’]?s|please|pick ?up|drop ?off|he|she|he['’]?s|she['’]?s|from now|starting|thanks?|sorry)\\b)";
const finite =
  /\b(?:is|are|am|was|were|will|can|cannot|could|would|should|need|want|have|has|had|get|gets|got|do|don['’]?t|did|didn['’]?t|can['’]?t|won['’]?t|isn['’]?t|aren['’]?t|im|ill|its|owe|miss|love|hope|wish|keep|please|call|pick|\w+ed|paid|sent|left|forgot|lost|took|gave|made|came|went|said|saw|told|bought|found|brought|kept|think|know|feel|congrat\w*|happy|good luck|\w+['’](?:s|m|re|ll|d|ve))\b/i;

interface Rule {
  pattern: RegExp;
  /** Builds the content of the message from the text captured after `them`. */
  write: (told: string, isNot: boolean) => string;
}

const rule = (pattern: string, write: Rule['write'] = (told) => told): Rule => ({
  pattern: new RegExp(pattern, 'i'),
  write,
});

/** Begins a message that refuses something. */
export const REFUSAL = "I'm not going to";
const refuses =
  "\\bi(?:['’]?m| am)? (?:really |just |still )*(?:don['’]?t (?:want to|wanna)|won['’]?t|wont|refuse to|not (?:going to|gonna))";
const asksForWording =
  '[,;.!]* (?:though |but |so |and )*how (?:do|can|should|would) i (?:even |best |nicely )?(?:say|tell|put|word|phrase|write)\\b';

const rules: readonly Rule[] = [
  rule(`${lead}(?:tell|telling) ${them} (?<not>not )?to (?<told>.+)`, (told, isNot) =>
    isNot ? `Please don't ${told}` : `Please ${told}`,
  ),
  rule(
    `${lead}(?:ask|asking) ${them} (?:nicely |kindly )?to (?<told>.+)`,
    (told) => `Could you please ${told}?`,
  ),
  rule(
    `${lead}(?:ask|asking) ${them} (?:if|whether) (?:i|we) (?:can|could|may) (?<told>.+)`,
    (told) => `Can I ${told}?`,
  ),
  rule(
    `${lead}(?:ask|asking)(?: ${them})? (?:(?:if|whether) )?(?:(?:he|she|they) (?:can|could|would|will)|(?:can|could) (?:he|she)) (?<told>.+)`,
    (told) => `Could you ${told}?`,
  ),
  rule(
    `${lead}(?:ask|asking) ${them} (?:if|whether) (?<told>(?:my|our|the) .+)`,
    (told) => `${told.replace(/^(.+?) (?:can|could|may|might) /i, 'Could $1 ')}?`,
  ),
  rule(
    `(?:${lead}|\\bhow (?:do|can|should|could|would) i (?:nicely |politely |best )?)ask(?: ${them})? for (?<told>(?:an? |some |more |the )\\w.+?)(?=,? (?:without|so (?:that )?(?:it|she|he)|but not)\\b|[.?!]*$).*`,
    (told) =>
      /\b(?:calls?|talk|meeting|visit|chat|exchange)\b/i.test(told)
        ? `Could we set up ${told}?`
        : `I'd like to ask for ${told}`,
  ),
  rule(
    `${lead}(?:tell|telling|text|texting) ${them} (?=(?:congrat\\w*|happy \\w+|good luck|get well|merry )\\b)(?<told>.+)`,
  ),
  rule(
    `\\b(?:write|draft|send|word|need|phrase) (?:me )?(?:an? |the )?(?:text|message|email|note) (?:that|saying(?: that)?|about) (?:you are|you['’]?re|ur) (?<told>.+)`,
    (told) => `I'm ${told}`,
  ),
  rule(
    `(?:text|message|email|note) (?:to|for) ${them},? (?:he|she|they) (?:needs?|has|have|gotta|should|must|gots?) (?:to )?(?<told>.+)`,
    (told) => `Please ${told}`,
  ),
  rule(`${lead}(?:ask|asking)(?: ${them})? (?<told>(?:can|could) (?:i|we|you) .+)`, (told) => `${told}?`),
  rule(
    `${lead}(?:tell|let|text|inform|remind|telling|letting|texting|informing|reminding) ${them}(?: know)?,? (?:saying )?(?:that (?<told>.+)|${subject}(?<clause>.+))`,
  ),
  rule(
    `${lead}(?:tell|telling|ask) ${them} (?:(?:kindly|nicely|please) )+(?:to )?(?<told>.+)`,
    (told) => `Please ${told}`,
  ),
  rule(`${lead}(?:write|writing) (?:to )?${them} that (?<told>.+)`),
  rule(`${lead}text (?:(?<them>\\w+) )?saying (?:that )?${subject}(?<clause>.+)`),
  rule(`${lead}(?:say|put in|put|mention|add)(?: also)? (?:that )?${subject}(?<clause>.+)`),
  rule('\\b(?:put in|mention|add|include) that (?<told>.+)'),
  rule(
    `\\b(?:need|want|write|send|make|give|like) (?:me )?(?:a|the|(?:him|her) a) (?:text|message|email|note)(?: that)? (?:says?|saying) (?:that )?(?<told>.+)`,
    (told) => told,
  ),
  rule(`\\b(?:want|need|like) ${them} to know (?:that )?(?<told>.+)`),
  rule(
    `(?:${lead}(?:write|send|make|draft|need|get)|\\bi (?:just |only )?(?:need|want)) (?:me )?(?:(?:a|the|an) )?(?:text|message|email|note) (?:to|for) ${them},? (?:that|saying(?: that)?|telling (?:him|her|them)(?: that)?) (?<told>.+)`,
  ),
  rule(
    `${lead}(?:tell|telling|text) ${them} no (?:about|to|on) (?<told>.+)`,
    (told) => `My answer about ${told} is no`,
  ),
  rule(`${refuses} (?<told>.+?)${asksForWording}`, (told) => `${REFUSAL} ${told}`),
  rule(
    `\\bi only (?:want|need|do) (?<told>(?!to\\b).+?)${asksForWording}`,
    (told) => `I'd like to keep it to ${told}`,
  ),
  rule(
    `\\bi (?:just |really )?(?:want|need|would like|['’]?d like) (?<told>(?!to\\b).+?)${asksForWording}`,
    (told) => `I'd like ${told}`,
  ),
];

const asksWhether = /^\W*(?:\w+\W+){0,3}(?:should|do|did|does|must|can|may) (?:i|we) (?:\w+ ){0,2}tell\b/i;
const asksHow = /\bhow (?:do|can|should) (?:i|we)\b/i;

/** The person wants to tell someone something, but it is uncertain to whom the pronouns refer. */
export const UNSURE = Symbol('unsure');

/** Extracts the content of "Tell her that I can't do pickup Friday", addressed to her. Null if there is none. */
export function extractDictatedClause(message: string, other: ThirdPerson): string | typeof UNSURE | null {
  for (const sentence of splitIntoSentences(message)) {
    const clause = extractClause(sentence, other);
    if (clause !== null) return clause;
  }
  return null;
}

export function extractClause(sentence: string, other: ThirdPerson): string | typeof UNSURE | null {
  if (asksWhether.test(sentence) && !asksHow.test(sentence)) return null;
  for (const { pattern, write } of rules) {
    const found = pattern.exec(sentence);
    const groups = found?.groups ?? {};
    const told = (groups['told'] ?? groups['clause'])
      ?.replace(/[\s.?!]+$/, '')
      .replace(/,? (?:though|tho)$/i, '')
      .replace(/,? and (?:really |kind of )?mean it\b.*$/i, '')
      // "Before the kids do" says when to tell it, not what.
      .replace(
        /,? before (?:the kids|my \w+|he|she|they|someone|anyone)(?: \w+)? (?:do|does|finds? out|hears?|sees?|tells?)\b.*$/i,
        '',
      );
    if (!found || !told) continue;
    const said = saidTo(told, personOf(groups['them'], other));
    if (said === null) return UNSURE;
    const clause = write(said, groups['not'] !== undefined);
    if (finite.test(clause)) return clause;
  }
  return null;
}

/** Returns what can be turned with certainty: the whole text, or the part before an "and" that is about another person. */
function saidTo(told: string, other: ThirdPerson): string | null {
  const whole = toSecondPerson(told, other);
  if (whole !== null) return whole;
  const [first = '', ...rest] = told.split(/,? and /i);
  // A promise may depend on the part that would be cut.
  const isSafe = rest.length > 0 && !promises.test(first) && first.split(/\s+/).length > MIN_WORDS;
  return isSafe ? toSecondPerson(first, other) : null;
}

const MIN_WORDS = 3;
const promises = /\b(?:i(?:['’]ll|ll| will| can)\b(?!['’]?t)|fine with|okay with|ok with|agree|deal)\b/i;

function personOf(named: string | undefined, other: ThirdPerson): ThirdPerson {
  if (/^(?:him|my husband|my ex[- ]?husband|.*\b(?:dad|father|daddy))$/i.test(named ?? '')) return 'he';
  if (/^(?:her|my wife|my ex[- ]?wife|.*\b(?:mom|mother|mama))$/i.test(named ?? '')) return 'she';
  // Next to a name, "she" may be anyone.
  return named === undefined || /^my ex$/i.test(named) ? other : 'they';
}
