import type { Slot } from './flow.ts';
import { plainWords } from './read/plain.ts';

const LONGEST = 90;
const what = '(?:what|wat|wut|whut|wht)';
const lead = String.raw`(?:(?:ok|okay|um+|uh+|hm+|wait|sorry|hold on|but|so|and|well|hey|idk|dunno|i (?:don't|dont) know|no idea|not sure|honestly|like|please|omg|ugh|lol)[,.!?]* )*`;
const you =
  '(?:you|u|ya|that|this|it|these|those|the question|this question|the word|the last (?:part|one)|any of (?:this|that|it))';

function pattern(words: string): RegExp {
  return new RegExp(`^${lead}(?:${words})$`);
}

/** Questions about our question, which are an answer nowhere. */
const anywhere = [
  String.raw`${what}(?:'?s| does| do| did| is| are| r)? ${you} (?:even |really |actually )*(?:mean|means|meaning|asking|talking about|getting at)\b.{0,30}`,
  String.raw`${what} (?:do|does|did) ${you} (?:want|need)(?: from me| me to (?:say|put|write)| here| to know)?`,
  'wdym|huh|come again|say what|pardon(?: me)?',
  String.raw`(?:i |we )?(?:still |really |just )*(?:don't|dont|do not|didn't|didnt|can't|cant) (?:really |even |quite )?(?:get|understand|follow)(?: (?:it|that|this|you|u|(?:the|this|that|your) question|what (?:you|u|that|this|it)\b.{0,25}|any of (?:it|this|that)))?`,
  String.raw`(?:i'm |im |i am )?not (?:following|sure what (?:you|u|that|this) (?:mean|means|want|are|r)\b.{0,20})`,
  `(?:(?:like|such as|as in) )?${what}(?: (?:like|though|exactly|for example))?`,
  String.raw`(?:like|such as|as in) ${what}`,
  String.raw`(?:can|could|would|will) (?:you|u) (?:please )?(?:explain|rephrase|repeat|clarify|say (?:that|it)|give (?:me )?an example)\b.{0,30}`,
  String.raw`(?:please )?(?:explain|rephrase|clarify|repeat)(?: (?:it|that|this|the question|again|please))*`,
  '(?:give me |show me )?(?:an )?examples?(?: please)?|for example|in english(?: please)?|say (?:it|that) (?:again|differently|another way)',
  String.raw`what if (?:i|we) (?:don't|dont|do not|can't|cant|didn't|didnt|haven't|havent) (?:even |really )?(?:know|remember|decided?|agreed?|have (?:one|any|it|that))\b.{0,40}`,
].map(pattern);

/** The same without a free text to write: there, "what is the fee" could be the answer. */
const atChoices = [
  String.raw`(?:${what}(?:'?s| is| are| r)|wats) (?:this|that|it|these|those)(?: for| about| exactly| even)?`,
  String.raw`(?:what|which) (?:counts|qualifies|one|ones|page|paper|kind|sort|type|fee)\b.{0,30}`,
  String.raw`how (?:much|long|high|expensive)(?:'?s| is| are| does| do)? (?:it|that|this|they|the \w+(?: \w+)?)(?: (?:cost|be|usually|normally|run|take|gonna be|going to be))*`,
  String.raw`how (?:would|do|should|could|can|will|am) (?:i|we) (?:supposed to |even |ever )?(?:know|tell|find (?:out|that|it)|answer|figure)\b.{0,25}`,
  String.raw`${what} (?:do|should|would|can|am|could) (?:i|we) (?:supposed to )?(?:put|say|write|type|answer|enter|choose|pick)\b.{0,20}`,
  String.raw`where (?:do|would|is|can|should|does) (?:i|it|that|this)\b.{0,30}`,
  String.raw`(?:does|do|is|are|would) .{1,30} (?:count|counted|included)`,
].map(pattern);

const definitions = [
  String.raw`(?:${what}(?:'?s| is| are| r)|wats) (?:(?:a|an|the) ([\w'-]+(?: (?!is\b|are\b|was\b)[\w'-]+){0,3})|(?!mine$|left$|his$|hers$|ours$|yours$|next$|up$|new$|this$|that$|it$)([\w-]+))`,
  String.raw`${what} (?:does|do) (?:a |an |the )?([\w-]+(?: [\w-]+){0,2}) means?`,
].map(pattern);

/** The thing in "what is a petition". Null for other texts. */
function thingAskedAbout(plain: string): string | null {
  return definitions.flatMap((one) => one.exec(plain)?.slice(1) ?? []).find(Boolean) ?? null;
}

/** Whether a text asks what something is: "whats a petition". If our question doesn't name it, the library answers. */
export function asksWhatItIs(text: string): boolean {
  return text.length <= LONGEST && thingAskedAbout(plainQuestion(text)) !== null;
}

const SHORTEST = 3;

function isNamedIn(slot: Slot, thing: string): boolean {
  const choices = 'choices' in slot ? slot.choices.map(({ label }) => label) : [];
  const ours = plainWords([slot.ask, slot.label, slot.findIt ?? '', ...choices].join(' ')).split(
    /[^\p{L}]+/u,
  );
  const words = thing.split(/[^\p{L}]+/u).filter((word) => word.length >= SHORTEST);
  return words.length > 0 && words.every((word) => ours.some((one) => stem(one) === stem(word)));
}

function stem(word: string): string {
  return word.replace(/s$/, '');
}

function plainQuestion(text: string): string {
  return plainWords(text).replace(/\s*\?+$/, '');
}

/**
 * Whether a text asks what our question or a word in it means: "wat does that mean", "like what", "whats the fee". It is
 * explained and never stored as an answer.
 */
export function isCounterQuestion(slot: Slot, text: string): boolean {
  const plain = plainQuestion(text);
  if (plain.length > LONGEST || isTheirWords(slot)) return false;
  // "How would I know" answers a question about debts that only the other may know.
  if ('choices' in slot && slot.reads?.(text)) return false;
  // "I don't get it" is an answer about money that someone gets.
  if (slot.type === 'money' && /\bget\b(?! (?:the|this|that|your) question)/.test(plain)) return false;
  const isFree = slot.type === 'text' || slot.type === 'names';
  if ((isFree ? anywhere : [...anywhere, ...atChoices]).some((one) => one.test(plain))) return true;
  const thing = isFree ? null : thingAskedAbout(plain);
  return thing !== null && isNamedIn(slot, thing);
}

function isTheirWords(slot: Slot): boolean {
  return slot.type === 'text' && slot.isQuoted === true;
}
