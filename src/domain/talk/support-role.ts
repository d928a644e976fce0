/** Who owes the support in a message: its author, or the other parent. */
type SupportRole = 'payer' | 'receiver';

const aboutSupport = /\b(?:support|alimony|arrears|maintenance)\b/i;
const other =
  '(?:he|she|they|ex(?:[- ]?(?:husband|wife))?|husband|wife|dad|daddy|father|mom|mother|baby ?daddy|baby ?mama)';
const authorOwes =
  /\bi(?:'?m| am)? (?:\w+ )?(?:owe(?! (?:nothing|him|her|them) nothing)|owing|behind|in arrears)\b|\b(?:support|money|arrears|amount) (?:that )?i owe\b|\bmy arrears\b|\bi (?:can'?t|cannot|couldn'?t) (?:pay|afford|keep up with)\b[^.?!]{0,30}\b(?:support|alimony)\b|\b(?:took|take|suspended|suspend|pulled|revoked|revoke)\b[^.?!]{0,12}\bmy (?:\w+ ){0,2}licen[sc]e\b/i;
const otherOwes = new RegExp(
  `\\b${other}\\b[^.?!]{0,30}\\b(?:owes\\b|(?:is|are) (?:\\w+ ){0,3}behind|stopped paying|quit paying|(?:hasn'?t|hasnt|won'?t|wont|doesn'?t|doesnt|never|not) pa(?:y|ys|id|ying)\\b)|\\b(?:owes?|owed) me\\b`,
  'i',
);

/** Texts that speak to one side only. What helps the one would be wrong for the other. */
const speaksTo: Readonly<Record<string, SupportRole>> = {
  'max-behind-on-support': 'payer',
  'max-support-leaves-nothing': 'payer',
  'max-support-license': 'payer',
  'max-support-change': 'payer',
  'max-support-across-states': 'receiver',
  'max-support-not-coming': 'receiver',
  'max-support-unpaid': 'receiver',
  'max-forgive-back-support': 'receiver',
};

/** Null if the message isn't about support, or doesn't say clearly who owes it. */
export function supportRoleOf(message: string): SupportRole | null {
  if (!aboutSupport.test(message)) return null;
  const owes = authorOwes.test(message);
  return owes === otherOwes.test(message) ? null : owes ? 'payer' : 'receiver';
}

/** Whether a text was written for the other side of the support that a message is about. */
export function isForOtherSide(id: string, message: string): boolean {
  const side = speaksTo[id];
  if (side === undefined) return false;
  const role = supportRoleOf(message);
  return role !== null && role !== side;
}
