import { isConnecting } from './connecting-words.ts';
import type { DateRole } from './date-finding.ts';
import { isStatedAsDone } from './done-words.ts';
import { stripMisleadingWords } from './misleading-words.ts';

/** A longer gap in capitals is a sentence and not a label with a name. */
const MAX_LABEL_LENGTH = 18;

export interface DateMeaning {
  role: DateRole;
  /** Whether the word for the meaning refers to the date with certainty. */
  isSure: boolean;
  /** Whether a word gives the meaning, not only the date's position. */
  isNamed: boolean;
}

/** A broker's or a salesperson's commission is money. */
const ofNotary = String.raw`(?:\b(?:my|notary(?: public)?(?:'s)?) |(?<!\b(?:sales?|broker'?s?|agents?'?|agent's|listing|realtor'?s?|his|her|their|your|the|a) )\b)`;
const idNumber = String.raw`(?:,? ?(?:as|a|notary|public|no\b\.?|number|id|#|:|[a-z]{1,3} (?=\d)|(?!expire)[\w-]*\d[\w-]*)){0,8}`;
/** The end of a notary's commission: "My commission no. 1234 expires", "Notary ID 1234, exp." */
const commission = new RegExp(
  String.raw`(?:${ofNotary}(?:comm(?:ission\b|\b\.?)|app(?:ointment\b|t\b\.?))|\bnotary(?: public)? (?:id|no\b\.?|number|registration|#))${idNumber},? ?(?:\b(?:will )?(?:expires?|expiring|expiration(?: date)?|exp\b\.?|ends?))`,
  'gi',
);

/**
 * The meaning of a date by the words before it. The closest word wins. A rule that ends in `$` must match directly
 * before the date.
 */
const roles: readonly [DateRole, RegExp][] = [
  [
    'background',
    /\b(?:born|birth|d\.?o\.?b\.?|(?:were|was|are|got) (?:\w+ )?married|intermarried|married (?:on|in)|date of (?:marriage|separation)|marriage (?:was )?(?:entered into|solemnized|celebrated|contracted|performed)|separated|separation date|(?:separate and|lived) apart(?: since)?)(?!\w)/gi,
  ],
  // If two words end at the same position, the first in this list wins: "commission expires" isn't "expires".
  ['commission', commission],
  ['other', /\b(?:since|as of)\W*$/gi],
  [
    'due',
    /\b(?:(?:no|not) later than|on or before|on or prior to|due|last day (?:to|for)(?: \w+){0,5}|time to (?:appeal|respond|answer|object|file)(?: \w+){0,3} (?:ends?|expires|runs?)|deadline|cut-?off|discovery (?:ends|closes)|complet(?:ed|ion) (?:by|date)|to be (?:completed|filed|exchanged|submitted|served|named)(?=\W*$))\b|\b(?:ha(?:s|ve|d)|given|time|extend\w*|extension) (?:\w+ ){0,6}until\W*$|\b(?:by|before|prior to)(?: the)?\W*(?:(?:noon|\d{1,2}(?::\d\d)? ?[ap]\.?m\.?)(?: on)? )?$/gi,
  ],
  [
    'expires',
    /\b(?:expires?|expiration|until|ends?|ending|(?:last|final) payment|terminates?|remains? in effect)\b|\bthrough\W*$/gi,
  ],
  [
    'served',
    /\b(?:served|(?:e-?)?mailed|service|delivered|furnished|faxed|(?:respondent|petitioner|plaintiff|defendant|party|I|you) received|notice sent|copy given to|mailing date|deposited in the (?:U\.?S\.?|United States) mail|sent by|certified mail|received by (?:the )?(?:respondent|petitioner|plaintiff|defendant|party|parties|counsel|attorney|me|us|you)|sent on)\b|\bsent\W*$|\bby (?:ordinary|regular|first[- ]class|U\.?S\.?) mail on\W*$|\((?:by|via) (?:[\w.-]+ ){0,3}?(?:e-?mail|mail|fax)(?: to [\w ]{3,20})?,? ?$/gi,
  ],
  [
    'filed',
    /\b(?:e-?filed|filed|entered|docketed|journalized|init\.? ?date|filing date|(?:received|accepted|submitted|lodged|recorded) (?:for (?:filing|record)|(?:by|in|with|at) (?:the )?(?:office of (?:the )?)?(?:\w+ )?(?:clerk|court|prothonotary|registry|register|recorder))|(?:clerk|court|prothonotary|registry) (?:has |had )?(?:received|accepted))\b/gi,
  ],
  [
    'signed',
    /\b(?:dated|signed|generated|printed|prepared|issued?|executed|done and ordered|done this|(?:so |hereby |is )*ordered this|so ordered|(?:entered|enter|made|noticed|given|granted|approved|adjudged) this|(?:made|entered) (?:and entered )?into|agreement is made|subscribed|sworn|respectfully submitted|given under my hand|date of (?:the |this )?(?:order|notice|statement|letter|agreement|certificate)|(?:notice|letter|order) date|by the court(?=\W*$)|under oath|enter(?=:))\b/gi,
  ],
  [
    'starts',
    /\b(?:beginning|starting|commencing|effective|begins?|starts?|first (?:payment|exchange|visit|weekend)|takes? effect)\b|\bcommences?\W*$|\b(?:(?:per|each|a|every) (?:month|week)|weekends?),? from\W*$/gi,
  ],
  // These words don't identify who acted, so the meaning may be filing, service or neither.
  ['other', /\b(?:received|accepted|submitted|lodged|returned|recorded|sent)\b/gi],
];

/** A process server who receives a paper has not served it yet, and only another line identifies "I". */
const serverReceived = /^I received$/i;

/**
 * The meaning whose word comes last. It is certain if only function words, papers and persons are between the word and
 * the date.
 */
export function nearestMeaning(text: string): DateMeaning | null {
  const plain = stripMisleadingWords(text);
  let nearest: { role: DateRole | null; from: number; to: number } = { role: null, from: 0, to: -1 };
  for (const [role, pattern] of roles) {
    const match = [...plain.matchAll(pattern)].at(-1);
    const to = match ? match.index + match[0].trimEnd().length : -1;
    if (match && to > nearest.to) nearest = { role, from: match.index, to };
  }
  const { role, from, to } = nearest;
  if (!role) return null;
  const gap = plain.slice(to);
  const isLabel = gap.trim().length <= MAX_LABEL_LENGTH || /\b(?:clerk|court)\W*$/i.test(gap);
  const governs = isConnecting(gap, { isInCapitals: !isLabel && !/[a-z]{2}/.test(text) });
  // The end of a commission gets no reminder, so a date is labeled as one only if it is certain.
  if (role === 'commission') return { role: governs ? role : 'other', isSure: governs, isNamed: true };
  const words = { before: plain.slice(0, from), gap };
  const isOfServer = serverReceived.test(plain.slice(from, to));
  return { role, isSure: governs && !isOfServer && isStatedAsDone(role, words), isNamed: true };
}
