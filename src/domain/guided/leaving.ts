/*
 * "I have to stop for now, pause", "can we finish this tomorrow": ways to say that the person wants to pause. The whole text must
 * say only that, because "I have to leave at 5" is an answer about a workday.
 */

const lead = String.raw`(?:(?:ok|okay|sorry|well|um+|hey|actually|listen|wait|no|oh|i think|i guess|i'm afraid|maybe|look|please|thanks|thank you|thx|ty|but|and|so|then|alright|right|honestly|i'm sorry)[,.!]* )*`;
const now = String.raw`(?: (?:here|there|this|it|that|now|right now|for (?:now|today|tonight|a (?:bit|while|sec|second|minute|moment)|the (?:day|night|evening|moment))|at this point|please|thanks|thank you|on this|with this|these questions|the questions|the rest))`;
const later = String.raw`(?: (?:later(?: on| today| tonight)?|tomorrow(?: morning| night| evening)?|tonight|in the morning|in a (?:bit|while|minute|few(?: minutes| hours)?)|in an hour|soon|another (?:time|day)|some other time|some ?time else|when i (?:can|get home|get back|have (?:more )?time|am home|'m home|'m back|'m less tired)|after (?:lunch|dinner|supper|work|school|bedtime|church|my (?:shift|nap|class)|the kids (?:are|go) (?:asleep|to bed|to sleep))|(?:on )?(?:this weekend|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|if that's ok(?:ay)?|if (?:that is|thats) ok(?:ay)?))`;
const must = String.raw`(?:(?:i|we)(?:'d|'ll| will| would|'m going to|'m gonna| am going to)? ?(?:think (?:i|we) ?)?(?:have to|need to|got to|gotta|should|better|had better|'d better|must|want to|wanna|would like to|like to|ought to|need|may|might)|i'll|ill|i will|(?:we|i) can|we'll|let me|let's|lets|(?:can|could|may) (?:we|i|you)|is it (?:ok|okay|possible) (?:if (?:i|we)|to)|mind if i|i'm going to|i'm gonna|im gonna|i am going to|time to|it's time to|got to|gotta|have to|need to|better)`;
const stopping = String.raw`(?:stop|pause|quit|end|break|break off|take a (?:little |short |quick )?break|log off|sign off|step away|leave it|hold off|call it a (?:day|night)|call it)`;
const leaving = String.raw`(?:go|run|leave|head out|go to (?:bed|sleep|work)|get (?:going|off|the kids)|step out|hop off|make dinner|eat)`;
const returning = String.raw`(?:(?:continue|finish|resume|do|keep going on|work on|complete|go on|carry on|get back to|come back to|return to|try)(?: (?:this|it|that|the rest|the questions|these))?(?: (?:up|again))?|pick (?:this|it|that|things|up) ?(?:back )?(?:up)?|come back|be back|get back|talk|save (?:this|it) (?:and finish(?: it)?)?)`;

const halt = String.raw`(?:${must} )?${stopping}${now}*${later}*`;
const go = String.raw`(?:${must} ${leaving}|i'm (?:leaving|out of time|tired|too tired)|someone's (?:here|at the door)|my (?:break|lunch) is over)${now}*`;
const back = String.raw`(?:${must} )?(?:to )?${returning}${now}*${later}${later}*`;
const short = String.raw`(?:pause|stop|brb|be right back|bye|save (?:this|it|my answers)|more later|to be continued|that's (?:enough|it|all)${now}*|i'm done${now}*|done${now}+|enough${now}+)`;
const part = String.raw`(?:${halt}|${go}|${back}|${short})`;
const whole = new RegExp(
  String.raw`^${lead}${part}(?:(?:[,.!;–—-]+ ?| )(?:(?:and|so|then|but|because|cuz) )?${lead}(?:${part}|later|thanks|thank you))*$`,
);

/** "Kids are up" after it, or "I have to get my son" before it, is only the reason. */
const beforeReason = new RegExp(
  String.raw`^${lead}${must} ${stopping}(?: (?:here|now|right now|for (?:now|today|tonight|a bit|the (?:day|night))))+[,.;–—-]+ ?[^\d]{1,50}$`,
);
const afterReason = new RegExp(
  String.raw`^[^\d]{1,80}[.!?;,] ?${lead}(?:can (?:we|i)|could (?:we|i)|let's|lets|i'll|ill|i will) ${returning}${now}*${later}+$`,
);

const off = String.raw`(?:${must} (?:go|run|leave|stop|pause|quit|bounce|jet|hop off|log off|get off|sign off)|gtg|g2g|ttyl|brb)${now}*`;
/** Nobody gives these as an answer beside "gotta go". */
const cause = String.raw`(?:(?:(?:the |my |our )?(?:kids?|baby|babies|twins|son|daughter|boys?|girls?|toddler|little one|boss|mom|sister|friend|ride|dog)(?:'s|'re)? (?:are|is|just|woke|needs?|wants?|keeps?|got|up|awake|crying|calling|home|here)|(?:someone|somebody)(?:'s)? (?:is |just )?(?:coming|calling|here|walked)|(?:i )?(?:can't|cant|cannot) (?:do this|talk|type|think|focus|deal)|(?:i'm|im|i am) (?:at work|late|needed|driving|being called|falling asleep|too tired|so tired|tired|exhausted|crying)|work (?:is|just|needs)|(?:it's|its) (?:late|too much|too hard|bedtime)|dinner|bedtime|class|my (?:break|lunch|shift))(?: [^\d,.;!?]{1,40})?)`;
const sorry = String.raw`(?: (?:sorry|ok|okay|because|cuz|cause|bc|since))*`;
/** "Gotta go kids are up" has no punctuation, and neither has "kids are up gotta go". */
const withCause = [
  String.raw`${off}${sorry}[,.;!–—-]*${sorry} ${cause}(?:[,.;!]* (?:sorry|bye|later|thanks))*`,
  String.raw`${cause}[,.;!–—-]*${sorry} ${off}(?:[,.;!]* (?:sorry|bye|later|thanks))*`,
].map((one) => new RegExp(`^${lead}${one}$`));

/** Whether a plain text only says that the person wants to stop here and perhaps come back. */
export function isLeaving(plain: string): boolean {
  const text = plain
    .replaceAll('’', "'")
    .replace(/[.!]+$/, '')
    .trim();
  return [whole, beforeReason, afterReason, ...withCause].some((one) => one.test(text));
}
