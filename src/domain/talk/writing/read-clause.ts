import { apologyIn } from './apology.ts';
import { askingRules } from './asking-rules.ts';
import type { PointKind, Reading, Turn } from './clause-rule.ts';
import { completed } from './completed-clause.ts';
import type { Persons } from './persons-told.ts';
import { toThem } from './said-to-them.ts';
import { tellingRules } from './telling-rules.ts';

const rules = [...askingRules, ...tellingRules];

/** What a clause says, with `before` for the names that the message has used. */
export function readClause(clause: string, persons: Persons, before: string): Reading | null {
  const words = withoutThreat(clause.replace(/[.!,;\s]+$/, ''));
  if (words === '') return null;
  const turn: Turn = (part) => toThem(bare(part), persons, before);
  const apology = apologyIn(words);
  if (apology) return { kind: 'apology', text: turn(apology) };
  // "She can't see the board" is told of the child.
  if (/^(?:he|she)\b/i.test(words) && !/^you\b/i.test(turn(words))) return stated(completed(words), turn);
  for (const [pattern, write] of rules) {
    const found = pattern.exec(words);
    if (found) return write(found, turn);
  }
  return stated(completed(words), turn);
}

const threats =
  /,? (?:or|otherwise)(?: else)?,? (?:(?:i'?m|im|i am|i'?ll|i will|ill|he'?ll|she'?ll|we'?ll|my lawyer|you'?ll|see you in)\b(?! (?:assume|keep to|stick|plan on|be there|go with|take that))|else\b).*$/i;
const conditional =
  /^(?:if|unless) .*\b(?:court|lawyer|judge|police|cops|sue|regret|i'?m (?:coming|taking|keeping|calling)|im (?:coming|taking|keeping|calling)|i'?ll (?:take|keep|call|tell everyone|stop))\b/i;

function withoutThreat(clause: string): string {
  return conditional.test(clause) ? '' : clause.replace(threats, '').trim();
}

const plans =
  /^(?:no,? )?(?:i(?:'?ll| will|'m| am|m)?|we(?:'ll| will)?|ill|im) (?:(?:not|just|also|still|only|really) )*(?:can|can'?t|cannot|cant|won'?t|wont|will|could|able|unable|going|gonna|plan|have to|be|pick|drop|bring|take|come|pay|send|keep|meet|agree|decline|refuse|wait|call|text|give|get|cover|follow|stick|working|picking|taking|dropping|bringing|coming|keeping|paying)\b/i;

/** "You can have them Friday", "you're not invited". */
const offers = /^you(?: can| may|'re (?:not|welcome|free)| are (?:not|welcome|free)| aren't)\b/i;

function stated(words: string, turn: Turn): Reading {
  const kind: PointKind =
    plans.test(words) || offers.test(turn(words))
      ? 'plan'
      : /^(?:you|u)\b/i.test(turn(words))
        ? 'about-them'
        : 'fact';
  return { kind, text: turn(words) };
}

function bare(words: string): string {
  return words
    .replace(/[.?!,;\s]+$/, '')
    .replace(/^(?:please|kindly|that)\s+/i, '')
    .trim();
}
