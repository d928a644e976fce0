/** Words that describe an improvement. */
const better =
  /(?<![a-z])(?:it|that|this|the \w+(?: \w+)?)? ?(?:(?:really|actually|kind of|sort of) )?(?:help(?:ed|s)(?: (?:me|a lot|a bit|a little|some))?|worked|calmed me(?: down)?|made me feel better)(?![a-z])|(?<![a-z])(?:i feel|im feeling|feeling|felt|im doing|doing) (?:\w+ )?(?:better|calmer|okay|ok|lighter|good)(?![a-z])|(?<![a-z])i slept(?![a-z])/;
const worse =
  /(?<![a-z])(?:but|not|didnt|doesnt|never|nothing|wont|dont|stopped|without|gone|dead|die|kill|hurt|if only|would)(?![a-z])/;
const MAX_WORDS = 14;

/** After "I did the breathing thing. It helped a little", no question about feelings is asked. */
export function isGoodNews(plain: string): boolean {
  return plain.trim().split(' ').length <= MAX_WORDS && better.test(plain) && !worse.test(plain);
}

/** Matches "He did it again" after a mention of violence, if no other act is named. */
export function happenedAgain(plain: string): boolean {
  return /(?<![a-z])(?:(?:he|she|they|my ex|my husband|my wife) (?:just )?(?:did|done) it again|it happened again|(?:hes|shes|he is|she is) doing it again)(?: (?:last night|yesterday|today|tonight|just now|this morning))?(?: \|)? *$/.test(
    plain,
  );
}

const longAgo =
  /(?<![a-z])(?:(?:\d+|two|three|four|five|ten|twenty|thirty|many) years ago|years and years ago|decades|(?:in|since) (?:19|20)\d\d|as (?:a kid|a child|kids|children)|back in (?:college|school|high school|my twenties)|when (?:i|we|he|she) (?:was|were) (?:a kid|a child|kids|little|young))(?![a-z])/;
const sinceThen =
  /(?<![a-z])(?:again|last (?:night|week|month|time)|yesterday|today|tonight|right now|this (?:week|morning|weekend|time)|still|every|keeps?|started|lately|these days|wants? to|going to)(?![a-z])/;

/** Matches "I was in an abusive marriage 20 years ago": the past, without a word about the present. */
export function isLongAgo(plain: string): boolean {
  return longAgo.test(plain) && !sinceThen.test(plain);
}

const sober =
  /(?<![a-z])(?:(?:im|i am|ive been|i have been|been|i got|got|i stayed) (?:\w+ ){0,4}(?:sober|clean)(?! up| house)|(?:sober|clean|in recovery) (?:for|since|now)|(?:finished|completed|through|after) (?:rehab|treatment)|in recovery)(?![a-z])/;
const someoneElse =
  /(?<![a-z])(?:he|she|they|hes|shes|ex|husband|wife|dad|mom|father|mother|boyfriend|girlfriend|(?:him|her)self) (?:\w+ ){0,4}(?:drunk|drinks?|drinking|drove|drives|driving|high|uses|using|relapsed|hits?|hurts?|beats?|touch\w*|shook|shakes|left (?:them|him|her|the kids))(?![a-z])/;

/**
 * "I drove drunk with the girls once. I'm 14 months sober": something the person did and has overcome, not another
 * person's act.
 */
export function isOvercome(plain: string): boolean {
  return sober.test(plain) && !someoneElse.test(plain);
}
