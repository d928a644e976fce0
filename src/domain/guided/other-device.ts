import { normalize } from '../safety/normalize.ts';

const owner =
  '(?:my (?:\\w+ )?(?:cousin|sister|brother|mom|mother|dad|friend|neighbor|coworker|boss|aunt|uncle|daughter|son|roommate|grandma|grandmother|niece|nephew|parent|teacher|therapist|counselor|classmate|pastor|lawyer|advocate|work|job)s?|a (?:friend|neighbor|coworker|relative)s?|(?:the|a) (?:library|shelter|work|school|office|public|prepaid|burner)s?|another|a different|a new|a borrowed|someone elses|somebody elses|work|(?:library|school) )';
const device = '(?:phone|cell|computer|laptop|tablet|ipad|pc|device)';
const onOther = new RegExp(
  `(?<![a-z])(?:im on|i am on|im using|i am using|using|i switched to|switched to|i moved to|on|this is|its|it is|i got|i have|i borrowed|borrowed|now on) (?:the )?${owner} ?(?:new |old |own |work )?${device}(?![a-z])|(?<![a-z])${device} at (?:the |my )?(?:library|work|shelter|school|sisters|cousins|friends|moms|job)(?![a-z])`,
);
const elsewhere =
  '(?:(?:the|a|my) )?(?:public )?(?:library|work|school|shelter|church|moms?|mothers?|mums?|sisters?|brothers?|dads?|fathers?|friends?|neighbors?|cousins?|aunts?|uncles?|grandmas?|parents|coworkers?|lawyers?|advocates?)(?: (?:house|place|apartment|office|desk))?';
/** "I'm at my mom's and using her phone". */
const there = new RegExp(
  `(?<![a-z])(?:at|in|from) ${elsewhere} (?:\\| |and |now |right now |im |i am |so )*(?:on|using|with|typing on|writing on|borrowing|borrowed|this is) (?:their|her|hers|theirs|the|a|one of their|one of the|its|somebody elses|someone elses) ?(?:\\w+ )?${device}(?![a-z])`,
);
const alone =
  /(?<![a-z])(?:(?:no ?one|nobody)(?: else)? (?:here )?(?:can|could|will|has ever|ever)|(?:he|she) (?:cant|cannot|can not|has never|never|hasnt ever)) (?:ever )?(?:see|look at|get to|touch\w*|held|use|used|get on) (?:this|it|the)(?: one| (?:phone|computer|laptop|tablet))?/;
/** "A coworker gave me her phone to use", "im at my brother's and im using his computer", "ok different computer now". */
const lent = new RegExp(
  `(?<![a-z])(?:my|a) (?:\\w+ )?(?:cousin|sister|brother|mom|mother|dad|father|friend|neighbor|coworker|boss|aunt|uncle|roommate|advocate|lawyer) (?:let me (?:use|borrow)|lent me|loaned me|gave me) (?:her|his|their|a|an) (?:\\w+ )?${device}|at my (?:brothers|dads|fathers|uncles) (?:\\w+ |\\| ){0,5}his ${device}|^ (?:(?:ok|okay|yes|im|i am|on|a|its) )*(?:different|another|borrowed) ${device} now|(?:bought|got) (?:me )?a (?:burner|prepaid)`,
);
/** "This phone is new", "this one isn't mine", "he doesn't know about this phone", "he has never touched it". */
const isNew = new RegExp(
  `(?<![a-z])(?:this|the) (?:one|${device}) is (?:(?:brand|all|a) )*(?:new|borrowed|different)(?![a-z])|(?<![a-z])(?:this is|its|it is|im on|i am on|i have|i got|i bought|using|on) (?:a |my )?(?:brand )?new ${device}(?![a-z])`,
);
const secret = new RegExp(
  `(?<![a-z])(?:he|she|they) (?:doesnt|dont|does not|do not|has no idea|have no idea|never) (?:even )?(?:know |knew |heard )?(?:about |of |i (?:have|got|bought) |that i have )?(?:this|the) (?:new |other )?${device}(?![a-z])`,
);
const secretIt =
  /(?<![a-z])(?:he|she|they) (?:doesnt|dont|does not|do not) (?:even )?(?:know|no) (?:about |of |i (?:have|got) )?(?:it|this(?: one)?)(?![a-z])/;
const untouched = new RegExp(
  `(?<![a-z])(?:he|she|they)(?: has| have|s)? (?:never|not ever) (?:once |even )?(?:touched|held|seen|had|used) (?:this|it|the)(?: one| ${device})?(?![a-z])`,
);
/** Words that sound like a doubt but rule one out. */
const denials = new RegExp(
  `${alone.source}|${secret.source}|${secretIt.source}|${untouched.source}|(?<![a-z])(?:its |it is |this is )?(?:not|isnt) (?:mine|his|hers|my (?:own )?${device}|his ${device})(?![a-z])`,
  'g',
);
const given =
  /(?<![a-z])(?:(?:he|she|they|my (?:ex|husband|wife|partner)) (?:just )?(?:gave|bought|got|set|pays|picked|can|could|has|had|found|uses)(?! (?:never|no idea))|from (?:him|her|my (?:ex|husband|wife))|on his plan|his plan|shared? (?:plan|account))(?![a-z])/;

