/** Words that tell of something getting better. */
const better =
  /(?<![a-z])(?:it|that|this|the \w+(?: \w+)?)? ?(?:(?:really|actually|kind of|sort of) )?(?:help(?:ed|s)(?: (?:me|a lot|a bit|a little|some))?|worked|calmed me(?: down)?|made me feel better)(?![a-z])|(?<![a-z])(?:i feel|im feeling|feeling|felt|im doing|doing) (?:\w+ )?(?:better|calmer|okay|ok|lighter|good)(?![a-z])|(?<![a-z])i slept(?![a-z])/;
const worse =
  /(?<![a-z])(?:but|not|didnt|doesnt|never|nothing|wont|dont|stopped|without|gone|dead|die|kill|hurt|if only|would)(?![a-z])/;
const MOST_WORDS = 14;

/** "I did the breathing thing. It helped a little": nobody is asked how they are after that. */
export function isGoodNews(plain: string): boolean {
  return plain.trim().split(' ').length <= MOST_WORDS && better.test(plain) && !worse.test(plain);
}

/** "He did it again", where violence was told before and nothing else is named that was done. */
export function isAgain(plain: string): boolean {
  return /(?<![a-z])(?:(?:he|she|they|my ex|my husband|my wife) (?:just )?(?:did|done) it again|it happened again|(?:hes|shes|he is|she is) doing it again)(?: (?:last night|yesterday|today|tonight|just now|this morning))?(?: \|)? *$/.test(
    plain,
  );
}
