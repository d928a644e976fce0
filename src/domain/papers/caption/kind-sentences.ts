import type { PaperKind } from './paper-kinds.ts';

export const kindSentences: readonly [PaperKind, RegExp][] = [
  [
    'protective-order',
    /\bshall not (?:commit|communicate with|go within|come within|contact)\b|\bstay away from the (?:protected|petitioner)\b/i,
  ],
  [
    'notice-of-hearing',
    /\b(?:directed|ordered|commanded|required|notified) to (?:be and )?(?:personally )?appear (?:at|before|for|in|on)\b|\bdirected to appear\b|\b(?:take notice|notified) that an? (?:\w+ ){0,3}(?:hearing|conference|trial)\b/i,
  ],
  [
    'summons',
    /\byou (?:are being sued|have been sued|are (?:hereby )?summoned|must file (?:a|your) (?:written )?(?:answer|response))\b/i,
  ],
  [
    'notice-of-hearing',
    /\bplace (?:this|the) (?:case|matter|motion) on the (?:\w+ )?(?:docket|calendar)\b|\b(?:please take notice that|you are (?:hereby )?notified that) .{0,60}\b(?:hearing|conference|trial)\b/i,
  ],
  ['order', /\bit is (?:hereby |so |further )?ordered\b/i],
  ['motion', /\b(?:moves (?:the|this) court|respectfully requests that (?:the|this) court)\b/i],
  ['answer', /\b(?:answers the (?:complaint|petition)|denies the allegations|admits paragraphs?)\b/i],
  ['petition', /\b(?:petitioner|plaintiff) (?:asks|requests|alleges|states)\b/i],
  ['settlement-agreement', /\bthis agreement is (?:made|entered)\b/i],
];
