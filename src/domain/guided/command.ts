import { isLeaving } from './leaving.ts';
import { plainWords } from './read/plain.ts';
import { wishesToStop } from './wish-to-stop.ts';

export type Command =
  | 'back'
  | 'skip'
  | 'remove'
  | 'why'
  | 'stop'
  | 'delete'
  | 'restart'
  | 'go-on'
  | 'answers'
  | 'result';

const asking = String.raw`(?:do (?:you|u|ya)|would (?:you|u)|are (?:you|u)|did (?:you|u)|does (?:it|that|this|(?:the|a|my) \w+)|do (?:i|they|(?:the|my) \w+)|(?:is|are) (?:it|that|this|(?:the|a|my) \w+))`;
const why = new RegExp(
  String.raw`^(?:but |ok |and |wait )?(?:why|y(?= do u))(?: (?:not|this|that)|(?: ${asking}\b.{0,40})?)$|^(?:what's|what is) (?:it|this|that) for$|^what (?:do you need|does (?:it|that|(?:the|a|my) \w+) matter|difference does).{0,30}$`,
);

// Leaving is only recognized if the text says nothing else, so that "Stop sending the kids home late" stays an answer.
const it = String.raw`(?:this|it|that|these(?: questions)?|any ?more questions|questions)`;
// The safety gate handles "I can't do this anymore".
const noMore = String.raw`(?:i )?(?:just )?(?:(?:don't|dont|do not) (?:want to|wanna|feel like) (?:do|doing|answer|answering|continue|keep (?:doing|going|answering))(?: ${it})?(?: any ?more)?|(?:can't|cant|cannot|can not) do ${it})(?: (?:right now|now|today|tonight))?`;
const gone = String.raw`(?:i )?(?:just )?(?:(?:want|wanna|need)(?: to)? (?:get )?out(?: of (?:this|here|it))?|(?:want to|wanna) (?:stop|quit|exit|pause)(?: (?:this|here|now))?|(?:need to|have to|got to|gotta) (?:go|leave|run|stop|pause)(?: (?:now|here))?|(?:need|want|take|taking)(?: to take)? a (?:little |short |quick )?break)`;
const after = String.raw`(?:i'm not ready|(?:i )?changed my mind|not ready|not now|(?:i'?ll )?(?:do (?:this|it)|come back|be back|finish|continue|talk)(?: (?:this|it|to you|more))?(?: later| tomorrow| tonight| soon)?|(?:please )?(?:delete|erase) (?:this|it|everything|all of (?:this|it))|brb|be right back|later|tomorrow|for now|now|right now|please|thanks|thank you|bye|(?:i'm|im) done|let me out)`;
const leave = new RegExp(
  String.raw`^(?:(?:ok|okay|sorry|please|actually|no thanks|no thank you|just|no|wait)[,.!]? )*(?:(?:nvm|never ?mind|brb|be right back|hold on|hang on|(?:one|a|just a|give me a) (?:sec|second|minute|moment)|pause|(?:i'm|im|i am) done(?: (?:for (?:now|today|tonight)|with (?:this|it|these questions)|here|answering))?|(?:that's|thats) it for (?:now|today|tonight)|no more(?: questions| of this)?|end (?:it |this )?here|close (?:this|it)|stop (?:this|it|asking(?: me)?(?: questions)?)|leave me alone|(?:i )?changed my mind|(?:can we|let's|lets) (?:stop|pause)|stop|quit|exit|cancel|enough|that's enough|forget it|forget this|forget about (?:it|this)|i quit|i'm out|im out|not now|later|let me out|get me out(?: of (?:this|here))?)(?: (?:it|here|this|that|for now|now|asking|please|with this|i (?:don't|dont|do not) want (?:this|it)))?|${gone}|${noMore})(?:[,.!;]* (?:(?:and|so|then) )?(?:stop|exit|quit|bye|${gone}|${noMore}|${after}))*$`,
);

