import { isBareReply } from '../retrieval/bare-reply.ts';
import { isComplaint } from '../retrieval/complaint.ts';
import { type SmallTalk, smallTalk } from '../retrieval/small-talk.ts';
import { isStateAlone } from '../retrieval/state-alone.ts';
import { stateOfPlace } from '../retrieval/city-state.ts';
import { findQuestions } from './asked-questions.ts';
import { plainWords } from './cues.ts';

/** What a person does with a message (its speech act). */
export type SpeechAct =
  | SmallTalk
  | 'complaint'
  /** A question about the advisor: "Do you ever sleep?" */
  | 'about-guide'
  /** A question about a safety line: "Why did you give me a hotline?" */
  | 'why-safety'
  /** A rejected suggestion: "I don't want to sit on a park bench". */
  | 'declined'
  /** A message without a new question or fact: "Ok, that helps. I'll try it tonight". */
  | 'acknowledgment'
  /** A reply without its own content: "Yes", "no", "idk", "ok", "go on". */
  | 'bare-reply'
  /** The answer "Ohio" to the question of which state. */
  | 'state'
  | 'question'
  | 'telling';

export function speechActOf(message: string): SpeechAct {
  const talk = smallTalk(message);
  if (talk) return talk;
  if (isComplaint(message)) return 'complaint';
  if (asksWhySafety(message)) return 'why-safety';
  if (isAboutGuide(message)) return 'about-guide';
  if (isDeclined(message)) return 'declined';
  if (isStateAlone(message) || isPlaceAlone(message)) return 'state';
  if (isBareReply(message)) return 'bare-reply';
  if (findQuestions(message).length > 0) return 'question';
  if (isGreeting(message)) return 'greeting';
  if (isFarewell(message)) return 'farewell';
  return isAcknowledgment(message) || isThanking(message) ? 'acknowledgment' : 'telling';
}

const MAX_GUIDE_QUESTION_WORDS = 12;
const ofGuide =
  / (?:(?:do|did|can|could|are|have|will) (?:you|u) (?:ever |even |really |actually |just |always )*(?:sleep|get tired|feel(?= $| anything| pain| emotions| things| feelings)|remember(?= $| me| this| what)|here|awake|up|married|divorced|have (?:kids|feelings|a name)|know what|care|get bored|real|there)|(?:is|are) (?:this|you|u|anyone|anybody|there) (?:a |an |even )*(?:real|person|human|bot|robot|ai|machine|someone|anyone)|who (?:wrote|writes|made|comes up with) (?:that|this|these|it|your)|(?:you|u|it) (?:just |only )*(?:spit out|spitting out|copy|copying|reading|read) (?:out )?(?:articles|from|a script|scripts|paste)|(?:is|are) (?:this|these|you|u) (?:all )?(?:canned|automated|prewritten|scripted|pre written)) /;

function isAboutGuide(message: string): boolean {
  const plain = plainWords(message);
  return ofGuide.test(plain) && plain.trim().split(' ').length <= MAX_GUIDE_QUESTION_WORDS;
}

const whySafety =
  / why (?:\w+ )?(?:did|do|would|are|is) (?:you|u|that|it|the) (?:\w+ ){0,8}(?:weapons?|abus(?:e|ing|er)|hurting (?:him|her|them|anyone)|dying|hotline|safe|get help|help line|helpline|crisis line|number|988|911|that bit|the line|suicid\w*|kill\w*|danger|violence|abuse\w*) /;

function asksWhySafety(message: string): boolean {
  return whySafety.test(plainWords(message));
}

const MAX_DECLINE_WORDS = 14;
const declines =
  /^ (?:(?:no|nah|yeah|well|ok|um|hm|ugh|lol) )*(?:i (?:really )?(?:dont|do not|wont|cant) (?:want to|wanna|feel like|need to|have time to|like) |not (?:doing|gonna do|going to do|in the mood for) |(?:tried|did|done|already (?:tried|did)) (?:that|it|all that)|that(?:s| is| does|ll| will)?(?:nt)? (?:not (?:for me|happening|gonna happen|going to happen|going to work|gonna work)|doesnt work|wont work|never works|didnt work)|easy for you)/;

function isDeclined(message: string): boolean {
  const plain = plainWords(message);
  return (
    declines.test(plain) && plain.trim().split(' ').length <= MAX_DECLINE_WORDS && !message.includes('?')
  );
}

const MAX_PLACE_WORDS = 6;

/** Matches "Texas. Harris county" and "we're in Ohio". */
function isPlaceAlone(message: string): boolean {
  return (
    stateOfPlace(message) !== null &&
    message.trim().split(/\s+/).length <= MAX_PLACE_WORDS &&
    !message.includes('?') &&
    !namesMatter.test(message) &&
    findQuestions(withoutPlace(message)).length === 0
  );
}

