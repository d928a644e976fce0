import { normalize } from '../safety/normalize.ts';
import { mentionsThreat } from './danger.ts';

/*
 * Threats in the other person's own message. The safety gate reads what people report ("he said he'll kill me"). Here
 * the other person is speaking: "you" is the person who pasted it.
 */

const you = '(?:you|u|ya)';
const your = '(?:your|ur|yo)';
const will = '(?:ill|i will|im (?:going to|gonna)|i am going to|ima|imma|gonna|going to)';
const end = '(?= \\||  ?$)';

const deaths = [
  `${you}(?:ll| will|re| are)? ?(?:wont|will not|not going to|not gonna|never|arent going to|arent gonna) (?:\\w+ )?(?:live (?:to|long|past|through)|survive|make it out|be (?:alive|breathing|around to see))`,
  `(?:youre|ur|you are|u r) (?:\\w+ )?dead(?! (?:to me|wrong|set|right|tired|last|weight|broke))`,
  'dead (?:woman|man|girl|bitch|mother|meat)(?: walking)?',
  `${you}(?:ll| will|re| are)? ?(?:gonna|going to)? ?(?:die|bleed)(?! alone| of)(?= \\||  ?$| for| if| tonight| bitch| soon)`,
  `${will} (?:fucking |really |literally )?(?:kill|murder|hurt|strangle|choke|stab|shoot|bury|gut) (?:${you}(?! in (?:court|paperwork|legal|debt|fees))|${your})(?= )`,
  `${will} (?:fucking )?(?:beat|slap|punch|smack|burn|break|snap|smash|cut|slit|slash) (?:the (?:shit|hell|crap) out of )?(?:${you}(?! (?:to|in|there|up a|at|a))|${your} (?:\\w+ )?(?:neck|face|legs?|arms?|teeth|jaw|throat|house|car|tires|windows?|ass))(?= )`,
  `put ${you} (?:in|under|through) (?:the|a) (?:\\w+ )?(?:ground|hospital|grave|box|wall|coffin)`,
  `(?:nobody|no one|noone|theyll never|they wont|no body) (?:will |would |is going to |s going to |gonna )?(?:ever )?find (?:${you}|${your} body)`,
  'if i (?:cant|cannot|dont get to) have (?:you|u|them|her|him|the kids|my kids) (?:\\| )?(?:then )?(?:no one|nobody|noone|neither)',
  `say ${your} prayers|sleep with (?:one eye|both eyes|your eyes) open`,
  `bullet (?:with|for|in) (?:${you}|${your})(?= )`,
  '(?:burn|torch|blow) (?:down |up )?(?:your|ur|the|that|this) (?:\\w+ )?(?:house|place|car|apartment|trailer)',
];
const hunts = [
  `(?<!ill |will |always |got |have )watch ${your} back`,
  `${you} (?:better|had better|should) (?:start )?(?:run|hide|be (?:scared|afraid))(?= \\||  ?$| while| from me| bitch)`,
  `${you} (?:better|had better) (?:watch (?:yourself|${your} step)|be careful${end}|lock (?:${your}|the) doors?|pray)`,
  `(?:coming|come) (?:for|after) ${you}(?= \\||  ?$| and| tonight| bitch| now)`,
  `(?:${will} )(?:always )?(?:hunt ${you}|track ${you} down|find ${you} (?:wherever|no matter|one way|anywhere))`,
  `${you} (?:cant|can not|cannot) (?:hide|run|get away)(?= \\||  ?$| from me| forever)`,
  `(?:see|watch|find out|know) what(?: will)? happens? to (?:${you}|${your})(?= )`,
  `(?:keep|try|go ahead|push|test|say|open ${your}|run ${your}|one more|leave|do (?:it|that|this)) .{0,40}(?:see|watch|find out) what (?:happens(?: next| then)?|i(?:ll)? do)${end}`,
  `(?:bad |awful |terrible )?(?:things?|something) (?:bad )?(?:might|could|will|is going to|is gonna|can) happen to (?:${you}|${your})(?= )`,
  `i (?:can )?see (?:${you} (?:right now|in there|inside|through the|sitting|standing|moving)|${your} (?:lights?|bedroom|window|shadow))|i can see ${you}${end}`,
  `(?:im|i am|ive been|been) (?:always )?watching (?:${you}(?! (?:spend|waste|ruin|turn|play|try))|${your} (?:house|place|every|window))`,
];
const place =
  'i (?:also )?know (?:exactly )?where (?:you|u|your (?:mom|mother|sister|parents|family|boyfriend|girlfriend)) (?:\\w+ )?(?:lives?|sleep|works?|park|stay|staying|are|hid(?:e|ing)|run|go)';