const all = String.raw`(?:(?:all|everything|it all)(?: of (?:this|it|that|these|my answers))?|(?:all )?(?:of )?(?:this|it|that|my (?:answers|data|stuff|info|information)|the answers|(?:everything |all )?(?:that )?(?:what )?i(?:'ve)? (?:said|wrote|written|told you|typed|answered))(?: all)?)`;
const wish = String.raw`(?:(?:ok|okay|no|no thanks|no thank you|sorry|please|actually|just|so|and|then|wait|stop|nvm|never ?mind|can (?:you|we|i)|could (?:you|we|i)|let's|lets|i want to stop and|i want to|i want you to|i'd like to|id like to|i need to|(?:i'm|im) done|(?:i'm|im) out|forget it|bye)[,.!;]* )*`;
const closing = String.raw`(?:[,.!;]* (?:and |then )?(?:please|now|thanks|thank you|bye|(?:i'm|im) (?:done|out)|stop|let me out|i (?:don't|dont|do not) want (?:this|it|to do this|any of (?:this|it))(?: any ?more)?|right now|i changed my mind|(?:can we |let's |lets )?(?:quit|stop|end (?:it|this))))*`;
const erase = new RegExp(
  String.raw`^${wish}(?:(?:delete|erase|wipe|clear|trash|get rid of|throw (?:out|away)) ${all}|forget (?:all (?:of )?(?:this|it|that)|everything|it all|what i (?:said|wrote|told you)|my answers)(?: (?:i (?:said|wrote|told you)))?|(?:delete|erase))${closing}$`,
);
const again = new RegExp(
  String.raw`^${wish}(?:start (?:over|again|from scratch|from the (?:beginning|start|top))|begin again|restart|redo (?:it|this|everything|all of (?:it|this))|do (?:it|this) (?:all )?over)(?: again| please| from scratch)*$`,
);

const goOn = new RegExp(
  String.raw`^(?:(?:ok|okay|alright|hi|hey|yes|so),? )*(?:(?:let's|lets|i want to|we can|can we|i'm ready to|im ready to) )?(?:go on|continue|resume|carry on|keep going)(?: (?:now|please))?(?:: question \d+.*)?$|^(?:(?:ok|okay|hi|hey|alright),? )*(?:i'm|im|i am) (?:back|ready)(?: now)?(?:,? (?:(?:ok|okay),? )?(?:let's |lets )?(?:go on|continue|resume))?$`,
);

/** "Yes, I'm safe now. Continue": the last words are the command. */
const endsInGoOn =
  /(?:^|[.,;!\n])\s*(?:(?:ok|okay|so|and|yes|please|now) )*(?:can we |let's |lets |i want to )?(?:continue|go on|keep going)(?: now| please)?[.!]*\s*$/i;

export function asksToGoOn(text: string): boolean {
  return endsInGoOn.test(text);
}

const commands: readonly (readonly [Command, RegExp])[] = [
  [
    'back',
    /^(?:(?:ok|wait|no|sorry|oops|please),? )*(?:(?:can|could) (?:i|we|you) |(?:i (?:want|need) to|let me|let's|lets|i'd like to) )?(?:please )?(?:(?:go|step|take me) )?back(?: one| a (?:step|question)| one (?:step|question)| to the (?:last|previous) (?:one|question)| up)?(?: please)?$|^(?:the )?(?:previous|last) question(?: please)?$|^undo(?: (?:that|it))?$/,
  ],
  [
    'skip',
    /^(?:(?:can|could) (?:i|we|you) |i(?:'d| would) (?:like to|rather) |i want to |let's |lets |please |just )*skip(?: (?:it|this|that)(?: one| question)?)?(?: please| for now)?$|^next(?: (?:one|question))?(?: please)?$|^pass$|^(?:i )?(?:(?:don't|do not|dont) know|dunno|idk)(?: (?:it|that|yet))?$|^(?:i'm |i am )?not sure(?: yet)?$|^no idea$|^i'd rather not(?: say)?$|^prefer not to say$/,
  ],
  ['restart', again],
  [
    'remove',
    /^(?:please )?(?:remove|delete|erase|clear|take out|leave out|drop) (?:it|this|that)(?: please)?$|^take (?:it|this|that) (?:out|off|away)$|^leave (?:it|this|that) (?:out|empty|blank)$/,
  ],
  ['why', why],
  ['delete', erase],
  ['stop', leave],
  ['go-on', goOn],
  ['answers', /^(?:show )?(?:me )?my answers(?: so far)?$/],
  [
    'result',
    /^(?:(?:yes|yeah|yep|ok|okay|looks (?:right|good|fine)|(?:all|that's|thats|it's|its) (?:right|good|correct)|all of it is right|done|and|now|please|so|great|perfect)[,.!]* )*(?:(?:show|make|see|give me|create|build|let me see)(?: me)? (?:my|the) (?:page|result|reply|plan|card|script|list|table|entry|draft))(?: please| now)*$|^(?:that's|thats|looks|all) (?:right|good|correct)$/,
  ],
];

/** Parses a command to the conversation. Null if the text is an answer or anything else. */
export function readCommand(text: string): Command | null {
  return readWholeCommand(text) ?? (wishesToStop(plainWords(text)) ? 'stop' : null);
}

/** The same for a text that is nothing but the command. */
export function readWholeCommand(text: string): Command | null {
  const plain = plainWords(text).replace(/\?$/, '');
  const command = commands.find(([, pattern]) => pattern.test(plain))?.[0];
  return command ?? (isLeaving(plain) ? 'stop' : null);
}
