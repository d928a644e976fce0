import { terms } from './terms.ts';

const MAX_WORDS = 14;
/** Messages with more words than this also contain a question. */
const TERMS_BESIDE = 2;

const before =
  '(?:(?:ok|okay|no|nope|well|ugh|wow|lol|sorry|but|and|so|um|hm|yeah|whatever|again|omg|seriously|really|come on|you know what) )*';
const it = '(?:that|this|it|thats|its|you|u|youre|you are|ur|your (?:answers?|advice|texts?))';
const frequently =
  '(?:(?:is|was|are|were|just|so|really|totally|completely|absolutely|pretty|not|even|a|all) )*';
const wrongAnswer =
  '(?:useless|worthless|unhelpful|not helpful|no help|not helping|isnt helping|isnt helpful|wasnt helpful|doesnt help|didnt help|not what i (?:asked|meant|said|wanted)|doesnt answer|didnt answer|dont answer|not listening|arent listening|not getting it|missed the point|missing the point|nothing to do with|makes no sense|dumb|stupid|garbage|crap|bullshit|bs|a joke|joke|waste of (?:my )?time|too generic|generic)';

const complaints = [
  `${it} ${frequently}${wrongAnswer}(?! (?:to|for|of|because|when|if) )`,
  '(?:did|do|are|can|have) (?:you|u) (?:not|even) (?:read|listen|understand|listening|reading|get)',
  '(?:you|u) (?:didnt|dont|did not|do not|never|arent|havent|cant) (?:even |really )?(?:read|listen|listening|understand|understood|get it|get me|answer|answered|answering|hear|help)(?! (?:from|with|for))',
  '(?:you |u )?(?:keep|just|already) (?:saying|said|say|telling|told|repeating|repeat|giving|gave|sending) (?:me )?(?:the same|that|this|it|yourself)',
  'i (?:already |just )?(?:said|told you|asked) (?:that|this|you|something else)',
  'i didnt ask|thats not my question|not what i (?:asked|meant)',
  '(?:im|i am) not (?:looking|asking|here) for (?:a |another |any |more )?(?:lists?|lectures?|tips?|advice|articles?|links?)',
  '(?:i )?(?:dont|do not) (?:want|need) (?:a |another |any |more )?(?:lists?|lectures?|tips?)',
  'stop (?:with )?(?:the |these |giving me |sending me )?(?:lists?|repeating|copy)',
  '(?:you )?(?:stupid|dumb|useless|worthless|damn|idiotic|fucking|crappy) (?:bot|robot|app|thing|machine|ai|chatbot|program|computer)',
  'same (?:thing|answer|text) (?:again|as before)',
];
const complaint = new RegExp(`^${before}(?:${complaints.join('|')})\\b`);

const angryWords =
  /^(?:(?:no|wait|uh|um|wow|ok|okay|seriously|lol) )*(?:what the (?:hell|fuck|heck)(?: (?:is|does|are|was) (?:that|this|you|it))?|(?:what|how) (?:is|does) (?:that|this) (?:even )?(?:supposed to|mean)|wtf (?:is|does|are)? ?(?:that|this|you)?|its not (?:a |an )?(?:message|text|email)|that (?:wasnt|isnt|is not|was not) (?:an answer|what i)|you (?:didnt|did not|never|wont) (?:even )?answer|thats not (?:an answer|what i|it$)|(?:you|that) sounds? like a (?:fortune cookie|robot|pamphlet|poster|hallmark))\b/;
const OUTBURST_WORDS = 32;

/** Matches "What the hell is that supposed to mean": a complaint about the last answer, in angrier words. */
function isOutburst(text: string): boolean {
  const said = plain(text);
  return angryWords.test(said) && said.split(' ').length <= OUTBURST_WORDS;
}

const restated =
  /\b(?:i'?m|i am|i was|i'?m just|all i(?:'m| am)?|what i'?m) (?:asking|trying to (?:ask|find out|figure out|know|understand)|talking about|saying)(?: (?:you|about))?[,:]? (.{12,})$/is;

/** Matches a question repeated after an answer that missed the point: "I'm asking how to talk to my son". */
export function extractRestatedQuestion(text: string): string | null {
  const found = restated.exec(text.trim())?.[1];
  return found ?? null;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z ]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** Matches a complaint about the last answer that asks nothing new. */
export function isComplaint(text: string): boolean {
  if (isOutburst(text)) return true;
  const said = plain(text);
  if (said.split(' ').length > MAX_WORDS) return false;
  const found = complaint.exec(said);
  return found !== null && terms(said.slice(found[0].length)).size <= TERMS_BESIDE;
}