const errand =
  'drop\\w*|bring\\w*|mail\\w*|deliver\\w*|send(?:ing)?|pick\\w*|serv(?:e|ed)|appointment|keys?|stuff|check|coming from';
const outside = `(?:im|i am|ima) (?:\\w+ )?(?:outside|in front of|at|on|by|across from|parked|in) (?:\\w+ )?(?:${your}|the) (?:\\w+ )?(?:house|place|door|apartment|window|porch|work|job|building|moms|driveway|street)|(?:im|i am) (?:right )?outside`;
const forced = `come (?:out|outside|down here|to the door)|open (?:the|up|this|your)|let me in|get out here|(?:im|i am) not leaving|aint leaving|i see|i can see|lights?|answer the door|cant hide`;
const exchange =
  'kids?|boys?|girls?|child(?:ren)?|baby|ready|pick\\w*|drop\\w*|exchange|bags?|backpack|bring|car seat|papers|package|stuff|coat|shoes|check|school|practice|(?:him|her) (?:out|down)|they|them|please|pls';
const armed =
  '(?:bring|bringing|grab|grabbing|got|getting|load|loading|loaded|have) (?:my|a|the) (?:gun|shotgun|rifle|pistol|glock|machete)(?! (?:safe|permit|license|cabinet|back|collection))';

const plain = [...deaths, ...hunts, armed].map(anywhere);
const known = anywhere(place);
const near = anywhere(outside);
const insists = anywhere(forced);
const isErrand = anywhere(errand);
const isExchange = anywhere(exchange);

const veiled = [
  `(?:${you}|youll|ull|you will|youre gonna|you are going to|you re going to) (?:\\w+ )?(?:regret|be sorry|be so sorry|rue|wish ${you})`,
  `(?:${you}|youll|ull|you will|youre gonna) (?:\\w+ )?pay for (?:this|it|that|what)(?= \\||  ?$| ${you}| bitch| i)`,
  '(?:last|final) warning|(?:youve|you have|consider yourself) (?:been )?warned',
  `fafo|around and find out|find out the hard way|accidents happen`,
  `make (?:${you} (?:pay|suffer|regret)|${your} life (?:hell|a living hell|miserable))`,
  'dont (?:test|push) me|dont make me (?:come|do|hurt|lose)',
  'nothing (?:left )?to lose',
].map(anywhere);
const legal =
  /(?<![a-z])(?:courts?|judge|lawyers?|attorneys?|sue|lawsuit|custody|mediator|motion|potty|cps|magistrate)(?![a-z])/;

/** Whether the other person's message threatens, or only hints at it: "you'll regret this". Null if neither. */
export function pastedThreat(text: string): 'plain' | 'veiled' | null {
  const said = normalize(text);
  if (mentionsThreat(text) || plain.some((one) => one.test(said))) return 'plain';
  if (known.test(said) && !isErrand.test(said)) return 'plain';
  if (near.test(said) && insists.test(said) && !isExchange.test(said)) return 'plain';
  return !legal.test(said) && veiled.some((one) => one.test(said)) ? 'veiled' : null;
}

const calledThreat = anywhere(
  '(?<!(?:no|not a|isnt a|never|without a|any|empty|not really a) )(?:threats?|threatens?|threatening|threatened|threatenin)',
);

/** Whether the person calls the message a threat: "it's a threat", but not "he threatens to take me to court". */
export function callsItThreat(text: string): boolean {
  const said = normalize(text);
  return calledThreat.test(said) && !legal.test(said);
}

const aimed = anywhere(
  `if ${you}|unless ${you}|without ${you}|because of ${you}|on ${you}|${your} fault|${you} (?:did this|made me|drove me|never see me|wont see me|leave|left|win|wont have to|will never have to)|come back|see me again|tell the (?:kids|boys|girls)|goodbye`,
);

/** Whether such a message says that its writer may die: "if you leave me I'm going to kill myself". */
export function isAimedAtReader(text: string): boolean {
  return aimed.test(normalize(text));
}

function anywhere(words: string): RegExp {
  return new RegExp(`(?<![a-z])(?:${words})(?![a-z])`);
}
