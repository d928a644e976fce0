import type { Term } from '#domain/papers/hard-words.ts';

export const terms: readonly Term[] = [
  {
    name: 'Petitioner, plaintiff',
    pattern: /\b(?:petitioner|plaintiff)\b/i,
    meaning: 'The person who started the case.',
  },
  {
    name: 'Respondent, defendant',
    pattern: /\b(?:respondent|defendant)\b/i,
    meaning: 'The person the case was filed against.',
  },
  { name: 'Dissolution', pattern: /\bdissolution\b/i, meaning: 'Another word for divorce.' },
  {
    name: 'Service',
    pattern: /\b(?:service of|served|proof of service)\b/i,
    meaning: 'Delivering court papers the way the law requires. A deadline often starts running that day.',
  },
  {
    name: 'Default',
    pattern: /\bdefault\b/i,
    meaning: 'What can happen when someone doesn’t answer in time. The case moves ahead without their side.',
  },
  {
    name: 'Ex parte',
    pattern: /\bex parte\b/i,
    meaning: 'Decided after hearing from only one side, and often only temporary.',
  },
  { name: 'Pendente lite', pattern: /\bpendente lite\b/i, meaning: 'While the case is going on.' },
  {
    name: 'Affidavit, declaration',
    pattern: /\b(?:affidavit|declaration)\b/i,
    meaning: 'A written statement that someone swears is true.',
  },
  {
    name: 'Under penalty of perjury',
    pattern: /\bpenalt(?:y|ies) of perjury\b/i,
    meaning: 'Knowingly making a false statement is a crime.',
  },
  {
    name: 'Motion',
    pattern: /\bmotion\b/i,
    meaning: 'A formal request asking the court to order something.',
  },
  {
    name: 'Order to show cause',
    pattern: /\bshow cause\b/i,
    meaning: 'An order to come to court and say why something shouldn’t be done.',
  },
  { name: 'Stipulation', pattern: /\bstipulat\w+/i, meaning: 'Something both sides agree to in writing.' },
  {
    name: 'Legal custody',
    pattern: /\blegal custody\b/i,
    meaning: 'The right to make big decisions for a child about things such as school and health.',
  },
  {
    name: 'Physical custody',
    pattern: /\bphysical custody\b/i,
    meaning: 'Where a child lives and who they live with.',
  },
  {
    name: 'Parenting time, visitation',
    pattern: /\b(?:parenting time|visitation)\b/i,
    meaning: 'The time a child spends with a parent.',
  },
  {
    name: 'Spousal support, alimony, maintenance',
    pattern: /\b(?:spousal (?:support|maintenance)|alimony|maintenance)\b/i,
    meaning: 'Money one spouse pays the other for living expenses.',
  },
  {
    name: 'Community or marital property',
    pattern: /\b(?:community|marital) (?:property|estate)\b/i,
    meaning: 'Property that belongs to both spouses. Each state draws the line differently.',
  },
  {
    name: 'QDRO',
    pattern: /\b(?:QDRO|qualified domestic relations order)\b/i,
    meaning: 'An order a retirement plan needs before it can pay a share to the other spouse.',
  },
  {
    name: 'Guardian ad litem',
    pattern: /\bguardian ad litem\b/i,
    meaning: 'Someone the court appoints to look out for a child in the case.',
  },
  {
    name: 'Discovery',
    pattern: /\b(?:discovery|interrogatories)\b/i,
    meaning: 'The part of a case when each side has to give the other information and documents.',
  },
  {
    name: 'Counterclaim',
    pattern: /\bcounter-?(?:claim|petition)\b/i,
    meaning: 'What the person who was sued is asking the court for.',
  },
  {
    name: 'Irretrievably broken, irreconcilable differences',
    pattern: /\b(?:irretrievabl[ey] (?:broken|breakdown)|irreconcilable differences)\b/i,
    meaning: 'The legal way to say that a marriage is over and no one is to blame.',
  },
  {
    name: 'Certificate of service',
    pattern: /\bcertificate of (?:service|mailing)\b/i,
    meaning: 'A signed statement that says when and how a document was sent to the other side.',
  },
  { name: 'Waiver', pattern: /\bwaive[rs]?\b/i, meaning: 'Giving up a right, often permanently.' },
  {
    name: 'Pro se, in pro per',
    pattern: /\b(?:pro se|in pro per|self-represented)\b/i,
    meaning: 'Without a lawyer.',
  },
  {
    name: 'Contempt',
    pattern: /\bcontempt\b/i,
    meaning: 'Not following a court order. A court can punish someone for it.',
  },
  {
    name: 'Arrears',
    pattern: /\barrear(?:s|ages?)\b/i,
    meaning: 'Support that was due and hasn’t been paid yet.',
  },
  {
    name: 'Decree',
    pattern: /\bdecree\b/i,
    meaning: 'The document a judge signs to end the marriage. It sets the terms that apply from then on.',
  },
  {
    name: 'Injunction',
    pattern: /\b(?:injunction|enjoined)\b/i,
    meaning: 'An order not to do something.',
  },
  {
    name: 'Jurisdiction',
    pattern: /\bjurisdiction\b/i,
    meaning: 'A court’s power to decide a case.',
  },
  {
    name: 'Encumbrance',
    pattern: /\bencumbrances?\b/i,
    meaning: 'A debt tied to a house or other property, such as a mortgage.',
  },
  {
    name: 'Without prejudice',
    pattern: /\bwithout prejudice\b/i,
    meaning: 'Leaving the question open. No one gives up any rights.',
  },
  {
    name: 'Return date',
    pattern: /\breturn date\b/i,
    meaning: 'The day the court will take up a request.',
  },
  {
    name: 'Continuance',
    pattern: /\b(?:continuance|continued (?:to|for))\b/i,
    meaning: 'Moving a hearing to another day.',
  },
  {
    name: 'Notary public',
    pattern: /\bnotary public\b/i,
    meaning: 'Someone who’s authorized to witness a signature. Sign only in front of them.',
  },
];
