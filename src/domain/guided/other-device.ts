import { normalize } from '../safety/normalize.ts';

const owner =
  '(?:my (?:\\w+ )?(?:cousin|sister|brother|mom|mother|dad|friend|neighbor|coworker|boss|aunt|uncle|daughter|son|roommate|grandma|parent|teacher|pastor|lawyer|advocate|work|job)s?|a (?:friend|neighbor|coworker|relative)s?|(?:the|a) (?:library|shelter|work|school|office|public|prepaid|burner)s?|another|a different|a new|a borrowed|someone elses|somebody elses|work|(?:library|school) )';
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
  const isTold = [onOther, there, lent].some((one) => one.test(plain));
  return isAlone || (isTold && !doubt.test(plain));
}

const behind =
  /(?<![a-z])(?:left|leave|leaving|dumped|ditched|threw (?:out|away)|got rid of|tossed|turned off and left) (?:that|my|the|it|this|his|old) ?(?:old |other |own )?(?:phone|cell)?(?: (?:at (?:home|the house|my \w+)|home|behind|there|in the (?:car|house|trash)|away))?(?![a-z])/;
const phone = /(?<![a-z])(?:phone|cell)(?![a-z])/;
const watched =
  /(?<![a-z])(?:sees? everything|see all|put something on|spyware|tracks?|tracked|tracking|tracker|monitor\w*|reads? (?:my|all)|watching|watches|hacked|cloned|knows (?:everything|where))(?![a-z])/;

/** "He sees everything, I left that phone home": the phone that may be watched is no longer with the person. */
export function tellsOfPhoneLeft(text: string): boolean {
  const plain = normalize(text);
  return phone.test(plain) && behind.test(plain) && watched.test(plain);
}
