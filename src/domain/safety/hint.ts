const deathOrHarm = [
  'die|dies|died|dying|dead|death|kill\\w*|suicid\\w*|unalive|kms|murder\\w*',
  'alive|living|my life|with life|life ins(?:urance)?|out of (?:everyones|everybodys|their|her|his) hair|end it|end it all|ending it|(?:not|never|dont|wont|didnt|doesnt|want to) (?:\\w+ )?wake up|exist\\w*|disappear',
  'pills?|tablets?|overdos\\w*|od|ods|oded|odd|meds|stockpil\\w*|be enough|bleach|rope|noose|hang\\w*|gun|gauge|of the (?:steering )?wheel|pistol|rifle|shotgun|handgun|revolver|glock|9 ?mm|bullets?|blade|razor|knife|bridge|railing|train|jump\\w*|drown\\w*|steer\\w*',
  'be (?:anyones|anybodys|no ones|nobodys|everyones|your|their) (?:problem|burden)|hurt\\w* my ?self|cut\\w*|harm\\w* my ?self|burn\\w* my ?self|attempt\\w*|goodbye|funeral|grave|coffin',
].join('|');
const plainWords = new RegExp(`(?<![a-z])(?:${deathOrHarm})(?![a-z])`);

/** Whether a normalized message mentions death, harm or a method. */
export function namesDeath(plain: string): boolean {
  return plainWords.test(plain);
}

/**
 * "What's the point anymore" matches a rule but mentions neither death nor harm, so one classifier must agree.
 */
export function isOnlyHint(script: string, plain: string): boolean {
  return script === 'suicide-asked' && !plainWords.test(plain);
}

const denied =
  /(?<![a-z])(?:(?:im|i am|was|were|he is|hes|she is|shes) not (?:at all )?(?:suicidal|dying)|(?:im|i am) (?:not|never) (?:gonna|going to|about to|trying to|planning to|here to) (?:go )?(?:die|kill myself|hurt myself|end my life)|not (?:thinking|thought) (?:about|of) (?:suicide|killing|dying|hurting)|(?:doesnt|does not|didnt) want to die|(?:i )?(?:dont|do not|would never|wouldnt|wont) (?:want to |plan to |going to )?(?:die|kill myself|hurt myself|end my life))(?![a-z])/;
const retracted =
  /(?<![a-z])(?:but|yet|though|sometimes|used to|plan|pills|gun|anymore|if|unless|until)(?![a-z])/;

/** "I'm not suicidal, just sad" mentions suicide only to deny it, and does not retract anything. */
export function isDenied(plain: string): boolean {
  return denied.test(plain) && !retracted.test(plain);
}
