import { type Span, sentencesOf } from '../sentences.ts';
import { compile } from './phrase.ts';

const outright = [
  compile(
    'no (?:child )?(?:support|money|checks?|payments?|cash|alimony|pay)[,;:.]? ?(?:means |then |so |and |equals )?no (?:kids?|weekends?|visits?|visitation|time|children|custody|seeing|christmas|overnights?|access)',
  ),
  compile(
    "(?:why should i|i(?:'m| am) not|i (?:won't|will not|refuse to|don't)) (?:have to )?(?:keep )?pay(?:ing)?[^.!?\\n]{0,25} (?:for )?(?:kids?|children|an? (?:kid|child|son|daughter))[^.!?\\n]{0,20} i (?:never|don't|can't|hardly|barely|am not)",
  ),
  compile(
    'pay (?:me|up|first|what you owe|your share)[^.!?\\n]{0,25} (?:and|then)(?: then)? (?:you|we)[^.!?\\n]{0,20}(?:see|have|get|take|talk about)',
  ),
];
const bargain = compile(
  "(?:if|until|til|till|unless|once|when|then|as long as|in exchange|in return|for|so|or forget|or else|before|first|no)|(?:and|or) (?:you|i|we|then)(?:'ll)?|(?:won't|wont|will not|not)(?= )",
);
const money = compile(
  '(?:pay|pays|paid|paying|payments?|money|child support|support|checks?|cash|owe|owes|owed|rent|alimony|cents?|dollars?|bucks|arrears|mortgage|sign over|the house|transfer|venmo|half of the (?:bill|house))|\\$ ?\\d[\\d,.]*',
);
// Time with a child, as something that is given or withheld.
const childTime = compile(
  "(?:see|seeing|visit|visiting|get|have|having|get to see|let you (?:see|have)|keep|pick(?:ing)?|take|taking|talk to|call) (?:{THEM}|my weekends|your weekends|(?:the |this |your |my |any )?(?:weekends?|christmas|thanksgiving|holidays?|overnights?|visitation|time with \\w+|extra (?:time|days|weekends?)|fridays?|saturdays?|sundays?))(?! (?:a|an|to the (?:dentist|doctor)|new|lunch|shoes|clothes))|(?:pick(?:ing)?) (?:him|her|them|\\w+) up|(?:forget|lose|no|there's no|cancel) (?:about )?(?:your |the |this |any )?(?:weekends?|saturday|sunday|friday|christmas|visits?|visitation|time|kids|overnights?)|(?:full|sole|50/50|joint) (?:custody|time)|the kids full time|full[- ]time|my weekends|your weekends|(?:{THEM}) (?:on|for) (?:fridays?|saturdays?|sundays?|the weekend|christmas|thanksgiving)",
);

/** Places where time with a child is traded for money; the whole sentence is the flag. */
export function moneyForChildren(text: string): Span[] {
  return sentencesOf(text).filter(({ start, end }) => {
    const sentence = text.slice(start, end);
    return (
      outright.some((pattern) => has(pattern, sentence)) ||
      (has(bargain, sentence) && has(money, sentence) && has(childTime, sentence) && !isRequest(sentence))
    );
  });
}

function has(pattern: RegExp, sentence: string): boolean {
  return new RegExp(pattern.source, 'i').test(sentence);
}

// "If you can pay half, could you also pick them up?" asks, and trades nothing.
function isRequest(sentence: string): boolean {
  return /\?\s*$/.test(sentence) && /\b(?:can|could|would) (?:you|we|i)\b/i.test(sentence);
}
