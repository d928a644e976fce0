import { isQuestion, splitIntoSentences } from './asked-questions.ts';

const opening =
  '(?:(?:ok|okay|wow|lol|lmao|omg|jesus|god|ugh|hm+|um+|wait|what|no|nope|nah|nooo+|but|and|well|so|like|seriously|sorry|yeah|hang on|hold on|come on|fine|whatever|please|yes) )*';
const said = [
  'i (?:just |already |literally |only )?(?:(?:asked|said|meant|wrote)(?! (?:him|her|them|my|the (?:lawyer|judge|clerk|kids|police|bank|court|school)|i|id|ill|im|no|yes|yeah|ok|okay|to|it|sorry|nothing|goodbye|hi|back|he|that i|a (?:letter|note|text|message)) )|told you|was asking|was talking|am asking|am talking)',
  'im (?:just |only )?(?:asking|talking|not (?!sure|ok|okay|doing|sleeping|eating|going|ready|happy|even|in a|allowed|able|on|getting|getting any))',
  'i (?:didnt|never|did not) (?:say|said|ask|asked|mention|mean)',
  'i (?:wasnt(?! (?:even |ever |really )?(?:asked|told|consulted|informed|invited|given|warned|notified|there|home) )|dont want (?:a|an|to|that|any|your)|dont need (?:a|an|that|any)|know (?:what|that|how|who|where))',
  '(?:dont|do not|stop|quit) (?:tell|telling|give|giving|send|sending|ask|asking|talk|talking)',
  '(?:you|u|youre|ur|your) (?:not |still |just |keep |already |always |are |re )*(?:stuck|answering|getting it|listening|keep|skipped|didnt|dont|missed|forgot|forgetting|said|saying|told|asked|asking|ignored|repeating|read)',
  '(?:nobody|no one|noone) (?:said|asked|stayed|is|was|hurt|hurts|mentioned)',
  '(?:there|theres|there is|there are|there arent|there isnt|she|he) (?:is |are |was |hasnt |havent )?(?:no|not|nothing|any|wrote|written) ?(?:any|a|to|such|anything)? ?(?:envelope|email|message|messages|text|texts|paper|papers|order|letter|form|waiver|sign|kids?|debt)',
  'i (?:asked|said|mentioned|wrote) nothing (?:about|of) ',
  'not \\w+(?: \\w+)? i (?:asked|said|meant) ',
  'its (?:not|me|him|her) ',
  '(?:not|his not|her not|him not|her) (?:that|this|a|an|the|him|her|me|my|about|short|scared|what) ',
  'easy for you',
  '(?:are you|r u) (?:kidding|serious|joking|reading|listening)',
  'read (?:it|what|that|my|again)',
  'go back to',
  'never ?mind \\w+ing',
  'that (?:leaves|left|wasnt|isnt|has nothing|doesnt|didnt)',
  'thats (?:not|the wrong|nothing)',
  'what do you mean',
  'what are you talking about',
  'what (?!if |about |else |now |should |do |does |did |is |are |can |would |will |happens |time |kind |if )[a-z]+ ?\\?',
];
const MAX_INTERJECTION_WORDS = 3;
const turnsDown = new RegExp(`^${opening}(?:${said.join('|')})`);

const explicitMiss =
  /\b(?:(?:you|u) (?:got|have|had) (?:it|that|this|me) (?:all |totally |completely )?(?:backwards?|wrong|mixed up|the wrong way)|(?:you|u) (?:misread|misunderstood)|(?:thats|that is|thats so) not what i|who said anything about|(?:there is|theres) no (?!way|one|point|money|proof|doubt|reason|rush|time)\w+ ?(?:$|[,.?]|\w+ (?:here|in this|involved))|no kids in this|its not for (?:texting|a text)|^(?:no )?i (?:only |just |already )?asked about (?:the |my |our )?\w+(?: \w+){0,2} $|nothing to do with (?:this|that|me|it))/;

/** "Nobody is hurting me, dear" answers the safety line below the answer and rejects nothing in it. */
const deniesDanger =
  /^(?:(?:no|oh|ok|okay|well|but|dear|thanks|thank you) )*(?:(?:nobody|no one|noone|he|she) (?:is|was|isnt|doesnt|didnt|does not|never|has never) (?:ever )?(?:hurting|hurt|hurts|hitting|hit|threatening|threatened|scaring|abusing|touched|touches)|(?:im|i am) (?:safe|fine|not (?:in (?:any )?danger|afraid|scared|suicidal|being hurt)))\b/;

