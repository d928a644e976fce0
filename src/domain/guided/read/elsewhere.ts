import { plainWords } from './plain.ts';

const firstPerson = /^(?:i|i'm|im|i am|we|we're|just me|me)\b/;
const gone =
  /\b(?:aren'?t|isn'?t|not|never) (?:even |really )?(?:here|home|with (?:me|us)|around|in the house)\b|\b(?:is|are|they're|theyre|he's|hes|she's|shes|all) (?:gone|away|out of town|out tonight)\b|\b(?:moved out|left (?:me|us|already|for the|tonight|today|earlier))\b/;
const atAnother =
  /\b(?:is|are|r|were|they're|theyre|he's|hes|she's|shes|stay(?:s|ing)?|sleep(?:s|ing)?|went|spend(?:s|ing)?)\b(?: \w+){0,2} (?:at|with|to|over at) (?!me\b|us\b|home\b|bed\b|sleep\b|here\b|(?:my|the|their|his|her|our) (?:own )?(?:bed\w*|rooms?|house|place|apartment|lap|arms|other|next)\b)/;
const here = /\b(?:here|with me|with us)\b/;

/**
 * The text without the clauses about people who are somewhere else: "alone, kids are at my moms" is "alone". Empty if it
 * says nothing else.
 */
export function stripElsewhere(text: string): string {
  const clauses = text.split(
    /[,.;!\n]+|\b(?:but|because|cuz|while|since)\b|\band (?=my |the |kids?\b|he|she|they)|\s(?=(?:the|my|our) (?:kids|children|sons?|daughters?|boys|girls|baby)\b)/i,
  );
  const left = clauses.filter((clause) => !isElsewhere(plainWords(clause)));
  return left.length === clauses.length ? text : left.join(', ').replace(/^[,\s]+|[,\s]+$/g, '');
}

function isElsewhere(clause: string): boolean {
  if (firstPerson.test(clause)) return false;
  return gone.test(clause) || (atAnother.test(clause) && !here.test(clause));
}