const ofThem = /(?<![a-z])(?:he|she|hes|shes) (?:is )?(?:at|in|uses|using|on)(?![a-z])/;
const atPlace = new RegExp(`(?<![a-z])(?:im|i am|now) (?:now )?(?:at|in) ${elsewhere}(?![a-z])`);
const doubt =
  /(?<![a-z])(?:cant|cannot|can t|dont|couldnt|not|wish|need|should|could|checks|checked|sees|uses it too|looks at|knows (?:the|my)|might|maybe|where|how|if|when|get to|will)(?![a-z])/;

/** Whether a text says that the person now writes on a device that the other person never had. */
export function tellsOfOtherDevice(text: string): boolean {
  const plain = normalize(text);
  // "No one else can see this computer" is no doubt.
  const isAlone = atPlace.test(plain) && alone.test(plain) && new RegExp(device).test(plain);
  if (ofThem.test(plain)) return false;
  const isKnown = [onOther, there, lent].some((one) => one.test(plain));
  const isMadeClear = isKnown || tellsOfNewDevice(plain);
  const rest = plain.replaceAll(denials, ' ');
  return isAlone || (isMadeClear && !doubt.test(rest) && !given.test(rest));
}

function tellsOfNewDevice(plain: string): boolean {
  const isUnknown = secret.test(plain) || (secretIt.test(plain) && new RegExp(device).test(plain));
  return isNew.test(plain) || isUnknown || (untouched.test(plain) && new RegExp(device).test(plain));
}

const ofThis = new RegExp(
  `(?<![a-z])(?:this|its|it is|im on|i am on|using|on) (?:\\w+ ){0,3}${device}(?![a-z])|(?<![a-z])(?:he|she|they|no one|nobody) (?:cant|cannot|doesnt|dont|never|hasnt|wont|didnt) (?:\\w+ ){0,3}(?:it|this|${device})(?![a-z])`,
);
const asks = /\?|^ (?:(?:ok|so|and|but|wait) )*(?:how|what|where|can|could|should|is|does|do|will|who) /;

/** Whether a text may say that this device is safe, without saying whose it is: "he can't see it". */
export function mayTellOfDevice(text: string): boolean {
  return ofThis.test(normalize(text)) && !text.includes('?') && !asks.test(normalize(text));
}

const behind =
  /(?<![a-z])(?:left|leave|leaving|dumped|ditched|threw (?:out|away)|got rid of|tossed|turned off and left) (?:that|my|the|it|this|his|old) ?(?:old |other |own )?(?:phone|cell)?(?: (?:at (?:home|the house|my \w+)|home|behind|there|in the (?:car|house|trash)|away))?(?![a-z])/;
const phone = /(?<![a-z])(?:phone|cell)(?![a-z])/;
const watched =
  /(?<![a-z])(?:sees? everything|see all|put something on|spyware|tracks?|tracked|tracking|tracker|monitor\w*|reads? (?:my|all)|watching|watches|hacked|cloned|knows (?:everything|where))(?![a-z])/;

const noMore =
  '(?:left|ditched|dumped|tossed|trashed|smashed|destroyed|sold|wiped and sold|got rid of|threw (?:out|away)|threw|gave (?:back|away)|turned off and left|stopped using)';
const that =
  '(?:(?:that|the|my|his)(?: old| other| first| watched)? (?:one|phone|cell|iphone|android)|it|that|mine)';
const place =
  '(?: (?:back|away|out|off|behind|there|home|at (?:home|the house|his|my|our)|with (?:him|her|my)|in (?:the|a|my|his)|on (?:the|a))(?![a-z])|(?= (?:\\||and |then |so |now |$)))';
/** "Yes but I left that one at the house", in answer to whether the phone may be watched. */
const iLeft = new RegExp(
  `(?<![a-z])(?:i|ive|i have|we) (?:(?:just|already|also|finally|have|turned it off and|switched it off and|shut it off and) )*${noMore} ${that}${place}`,
);
const without = new RegExp(
  `(?<![a-z])(?:dont|do not|no longer|not) (?:have|use|using|carry|carrying) ${that}(?: with me)?(?: any ?more| now)?(?![a-z])|(?<![a-z])(?:that|the old|my old) (?:one|phone|cell)(?:s| is| stayed)? (?:still )?(?:at (?:home|the house|his)|home|behind|gone|off|in (?:the|a) (?:drawer|trash|car))(?![a-z])`,
);
const notLeft =
  /(?<![a-z])(?:even (?:when|if|though)|when|if|whenever|once|every time|sometimes|used to|want|wanna|should|could|cant|havent|wont|not yet|going to|gonna|planning|thinking|last (?:week|month|year|night)|yesterday|ago|found it|got it back|went back)(?![a-z])/;

/** Whether an answer about a phone that may be watched says that the person no longer has it. */
export function saysPhoneLeft(text: string): boolean {
  const plain = normalize(text);
  if (/^ (?:no|nope|nah|not that) /.test(plain) || notLeft.test(plain)) return false;
  return iLeft.test(plain) || without.test(plain);
}

/** "He sees everything, I left that phone home": the phone that may be watched is no longer with the person. */
export function tellsOfPhoneLeft(text: string): boolean {
  const plain = normalize(text);
  return phone.test(plain) && behind.test(plain) && watched.test(plain);
}