/** Matches an objection to the last answer, whatever follows: "I asked about the house, not the car", "what envelope?". */
export function rejectsAnswer(message: string): boolean {
  const sentences = splitIntoSentences(message)
    .map(plainText)
    .filter((sentence) => !deniesDanger.test(sentence));
  if (sentences.some((sentence) => explicitMiss.test(sentence))) return true;
  const [first = '', second = ''] = sentences;
  if (echoes.test(first) && deniesHaving.test(second)) return true;
  const isInterjection = first.trim().split(' ').length <= MAX_INTERJECTION_WORDS;
  return turnsDown.test(first) || (isInterjection && turnsDown.test(second));
}

/** Matches "New partner?? I don't have no partner." */
const echoes =
  /^(?!(?:is|are|am|was|were|do|does|did|can|could|should|would|will|may|have|has|how|why|when|where|who|which|what|really|ok|okay|right|so|and|but|or|you|u|any|anyone|anybody|advice|thoughts|help|please)\b)(?:\w+ ){0,3}\w+ ?\?/;
const deniesHaving =
  /^(?:i (?:dont|do not|never) (?:have|had|got|ever)|i havent|i \w+ no |i aint|there(?:s| is| are| was)? (?:no|not|isnt|arent)|(?:he|she|they|we) (?:dont|doesnt|didnt|aint|isnt|arent|never)|nobody|no one|what (?:does|has|do))/;

const namedAsMissing =
  /^\W*(?:(?:ok|no|but|well|and|yes)\W+)*(?:there(?:['’]?s| is| are)|i have|i owe|we have) no (\w{4,})/i;

const corrects =
  /^\W*no\b[\s,.!]*(?:no\b[\s,.!]*)*(?:(?:he|she|they|it|that|there|we|i)(?:['’]?s|['’]?re|['’]?m| is| are| am| was)? (?:not|no|never)\b|(?:he|she|it|they) (?:isn|aren|doesn|didn|don|wasn)['’]?t\b)/i;

/** Matches "No no, he's not refusing to go" if there was no question that it could answer. */
export function correctsAnswer(message: string, answer: string): boolean {
  return corrects.test(message) && !/\?\s*$/.test(answer);
}

/** Matches "There's no offer on the table" after an answer about an offer. */
export function deniesStatement(message: string, answer: string): boolean {
  const missing = namedAsMissing.exec(message)?.[1];
  return missing !== undefined && new RegExp(`\\b${missing.replace(/s$/, '')}`, 'i').test(answer);
}

const denial =
  /, (?:and )?not (?:about |from |for |to |with )?(?:the |a |an |my |his |her |that |your )?[\w'’]+(?: [\w'’]+)?(?=[.,!?]|$)/gi;
const introduction =
  /^\W*(?:(?:ok|okay|no|well|look|but|and|so|please|wow|lol|jesus|ugh|hm+|wait)\W+)*(?:i (?:just |already |literally |only )?(?:asked|meant|was asking|am asking|said)|i'?m (?:just |only )?asking|the (?:real |only )?question (?:is|was)|my question (?:is|was)|let me ask (?:another|again|something else)|(?:just )?answer(?: me| this)?)(?: you)?(?::|,)? *(?:about |if |whether |for |that )?/i;

/** A longer question has its own topic beside the objection. */
const ASKED_FROM = 5;

/**
 * Returns the part of such a message that needs an answer: its question or topic, without the rejected part. Null if
 * nothing remains.
 */
export function findIntendedMeaning(message: string): string | null {
  const sentences = splitIntoSentences(message);
  const kept = sentences.flatMap((sentence, at) => {
    const matter = sentence.replace(introduction, '');
    if (matter !== sentence) return wordsIn(matter) > 0 ? [withoutDenial(matter)] : [];
    if (isOnlyDenial(sentence, at)) return [];
    if (turnsDown.test(plainText(sentence)) && !(isQuestion(sentence) && wordsIn(sentence) > ASKED_FROM))
      return [];
    return [withoutDenial(sentence)];
  });
  const left = kept.join(' ').trim();
  return wordsIn(left) >= 2 ? left : null;
}

const DENIAL_WORDS = 8;

/** In "New partner?? I don't have no partner", neither sentence has its own topic. */
function isOnlyDenial(sentence: string, at: number): boolean {
  const said = plainText(sentence);
  if (wordsIn(sentence) > DENIAL_WORDS) return explicitMiss.test(said) && !isQuestion(sentence);
  return (
    explicitMiss.test(said) ||
    namedAsMissing.test(sentence) ||
    (at === 0 && echoes.test(said)) ||
    (at === 1 && deniesHaving.test(said))
  );
}

function withoutDenial(sentence: string): string {
  return sentence.replace(denial, '').trim();
}

function wordsIn(text: string): number {
  return (text.match(/[a-z0-9]{2,}/gi) ?? []).length;
}

function plainText(text: string): string {
  return `${text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9? ]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()} `;
}
