import { event } from './event-words.ts';

/** Other purposes of a date with a time. An event named after it takes priority. */
const otherUse =
  /.*\b(?:expires?|expiration|filed|e-?filed|received|submitted|accepted|lodged|signed|dated|issued|entered|effective|until|born|birth|married|separated|sworn|subscribed|served|mailed|sent|due|payments?|exchange[sd]?|pick ?up|drop ?off|return(?:ed|s)? the child(?:ren)?|no later than|on or before|ordered (?:this|on)|done this)\b(.*)$/i;

export function isNotCourtEvent(before: string): boolean {
  const rest = otherUse.exec(before)?.[1];
  return rest !== undefined && rest.length < 60 && !event.test(rest);
}

/** "By December 10, 2026 at 4:00 p.m." is a limit, whatever event follows. */
export const isLimit =
  /\b(?:by|before|no(?:t)? later than|on or before|prior to)\W*(?:noon (?:on )?|(?:\d{1,2}(?::\d\d)? ?[ap]\.?m\.? )(?:on )?)?(?:the )?(?:\w{3,6}day,? )?$/i;

/** The header line of a fax machine: "Nov 20 2026 4:05PM  LAW OFFICES  p.2/3". */
export const isTransmission = /\bp(?:g|age)?\.? ?\d+ ?(?:\/|of) ?\d+\b|\bfax\b/i;

/** A table of changes has the old day beside the new one. */
export function isFormerColumn(heading: string): boolean {
  return /\b(?:old|former|previous|prior|original|current|from|was)\b/i.test(heading);
}

/** The column beside it: "WAS SET" and "NOW SET". */
export function isNewColumn(heading: string, row: readonly string[]): boolean {
  return /\b(?:new|now)\b/i.test(heading) && row.some(isFormerColumn);
}

/** Whether the headings above a date name a former and then a new column, where the columns can't be told apart. */
export function isBelowChange(above: string): boolean {
  return /\b(?:old|former|previous|prior|original|current)\b(?:\W+\w+)?\W+new\b/i.test(above);
}

/** A class, a sale or an appraisal also has a day and a time. A court event named after it takes priority. */
const outsideCourt =
  /.*\b(?:class|classes|courses?|education|seminar|workshop|program|orientation|counseling|evaluation|interview|inspection|apprais(?:al|er)|closing|sale|walk-?through|belongings|drug test|test(?:ing)?|surgery|flight|subpoena|(?:parent[- ]teacher|teacher|school|IEP) (?:conference|meeting)|conference with (?:the |their |his |her )?(?:\w+'s )?(?:school|teachers?|doctors?|principal)|doctor's appointment)\b(.*)$/is;

/**
 * "Pending trial: alternate weekends starting Friday,": a visit named directly before the day takes priority over a more
 * distant event.
 */
const visit =
  /\b(?:weekends?|visits?|visitation|parenting time|timesharing|exchanges?|holidays?|vacation|pick ?up)\b(?![^.;]*\b(?:set|held|heard|scheduled|hearing)\b)[^.;]{0,25}$/i;

export function isOutsideCourt(before: string): boolean {
  if (visit.test(before)) return true;
  const rest = outsideCourt.exec(before)?.[1];
  return (
    rest !== undefined &&
    !/\b(?:hearing|trial|conference|mediation|deposition|appear|show cause|court)\b/i.test(rest)
  );
}

/** "This is a talk with our worker. It is not a hearing in court." */
export const isDenied =
  /\b(?:is|are) not (?:an? )?(?:(?:court|formal|evidentiary) )?(?:hearings?|trial|court (?:dates?|appearance|proceeding|hearing|event)|proceeding)\b/i;
export const DENIAL_REACH = 200;

/** A conversation scheduled by a lawyer or an agency without a court. */
const privateTalk =
  /\b(?:four[- ]way|conference(?: call)? (?:with|between) (?:\w+ ){0,2}?(?:office|(?:case ?)?worker|counsel|attorneys|lawyers)|(?:I|we) (?:have|will have|can have|are having) (?:\w+ ){0,3}?(?:conference|meeting|call)|conference\b.*\b(?:my|our|the law) offices?)\b/i;
const ofCourt = /\b(?:court(?!esy)|judge|magistrate|commissioner|referee|hearings?|mediation|deposition)\b/i;

export function isPrivateTalk(sentence: string): boolean {
  return privateTalk.test(sentence) && !ofCourt.test(sentence);
}
