import { type Span, sentencesOf } from '../sentences.ts';
import { compile } from './phrase.ts';

const outright = [
  compile(
    'no (?:\\w+ ){0,3}(?:money|cash|payments?|checks?|tuition|deposit|support|refund|rent)(?: \\w+){0,2},? no \\w+|(?:two|three|four|five|six|\\d+) ?(?:hundred|thousand|\\$|dollars|bucks)?[^.!?\\n]{0,15}(?: by \\w+)?,? and (?:then )?(?:you can (?:pick|see|have|take|get)|she is yours|he is yours|they are yours)',
  ),
  compile(
    "(?:as long as|while|since|if) i(?:'m| am)? (?:pay|paying)[^.!?\\n]{0,20},? i (?:make|decide|set|choose|say|get|run|pick)|(?:tuition|money|support|bill|rent|payments?|fees?|camp)[^.!?\\n]{0,15} or (?:none|no|forget|nothing|you miss|you lose)[^.!?\\n]{0,30}(?:birthdays?|weekends?|visits?|time|kids|christmas|days|see)",
  ),
  compile(
    "(?:you|u) (?:paid|pay|didn't pay|don't pay|haven't paid|owe|missed|are late|are behind|skipped)[^.!?\\n]{0,30},? (?:so|then|and so|therefore) [^.!?\\n]{0,25}(?:visits?|weekends?|time|saturday|sunday|friday|overnights?|christmas|pick-?up|calls?|birthday)",
  ),
  // Matches "You get summer, I get the house": one is traded for the other.
  compile(
    '(?:i|you) (?:get|drop|give|take|keep|sign|want|let go of)(?: up)? [^.!?\\n]{0,30}(?:house|car|alimony|pension|equity|support|savings|claim|money|401k?)[^.!?\\n]{0,15}(?:,|and|;|for|,? if) (?:i|you) (?:get|drop|give|take|keep|sign|let)(?: up)? [^.!?\\n]{0,20}(?:summer|weekends?|kids|custody|nights|week|christmas|time|holidays?|them|him|her)',
  ),
  compile(
    '(?:i|you) (?:get|drop|give|take|keep|want|let me have)(?: up)? [^.!?\\n]{0,20}(?:summer|weekends?|kids|custody|nights|christmas|holidays?|them|him|her)[^.!?\\n]{0,15}(?:,|and|;|for|,? if) (?:i|you) (?:get|drop|give|take|keep|sign)(?: up)? [^.!?\\n]{0,20}(?:house|car|alimony|pension|equity|support|savings|claim|money|401k?)|buy (?:me |out |my )[^.!?\\n]{0,20}(?:and|then)[^.!?\\n]{0,20}(?:see|have|get)',
  ),
  compile(
    '(?:weekends?|visits?|visitation|overnights?|time with (?:the kids|them|him|her)) (?:are|is) for (?:parents|people|dads|moms|fathers|mothers) who pay',
  ),
  compile('(?:extra|more) (?:nights?|days|time|weekends?) costs? (?:extra|more|money)'),
  compile(
    "how much is (?:an? |the |your |one )?(?:\\w+ ){0,2}with (?:{THEM}|your \\w+) worth|(?:kids|children|they|s?he) (?:don't|doesn't|do not|does not|won't) come (?:for )?free|(?:wallet|bank|atm)[^.!?\\n]{0,20} closed|nothing is free{END}",
  ),
  compile(
    'i pay(?: for them| for (?:him|her|the kids)| the bills| support)?,? (?:so|and) i (?:get to |will |should )?(?:decide|see|choose|say|have)',
  ),
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
// Matches time with a child as something that is given or withheld.
const childTime = compile(
  "(?:see|seeing|visit|visiting|get|have|having|get to see|let you (?:see|have)|keep|pick(?:ing)?|take|taking|talk to|call) (?:{THEM}|my weekends|your weekends|(?:the |this |your |my |any )?(?:weekends?|christmas|thanksgiving|holidays?|overnights?|visitation|time with \\w+|extra (?:time|days|weekends?)|fridays?|saturdays?|sundays?))(?! (?:a|an|to the (?:dentist|doctor)|new|lunch|shoes|clothes))|(?:pick(?:ing)?) (?:him|her|them|\\w+) up|(?:forget|lose|no|there's no|cancel) (?:about )?(?:your |the |this |any )?(?:weekends?|saturday|sunday|friday|christmas|visits?|visitation|time|kids|overnights?)|(?:full|sole|50/50|joint) (?:custody|time)|the kids full time|full[- ]time|my weekends|your weekends|(?:{THEM}) (?:on|for) (?:fridays?|saturdays?|sundays?|the weekend|christmas|thanksgiving)",
);

// Matches by structure rather than single words: time that one parent grants or withholds, next to money that a person
// owes or offers.
const grantsTime = compile(
  "(?:you|u)(?: can| may| could| will|'ll| get to|'d| would| might| get| want| don't| won't| will not| do not| can't)?(?: \\w+)? (?:see|sees|have|get|gets|keep|take|visit|talk to|speak to|come (?:to|for|see))(?: \\w+)? (?:{THEM}|(?:the |your |an? |this |that |more |any |one )?(?:\\w+ )?(?:mondays?|fridays?|saturdays?|sundays?|weekends?|nights?|overnights?|weeks?|christmas|thanksgiving|easter|spring break|summer|holidays?|visits?|time|birthday|party|recital|days?)|more of {THEM}|more (?:time|nights|days))|(?:i(?:'ll| will|'d| would)?|let me|let you|lets you) (?:give|let|hand|have|hand over|allow|return|keep|bring|see) (?:you )?(?:have |see |take |keep )?(?:{THEM}|every other (?:week|weekend)|more (?:time|nights|weekends)|(?:your|the|an?|one) (?:extra |other )?(?:weekend|week|night|day|saturday|sunday|holiday|christmas))|(?:i(?:'m| am)|we(?:'re| are)) (?:keeping|not (?:bringing|sending|giving|handing)) {THEM}|hand(?:ing)? {THEM} over|no (?:\\w+ )?(?:kids?|visits?|weekends?|drop[- ]?offs?|pick[- ]?ups?|calls?|overnights?|christmas|visitation|time with|parenting time|sleepovers?)|won't fight (?:you )?(?:on|about|over) (?:the schedule|custody|time|weekends)|flexible (?:about|on|with)|(?:talk|think|discuss|see) about (?:overnights?|the weekend|weekends|more time|the schedule|visits|christmas|summer|the holidays)|(?:fewer|extra|more|less) (?:nights?|days|overnights?|weekends?|time)|half (?:the|of the) (?:week|time|month)|(?:s?he|they) stays? (?:here|with me|home)|(?:until|before|when|if|unless) i (?:see|get|have) {THEM}|(?:weekends?|visits?|visitation|overnights?|time) (?:are|is) for|(?:the kids|the boys|the girls|the children|christmas|thanksgiving|easter|the (?:\\w+ )?(?:weekend|week|holiday)|s?he|they)(?:'s| is| are|'re| can be)? (?:all )?yours|(?:i(?:'ll| will|'d| could| can)|let me) (?:add|throw in|give up|trade|swap|sell|offer)[^.!?\\n]{0,25}(?:nights?|days?|weekends?|weeks?|christmas|thanksgiving|holidays?)|(?:visits?|weekends?|exchanges?|drop[- ]?offs?|pick[- ]?ups?|calls?|overnights?|visitation|facetime)(?: is| are|'s)? (?:off|cancell?ed|stops?|over|on hold|end)|{THEM} (?:can|will|won't|can't|is not|isn't|are not|aren't) (?:come|coming|stay|staying|sleep|visit|go|going) (?:over|with you|to you|to your|at your)|(?:not|won't be|aren't|isn't) (?:getting|seeing|having|taking) {THEM}|(?:see|visit) your (?:son|daughter|kids?|children|boys?|girls?)|(?:kids?|they|he|she) (?:aren't|isn't|are not|is not|won't be) (?:coming|going|leaving)|(?:door|access|time)(?: \\w+)? (?:stays|is) (?:closed|shut|limited)",
);
const anyMoney = compile(
  '(?:money|cash|support|alimony|rent|mortgage|tuition|bills?|fees?|payments?|balance|debt|arrears|deposit|refund|installment|checks?|paycheck|zelle|venmo|wire|wallet|price|equity|pension|401k?|savings|loan|title|deed|account|dollars?|bucks|grand|half of (?:the|my|your) \\w+|what you owe|reimburse\\w*|braces|tax refund|car payment|pay|paid|pays|paying|owe|owed|owes)|\\$ ?\\d[\\d,.]*|\\d+ (?:dollars|bucks)',
);
const link = compile(
  '(?:if|once|until|till|unless|after|as soon as|then|in return|in exchange|trade|swap|deal|first|means|without|depends|only|not until|the (?:day|minute|moment|second)|or|instead of|so long as|as long as|provided|no more|just|whenever|missing|still|unpaid|overdue|late|stops?|has to|have to|must|because|since|when (?:i|the|that|my|your))',
);
const movesMoney = compile(
  "(?:you|u|you've|you have)(?:'ll| will| can| don't| won't| didn't| have| still| are| never| stop(?:ped)?| quit)*(?: the| making| your)? (?:pay(?:ing|ments?|s)?|paid|owe|support|cover(?:ed)?|behind|catch up|caught up|afford)|(?:two|three|\\d+|\\w+) (?:months|weeks|payments) behind|(?:catch|caught) up on|^(?:pay|cover|send|transfer|venmo|give up|sign over|sign the house|catch up|settle|deposit)|sign (?:the (?:house|car|truck|deed|title)|over)|give up (?:the|your) (?:pension|house|equity|401k?|share|alimony)|(?:support|money|check|payment|deposit|rent|alimony|transfer|cash|arrears|balance)s?(?: has| have| did| was| is| are| were| does)?(?:n't| not)? (?:come|clears?|cleared|arrives?|arrived|paid|in my account|sorted|settled|gone|late|here|lands?|shows? up|hits?|in full)|(?:money|check|cash|payment|deposit) (?:is|lands|hits|shows) (?:in|on|up)|paid in full|not paid|no (?:deposit|money|cash|check|payment|support|pay|rent)|parents who pay|cost(?:s)? extra|(?:a |my )?bigger check|less (?:child )?support|(?:skip|drop|waive|forget(?: about)?|forgive|lower|reduce|cut|let go of) (?:\\w+ ){0,3}(?:support|alimony|arrears|\\$ ?\\d+|payments?|debt|balance)|half (?:the|of the|your|my) (?:equity|pension|house|401k?|savings)|the wallet is|i(?:'ll| will|'d| would)? (?:pay for (?:them|him|her|the kids)(?= |{END})|take less|ask for less|pay (?:you )?(?:more|less|double|extra|\\$))|(?:that's|that is|that'll be|that will be|it's|it'll be|costs?) (?:\\$ ?\\d+|\\d+ (?:dollars|bucks))|worth to you",
);

/** Matches text that trades time with a child for money. The whole sentence is flagged. */
export function moneyForChildren(text: string): Span[] {
  const sentences = sentencesOf(text);
  return sentences.filter(({ start, end }, index) => {
    const sentence = text.slice(start, end);
    const before = sentences[index - 1];
    return (
      isTrade(sentence) || (before !== undefined && isPriced(text.slice(before.start, before.end), sentence))
    );
  });
}

function isTrade(sentence: string): boolean {
  if (outright.some((pattern) => has(pattern, sentence))) return true;
  if (isRequest(sentence)) return false;
  return (
    (has(grantsTime, sentence) &&
      (has(movesMoney, sentence) || (has(anyMoney, sentence) && has(link, sentence)))) ||
    (has(bargain, sentence) && has(money, sentence) && has(childTime, sentence))
  );
}

/** Matches "You want them for spring break? That's 400 dollars." */
function isPriced(asked: string, price: string): boolean {
  return (
    /\?\s*$/.test(asked) &&
    /^(?:you|u|want|so you)\b/i.test(asked) &&
    has(grantsTime, asked) &&
    /^(?:that(?:'s| is| will be|'ll be)?|it costs|then (?:pay|it))\b[^.!?]{0,20}(?:\$ ?\d|\d+ (?:dollars|bucks)|\bpay\b)/i.test(
      price,
    )
  );
}

function has(pattern: RegExp, sentence: string): boolean {
  return new RegExp(pattern.source, 'i').test(sentence);
}

// "If you can pay half, could you also pick them up?" is a request, not a trade. Leaving the decision to the other
// parent isn't a trade either.
function isRequest(sentence: string): boolean {
  const isAsked = /\?\s*$/.test(sentence) && /\b(?:can|could|would) (?:you|we|i)\b/i.test(sentence);
  return (
    isAsked ||
    /\bif (?:you agree|that works|it works|you like|you are ok|that is ok)\b|\bplease (?:give|hand|send|tell) (?:him|her|them)\b/i.test(
      sentence,
    )
  );
}
