import { stripDeniedViolence } from '../safety/detect.ts';
import { isLongAgo } from '../safety/earlier.ts';
import { normalize } from '../safety/normalize.ts';
import { stripOrdinaryPhrases } from '../safety/ordinary-phrases.ts';

/*
 * A weapon or a blow told beside an answer: "15 minutes, he has a gun". The safety gate weighs the whole message, and an
 * answer about money or distance hides it there.
 */

const them = String.raw`(?:he|she|they|hes|shes|theyre|dad|mom|daddy|mommy|(?:my|the|his|her) (?:\w+ )?(?:ex|husband|wife|spouse|partner|boyfriend|girlfriend|dad|father|mom|mother|brother|new guy))`;
const weapon =
  '(?:guns?|handguns?|pistols?|rifles?|shotguns?|glock|revolver|firearms?|ar 15|ar15|9mm|knife|knives|machete|hatchet|crowbar|taser)';
const showing =
  '(?:wav(?:ed|es|ing)|flash(?:ed|es|ing)|show(?:ed|s|ing)|point(?:ed|s|ing)|pull(?:ed|s|ing)|brandish(?:ed|es|ing)|aim(?:ed|s|ing)|swung|swings|swinging|rais(?:ed|es|ing)|grabbed|drew|took out|takes out|got out|gets out|puts?|putting|pressed|load(?:ed|s|ing)|cock(?:ed|s|ing)|fir(?:ed|es|ing)|held|holds|holding|carrie[ds]|carries|carrying|brought|brings|had|has|got|keeps|bought|owns|with)';
const harmless =
  / (?:nerf|toy|toys|water|squirt|glue|nail|heat|staple|massage|bb|paintball|butter|pocket|kitchen|steak|hunt\w*|deer|elk|duck|range|collection|collects|antiques?|safe|locked|license\w*|permit|worth|appraised|inherited|value|sell|sold|deputy|officer|police officer|cop|military|army|guard duty) /;
const denied = new RegExp(
  String.raw` (?:no|not|never|doesnt|didnt|dont|isnt|hasnt|wont|without|neither|any) (?:\w+ ){0,4}?${weapon} `,
);
const weapons = new RegExp(
  String.raw` ${them} (?:\w+ ){0,10}?${showing} (?:\w+ ){0,4}?${weapon} (?!(?:range|show|shop|rights|club|laws?) )`,
);
const atMe = new RegExp(
  String.raw` ${weapon} (?:\w+ ){0,2}?(?:at|to|against|on|toward|towards) (?:me|us|my) `,
);

const blow =
  '(?:slap(?:s|ped|ping)?|punch(?:es|ed|ing)?|hits?|hitting|kick(?:s|ed|ing)?|shov(?:es|ed|ing)|push(?:es|ed|ing)|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|smack(?:s|ed|ing)?|beats?|beating|back ?hand(?:s|ed)|head ?butt(?:s|ed)|bit|bites|whack(?:s|ed)|struck|pinn(?:ed)|slamm(?:ed)|burned|scratched|spat on|spit on)';
/** "Hit me up for money", "pushed me to sign", "she beat me there", "kicked me off the insurance". */
const idiom =
  '(?! (?:up (?:for|about|on|with|when)|back (?:on|to) (?:the|our|an?) (?:date|email|text)|off|out|to|there|home|in (?:court|chess|golf|cards|mediation)|at (?:chess|golf|cards|tennis)|for (?:money|rent|more|half|a|the|an)|with (?:an?|the|his|her|another|more) (?:\\w+ ){0,2}(?:bills?|papers|texts?|emails?|lawsuits?|invoices?|motions?|fees?|charges?|requests?|news)|hard (?:financially|emotionally)|into (?:signing|it|this|selling|agreeing|mediation)|that|how|what|when i (?:saw|realized)|like a (?:ton|truck)))';
const struck = new RegExp(
  String.raw` ${them} (?:(?!it |this |that |car |truck |not |never |didnt |doesnt |hasnt |wont )\w+ ){0,10}?${blow} (?:me|us)(?= )${idiom}`,
);
const suffered = new RegExp(
  String.raw` (?:i|we) (?:was|were|got|get|keep getting|been) (?:\w+ )?(?:slapped|punched|hit|kicked|shoved|pushed|choked|strangled|smacked|beaten|beat up|thrown|burned) (?:\w+ ){0,3}?by (?:him|her|them|my) `,
);

const marks =
  / (?:got|gave me|have|had|has left me|left me with|with|hiding) (?:an? |two |the |some |my )?(?:\w+ )?(?:black ?eyes?|shiner|fat lip|busted lip|split lip|bruises?|broken (?:ribs?|nose|jaw|wrist|arm|tooth)|choke marks|finger ?marks) /;
const accident =
  / (?:soccer|football|hockey|baseball|softball|basketball|skat\w*|ski\w*|bike|fell|falling|slip\w*|stairs|gym|accident|crash|surgery|dentist|son|daughter|kid|boy|toddler|she|he) (?:got|had|has) | (?:soccer|football|hockey|baseball|softball|basketball|skat\w*|ski\w*|bike|fell|slip\w*|gym|accident|crash|surgery|dentist) /;

export type ToldViolence = 'weapon' | 'blow';

/** What violence by the other person a text tells of, beside anything else. Null if none. */
export function toldViolence(text: string): ToldViolence | null {
  const plain = stripOrdinaryPhrases(stripDeniedViolence(normalize(text)));
  if (isLongAgo(plain)) return null;
  const clauses = plain.split('|').map((one) => ` ${one.trim()} `);
  if (clauses.some(tellsOfWeapon)) return 'weapon';
  return clauses.some(tellsOfBlow) ? 'blow' : null;
}

function tellsOfBlow(clause: string): boolean {
  return struck.test(clause) || suffered.test(clause) || (marks.test(clause) && !accident.test(clause));
}

/**
 * Whether only the other person has the weapon: "my husband put a gun to my head". Words about oneself beside it may mean
 * suicide.
 */
export function isOnlyTheirWeapon(text: string): boolean {
  const isOfSelf = / (?:i|im|ill|id|ive|my ?self|suicid\w*|die|dying|pills) /.test(normalize(text));
  return toldViolence(text) === 'weapon' && !isOfSelf;
}

function tellsOfWeapon(clause: string): boolean {
  return weapons.test(clause)
    ? atMe.test(clause) || !(harmless.test(clause) || denied.test(clause))
    : atMe.test(clause) && / (?:his|her|a|the) /.test(clause);
}
