import { helpLines } from '#domain/help.ts';
import { type GuardReason, type GuardRule, conductRules } from './guard-rules.ts';
import { harmRules, isWarning } from './harm-rules.ts';

/** The instructions ask the model to say this, so it doesn't reveal them. */
export const helpHint = '"Get help now" has people to call, at any hour.';

/** The texts given to a model that it may repeat. */
export interface Grounds {
  /** Passages, the person's words and tool results. The list grows during the answer. */
  given: readonly string[];
  /** The model's instructions without the sources, which it may quote. */
  conduct: string;
  canary: string;
}

/** Returns null if a sentence may be shown. `before` is the text shown before it. */
export type OutputGuard = (sentence: string, before: string) => GuardReason | null;

export function outputGuard({ given, conduct, canary }: Grounds): OutputGuard {
  let read = { count: -1, known: knownIn('') };
  const whatIsKnown = () => {
    if (read.count !== given.length) read = { count: given.length, known: knownIn(given.join('\n')) };
    return read.known;
  };
  const ownLines = new Set(
    conduct
      .split('\n')
      .map(flattened)
      .filter((line) => line.length >= MIN_LEAK_LENGTH),
  );
  return (sentence, before) => {
    const known = whatIsKnown();
    const plain = plainOf(sentence);
    // A number or a claim may be spread over two sentences.
    const joined = `${plainOf(before).slice(-120)} ${plain}`;
    if (joined.replace(/\W/g, '').includes(canary) || isInstructedSentence(plain, ownLines))
      return 'instructions';
    return (
      rules.find((rule) => isFoundBy(rule, plain))?.reason ??
      (hasUnknownAddress(plain, known) ? 'unknown-address' : null) ??
      (hasUnknownNumber(plain, known) || hasUnknownNumber(joined, known) ? 'unknown-number' : null) ??
      (hasUnknownLaw(plain, known) ? 'unknown-law' : null)
    );
  };
}

const MIN_LEAK_LENGTH = 40;

/** Removes invisible characters and emphasis, so that "la**wy**er" is checked in the form in which it is shown. */
function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[*_`~]+/g, '')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ');
}

function flattened(text: string): string {
  return plainOf(text)
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .trim();
}

function isInstructedSentence(plain: string, ownLines: ReadonlySet<string>): boolean {
  const line = flattened(plain);
  if (line.length < MIN_LEAK_LENGTH || flattened(helpHint).includes(line)) return false;
  return [...ownLines].some((own) => own.includes(line) || line.includes(own));
}

const rules: readonly GuardRule[] = [...conductRules, ...harmRules];

function isFoundBy(rule: GuardRule, sentence: string): boolean {
  const plain = rule.skipsQuotes ? withoutQuotes(sentence) : sentence;
  if (rule.unlessAnywhere?.test(plain)) return false;
  const everywhere = new RegExp(rule.pattern.source, `${rule.pattern.flags}g`);
  return [...plain.matchAll(everywhere)].some(
    ({ index }) =>
      !rule.unless?.test(plain.slice(0, index)) && !(rule.heedsWarnings && isWarning(plain, index)),
  );
}

/** Also matches a quotation over several sentences, whose opening mark has no partner in the first one. */
function withoutQuotes(plain: string): string {
  return plain.replace(/^\s*>.*$|["“][^"”]*(?:["”]|$)/g, ' ');
}

interface Known {
  text: string;
  digits: string;
  hosts: ReadonlySet<string>;
}

function knownIn(text: string): Known {
  const plain = plainOf(text);
  const numbers = helpLines.flatMap(({ call, text: line, tty }) => [call, line?.number, tty]);
  return {
    text: plain.toLowerCase(),
    // Joins texts with spaces, so that digits of neighboring texts don't form a number.
    digits: [...numbers, ...numbersIn(plain)].map((number) => digitsOf(number ?? '')).join(' '),
    hosts: new Set(addressesIn(plain)),
  };
}

const address =
  /(?:https?:\/\/|www\.)[^\s)\]>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:[a-z0-9-]+\.)+(?:com|org|net|gov|edu|io|us|info|law|legal|co|app|uk|ca|ru|cn|biz|me|ai|help|online|site|xyz)\b(?:\/[^\s)\]>]*)?/gi;

/** Compares the whole path, because another page of a known host is a different page. */
function addressesIn(text: string): string[] {
  return (text.match(address) ?? []).map((found) =>
    found
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/[.,;:!?/]+$/, ''),
  );
}

function hasUnknownAddress(plain: string, { hosts }: Known): boolean {
  return addressesIn(plain).some((found) => !hosts.has(found) && !isHostOf(found, hosts));
}

function isHostOf(found: string, hosts: ReadonlySet<string>): boolean {
  return [...hosts].some((known) => known.startsWith(`${found}/`));
}

const phone = /(?<![\d$€£.,#])\+?\(?\d(?:[\s().–-]{0,3}\d){6,14}(?!\d)/g;
const dialled =
  /\b(?:call|text|dial|phone|ring|reach)\b[^.!?]{0,30}?(?<![\d.,$-])\b(\d{3,6})\b(?![\d,.-]*\d)/gi;
const phoneWithLetters = /\b1[\s-]?8\d\d[\s-][A-Z][A-Z-]{3,}/g;
const isOtherNumber =
  /^(?:\d{4}[-–./]\d{1,2}[-–./]\d{1,2}|\d{1,2}[-–./]\d{1,2}[-–./]\d{4}|\d{4}\s?[-–]\s?\d{4})$/;

function numbersIn(text: string): string[] {
  return [
    ...(text.match(phone) ?? []).filter((found) => !isOtherNumber.test(found.trim())),
    ...[...text.matchAll(dialled)].map(([, number = '']) => number),
  ];
}

function hasUnknownNumber(plain: string, { digits, text }: Known): boolean {
  const isUnknown = (number: string) => {
    const plainDigits = digitsOf(number);
    return !digits.split(' ').some((known) => known === plainDigits || known === `1${plainDigits}`);
  };
  return (
    numbersIn(plain).some(isUnknown) ||
    (plain.match(phoneWithLetters) ?? []).some((number) => !text.includes(number.toLowerCase()))
  );
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}

const statute = /(?:§+|\b(?:sections?|sec\.|code|statutes?|u\.?s\.?c\.?|stat\.)) ?(?:§+ ?)?(\d+[\w.:-]*)/gi;
const courtCase = /\b[A-Z][\w'’.-]+ v(?:s)?\.? [A-Z][\w'’.-]+/g;

/** A law or case that is in none of the texts is invented or misremembered. */
function hasUnknownLaw(plain: string, { text }: Known): boolean {
  const isGiven = (part: string) => text.includes(part.toLowerCase().replace(/[.:]+$/, ''));
  return (
    [...plain.matchAll(statute)].some(([, number = '']) => !isGiven(number)) ||
    (plain.match(courtCase) ?? []).some((found) => !isGiven(found))
  );
}
