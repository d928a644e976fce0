import { normalize } from '../safety/normalize.ts';

/*
 * The other person is near or on the way while the writer types: "my ex keeps driving by and texting he can see me". Each
 * word is ordinary alone, so two signs have to come together.
 */

const who =
  '(?:he|she|hes|shes|they|theyre|someone|somebody|(?:my|the) (?:\\w+ )?(?:ex|husband|wife|spouse|partner|boyfriend|girlfriend|stbx|bf|gf))';
const still = '(?: (?:is|are|s|keeps?|kept|just|still|now|has been|been|drunk|out there))*';
const home =
  '(?:(?:by|past|around|up and down|in front of|outside)(?: (?:my|the|our|this) (?:\\w+ )?(?:house|home|place|street|block|apartment|building|trailer|road))?|(?:my|the|our) (?:house|block|street|building|place))';
const prowls = anywhere(
  `${who}${still} (?:driv(?:ing|es)|riding|circling|circles|cruising|creeping|going|walking|pacing|sitting|parked|hanging|lurking) (?:\\w+ )?${home}`,
);
const says =
  '(?:says?|saying|said|texts?|texting|texted|texted me|messag\\w+|wrote|writing|tells? me|told me|calls?|calling|keeps texting(?: me)?)';
const sees = anywhere(
  `${says} (?:\\w+ ){0,3}?(?:he|she|they|hes|shes|i)?(?: is)? ?(?:can |could )?(?:see me|sees me|see us|see my (?:lights?|car|window)|see the lights?|see you|watching me|watching us|watching the house|watching my (?:house|window)|knows? (?:im|i am|were) (?:home|here|alone|inside|awake|in here))(?= \\||  ?$| (?:and|but|through|in|from|right|now|so|im|what|i|rn|alone))`,
);
const key = anywhere(
  `${who}(?: still)? (?:has|have|got|kept|made) (?:\\w+ )?(?:a |the |his |her |my |our |my spare )?(?:\\w+ )?(?:keys?|door code|garage (?:opener|code|remote))|knows (?:my|the|our) (?:door |garage |alarm |gate )?code`,
);
const approaches = anywhere(
  `(?:hes|shes|he is|she is|is|hell be|im|i am) (?:\\w+ )?(?:on (?:his|her|my|the) way|coming (?:over|here|home|back|for me|in|tonight|now)|heading (?:here|over|back|home)|headed (?:here|over|home)|driving (?:here|over)|almost here|outside|minutes away|close by|(?:5|10|15|20|five|ten|fifteen|twenty) min\\w* away)`,
);
const dread = anywhere(
  'scared|afraid|terrified|alone|drunk|wasted|furious|mad|pissed|threat\\w*|kill|gun|knife|hide|hiding|told (?:him|her) not to|not supposed to|protective order|restraining order|no contact|wont stop|keeps? texting|keeps? calling|blowing up my phone|help me|what (?:do|should) i do',
);
const now = anywhere(
  'right now|rn|now|tonight|this (?:minute|second)|again|lights? off|outside|as we speak|help',
);
const thisMinute = anywhere('right now|rn|this (?:minute|second)|as (?:i|we) (?:type|speak|write)|help me');

const otherTime = anywhere(
  'yesterday|last (?:night|week|month|year|time|summer|spring|fall|winter)|ago|used to|usually|if|when|whenever|might|was|were|not (?:outside|here|on (?:his|her) way)|isnt|no longer|moved away',
);
const harmless = anywhere(
  'pick\\w* (?:up|them|him|her|the)|drop\\w* (?:off|them|him|her)|the exchange|dinner|groceries|pizza|flowers|brother|sister|friend|mom|dad|mother|father|neighbors?|police|cops?|deputy|locksmith|plumber|lawyer|realtor|babysit\\w*|to help|helping|to get (?:the|his|her) (?:kids|stuff|things)|for (?:the|his|her) (?:kids|stuff|things|visit)|on (?:saturday|sunday|monday|tuesday|wednesday|thursday|friday|weekends?|christmas)',
);

/** Whether the other person watches the writer or is on the way, at this moment. An account of the past has to say "now". */
export function tellsOfLurking(text: string, isAccount = false): boolean {
  const said = normalize(text);
  if (harmless.test(said) || (otherTime.test(said) && !thisMinute.test(said))) return false;
  if (isAccount && !thisMinute.test(said)) return false;
  if (sees.test(said)) return true;
  if (prowls.test(said)) return now.test(said) || dread.test(said);
  return approaches.test(said) && (key.test(said) || (dread.test(said) && isOfThem.test(said)));
}

const isOfThem = anywhere(
  '(?:he|she|hes|shes|my (?:\\w+ )?(?:ex|husband|wife|partner|boyfriend|girlfriend))',
);

function anywhere(words: string): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${words})(?![a-z0-9])`);
}
