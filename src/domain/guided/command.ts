import { plainWords } from './read/plain.ts';

export type Command = 'back' | 'skip' | 'remove' | 'why' | 'stop' | 'go-on' | 'answers' | 'result';

const asking = String.raw`(?:do you|would you|are you|did you|does (?:it|that|this)|do (?:i|they)|is (?:it|that|this))`;
const why = new RegExp(
  String.raw`^(?:but |ok |and |wait )?why(?: (?:not|this|that)|(?: ${asking}\b.{0,40})?)$|^(?:what's|what is) (?:it|this|that) for$|^what (?:do you need|does it matter|difference does).{0,30}$`,
);

// Leaving is heard only if nothing else is said, so that "Stop sending the kids home late" stays an answer.
const it = String.raw`(?:this|it|that|these(?: questions)?|any ?more questions|questions)`;
// "I can't do this anymore" is left to the safety gate.
const noMore = String.raw`(?:i )?(?:just )?(?:(?:don't|dont|do not) (?:want to|wanna|feel like) (?:do|doing|answer|answering|continue|keep (?:doing|going|answering))(?: ${it})?(?: any ?more)?|(?:can't|cant|cannot|can not) do ${it})(?: (?:right now|now|today|tonight))?`;
const gone = String.raw`(?:i )?(?:just )?(?:(?:want|wanna|need)(?: to)? (?:get )?out(?: of (?:this|here|it))?|(?:want to|wanna) (?:stop|quit|exit|pause)(?: (?:this|here|now))?|(?:need to|have to|got to|gotta) (?:go|leave|run|stop|pause)(?: (?:now|here))?|(?:need|want|take|taking)(?: to take)? a (?:little |short |quick )?break)`;
const after = String.raw`(?:i'm not ready|not ready|not now|(?:i'?ll )?(?:do (?:this|it)|come back|be back|finish|continue|talk)(?: (?:this|it|to you|more))?(?: later| tomorrow| tonight| soon)?|(?:please )?(?:delete|erase) (?:this|it|everything|all of (?:this|it))|brb|be right back|later|tomorrow|for now|now|right now|please|thanks|thank you|bye|(?:i'm|im) done|let me out)`;
const leave = new RegExp(
  String.raw`^(?:(?:ok|okay|sorry|please|actually|no|wait),? )*(?:(?:nvm|never ?mind|brb|be right back|hold on|hang on|(?:one|a|just a|give me a) (?:sec|second|minute|moment)|pause|(?:i'm|im) done for (?:now|today|tonight)|(?:can we|let's|lets) (?:stop|pause)|stop|quit|exit|cancel|enough|that's enough|forget it|forget this|i quit|i'm out|im out|not now|later|let me out|get me out(?: of (?:this|here))?)(?: (?:it|here|this|that|for now|now|asking|please|with this|i (?:don't|dont|do not) want (?:this|it)))?|${gone}|${noMore})(?:[,.!;]* (?:(?:and|so|then) )?(?:stop|exit|quit|bye|${gone}|${noMore}|${after}))*$`,
);

const goOn = new RegExp(
  String.raw`^(?:(?:ok|okay|alright|hi|hey|yes|so),? )*(?:(?:let's|lets|i want to|we can|can we|i'm ready to|im ready to) )?(?:go on|continue|resume|carry on|keep going)(?: (?:now|please))?(?:: question \d+.*)?$|^(?:(?:ok|okay|hi|hey|alright),? )*(?:i'm|im|i am) (?:back|ready)(?: now)?(?:,? (?:(?:ok|okay),? )?(?:let's |lets )?(?:go on|continue|resume))?$`,
);

/** "Yes, I'm safe now. Continue": what comes last says what they want. */
const endsInGoOn =
  /(?:^|[.,;!\n])\s*(?:(?:ok|okay|so|and|yes|please|now) )*(?:can we |let's |lets |i want to )?(?:continue|go on|keep going)(?: now| please)?[.!]*\s*$/i;

export function asksToGoOn(text: string): boolean {
  return endsInGoOn.test(text);
}

const commands: readonly (readonly [Command, RegExp])[] = [
  ['back', /^(?:go )?back(?: one| a step| please)?$|^previous(?: question)?$|^undo$/],
  [
    'skip',
    /^skip(?: (?:it|this|that)(?: one| question)?)?$|^pass$|^(?:i )?(?:(?:don't|do not|dont) know|dunno|idk)(?: (?:it|that|yet))?$|^(?:i'm |i am )?not sure(?: yet)?$|^no idea$|^i'd rather not(?: say)?$|^prefer not to say$/,
  ],
  [
    'remove',
    /^(?:please )?(?:remove|delete|erase|clear|take out|leave out|drop) (?:it|this|that)(?: please)?$|^take (?:it|this|that) (?:out|off|away)$|^leave (?:it|this|that) (?:out|empty|blank)$/,
  ],
  ['why', why],
  ['stop', leave],
  ['go-on', goOn],
  ['answers', /^(?:show )?(?:me )?my answers(?: so far)?$/],
  [
    'result',
    /^(?:show|make|see|give me)(?: me)? (?:my|the) (?:page|result|reply|plan|card|script|list|table)$|^that's right$/,
  ],
];

/** Parses a command to the conversation. Null if the text is an answer or anything else. */
export function readCommand(text: string): Command | null {
  const plain = plainWords(text).replace(/\?$/, '');
  return commands.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
