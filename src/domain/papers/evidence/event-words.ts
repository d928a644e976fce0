const eventName = String.raw`(?:hearings?|trial|conferences?|mediation|deposition|arraignment|pre-?trial|prove-?up|show cause|fact-?finding|return of process|inquest|(?:court|hearing|trial|calendar|resolution plan|case) date|docket call|(?:status|compliance) (?:check|review)|oral argument|(?:court )?appearance)`;
export const eventNamed = new RegExp(String.raw`\b${eventName}\b`, 'i');
/** An event directly before its day. */
export const endsInEvent = new RegExp(String.raw`\b${eventName}\b[^.;]{0,80}$`, 'i');
/** Words about appearing before a court, which imply an event whatever it is called. */
export const courtAppearance =
  /\b(?:be (?:heard|brought|made|present|taken before)|appear|go to court|(?:will|shall) (?:move|apply)|(?:docket|calendar) for|(?:matter|case|cause|motion|petition|review|status)\b[^.;]*\b(?:is|are|been) (?:\w+ )?(?:set|reset|scheduled|continued|calendared|noticed|reviewed))\b/i;
/** Words that set an event on the day after them. */
export const settingVerbs =
  /\b(?:(?:set|scheduled|calendared|noticed|assigned|fixed|reset|refixed|rescheduled|listed|continued|adjourned|returnable|held|heard|begin|commence|commencing|present|court|docket|calendar|appear|attend|cause|come on|take place|summoned|taken|notice|move|made)\b[^.;]*|\b(?:is|are|on|for|dates?)\W*(?:the )?)(?:\w+day,? )?(?:the )?$/i;
/** "The hearing of", "since the trial on": the day is mentioned but not set. */
export const referringVerbs =
  /\b(?:of|from|since|after|before|by|until|through)\W*(?:the )?(?:\w{3,6}day,? )?(?:the )?$/i;
export const remainingVerbs =
  /^[^;]{0,40}\b(?:remains?|stays?|stands?) (?:set|in effect|as (?:set|scheduled)|on (?:the )?calendar)\b/i;
export const bareLabel =
  /(?:^|[^\w\s]|\b(?:new|and|a|on)) *\b(?:date|when|day|on(?=:)|(?:new )?setting(?=:)|date ?(?:and|\/|&) ?time|day ?(?:and|\/|&) ?(?:date|time))\W*(?:\w{3,6}day\W*)?$/i;
/** Meetings of other offices. */
export const otherMeetings =
  /\b(?:class|classes|course|seminar|workshop|program|orientation|interview|inspection|appraisal|visit|appointment(?! of)|intake|meeting|evaluation|test|sale|closing)\b/i;
/** An event after the time. The times are removed. */
export const eventAfter = new RegExp(
  String.raw`^(?:[^.;]{0,40}\bor as soon\b|(?:\W|\bat\b|\bo'clock\b|\bnoon\b)*(?:for|as)?(?: an?| the)? ?(?:[\w-]+ ){0,4}?${eventName}\b)`,
  'i',
);
/** "The new date is January 26, 2027 at 9:00 a.m., before Commissioner Ruiz." The times may be removed. */
export const beforeJudge =
  /^\W*(?:at\b\W*)?before (?:the )?(?:court )?(?:hon\b|honorable|judge|magistrate|commissioner|referee|justice)/i;
/** "Is adjourned to": an event is set on the day after these words, whatever it is called. */
export const postponingVerbs =
  /\b(?:is|are|be|been|was|were|and) (?:hereby |further |now )?(?:adjourned|continued|reset|rescheduled|moved|refixed|postponed) (?:(?:for|to) (?:\w+ ){1,3})?(?:to|for|until|on)\W*(?:\w{3,6}day,? )?(?:the )?$/i;
/** The same, with the old day in between: "has been continued from October 6 to". */
export const postponedFrom =
  /\b(?:adjourned|continued|reset|rescheduled|moved|refixed|postponed) from\b[^.;]*\d{4}(?:[\s,]|\bat\b|\d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?)*to\W*(?:\w{3,6}day,? )?(?:the )?$/i;
