import type { DateRole } from '../dates/date-finding.ts';

/** For each meaning, the words that have only that meaning in a court paper. */
export const roleWords: Readonly<Partial<Record<DateRole, RegExp>>> = {
  filed:
    /\b(?:(?:e-?|electronically )?filed|entered|docketed|journalized|filing date|init\.? ?date|submitted|lodged|(?:received|accepted) (?:by|in|with|at) [^.;]{0,30}(?:clerk|court|prothonotary|registry|register))\b/gi,
  signed:
    /\b(?:dated|signed|issued?|executed|so ordered|ordered|sworn|subscribed|done|adjudged|decreed|submitted|generated|printed|prepared|noticed|granted|approved|under oath|affirmed|given|made|witness|entered this|enter(?=:)|(?:order|notice|letter|issue|signature) date|date of (?:the |this )?(?:order|notice|statement|letter|agreement|certificate))\b/gi,
  served:
    /\b(?:(?:e-?|electronically )?(?:served|mailed|delivered|sent|faxed)|furnished|serves?|accepted service|service (?:was|is) (?:made|had|completed|perfected|accepted)|cop(?:y|ies) (?:was |were )?given to|(?:by|via) (?:[\w.-]+ ){0,3}?(?:e-?mail|mail|fax)|mailing date|deposited in the (?:u\.?s\.?|united states) mail|service date|dates? of service|(?:respondent|petitioner|plaintiff|defendant|you) received)\b/gi,
  due: /\b(?:(?:no|not) later than|on or before|on or prior to|due(?: (?:on|by|before))?|last day (?:to|for)[^.;,]{0,40}|deadline(?: (?:to|for)[^.;,:]{0,40})?|cut-?off|discovery (?:ends|closes)|to be (?:completed|filed|exchanged|submitted|served|named)(?=\W*$)|by|before|prior to|until)\b/gi,
  expires:
    /\b(?:expires?|expiration(?: date)?|until|ends?|end date|ending|(?:and|with) the last(?: payment| one)?(?: (?:is|being|falls|due))*|(?:last|final) payment|terminates?|remains? in effect|through|to)\b/gi,
  starts:
    /\b(?:beginning|starting|commencing|effective(?: date)?|begins?|starts?|start|begin|commences?|commence|first (?:payment|exchange|visit|weekend|period)(?:,? (?:is|being|falls|falling|shall|to|be|made|due|and|payable))*|takes? effect|from)\b/gi,
  background:
    /\b(?:born|birth(?:date)?|d\.?o\.?b\b\.?|(?:re)?married|intermarried|marriage|separated|separation|(?:separate and|lived) apart(?: since)?)/gi,
};

/** "By" and "before" set a time limit only after one of these words. */
export const obligingVerbs =
  /\b(?:shall|must|ordered|requires?|required|directed|commanded|please|(?:is|are|was|were) to|to be|needs? to|payable|pays|ha(?:s|ve) (?:until|to)|given|time|at least|within|no later|will (?:pay|file|furnish|give|provide|deliver|trade|exchange|refinance|sign|return|serve|attend|complete|send|be (?:\w+ly |\w+ and )?(?:divided|closed|paid|sold|transferred|refinanced|signed|delivered|completed|exchanged))|(?:answer|reply|replies|response|report|objections?|certificates?)(?: (?:if any|papers|is|are))*,? (?:due|by))\b/i;
/** An instruction, but not "U.S. Mail". */
export const instructingVerbs =
  /(?:^|[;:\]] ?|[a-z]\. )\W*(?:\d{1,2}[.)] ?)?(?:File|Serve|Send|Confirm|Pay|Return|Bring|Mail|Submit|Complete|Provide|Produce|Respond|Answer|Deliver|Give|Tell)\b/;
export const strictLimit =
  /\b(?:(?:no|not) later than|on or before|on or prior to|due|deadline|cut-?off|last day (?:to|for)|discovery (?:ends|closes))\b/i;

/** Things with a beginning and an end in a court paper. */
export const thingsWithDuration =
  /\b(?:orders?|injunction|protection|support|alimony|maintenance|coverage|insurance|premiums?|terms?|obligations?|agreement|stay|stayed|pays?|payments?|payable|phase|effect|force|breaks?|visits?|visitation|time|timesharing|parenting|schedule|discovery|waiver|waiting period|enrollment|policy|possession|weekends?|weeks?|summer|winter|holidays?|children|child|exchanges?|per month|each month|a month|monthly|restrained|vacation)\b/i;
/** The field of a form or the heading of a column. */
export const limitLabel =
  /^\W*(?:\w\W{1,2})?(?:(?:the|this|order|orders?|protection|effective|phase|support|child support) )*(?:expires?|expiration|ends?|end|ending|begins?|starts?|start|first payment|last payment|effective|commences?|terminates?|discovery)(?: (?:on|date|ends?|end date|at))*\W*$/i;
/** Directly before the paper's own date, these words always refer to it. */
export const ownDate =
  /^(?:dated|sworn|subscribed|executed|so ordered|done|adjudged|decreed|affirmed|witness|under oath)$/i;
/** Words of a certificate or report about a completed action on a paper. */
export const reports =
  /\b(?:I|certif(?:y|ies|ied|icate|ication)|declares?|affirms?|swears?|states?|admits|says|under|penalt(?:y|ies)|perjury|provided|was|were|been|being|has|having|personally|also|indicated|following|known|last|process|person(?:s|\(s\))?|operation|interrogator(?:y|ies)|discovery|production|record|appears|appearing|acknowledges?|postage|envelope|addressed|depositing|placing|same|clerk's|gave|postal|e-notice|though|enc|cc|return|file|manner|true|children|property|conduct|regarding|written|this|by operation|him|side|class|hereof|furnished|record|shows?|replaces|finds|immediately|faxed|addresses|into|between|proposed|existing|letter|received)\b/gi;
/** Words that report a past event. */
export const reportingWords =
  /\b(?:came|comes|coming|having|been|held|heard|was|were|after|following|at|appeared|testified|tried|conducted|upon|taken|present|transcript|last|attended)\b/gi;
