/*
 * The other person has come, is at the door or is trying to get in while the writer types: "hes here gotta go". The words
 * are ordinary ones, so the rules look at what else the message says. In "he's home with the kids on weekends" it says more.
 */

const them =
  '(?:my|the) (?:\\w+ )?(?:ex|husband|wife|spouse|partner|boyfriend|girlfriend|fiance|hubby|stbx|bf|gf|baby daddy|babys? (?:dad|father|mom|mother)|kids (?:dad|father|mom|mother))';
const who = `(?:he|she|hes|shes|${them}|(?:ex|husband|wife|boyfriend|girlfriend|stbx))`;
/** For acts that nobody does as a guest. */
const anyone = `(?:${who}|they|theyre|someone|somebody|theres (?:someone|somebody)|(?<=^ |\\| |and |omg |help )(?!(?:the|rain|wind|music|work|who|what|that|this|heart|head|there|here|everyone|nobody|everything|nothing)(?![a-z]))[a-z]{3,12} is)`;
const is =
  '(?: (?:is|are|s|like|literally|now|just|still|right|already|out|here|there|outside|standing|back))*';
const ofThem = `(?:his|her|my exs|my husbands|my wifes|my (?:boyfriends|girlfriends|partners))`;
const vehicle = '(?:car|truck|van|suv|jeep|bike|motorcycle|pickup)';
const home = '(?:house|home|apartment|place|building|trailer)';
const opening = '(?:(?:front|back|side|screen|bedroom|bathroom|garage) )?(?:doors?|windows?|gate)';
const ground =
  '(?:driveway|yard|front yard|backyard|garage|carport|street|parking lot|lot|hallway|hall|stairwell|lobby)';

const near = `(?:home|here|outside(?: (?:of )?(?:my|the|our) (?:${opening}|${home}))?|at (?:my|the|our) (?:${opening}|${home})|(?:in|on) (?:my|the|our) (?:${ground}|porch|front porch|steps|stoop|stairs)|(?:in front|outside) of (?:my|the|our) ${home}|outside my (?:work|job|office|shop)|(?:parked|sitting|standing|waiting|yelling|screaming|honking) (?:outside|out front|in front)(?:(?: of)? (?:my|the|our) ${home})?)(?: in (?:his|her) ${vehicle})?`;
const coming = `(?:coming(?: (?:in|inside|up|up the (?:stairs|steps|walk|driveway|path)|to the door|through the door|down the (?:stairs|hall|hallway)|this way|at me|toward me|towards me))?|pulling (?:in|up|into)(?: (?:to|in|into|my|the|our|driveway|house))*|walking (?:in|up|up to|to|through)(?: (?:my|the|our|door|house|stairs|steps|driveway))*|getting out of (?:his|her|the) ${vehicle}|unlocking the door|opening the door|letting (?:him|her)self in|parking|knocking(?: on (?:it|(?:my|the|our) ${opening}))?|ringing (?:the|my) (?:door)?bell|looking in(?:to)?(?: at me)? (?:the|my) windows?|circling (?:the|my) (?:block|house)|yelling at me to (?:open|let|come))`;
const came = `(?:has |s )?just (?:now )?(?:got|came|come|made it|pulled|walked|showed|drove|rolled|arrived|parked|turned)(?: (?:up|in|into|on|onto|through|to|home|here|back|inside|over|at|outside|my|the|our|${opening}|${ground}|${home}))*`;
const signs = `(?:i |we )?(?:can |just |i )?(?:hear|see|heard|saw) (?:${ofThem} (?:${vehicle}|keys?|voice|footsteps|boots|headlights)|(?:him|her)(?= (?:coming|outside|at|in|on|pull\\w*|walk\\w*|park\\w*|downstairs|upstairs|unlock\\w*)(?: |$)))(?: (?:coming|pulling|pull|walking|parking|outside|downstairs|upstairs|unlocking|in|up|on|at|into|to|my|the|our|door|lock|driveway|stairs|steps|porch|street))*`;
const thing = `${ofThem} (?:${vehicle}|keys?|headlights)(?: (?:is|are|s|just|now))* (?:here|outside|in|coming|pulled|pulling|turning)(?: (?:in|up|into|to|on|my|the|our|door|lock|driveway|street))*|thats ${ofThem} ${vehicle}|${ofThem} headlights just (?:came|turned|pulled) (?:up|in|into)(?: (?:the|my|our) ${ground})?|i (?:can )?hear the garage(?: door)?(?: opening| open| going up)?`;
/** Only a guided conversation or urgent words make these an alarm: people also say them about their lives in general. */
const inside =
  '(?:back|inside(?: the (?:house|apartment))?|upstairs|downstairs|awake|up|right (?:here|behind me|next to me)|behind me|in the (?:house|kitchen|bedroom|living room|next room|other room|hall)|on (?:his|her) way(?: (?:here|home|over|now))?|coming (?:home|over|back|here|for me))';

const sureArrival = `(?:${who}${is} (?:${near}|${coming})|${who} ${came}|${signs}|${thing})`;
const anyArrival = `(?:${sureArrival}|${who}${is} ${inside}|${who} (?:just )?(?:woke up|found me|came back|got in|wont leave)|${who}${is} early|(?!mom|dad|the|she|kids|school|sister|brother|police|help|uber|taxi|bus|ups)[a-z]{3,12} just (?:pulled|showed|drove) (?:up|in)(?: (?:to|in|outside|at|the|my|our|${ground}|${home}))*|i (?:can )?hear (?:him|her|keys|a key|footsteps)|(?:i think )?(?:its|thats) (?:him|her))`;

