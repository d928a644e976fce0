import { findQuestions } from './asked-questions.ts';
import { plainWords } from './cues.ts';

/** The kinds of messages that can be answered regardless of their topic. */
export const generalActs = [
  'plan',
  'approve',
  'should-i',
  'what-if-they',
  'is-it-normal',
  'first-words',
  'cannot',
  'tried',
  'win',
  'worry',
] as const;
export type GeneralAct = (typeof generalActs)[number];

/** The recipient of the requested words, if not the other parent. */
export const listeners = [
  'curious',
  'parents',
  'close',
  'child',
  'work',
  'school',
  'court',
  'clerk',
  'lawyer',
  'bank',
  'doctor',
] as const;
export type Listener = (typeof listeners)[number];

const MAX_LENGTH = 60;

/** Null if a message is none of these, or may be about a danger. */
export function classifyGeneralAct(message: string): GeneralAct | null {
  const plain = plainWords(message);
  if (plain.trim().split(' ').length > MAX_LENGTH || risky.test(plain)) return null;
  const asked = findQuestions(message).map(({ text }) => plainWords(text));
  const isApproval = asked.length <= 1 && asksApproval.test(plain);
  if (isApproval && /["“”]/.test(message)) return 'approve';
  const act = acts.find(([, sign]) => sign.test(plain))?.[0] ?? null;
  if (act === null || asking.has(act)) return act;
  return asked.length === 0 || isApproval ? act : null;
}

/** These acts are questions themselves. The others are statements, so a question next to them gets answered instead. */
const asking: ReadonlySet<GeneralAct> = new Set(['should-i', 'what-if-they', 'is-it-normal', 'first-words']);

/** Matches things that a program must not approve of, encourage or call normal. */
const risky =
  / (?:drink\w*|drunk|wine|bourbon|beer|vodka|whiskey|pills?|weed|high|gun|knife|kill\w*|die|dead|suicid\w*|hurt\w*|hit|hits|choke\w*|beat\w*|threat\w*|scared of|afraid of (?:him|her)|follow\w*|stalk\w*|track\w*|record\w*|hide|hiding|lie|lying|empty|drain|withdraw|sell|cash|quit|sign|signed|burn|throw|smash|key (?:his|her)|slash|confront\w*|revenge|expose|post|show up|drive (?:to|by|over|past)|go over|his (?:house|place|apartment|door)|her (?:house|place|apartment|door)|take (?:the )?(?:kids|children|him|her|them) (?:and|away|out of)|keep (?:the )?(?:kids|children|him|her|them) from|not (?:show|go|pay|answer|let)|stop paying|move out|leave the state|text him|text her|call him|call her|sleep with|hook up|date|block) /;

const asksApproval =
  / (?:(?:does|would) (?:that|this|it) sound (?:ok|okay|good|right|alright|dumb|stupid|too \w+)|how(?:s| is) (?:that|this|it)(?: sound)?|is (?:that|this) (?:ok|okay|good|alright|a good (?:idea|plan|start))|what do (?:you|u) think|is that (?:too )?(?:much|cold|sharp|harsh)) /;

const they = '(?:he|she|they|my ex|the other (?:parent|side)|his \\w+|her \\w+)';
const acts: readonly (readonly [GeneralAct, RegExp])[] = [
  [
    'what-if-they',
    new RegExp(
      ` (?:and |but |so )?what (?:if|happens if|do i do if|do i do when|about when|now if) ${they} | (?:because |cause |but |and )${they} (?:will|always|is going to|is gonna) (?:\\w+ )?(?:answer|say|argue|laugh|refuse|ignore|yell|cry|twist|blame|fight) `,
    ),
  ],
  [
    'is-it-normal',
    / (?:am i (?:\w+ )?(?:normal|weird|silly|crazy|stupid|foolish|pathetic|dumb|strange|ridiculous|too sensitive|the only one|stuck)|(?:is|isnt) (?:it|that|this) (?:\w+ )?(?:normal|weird|silly|crazy|stupid|foolish|pathetic|dumb|strange|ridiculous|wrong|bad|awful|selfish|too soon)(?: (?:of me|that i|for me|to (?!him|her|them)|i |at my)|$| $)) /,
  ],
  [
    'first-words',
    / (?:how (?:do|should|would|can) i (?:even )?(?:start|begin|open)|(?:whats|what is|what would be|give me) (?:the|my|a) first (?:sentence|line|words?)|first words|how do i (?:bring|put) (?:it|this|that)(?: up)?|in one breath) /,
  ],
  [
    'should-i',
    /^ (?:(?:so|ok|and|but|or|well|hm+|then|please|i|yes|no) )*(?:should|do) i (?:even |just |really )?(?!have |need )\w+ | should i (?:\w+ ){0,2}(?:or not|or wait|at all|go back|go) /,
  ],
  [
    'win',
    /^ (?:\w+ ){0,6}(?:i did it|it (?:actually |really )?(?:worked|helped|went (?:ok|okay|well|fine|great))|(?:he|she|they) (?:agreed|said yes|said ok|said okay)|i made it (?:through|to)|i (?:finally |actually )(?:slept|ate|called|told|said|did|went|cooked|laughed)|kinda helped|i got (?:through it|the job|approved)) /,
  ],
  [
    'tried',
    /^ (?:(?:but|well|i|ok|no|yeah|nah|already|have|ive|we) )*(?:already )?(?:tried|did) (?:that|it|this|all that|everything|them all|both)(?: |$)| (?:tried (?:that|it|this) (?:already|before|last|twice|and)|didnt (?:work|help)) /,
  ],
  [
    'cannot',
    /^ (?:(?:but|well|no|yeah|ok|and) )*i (?:just |really |simply |physically )?(?:cant|cannot|couldnt) (?:do (?:that|it|this)|afford (?:that|it|this|one)|face (?:that|it|him|her|them)|even (?:start|think|get)|get out of bed|bring myself) /,
  ],
  [
    'worry',
    /^ (?:(?:but|and|well|honestly|mostly|just) )*(?:im|i am) (?:just |so |really |mostly |kinda )?(?:worried|nervous|anxious) (?:that|about|if|it|he|she|they|ill|i) /,
  ],
  ['plan', plannedIn()],
];

/** Only harmless actions count as a plan. */
function plannedIn(): RegExp {
  const opening =
    '(?:ill|i will|im (?:going to|gonna)|i (?:decided|think ill|guess ill|am going to|am gonna)|ive decided(?: to| ill| im going to)?|imma)';
  const deed =
    '(?:call|phone|ring|talk to|ask|walk|write|make|sleep|rest|eat|see (?:a|my|the)|tell (?:my|him i|her i)|try|wait|bring|take (?:a|the|my)|file|start|join|sit|visit|bake|cook|go (?:to|for|back to|early|wednesday|tuesday|monday|thursday|friday|saturday|sunday|tomorrow|tonight|ahead)|do (?:it|that|this|both)|look|check|copy|print|put|mute|set|keep|sing)';
  return new RegExp(` ${opening} (?:just |also |maybe |definitely |then |to )*${deed} `);
}

const asksForWords =
  / (?:what|how) (?:do|should|can|could|would|will|am|to) (?:i |we )?(?:even |supposed to |going to |to )*(?:say|tell|answer|reply|explain|ask|put|talk|bring|respond)| (?:words|something to (?:say|tell)) (?:for|to) | when (?:they|people|folks) ask | what i (?:will|should|can|do) say | how i (?:will|should|can) (?:say|tell) /;
const to: readonly (readonly [Listener, RegExp])[] = [
  ['court', / (?:judge|magistrate|your honor|at the hearing|in court) /],
  ['clerk', / clerks? /],
  ['lawyer', / (?:lawyer|attorney|legal aid|mediator) /],
  [
    'child',
    / (?:my |the |our )?(?:kids?|children|son|daughter|boy|girl|boys|girls|toddler|teen|teenager|\d+ year old|baby|little one) /,
  ],
  [
    'parents',
    / (?:my )?(?:mom|mother|mama|mum|dad|father|papa|parents|folks at home|in laws|mother in law) /,
  ],
  ['work', / (?:boss|manager|supervisor|hr|at work|coworkers?|colleagues|job) /],
  ['school', / (?:teacher|school|principal|daycare|coach) /],
  ['bank', / (?:bank|lender|mortgage company|credit card company|landlord|creditors?) /],
  ['doctor', / (?:doctor|nurse|therapist|counselor|er) /],
  [
    'close',
    / (?:my (?:(?:best|own|older|big|little|younger) )?(?:friend|sister|brother|cousin|aunt|neighbor)|a friend|friends) /,
  ],
  [
    'curious',
    / (?:people|folks|everyone|everybody|anyone|somebody|someone|they ask|church|choir|party|neighbors|if \w+ asks|when \w+ asks|asks? me) /,
  ],
];

const toTheOther =
  / (?:say|tell|ask|answer|text|write|explain)(?: it| this| that)?(?: to)? (?:him|her|them|my ex|my husband|my wife) /;
const kin: ReadonlySet<Listener> = new Set(['parents', 'close', 'work']);

/** "I haven't told my sister. How do I tell her?" is about the sister. */
function namedBefore(plain: string): Listener | null {
  const isAboutOther = / (?:my ex|ex husband|ex wife|my husband|my wife|my partner) /.test(plain);
  return isAboutOther
    ? null
    : (to.find(([listener, sign]) => kin.has(listener) && sign.test(plain))?.[0] ?? null);
}

const curious = / (?:people|folks|everyone|everybody|church|choir|(?:if|when) \w+ asks?) /;
const ofGrownChild = / (?:grown|adult|1[89]|[2-5]\d) /;

/** Returns the recipient of the requested words. Null if there is none, or if it is the other parent. */
export function findRequestedRecipient(message: string): Listener | null {
  const plain = plainWords(message);
  if (!asksForWords.test(plain) || risky.test(plain)) return null;
  const asked = asksForWords.exec(plain);
  const after = plain.slice(asked?.index ?? 0);
  if (toTheOther.test(after)) return namedBefore(plain);
  const listener = to.find(([, sign]) => sign.test(after))?.[0] ?? (curious.test(plain) ? 'curious' : null);
  return listener === 'child' && ofGrownChild.test(plain) ? null : listener;
}
