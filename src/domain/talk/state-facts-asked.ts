/** State rules that can be stated in a word or a number. */
export type StateFact =
  | 'residency'
  | 'waitingPeriod'
  | 'filingFee'
  | 'property'
  | 'supportModel'
  | 'parentingClass';

const signs: readonly (readonly [StateFact, RegExp])[] = [
  [
    'residency',
    /\bresiden(?:cy|t) (?:requirement|rule|law)s?\b|\bresidency (?:for|to)\b[^.?!]{0,20}\b(?:divorce|file)|\bhow long (?:do|did|must|should|would) (?:i|we|you|one of us) (?:have to |need to |must )?(?:have )?(?:lived?|be(?:en)? living|be(?:en)? (?:here|a resident))\b[^.?!]{0,40}\b(?:file|divorce)|\b(?:lived?|living) (?:here|there) long enough\b/i,
  ],
  [
    'waitingPeriod',
    /\bwaiting (?:period|time)\b|\bcooling[- ]off\b|\bmandatory wait\b|\bmakes? (?:you|us|me|people) wait\b|\bhow long (?:do|must) (?:i|we|you) (?:have to |need to )?wait\b[^.?!]{0,30}\bdivorce|\bhow (?:long|soon) (?:until|before|till|can|could|would)\b[^.?!]{0,30}\b(?:divorce (?:is|be|can be) )?final\b|\bminimum (?:time|wait)\b/i,
  ],
  [
    'filingFee',
    /\b(?:filing|court) fees?\b(?! waiver)|\bfees? to file\b|\bcosts? to file\b|\bhow much (?:is it|does it cost|do i pay|to) (?:to )?file\b/i,
  ],
  [
    'property',
    /\b(?:50|fifty)[ /-]*(?:50|fifty)\b|\bcommunity property\b|\bequitable (?:distribution|state)\b|\b(?:split|divided?|everything) (?:right )?(?:down the middle|in half|half and half|evenly|equally)\b|\bhalf of everything\b/i,
  ],
  [
    'supportModel',
    /\bhow (?:is|do they|does (?:the state|the court|it)|are)\b[^.?!]{0,20}\b(?:child )?support (?:calculated|figured|worked out|decided|set|computed)|\bhow (?:do they|does the (?:state|court)) (?:calculate|figure(?: out)?|set|decide)\b[^.?!]{0,15}\b(?:child )?support\b|\bwhat percent(?:age)?\b[^.?!]{0,40}\bchild support\b/i,
  ],
  [
    'parentingClass',
    /\bparent(?:ing|s'?)? (?:class|course|seminar)\b[^.?!]{0,30}|\bco-?parenting (?:class|course)\b/i,
  ],
];

/** Fees that can't be paid and the content of a class are different questions. */
const other =
  /\bcan'?t (?:afford|pay)\b|\bwaive[rd]?\b|\bhow (?:long|much) is the class\b|\bwhat do they (?:ask|do)\b/i;

/** "50/50 custody" divides the children's time, so it is not a question about property. */
const ofTime = /\b(?:custody|visitation|overnights?|parenting (?:time|plan)|schedules?|child support)\b/i;
const ofProperty =
  /\b(?:everything|assets|property|equitable|savings|retirement|401k|equity|down the middle|houses? (?:split|divided))\b/i;

/** Returns the facts of a state that a message asks for, in the order of the list. Empty if there are none. */
export function findRequestedStateFacts(message: string): StateFact[] {
  if (other.test(message)) return [];
  const sharesTime = ofTime.test(message) && !ofProperty.test(message);
  return signs.flatMap(([fact, pattern]) =>
    pattern.test(message) && !(fact === 'property' && sharesTime) ? [fact] : [],
  );
}
