import { splitIntoSentences } from '../asked-questions.ts';
import type { ThirdPerson } from '../../intents/third-person.ts';
import { cleanUp } from './cleaned.ts';
import { toSecondPerson } from './second-person.ts';

const opening = '^(?:(?:yes|yeah|and|so|ok|okay|also|well|just|no)[,.]? )*';
const wish = "i(?: would|['’]?d)? (?:also |just |really )?(?:want|need|like|prefer) ";
const ofThem = new RegExp(`${opening}${wish}(?:him|her|them) (?<not>not )?to (?<deed>.+)$`, 'i');
const ofThing = new RegExp(
  `${opening}${wish}(?!to\\b|him\\b|her\\b|them\\b|you\\b|it to\\b)(?<thing>.+)$`,
  'i',
);
const stops = new RegExp(
  `${opening}(?:he|she|they) (?:has|have|needs?|ought) to stop (?<ing>\\w+ing\\b.+)$`,
  'i',
);

/** "I need the whole thing" and "I want a text" ask us for words. */
const isOfUs =
  /^(?:(?:the|a|an|some|more|your|another|this|that) )?(?:(?:whole|full|entire|real|right|final|other|next|better|shorter|longer|calm|nice|short) )*(?:things?|ones?|texts?|messages?|e-?mails?|notes?|letters?|drafts?|words?|wording|replies|reply|answers?|version|help|advice|way|it|this|that)\b/i;

/** "I want the key back by Sunday, and I'd like him to call first", as sentences to him. Empty if nothing is certain. */
export function demandsIn(message: string, other: ThirdPerson): string[] {
  return splitIntoSentences(message.replaceAll('’', "'"))
    .flatMap((sentence) => sentence.split(/(?:,? and |, )(?=i\b|i'|he\b|she\b|they\b)/i))
    .flatMap((clause) => demandIn(clause.replace(/[.!\s]+$/, ''), other) ?? []);
}

function demandIn(clause: string, other: ThirdPerson): string | null {
  const deed = ofThem.exec(clause)?.groups;
  if (deed) return addressed(`${deed['not'] ? "don't " : ''}${deed['deed'] ?? ''}`, other, 'Please ');
  const ing = stops.exec(clause)?.groups?.['ing'];
  if (ing !== undefined) return addressed(ing, other, 'Please stop ');
  const thing = ofThing.exec(clause)?.groups?.['thing'];
  return thing === undefined || isOfUs.test(thing) ? null : addressed(thing, other, "I'd like ");
}

function addressed(told: string, other: ThirdPerson, lead: string): string | null {
  const said = toSecondPerson(withPresentTense(told), other);
  return said === null ? null : cleanUp(`${lead}${said}`);
}

/** "Before he comes" becomes "before you come". */
function withPresentTense(told: string): string {
  return told.replace(
    /\b(before|when|if|after|until|once) (?:he|she) (com|go|leav|arriv|stop|show|call|text|pick|drop|get|want|need)(e?s|es)\b/gi,
    (_whole, word: string, verb: string) => `${word} you ${baseForm(verb)}`,
  );
}

function baseForm(verb: string): string {
  return ['com', 'leav', 'arriv'].includes(verb.toLowerCase()) ? `${verb}e` : verb;
}
