import { isPostponed } from './moved-days.ts';

export const event =
  /\b(?:hearing|hear(?:d)?|trial|conference|mediation|appear(?:ances?)?|show cause|returnable|return (?:date|of process)|fact-?finding|inquest|dispositional|arraignment|calendar(?:ed)?|docket|set for|deposition|motion day|before the (?:\w+ ){0,2}(?:court|judge|hon|magistrate|commissioner|referee)|will move|testimony|go to court|courtroom|case management|status|pre-?trial|session|(?<!clerk of (?:the )?|\b(?:district|superior|circuit|family|supreme|county|probate|chancery) )court dates?|be held)\b/i;

/** A form's "Date:" below words that set an event. A return of service also has dates with times. */
export const labeled =
  /\b(?:hearing|trial|conference|mediation|deposition|appear)\b.{0,80}\b(?:held|heard|set|scheduled|follows|below)\b.*\bdate:\W*$/is;

/** Labels that forms use for the date of a court event. */
export const title =
  /\b(?:(?:hearing|trial|calendar|appearance|conference|case management|mediation|return|deposition) dates?|(?<!clerk of (?:the )?|\b(?:district|superior|circuit|family|supreme|county|probate|chancery) )court dates?|date(?: and time)? of (?:the )?(?:hearing|trial|conference|appearance|mediation|deposition)|date ?\/ ?time|date (?:and time )?(?:to|you must) appear\b[^.:]{0,40})\W*$/i;

/** "Mailing date", "Print date": a label with another noun is not the date of an event. */
const otherLabel =
  /\b(?!(?:and|the|this|new|following|case|event|start|session|of|on|at|time|place)\b)[a-z]{3,} date(?: ?(?:and|&|\/) ?time)?:?\W*$/i;

export function isOtherLabel(before: string): boolean {
  return otherLabel.test(before) && !title.test(before);
}

/**
 * Most signatures have a bare "Date:". It sets an event only if a time or place is beside it, or if the event's name
 * precedes it.
 */
export function isSetting(before: string, after: string): boolean {
  const near = before.slice(-60).replace(/^.*\d{4}/s, '');
  if (/\/s\/|\bsign/i.test(near)) return false;
  return /^\W*(?:time|dept|department|room|place|location|courtroom)\b/i.test(after) || event.test(near);
}

/** A date without a time beside it belongs to an event only if the event is named shortly before it. */
export function isStrong(before: string): boolean {
  if (isPostponed(before)) return true;
  // "AND NOW, this" introduces the date of the order itself.
  if (/\b(?:this|dated)\W*(?:the )?$/i.test(before)) return false;
  const isNear =
    /\b(?:hearing|trial(?! court)|conference|mediation|deposition|appear|show cause)\b[^.;\d]{0,45}$/i.test(
      before,
    );
  const isSet =
    /\b(?:hearing|trial|conference|mediation|deposition|appear|show cause)\b/i.test(before) &&
    /\b(?:set (?:for|on)|scheduled|will be (?:held|heard)|is (?:set|calendared|on)|appear|for|on|date:?)\W*(?:\w+day,? )?$/i.test(
      before,
    );
  const isLimit = /\b(?:by|before|prior to|no later than|until|complet\w+)\b[^.;]{0,20}$/i.test(before);
  return ((isNear && !isLimit) || isSet) && !/\b(?:days?|weeks?) (?:before|after|prior)\b/i.test(before);
}
