/** Words for court events that take place on a certain day. */
export const eventName = String.raw`(?:hearings?|trial|conferences?|mediation session|deposition|court dates?|court appearance)`;

/** An office will announce the day later: "the trial date will be set by a later order". */
const dayName = String.raw`(?:days?|dates?|times?|hearings?|trial|conferences?|mediation)`;
export const dayToBeSet = new RegExp(
  [
    String.raw`\b${dayName}(?: (?:of|for) (?:the )?\w+)?(?:, [^,.;]{1,60},)? (?:will|shall|is to|are to|must) be (?:\w+ )?(?:re-?)?(?:set|scheduled|fixed|assigned|noticed|determined|announced|chosen|picked|selected)(?: (?:by|in|at|later|after|when|upon|once|separately|through|on (?:an?|some|another) (?:later|further|other|future) (?:day|date))\b|(?=\W*(?:\.|;|$)))`,
    String.raw`\b${dayName} (?:will|shall|is to|are to|to) (?:come|follow|be (?:sent|given|mailed|provided|supplied)) (?:by|in|with|under|on|later|separately)\b`,
    String.raw`\b(?:will|shall) (?:then |also |later )?(?:re-?)?(?:set|schedule|assign|fix|announce|pick|choose|select) (?:(?:the|an?|new|another|further) ){0,3}(?:\w+ )?${dayName}\b`,
    String.raw`\b(?:dates?|days?|times?)(?: and (?:times?|places?))?:? (?:to be|yet to be|not yet) (?:re-?)?(?:set|scheduled|fixed|assigned|determined|announced)\b`,
    String.raw`\bno (?:\w+ ){0,3}?(?:days?|dates?|times?) (?:has|have|is|are|was) (?:yet )?(?:been )?(?:re-?)?(?:set|scheduled|fixed|assigned|given|chosen|announced)\b`,
    String.raw`\b(?:have|has) not (?:yet )?(?:given|told|assigned|set|fixed|provided|sent|scheduled|chosen|announced)(?: (?:us|you|me|them|the parties|counsel|either party|either side))? (?:an?|any|the|its|our|your) (?:\w+ ){0,2}?${dayName}\b`,
    String.raw`\b(?:have|has) not (?:yet )?been (?:re-?)?(?:set|scheduled|issued|fixed|assigned|calendared)\b`,
    String.raw`\b(?:will|shall) (?:then |also |later )?(?:send|mail|issue|give|serve|receive|get)\b[^.;]{0,40}\bnotices? (?:of|with|about|telling|stating|setting) (?:\w+ ){0,4}?${dayName}\b`,
    String.raw`\b(?:will|shall) (?:be notified|notify (?:you|the parties|all parties|counsel|both parties)) (?:\w+ )?(?:of|about) (?:\w+ ){0,4}?${dayName}\b`,
    String.raw`\b(?:will|shall) (?:send|mail|issue|give|serve|receive|get)\b[^.;]{0,40}\bnotices?\b[^.;]{0,20}\b(?:that|which) (?:tells|gives|states|sets|says|shows|contains)\b[^.;]{0,30}\b(?:dates?|days?|times?)\b`,
    String.raw`\b(?:has|have) not (?:yet )?(?:set|fixed|chosen|accepted|picked|assigned) (?:one|it|any)\b`,
    String.raw`\bnotices? of (?:\w+ ){0,3}${dayName} (?:will|shall|is to|to) (?:be )?(?:sent|mailed|issued?|given|follow|served)\b`,
    String.raw`\bwhich (?:the )?(?:\w+ ){1,5}will (?:re-?)?(?:set|schedule|assign|fix) (?:after|later|by|when|once|upon)\b`,
    String.raw`\b(?:${eventName}|mediation|dates?|days?):? (?:date )?(?:(?:is |are )?(?:TBD|TBA|to be (?:set|scheduled|announced|determined|assigned|fixed))\b|date pending\b)`,
    String.raw`\b(?:dates?|days?|times?) (?:is|are) (?:(?:not yet|not|still not) (?:yet )?(?:known|set|fixed|certain)|(?:still |yet )?(?:unknown|pending|open))\b`,
    String.raw`\b(?:will|shall) (?:then |also |later )?(?:send|mail|email|call|phone|contact|tell|inform|advise|give|get|receive)\b[^.;]{0,50}\b(?:(?:dates?|days?|times?|hour)\b[^.;]{0,30}\b(?:${eventName}|mediation)|(?:${eventName}|mediation) (?:dates?|days?|times?))\b`,
    String.raw`\b(?:will|shall) (?:contact|call|email|phone|reach out|write)\b[^.;]{0,40}\bto (?:re-?)?(?:schedule|set|arrange) (?:the|an?|your) (?:\w+ )?(?:${eventName}|mediation)\b`,
    String.raw`\b(?:date|day)(?: and time)? of (?:the )?(?:\w+ )?(?:${eventName}|mediation):? ?_{3,}|\b(?:${eventName}|mediation) (?:date|day):? ?_{3,}`,
    String.raw`\b(?:continued|postponed|adjourned|passed|reset) (?:generally|without (?:an? )?(?:date|day)|sine die|until further (?:notice|order)|indefinitely|to (?:an?|some) (?:later |future |new )?(?:date|day))\b`,
  ].join('|'),
  'gi',
);
