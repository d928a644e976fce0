import { addsNothing } from './adds-nothing.ts';
import { calmSentence } from './calm-sentence.ts';
import { clausesOf } from './clauses.ts';
import { findFlags } from './find-flags.ts';
import { type Span, sentencesOf } from './sentences.ts';
import { statedFacts } from './stated-facts.ts';

/** Facts that a person may add in a form if the draft has too little to keep. */
export interface OwnFacts {
  /** What happened, or the current status. */
  situation?: string | undefined;
  /** The request. */
  request?: string | undefined;
  /** The deadline in their own words. */
  answerBy?: string | undefined;
}

export interface Rewrite {
  /** Null if nothing remains to be sent. */
  text: string | null;
  /** Sentences of the draft that the rewrite leaves out, in their original wording. */
  leftOut: string[];
}

/**
 * Builds a calmer message from the person's own sentences: hostile ones are left out, the rest is cleaned. A check
 * confirms that it contains only what they wrote; if the check fails, there is no rewrite.
 */
export function rewriteMessage(draft: string, facts: OwnFacts = {}): Rewrite {
  const sentences = sentencesOf(draft).map(({ start, end }) => keepCalm(draft.slice(start, end)));
  const kept = withoutLooseCommitments(sentences);
  const body = [
    ...(facts.situation ? calmParts(facts.situation) : []),
    ...kept.flatMap(({ parts }) => parts),
    ...(facts.request ? calmParts(facts.request).map(asRequest) : []),
    ...(facts.answerBy ? [`Please let me know ${untilWhen(facts.answerBy)}.`] : []),
  ].filter((part) => !isGreeting(part));
  const text = `${greetingOf(body)} Thank you.`;
  const written = [draft, facts.situation, facts.request, facts.answerBy].join('\n');
  const isSound = body.length > 0 && addsNothing(written, text) && findFlags(text).length === 0;
  const left = kept.filter(({ parts, source }) => parts.length === 0 && !isGreeting(source));
  return { text: isSound ? text : null, leftOut: left.map(({ source }) => source) };
}

const addressee =
  /^(?!(?:\w+ly|anyway|also|so|well|look|listen|now|then|but|plus|again|\w+day|today|tonight|tomorrow|first|yes|no|sorry|thanks|please|okay|ok|for|in|at|on|if|when|as|the|i|we|you)\b)([A-Z][a-z]+), (?=\S)/i;

/** "Dan, pickup is at 6" becomes "Hi Dan. Pickup is at 6". */
function greetingOf(body: readonly string[]): string {
  const told = body.join(' ');
  const name = addressee.exec(told)?.[1];
  if (name === undefined || !/^[A-Z]/.test(name)) return `Hi. ${told}`;
  const rest = told.slice(name.length + 2);
  return `Hi ${name}. ${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
}

interface KeptSentence {
  source: string;
  parts: string[];
  /** A hostile part of the sentence was removed. */
  isCut: boolean;
}

function keepCalm(source: string): KeptSentence {
  const calm = calmSentence(source);
  if (isEmpty(calm)) return { source, parts: [], isCut: true };
  if (isCalm(calm)) return { source, parts: [calm], isCut: false };
  const stop = plainStop(calm);
  if (stop) return { source, parts: [stop], isCut: true };
  const clauses = clausesOf(calm).map(calmSentence).filter(isCalm);
  const parts = clauses.length > 0 ? clauses : statedFacts(calm).map(calmSentence).filter(isCalm);
  // An offer may depend on the removed part.
  return { source, parts: parts.filter((part) => !isCommitment(part)), isCut: true };
}

const reproachedDeed =
  /\byou(?:r)? (?:constantly |always |constant )?((?!being\b|having\b|going\b)\w+ing\b[^.?!]*?) (?:is|was|has to|needs to) .*\bstop\b/i;
const orderedStop =
  /\bstop ((?!it\b|this\b|that\b|being\b)\w+ing\b[^.?!,]*?)(?: (?:right )?now| immediately| already| or else.*)?[.!]*$/i;

/** "You calling me at work is sick and I want it to stop NOW" asks for one thing, without the rest. */
function plainStop(sentence: string): string | null {
  const deed = (reproachedDeed.exec(sentence) ?? orderedStop.exec(sentence))?.[1];
  const asked = deed === undefined ? null : calmSentence(`Please stop ${deed}.`);
  return asked !== null && isCalm(asked) ? asked : null;
}

const condition =
  /^\W*(?:but|only|unless|if|except|otherwise|on (?:one|the) condition|provided|as long as|in return|in exchange|or|until|then|no)\b/i;

/** "I will pay half. But only if you say sorry" must not become a promise to pay half. */
function withoutLooseCommitments(sentences: readonly KeptSentence[]): KeptSentence[] {
  return sentences.map((sentence, index) => {
    const next = sentences[index + 1];
    const hangsOnNext = next?.isCut && condition.test(next.source);
    const parts = hangsOnNext ? sentence.parts.filter((part) => !isCommitment(part)) : sentence.parts;
    return { ...sentence, parts };
  });
}

function isCommitment(part: string): boolean {
  return /\b(?:i(?:'ll| will| can| could| would|'d|'m| am| agree| accept| promise)|we(?:'ll| will| can)|let's)\b/i.test(
    part,
  );
}

function calmParts(text: string): string[] {
  return sentencesOf(text)
    .map(({ start, end }: Span) => calmSentence(text.slice(start, end)))
    .filter((part) => !isEmpty(part) && isCalm(part));
}

function asRequest(part: string): string {
  const isAsked =
    /\?$|\bplease\b|\b(?:could|can|would) you\b/i.test(part) ||
    /^(?:I|We|The|He|She|They|It|My|Our)\b/.test(part);
  return isAsked ? part : `Please ${part.charAt(0).toLowerCase()}${part.slice(1)}`;
}

function isCalm(part: string): boolean {
  return findFlags(part).length === 0;
}

function isEmpty(part: string): boolean {
  return !/[a-z0-9]/i.test(part);
}

function isGreeting(part: string): boolean {
  return /^(?:hi|hello|hey|dear|thanks?|thank you|best|regards|cheers)\b[\s\w]{0,20}[.!,]*$/i.test(
    part.trim(),
  );
}

/** "By Friday", but "right now". */
function untilWhen(words: string): string {
  const when = withoutStop(words);
  return /^(?:now|right now|right away|immediately|asap|today)$/i.test(when) ? when : `by ${when}`;
}

function withoutStop(words: string): string {
  return words
    .trim()
    .replace(/^by\s+/i, '')
    .replace(/[.!?\s]+$/, '');
}
