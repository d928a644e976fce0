import type { Slot } from '../flow.ts';
import { plainWords } from './plain.ts';

const verb = /\b(?:is|are|isn'?t|aren'?t|ain'?t|was|has|have|owns?|pays?|got|it'?s|that'?s|\w+'s)\b/;
const pronounOnly = /^(?:it|that|they|those|both)(?:'?s|'?re| is| are)\b|^(?:his|hers|theirs|mine|not mine)$/;

const notMine =
  /\b(?:not|never|isn'?t|aren'?t|ain'?t) (?:mine|ours|in my name|on me|my (?:loan|debt|problem))\b|\b(?:is|are|'s|its|it's|all|only|just|was) (?:all |only |just |totally )?(?:his|hers|theirs)\b|\b(?:in|under) (?:his|her|their|(?:my )?(?:husband|wife|ex|spouse)(?:'?s)?) name\b|^(?:his|hers|theirs)$/;
const mine = /\b(?:in|under) my name\b|\b(?:is|are) mine\b|\bboth (?:of us|our|names|signed)\b|\bjoint\b/;
const ofOne =
  /\b(?:is|are|'s|its|it's|only|just) (?:all |only |just )?(?:mine|his|hers|theirs|my own)\b|\b(?:in|under) (?:only |just )?(?:my|his|her|their|one) (?:own )?name\b|\b(?:not|isn'?t|aren'?t) (?:joint|shared|in both)\b|^(?:mine|his|hers)$/;
const ofBoth = /\bboth\b|\bjoint\b(?<!not joint)|\bshare\b|\bours\b/;

/** Removes the parts of an answer that its question doesn't ask about. */
export function stripUnrelatedParts(slot: Slot, text: string): string {
  if (!('choices' in slot)) return text;
  return slot.isOfMine ? stripOthersProperty(text) : slot.isOfBoth ? stripSeparateProperty(text) : text;
}

/** A text without the clauses about things that are not the person's own: "the mortgage isn't mine, I have a car loan". */
export function stripOthersProperty(text: string): string {
  return kept(
    text,
    (clause) => notMine.test(clause) && !mine.test(clause.replace(/(?:not|n'?t) (?:in my name|mine)/g, '')),
  );
}

/** A text without the clauses about separate property or debts: "checking, and the savings is only his". */
export function stripSeparateProperty(text: string): string {
  return kept(
    text,
    (clause) => (ofOne.test(clause) && !ofBoth.test(clause)) || (debt.test(clause) && !account.test(clause)),
  );
}

/** "Just the credit card" is no account. */
const debt = /\b(?:(?:credit|store|discover) cards?|visa|mastercard|amex|loans?|mortgage|heloc|debts?)\b/;
const account = /\b(?:accounts?|acct|checking|savings?|credit union|money market|brokerage)\b/;

/** "It's his" refers to the clause before it. */
function kept(text: string, isOut: (clause: string) => boolean): string {
  const clauses = clausesOf(text);
  const left = clauses.filter((clause, at) => {
    const next = clauses[at + 1];
    const isMeant =
      next !== undefined && pronounOnly.test(plainWords(next)) && !verb.test(plainWords(clause));
    return !isOut(plainWords(clause)) && !(isMeant && isOut(plainWords(next)));
  });
  return left.length === clauses.length ? text : left.join(', ');
}

/** Splits at "and" only if the preceding words already contain a statement: not in "the house and the car are his". */
function clausesOf(text: string): string[] {
  return text.split(/[,.;\n]+|\bbut\b/i).flatMap((part) => {
    const done: string[] = [];
    let open = '';
    for (const piece of part.split(/\band\b/i)) {
      open = open ? `${open} and ${piece}` : piece;
      if (!verb.test(plainWords(open))) continue;
      done.push(open.trim());
      open = '';
    }
    return [...done, open.trim()].filter(Boolean);
  });
}