/** "Florida simple divorce forms" asks for something, without the form of a question. */
const namesMatter =
  /\b(?:forms?|papers|paperwork|custody|support|alimony|fees?|waivers?|mediation|annulment|simplified|uncontested|summary|no[- ]fault|common[- ]law|grandparents?|laws?|rights|residency|waiting period)\b/i;

/** In "Virginia, will I owe alimony" the question begins after the place. */
function withoutPlace(message: string): string {
  return message.replace(/^[^,.:;]{0,40}[,.:;]\s*/, '');
}

const MAX_THANKS_WORDS = 22;

/** Matches "I think I can do that. Thank you for being patient with me." */
function isThanking(message: string): boolean {
  const plain = plainWords(message);
  return (
    / (?:thank you|thanks|thank u|thx|i appreciate) /.test(plain) &&
    plain.trim().split(' ').length <= MAX_THANKS_WORDS
  );
}

const MAX_ACKNOWLEDGMENT_WORDS = 16;
/** A message with more words contains new facts, unless it says what the person will do. */
const MAX_BARE_ACKNOWLEDGMENT_WORDS = 6;
const announcesAction =
  /\b(?:thanks?|thank you|thx|ty|i'?ll|i will|i'?m (?:going to|gonna)|im (?:going to|gonna)|gonna|that i can|can do|will do|that helps|that helped|makes sense|got it|i hear you|i like)\b/i;
const acknowledges =
  /^ (?:ok|okay|k|kk|alright|all right|fine|good(?! news)|great(?! news)|thanks|thank you|thank u|thx|ty|got it|i see|makes sense|that makes sense|that helps|that helped|huh|hm+|ha|haha|lol|understood|noted|right|cool|perfect|sounds good|fair|fair enough|will do|true|no i hear you|i hear you|i like that|thats (?:good|nice|helpful|fair|better|kind)|better|sure|wow|oh|ah|appreciate) /;

function isAcknowledgment(message: string): boolean {
  const plain = plainWords(message);
  const count = plain.trim().split(' ').length;
  const most = announcesAction.test(message) ? MAX_ACKNOWLEDGMENT_WORDS : MAX_BARE_ACKNOWLEDGMENT_WORDS;
  return acknowledges.test(plain) && count <= most && !/\b(?:just great|great\. just)\b/i.test(message);
}

const saysGoodbye =
  /(?<! (?:kissed me|kiss me|hugged me|said|say|saying|saying a|without|his|her|a|no|to say|wave|waved)) (?:bye|goodbye|good ?night|gotta go|got to go|have to go|need to go|gtg|ttyl|talk later|talk tomorrow|be back later|be back tomorrow|signing off|heading to bed|going to bed|off to bed|off to work)(?: [a-z]+){0,4} $/;
const MAX_FAREWELL_WORDS = 30;
const mustLeave =
  / (?:i )?(?:have to|got to|gotta|need to|should|better) (?:go|run|get going|head out|sleep) /;
const MAX_MUST_GO_WORDS = 18;

/** Matches "It was Shenandoah, and I got through it. Goodnight, Lena." */
function isFarewell(message: string): boolean {
  const plain = plainWords(message);
  const count = plain.trim().split(' ').length;
  return (
    (saysGoodbye.test(plain) && count <= MAX_FAREWELL_WORDS) ||
    (mustLeave.test(plain) && count <= MAX_MUST_GO_WORDS)
  );
}

const MAX_GREETING_WORDS = 30;

/** Matches "Good evening, Lena. I have never done this sort of thing." */
function isGreeting(message: string): boolean {
  const plain = plainWords(message);
  return (
    /^ (?:hi|hello|hey|good (?:morning|evening|afternoon)) /.test(plain) &&
    / (?:my name is|im [a-z]+ im new|first time|never done this|new to this|new here|dont know how this works|not sure how this works|hope it is all right|is anyone there) /.test(
      plain,
    ) &&
    plain.trim().split(' ').length <= MAX_GREETING_WORDS
  );
}

export type BareReply = 'yes' | 'no' | 'unsure' | 'ok' | 'more';

export function bareReplyOf(message: string): BareReply {
  const plain = plainWords(message);
  if (/ (?:idk|dunno|dont know|not sure|no idea|unsure|maybe) /.test(plain)) return 'unsure';
  if (
    /^ (?:more|continue|go on|tell me more|longer|and then|then what|what else|what next|whats next) $/.test(
      plain,
    )
  )
    return 'more';
  if (/^ (?:no|nope|nah|not really|never|neither|none) /.test(plain)) return 'no';
  if (
    /^ (?:yes|yeah|yea|yep|yup|ya|sure|exactly|right|true|correct|both|of course|sort of|kind of|kinda|i guess|i think so|always|often|sometimes|every|daily) /.test(
      plain,
    )
  )
    return 'yes';
  return 'ok';
}
