import type { PaperKind } from './paper-kinds.ts';

/** In a heading the match that begins first wins. If two begin at the same position, the first in this list wins. */
const patterns: readonly [PaperKind, RegExp][] = [
  [
    'protective-order',
    /\b(?:(?:temporary|final|ex parte|emergency|domestic(?: violence)?|civil|family violence|mutual|permanent|amended|petition for(?: an?)?|application for(?: an?)?|request for(?: an?)?|motion for(?: an?)?|notice of) ?)*(?:(?:protective|protection|restraining|no[- ]contact|stay[- ]away|anti-?harassment|anti-?stalking) order|order (?:of|for) protection|(?:abuse|harassment) prevention order|injunction for protection|(?:protection|relief) from abuse|civil protection)/i,
  ],
  [
    'proof-of-service',
    /\b(?:proof|affidavit|certificate|return|acknowledg?ment|admission|declaration|affirmation|acceptance|waiver|entry) of (?:personal )?(?:service|mailing)\b|\bsheriff's return\b|\bcertificate of compliance\b/i,
  ],
  [
    'notice-of-hearing',
    /\b(?:(?:amended|re-?)?notice (?:of|setting) (?:(?!intent|entry|filing|default|reloc|withdraw)\w+ ){0,5}?(?:hearings?|trial|conferences?|(?:appearance|court|plan|case|management) date|(?:court|remote|virtual|mandatory) appearance|mediation|setting|proceeding|session)|(?:early )?settlement panel|note for (?:\w+ ){0,2}?(?:calendar|docket|hearing)|order (?:setting|for|to appear for|(?:granting (?:\w+ ){1,3})?(?:and )?re-?(?:setting|scheduling)) (?:\w+ ){0,3}?(?:hearing|trial|conference)|(?:preliminary|case management|pre-?trial|status|compliance|trial management) (?:conference )?(?:stipulation and |scheduling )?order|order (?:to (?:show cause|appear|go to court)|and notice (?:to appear|of (?:\w+ ){0,2}?(?:hearing|trial|conference)))|notice to appear|rule nisi|(?:hearing|court|\w+ date) notice(?! of)|scheduling order|(?:calendar|trial|mediation|conference|case management|assignment|setting|scheduling) notice|(?:docket|case) (?:control|management|scheduling) order)\b/i,
  ],
  [
    'discovery',
    /\b(?:(?:first |second )?(?:set of )?interrogatories|requests? for (?:production|admissions?|inspection)|(?:deposition |records )?subpoena (?:duces tecum|(?:for|to produce) (?:\w+ ){0,3}?(?:documents|records))|deposition subpoena|(?:amended )?notice (?:of|to take) (?:(?:intention|intent) to )?(?:tak(?:e|ing) )?(?:the )?(?:\w+ ){0,3}?depositions?|notice of production|demand for (?:production|discovery)|mandatory disclosure)\b/i,
  ],
  [
    'answer',
    /\b(?:(?:verified |amended |respondent's |defendant's )?(?:answer|response)(?: (?:and|&|with) (?:counter-?\w+|cross-?\w+|request))?|counter-?(?:claim|petition)|general denial)\b(?! (?:due|deadline))/i,
  ],
  [
    'financial-affidavit',
    /\b(?:financial (?:affidavit|statement|disclosure|declaration)|income and expense (?:declaration|statement)|(?:affidavit|statement|declaration) of (?:net worth|income|financial|assets|property|finances)\w*|statement of net worth|net worth statement|schedule of assets|declarations? of disclosure|support (?:guidelines )?worksheet|affidavit of indigency|case information statement|domestic relations (?:financial|affidavit)|sworn financial|inventory and appraise?ment|marital balance)\b/i,
  ],
  [
    'parenting-plan',
    /\b(?:(?:proposed |agreed |temporary |permanent )?(?:(?:parenting|time-?sharing|custody|visitation) (?:plan|(?:time )?schedule|agreement)|custody (?:agreement|and (?:visitation|parenting)[\w ]{0,12} (?:agreement|plan|schedule))|co-?parenting (?:plan|agreement)|shared parenting plan|allocation judgment|possession schedule))\b/i,
  ],
  ['order', /\bstipulat(?:ion|ed)(?: and| for)? (?:agreed )?order\b(?! (?:of|re) settlement)/i],
  [
    'settlement-agreement',
    /\b(?:(?:marital|property|divorce|mediated|marriage)[\w ]{0,14} ?(?:settlement|separation)(?: and [\w ]{0,30})? ?agreement|separation (?:and property settlement )?agreement|settlement (?:agreement|proposal|offer)|(?:offer of|proposed) settlement|stipulat(?:ion|ed) (?:of settlement|and agreement|agreement)|agreement incident to divorce|memorandum of (?:understanding|agreement)|stipulation)\b/i,
  ],
  [
    'summons',
    /\b(?:(?:alias |amended |domestic relations |civil |family )?summons|citation|notice to defend(?: and claim rights)?|notice of commencement|writ of summons|you (?:are being|have been) sued)\b/i,
  ],
  [
    'judgment',
    /\b(?:(?:final |proposed |stipulated |agreed |default |consent )?(?:judgment|decree)(?: (?:and decree|of (?:absolute )?(?:divorce|dissolution|legal separation)))?|findings of fact|notice of entry of (?:\w+ ){0,3}?(?:judgment|decree))\b/i,
  ],
  [
    'temporary-order',
    /\b(?:(?:agreed |stipulated |interim |standing )?temporary (?:\(?\w+\)? ){0,3}?orders?|pendente lite order|interim order|provisional orders?|order (?:for|on|re:?|granting|regarding|pendente lite)(?: \w+){0,4} temporary|temporary (?:custody|support|parenting)[\w ]* order|order pendente lite|(?:notice of )?automatic (?:temporary )?(?:restraining |court )?orders?|standing (?:\w+ )?orders?|(?:(?:joint|mutual|automatic|standard|temporary|statutory) )*(?:preliminary|temporary|automatic) injunction)\b/i,
  ],
  // These have no kind here. They mention a motion, judgment or request, but are not one themselves.
  [
    'other',
    /\b(?:register of actions|(?:e-?)?filing (?:receipt|status|confirmation)|(?:your )?next steps|docket (?:sheet|report|entries)|case (?:summary|history)|(?:request|application|affidavit|declaration|praecipe|praecip\w*) (?:to enter|for(?: entry of)?|in support of) default(?! judgment)|subpoena|(?:entry|notice|withdrawal|substitution) of (?:limited )?(?:appearance|attorney|counsel)|affidavit (?:of|as to) (?:non-?)?military|(?:civil|family|case|domestic relations) (?:\w+ )?(?:cover|information) sheet|certificate of (?:completion|attendance|divorce)|notice of (?:intent\w*|proposed|default|(?:change|relocation)))\b/i,
  ],
  [
    'motion',
    /\b(?:(?:notice of |emergency |ex parte |amended |verified |joint |agreed |plaintiff's |defendant's |petitioner's |respondent's )*(?:motion|petition for (?:an? )?rule|request for (?:orders?|postponement|(?:a )?continuance|(?:\w+ )?hearing|(?:\w+ )?setting)|application|cross-motion)(?: (?:for|to|and)\b)?)/i,
  ],
  [
    'petition',
    /\b(?:(?:verified |original |amended |first |joint |simplified |co-?)*(?:petition|complaint)(?: (?:for|and)\b)?|bill of complaint|petition-\w+)\b/i,
  ],
  [
    'order',
    /\b(?:(?:notice of entry of (?:\w+ )?)?order(?: (?:on|re|regarding|granting|denying|of|for|after)\b)?|ruling|(?:magistrate|referee|commissioner)'?s? (?:decision|recommendation)|minute order|consent order|(?:income|wage|earnings) (?:withholding|assignment))\b/i,
  ],
  ['other', /\bnotice of \w+/i],
];

/** OCR loses spaces between capitals. */
export const headings = patterns.map(
  ([kind, { source }]) => [kind, new RegExp(source.replaceAll(' ', ' ?'), 'i')] as const,
);
