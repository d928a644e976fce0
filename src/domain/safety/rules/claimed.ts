const hurtVerb =
  '(?:hit|hits|hitting|beat|beating|slap|slapped|slapping|smack|smacked|spank|spanked|punch|punched|punching|kick|kicked|kicking|push|pushed|pushing|shove|shoved|shoving|choke|choked|choking|strangle|strangled|strangling|grab|grabbed|grabbing|hurt|hurting|attacked|attacking|raped|bit|burned|threw|shook|shaking|touch|touched|abuse|abused|abusing|laid a (?:hand|finger))';
const accuser =
  '(?:he|she|they|hes|shes|theyre|ex|husband|wife|spouse|partner|girlfriend|boyfriend|mother|mom|sister|lawyer|attorney|police|cops|cps|petition|affidavit|declaration|report|order|motion|complaint|papers)';
const listener =
  '(?:police|cops?|officers?|judge|court|cps|lawyers?|attorney|everyone|everybody|people|family|friends|kids|school|mediator|evaluator|neighbors|boss|church|mom|mother|parents|sister|counselor|therapist|deputy|sheriff|gal|guardian)';
const claims = `(?:says|said|say|saying|claims|claimed|claiming|alleges|alleged|alleging|swears|swore|wrote|writes|states|stated|testified|lied|lying|lies|insists|reported|(?:told|tells|telling|tell) (?:\\w+ ){0,3}${listener})`;
const clauseEnd =
  '(?= (?:and|so|then|but|because|cause|when|after|now|its|which|not|even|i|ive|he|she) | \\|| ?$)';

const allegedBlow = `${accuser} (?:\\w+ ){0,3}?${claims} (?:in (?:\\w+ ){1,4}?|on (?:\\w+ ){1,3}?|to (?:\\w+ ){1,3}?|under oath |(?:[\\w|]+ ){1,12}?(?=that i))?(?:that |how )?(?:i|ive|id|im)(?: (?!i |he |she |him |her )\\w+){0,3}? (?:${hurtVerb}(?! (?:me|us)(?= |$))|abusive|violent|dangerous|an abuser|the abuser|threatened|threatening)(?: (?!i |ive |he |she )\\w+)*?${clauseEnd}`;

/** "She is coaching our daughter to say I hit her." */
const coachedBlow = `(?<!(?:^| )i (?:\\w+ )?)(?:coach|teach|train|tell|told|get|gett|mak|made|convinc|brib|pressur|push|want|ask|encourag|forc|put|us)(?:e|es|ed|s|ing)? (?:\\w+ ){1,4}?(?:up to |into )?(?:to |that )?(?:say|saying|tell|telling|claim|claiming|lie|report|believe|think)(?: (?!i |he |she )\\w+){0,5}? i (?:(?!i |he |she )\\w+ ){0,3}?${hurtVerb}(?! (?:me|us)(?= |$))(?: (?!i |ive |he |she )\\w+)*?${clauseEnd}`;

/**
 * Violence that the person doesn't confess: alleged by someone else, denied, hypothetical, or in self-defense. "I
 * didn't mean to hit her" and "I didn't hit her hard" are confessions.
 */
const unconfessedBlow = new RegExp(
  `(?<![a-z0-9])(?:${[
    allegedBlow,
    `(?:accus\\w+|falsely \\w+) (?:me )?(?:of|for) (?:\\w+ )*?${hurtVerb}(?: \\w+)*?${clauseEnd}`,
    coachedBlow,
    `i was (?:falsely |wrongly )?accused of(?: \\w+)+?${clauseEnd}`,
    `i (?:have |had )?(?:never|didnt|did not|havent|have not|would never|wouldnt) (?:ever |even |once |actually |really |physically )*${hurtVerb}(?: (?!hard|that)\\w+)*?${clauseEnd}`,
    `(?:am i|are we|was i) (?:really |just |maybe )?(?:hurting|harming)(?: (?:him|her|them|it|the \\w+|my \\w+))?`,
    `(?:if i (?:had|would have|wouldve)|had i) (?:\\w+ )?${hurtVerb}(?: \\w+)*?${clauseEnd}`,
    `i (?:\\w+ ){0,4}${hurtVerb} (?:him|her|them|my \\w+) back(?= \\|| ?$| (?:and|so|then|but|because|when|after|once|now|in self defense)(?= |$))`,
  ].join('|')})`,
  'g',
);
/** Excludes "She says I hit her and I did." */
const admission =
  /(?<![a-z])(?:(?:and|but|yes|yeah|ok|because|cause) (?:\| )?i (?:did(?! not| nothing)|admit|know i did)|(?:its|it is|thats|that is|is) (?:partly |kind of |sort of |half |mostly |all |also |kinda )?true(?! that)|i (?:dont|do not|cant|cannot) remember|black(?:ed)? out|i was (?:so |really )?(?:drunk|wasted|high)|i admit|(?:not|wasnt) that hard|only (?:once|one time)|too hard)(?![a-z])/;

/** Returns a normalized text without violence that the person doesn't confess. */
export function stripUnconfessedViolence(plain: string): string {
  return admission.test(plain) ? plain : plain.replace(unconfessedBlow, 'so').replace(/ +/g, ' ');
}

/** Whether a normalized text mentions violence that the person doesn't confess. */
export function isUnconfessed(plain: string): boolean {
  return stripUnconfessedViolence(plain) !== plain;
}

const saidAboutMe = new RegExp(`(?<![a-z0-9])(?:${allegedBlow})`);
const orderAgainst =
  /(?<![a-z])(?:(?:restraining|protective|protection) order (?:\w+ ){0,2}(?:on|against) me|(?:says|said) (?:that )?(?:i am|im) abusive)(?![a-z])/;
const denialWords =
  /(?<![a-z])(?:false\w*|lie|lies|lied|lying|liar|never|not true|isnt true|untrue|didnt|did not|havent|none of it|made (?:it |that |this )?up|makes (?:it )?up|fake|innocent|joking|nothing happened|no record|to get (?:me|the))(?![a-z])/;

/** Whether a normalized text reports an accusation or mentions an order against the person, and denies neither. */
export function isAccused(plain: string): boolean {
  return !denialWords.test(plain) && (orderAgainst.test(plain) || saidAboutMe.test(plain));
}
