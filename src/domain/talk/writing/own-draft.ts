import { findThirdPerson, type ThirdPerson } from '../../intents/third-person.ts';
import { splitIntoSentences } from '../asked-questions.ts';
import { plainWords } from '../cues.ts';
import { isGivenName } from './proper-names.ts';
import { type Quotation, findQuotations, stripQuotations } from './quotation.ts';
import { toSecondPerson, mentionsOtherParent } from './second-person.ts';
import { stripRemarksToUs } from './to-us.ts';
import { UNSURE, extractClause } from './told-clause.ts';

/** Returns the text that the person wrote or dictated, without what they say to us. Null if there is none. */
export function extractOwnDraft(message: string): string | null {
  return quotedDraft(message) ?? afterColon(message) ?? afterSay(message) ?? greeted(message);
}

const reported =
  /\b(?:(?:said|told|tells|called|calls|wants|claims|thinks|yelled|screamed|heard|keeps saying)\b|(?!text|message|that|it|email|which\b)\w+ (?:just |now |also |then )?says\b|(?:kids|children|boys|girls|people|friends|parents|family|they|everyone|everybody) (?:all |just |always |only |keep |both )*say\b|(?:he|she|they|ex|husband|wife|mom|mother|dad|father|lawyer)(?: [a-z]+)? (?:just |then |also )*(?:writes?|wrote|texted|texts|sent|emailed|messaged|posted|answers?|answered|repl(?:y|ies|ied)))\b[^.?!"“”]{0,25}$/i;
/** Matches a quotation that refers to words of a draft, or to words to add or remove. */
const referenceToWords =
  /\b(?:you (?:put|wrote|said|have|left)|take out|takes? out|remove|delete|drop|without|instead of|change|replace|leave out|all that|and|add|put in|the part|the line|where it says|what does)(?: (?:the|that|all|stuff|part|line|about|words?))*\W*$/i;
/**
 * A quotation is a draft if it is a separate sentence, or follows "say", "the sentence is" and the like. Other
 * quotations are parts of a sentence.
 */
const introducesDraft =
  /(?:^|[:.?!,\n-]|\b(?:say|saying|says|write|wrote|text|texting|send|put|just|only|like|is|with|this|back|(?:tell|telling|ask|to|text) (?:him|her|them|[A-Z][a-z]+)))\s*$/;
const speaksOfText =
  / (?:write|wrote|typed|say|saying|text|send|put|ask|tell|telling|message|wording|draft|reply|something like|like that|is (?:this|it|that) (?:ok|okay|good|alright|all right|fine|too|mean|rude|right|mad)|how (?:does|is) (?:this|it|that)|hows that|check|sounds?|too \w+|alright|mine|word|just|try it|suppose the sentence|does that say|start) /;
const MIN_DRAFT_SHARE = 0.5;

function quotedDraft(message: string): string | null {
  const around = plainWords(stripQuotations(message));
  const own = findQuotations(message).filter(
    ({ before, after }) =>
      introducesDraft.test(before) &&
      !reported.test(before) &&
      !referenceToWords.test(before) &&
      !/^\s*(?:\?|(?:is|was|isn['’]t|got|doesn['’]?t|makes|sounds)\b)/.test(after),
  );
  const [longest] = own.toSorted((one, other) => other.text.length - one.text.length);
  const found = longest ?? wholeQuotation(message);
  if (!found) return null;
  const isMost = found.text.split(/\s+/).length / message.split(/\s+/).length >= MIN_DRAFT_SHARE;
  return isMost || speaksOfText.test(around) ? found.text : null;
}

/** Returns the quotation if the message consists only of it. */
function wholeQuotation(message: string): Quotation | undefined {
  return findQuotations(message).find(({ before, after }) => !/\w/.test(before + after));
}

const whom =
  '(?: (?:to )?(?:him|her|them|back|my ex|[A-Z][a-z]+|(?:the |his |her )?(?:mom|dad|mother|father)))?';
const dictates = new RegExp(
  `(?:^|[\\s.!?,])(?:(?:re)?write|send|say|answer|reply|put|text|type|ask|tell|just|only|i['’]?d say|i would say|(?:i|ive|i['’]ve) (?:just )?(?:wrote|typed|written)|(?:want|need|wanna|like) (?:it )?to (?:say|write|ask|tell|text|send)|what i want(?: to say)?(?: is)?|(?:here['’]?s|here is) (?:what i (?:want|wrote|have|got)(?: to say)?|my (?:text|message|draft|reply)|it)|here it is|it should say|something like(?: this)?|like this|my (?:own )?(?:text|message|draft|reply|version)(?: is| to \\w+)?|(?:let me|i['’]?ll) (?:just )?(?:write|type|try)(?: it)?(?: myself| again)?|how about)${whom}(?: this| that| it| back| is)?\\s*:\\s*(.{8,})$`,
  'is',
);

const checks =
  /^\W*(?:(?:can|could|would|will) (?:you|u) )?(?:please |pls )?(?:(?:check|look at|look over|read) (?:this|my (?:text|message|draft|reply|tone|wording|email|spelling|grammar))(?: (?:for me|over|please|in this))*|(?:is|does) this (?:ok|okay|good|fine|alright|sound ok(?:ay)?)(?: to send)?)\s*[?:.]\s*(.{15,})$/is;

/** Matches "Can you make this nicer: …". */
const revises =
  /^\W*(?:(?:can|could|would|will) (?:you|u) )?(?:please |pls |help me )?(?:make|reword|rewrite|rephrase|fix|soften|clean up|tone down|improve|polish|edit|calm)(?: (?:this|it|that|down|up|my|the|text|message|email|draft|sound|come across|a (?:bit|little)|more|less|nicer|calmer|softer|kinder|better|shorter|firmer|warmer|polite\w*|professional|neutral|civil|calm|friendly|rude|mean|angry|harsh|for me|to (?:him|her|them|my ex)))*\s*[:\n]\s*(.{8,})$/is;

/** Matches "Write: …", "what I want to say: …" and "check this for me: …". */
function afterColon(message: string): string | null {
  const typed = message.trim();
  const rest = (checks.exec(typed) ?? revises.exec(typed) ?? dictates.exec(typed))?.[1];
  return rest === undefined || saysWhatToTell.test(rest) ? null : stripRemarksToUs(rest);
}

/** "Just: I want to tell her …" describes the content but isn't addressed to her. */
const saysWhatToTell =
  /^\W*i(?:['’]?d)? (?:just |only )?(?:want|need|have|wanna|like|would like)(?: to)? (?:tell|let|ask|say to) (?:him|her|them)\b/i;

const says =
  /(?:^|[.!?,\n]\s*|\b(?:so|just|please|then) )(?:(?:just|please|pls|so|ok|okay|now|no|and|then|can you|could you)\W+)*(?:write|say|put|send|i['’]?d say|i would say|something like)(?: that)?,? ((?:i|i['’]?m|i['’]?ll|i['’]?d|i['’]?ve|we|my|please|hi|hey|sorry|thanks?|yes|no,|can (?:i|you|we)|could (?:i|you|we))\b.{8,})$/is;

/** Matches "Just write, I call at 7 every night. Please pick up." */
function afterSay(message: string): string | null {
  const rest = says.exec(message.trim())?.[1];
  const own = rest === undefined || isSupposed.test(rest) ? null : stripRemarksToUs(rest);
  return own === null ? null : toSecondPerson(own, findThirdPerson([message]));
}

/** Excludes "Say I don't answer, what happens?" */
const isSupposed = /[,.]\s*(?:what|how|then|does|do|will|is|can (?:he|she|they))\b/i;

const greeting = /^\W*(?:hi|hey|hello|dear) ([a-z]+)\b[\s,.!:-]+(?=\S)/i;
const noRecipient =
  /^(?:there|james|emma|lena|ava|max|hannah|all|guys|again|everyone|dear|friend|advisor|team|sir|yes|my|i|im|so|can|what|how|we|the|it|is|this|need|help|please|and)$/i;
const GREETED_FROM = 5;
/** "Ok. Bill, please give me the key": a given name, and words to that person. */
const named = /^\W*(?:(?:ok|okay|sure|yes|alright|fine|here)\b[.,!:\s]*)?([A-Z][a-z]+),\s+(?=\S)(.+)$/s;
const leadsSentence =
  /^(?:\w+ly|anyway|also|so|well|look|listen|now|then|but|plus|and|again|\w+day|to\w+|first|second|next|sorry|thanks|yeah|no)$/i;
const addressed = /^please\b|\b(?:you|your|you['’](?:re|ll|ve|d))\b/i;

/** Matches "Hi Dana, can I come on Saturday?" */
function greeted(message: string): string | null {
  const name = greeting.exec(message)?.[1] ?? '';
  const isName = isGivenName(name) || /^[A-Z][a-z]+$/.test(name);
  if (message.trim().split(/\s+/).length < GREETED_FROM) return null;
  if (!isName || noRecipient.test(name)) return startsWithName(message);
  return stripRemarksToUs(message);
}

/** "Dan, pickup is at 6 per the order": while a draft is open, words after a name are the person's own version. */
export function startsWithOtherName(message: string): boolean {
  const name = named.exec(message)?.[1] ?? '';
  return /^[A-Z]/.test(name) && !leadsSentence.test(name) && !noRecipient.test(name);
}

function startsWithName(message: string): string | null {
  const [, name = '', rest = ''] = named.exec(message) ?? [];
  const isName = isGivenName(name) || (/^please\b/i.test(rest) && !leadsSentence.test(name));
  if (!isName || noRecipient.test(name) || !addressed.test(rest)) return null;
  return stripRemarksToUs(`${name}, ${rest}`);
}

/**
 * The reply to our request for the words: the words, addressed to the other parent, or a sign that they are still
 * missing.
 */
export type TypedDraft = { kind: 'draft'; text: string } | { kind: 'about-them' };

export function findTypedDraft(message: string, other: ThirdPerson): TypedDraft | null {
  const own = extractOwnDraft(message);
  if (own !== null) return { kind: 'draft', text: own };
  if (notADraft.test(plainWords(message))) return null;
  const sentences = splitIntoSentences(message);
  const clauses = sentences.map((sentence) => extractClause(sentence, other));
  const framedAt = clauses.findIndex((clause) => typeof clause === 'string');
  if (framedAt === -1 && clauses.includes(UNSURE)) return { kind: 'about-them' };
  const clause = clauses[framedAt];
  // In "Lol no. I want to ask can I come Saturday", the first part is said to us.
  const kept = typeof clause === 'string' ? [withEnd(clause), ...sentences.slice(framedAt + 1)] : sentences;
  const text = stripRemarksToUs(kept.join(' '));
  if (text === null || !couldBeSent.test(text)) return null;
  if (!mentionsOtherParent(text, other)) return { kind: 'draft', text };
  const said = toSecondPerson(text, other);
  return said === null ? { kind: 'about-them' } : { kind: 'draft', text: said };
}

function withEnd(clause: string): string {
  return /[.?!]$/.test(clause) ? clause : `${clause}.`;
}

const couldBeSent =
  /\b(?:i|i['’]\w+|im|ill|we|you|u|your|ur|please|pls|can|could|will|let['’]?s|my|our|sorry|thanks?|pay|send|bring|call|\w+day|\d+)\b/i;
const notADraft =
  / (?:idk|i dont know|i do not know|not sure|never ?mind|forget it|no thanks|i give up|i cant (?:stop|do this|even|think|focus|sleep|breathe|write|find)|i feel|im (?:so |just |really |too )*(?:scared|tired|sad|angry|mad|furious|exhausted|crying|overwhelmed|afraid|nervous|shaking|upset|lost)) /;