const fillers =
  /(?<= )(?:omg|oh|shh+|now what|(?:hes|shes|he is|she is) not supposed to be here|theres (?:someone|somebody) at (?:my|the) door|my god|god|jesus|no|yes|yeah|shit|fuck|crap|wait|ok|okay|so|and|but|hey|help me|help|please|pls|plz|um|uh|hold on|hang on|sorry|now|right now|rn|early|already|again|drunk|i think|(?:i |we )?(?:gotta|got to|have to|need to|should) (?:go|run|hide|stop|leave|get off)|gtg|g2g|i cant talk|cant talk|cant type|bye|ttyl|brb|what (?:do|should|can) i do|what now|(?:i )?(?:dont know|idk) what to do|im (?:so |really |very )?(?:scared|afraid|hiding|terrified)|scared|im in the (?:bathroom|bedroom|closet|car|garage)|(?:hes|shes) (?:mad|angry|pissed|furious|drunk|yelling|screaming|wasted|high)|quick|hurry|be right back|stop|exit|one sec|from work|stop this)(?= )/g;

const whole = [sureArrival, anyArrival].map((one) => new RegExp(`^ (?:${one})(?: (?:${one}))? $`));
const follows =
  '(?= \\||  ?$|$| (?:and|but|so|now|right|what|help|im|i|hes|shes|he|she|again|early|drunk|banging|pounding|yelling|screaming|trying|please|omg|already|from work|with (?:a|his|her|the) (?:gun|knife|bat|brother|friends|crowbar))(?: |$))';
const within = new RegExp(`(?<![a-z0-9])(?:${anyArrival})${follows}`);
const urgent =
  /(?<![a-z])(?:omg|what (?:do|should|can) i do|scared|terrified|afraid|help me|gotta (?:go|hide|run)|hide|hiding|banging|pounding|kicking|drunk|wasted|furious|screaming|yelling|wont (?:leave|go away)|let (?:me|him|her) in|with (?:a|his|her) (?:gun|knife|bat)|threatening|locked)(?![a-z])/;

const door = '(?:doors?|windows?|gate|walls?|house|car|glass)';
const end =
  '(?= \\||  ?$|$| (?:and|now|right|help|what|again|so|im|i|the|my|our|here|through|please|omg|hes|shes)(?: |$))';
const forced = new RegExp(
  `(?<![a-z0-9])${anyone}${is} (?:(?:banging|pounding|beating|kicking|hammering|slamming)(?: (?:on|at|in|against|down))* (?:it|(?:my|the|our) (?:\\w+ )?${door})(?![a-z])|(?:kicking|breaking|busting|smashing) (?:in|down|through|into) (?:my|the|our) (?:\\w+ )?(?:${door}|home|apartment|room)(?![a-z])|(?:banging|pounding)${end}|breaking in${end}|trying to (?:get|break|force (?:his|her) way) in(?:to|side)?${end}|trying to (?:open|unlock|force|break) (?:my|the|our) (?:${door}|lock)(?![a-z])|(?:breaking|hitting|smashing) (?:my|the|our) (?:\\w+ )?(?:doors?|windows?)(?![a-z])|climbing (?:in |through |over |up )?(?:my|the|our) (?:window|fence|balcony|gate))`,
);

const otherTime =
  /(?<![a-z])(?:was|were|yesterday|last (?:night|week|month|year|time)|ago|usually|always|sometimes|often|every|weekends?|if|when|whenever|used to|not|isnt|never|no longer|might|dream\w*|movie|show|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|for (?:dinner|the (?:weekend|holidays?|party|kids))|pick\w* (?:up|them|him|her)|drop\w* (?:off|them|him|her)|casserole|flowers|pizza|groceries|packages?|gifts?|dinner|cookies|soup)(?![a-z])/;
const another =
  /(?<![a-z])(?:toddler|baby|puppy|dog|cat|son|daughter|neighbors?|contractors?|roofers?|workers?|crew|movers|inspector|storm|hail|branch\w*|trees?|shutters?|plumber|landlord|server|sheriff|deputy|police|cops?|officer|drums?|nails?|repair\w*|fixing|mow\w*|shovel\w*|garden\w*)(?![a-z])/;

/** Whether a normalized text says that the other person is here now. `isGuided`: the writer is in a guided conversation. */
export function isHereNow(plain: string, isGuided = false): boolean {
  if (isWholeMessage(plain, isGuided)) return true;
  if (otherTime.test(plain) || another.test(plain)) return false;
  return forced.test(plain) || (within.test(plain) && urgent.test(plain));
}

/** "omg hes here, gotta go" says nothing else. */
function isWholeMessage(plain: string, isGuided: boolean): boolean {
  const isUrgent = urgent.test(plain);
  const rest = plain
    .split('|')
    .map((clause) => withoutFillers(` ${clause.trim()} `))
    .filter((clause) => clause.trim() !== '');
  const pattern = whole[isGuided || isUrgent ? 1 : 0];
  return rest.length > 0 && rest.every((clause) => pattern?.test(clause) === true);
}

function withoutFillers(clause: string): string {
  const bare = clause.replaceAll(fillers, '').replaceAll(/ +/g, ' ');
  return ` ${bare.trim()} `;
}
