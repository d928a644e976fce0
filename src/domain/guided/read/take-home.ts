/*
 * Reads which of two amounts of pay is the one that lands in the account: "590 a week before taxes, maybe 500 after".
 */

const gross =
  /\b(?:before (?:\w+ )?(?:tax(?:es)?|deductions|they take (?:out )?(?:tax(?:es)?|everything))|gross(?:es|ing)?|pre-?tax|on paper)\b/;
const net =
  /\bafter(?=[ ,.;!?]*$| (?:\w+ )?(?:tax(?:es)?|deductions|withholding)\b| (?:that|it all|everything|it'?s|it is|is)\b|[,.;])|\b(?:net|take[ -]?home|taking home|(?:bring|bringing|take) home|(?:i |only |actually |really |just )+(?:get|see|clear|keep)|i clear|clear|in hand|(?:lands|ends up|in) (?:in )?my (?:account|pocket|bank|check))\b/;
const earning = /\b(?:make|making|earn|earning|paid|pays|salary|pay is|wage)\b/;
/** Someone else's pay, another time or a part of it leaves open which amount counts. */
const open = /\b(?:he|she|they|his|her|used to|last year|not|never|or|between|each|percent)\b|%/;

/** The place of the amount after taxes among two, from the words before, between and after them. Null if it isn't said. */
export function takeHomeOf(before: string, between: string, after: string): 0 | 1 | null {
  const around = `${before} ${between} ${after}`.replace(/before they take/, 'before');
  if (open.test(around)) return null;
  const [isGrossFirst, isGrossLast] = [gross.test(before), gross.test(after)];
  const isGrossBetween = gross.test(between);
  const isNetLater = net.test(between.replace(gross, ' ').trim()) || net.test(after);
  if (net.test(before) && (isGrossBetween || isGrossLast)) return 0;
  if (isGrossLast) return net.test(between) ? 0 : null;
  if (isGrossFirst || isGrossBetween) return isNetLater ? 1 : null;
  return earning.test(before) && isNetLater ? 1 : null;
}
