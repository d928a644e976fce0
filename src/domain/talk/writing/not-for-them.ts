import { isQuestion } from '../asked-questions.ts';

/** Why a clause is left out of a message. */
export type LeftOut =
  | 'instruction'
  | 'comment'
  | 'question'
  | 'feeling'
  | 'threat'
  | 'guess'
  | 'hearsay'
  | 'their-words';

const advisor = '(?:can|could|would|will|do) (?:you|u)';
const text = '(?:text|message|email|draft|reply|response|note|letter|wording|words|sentence|line|version)';
const they = '(?:he|she|my ex|they)';

/** Said to the advisor or about something else, however it is put. The first that fits counts. */
const always: readonly (readonly [LeftOut, RegExp])[] = [
  [
    'instruction',
    new RegExp(
      `^${advisor} (?:please |pls |just )*(?:text|message|email|write|reply to) (?:my|him|her|them|his|the)\\b`,
      'i',
    ),
  ],
  [
    'instruction',
    new RegExp(
      `^(?:${advisor} )?(?:please |pls |just |now |also |maybe )*(?:help me\\b|write (?:it|that|this|one)? ?(?:to (?:him|her|them))?$|(?:text|message|email|write|reply to|answer|tell|ask|let|respond to) (?:him|her|them|my ex|my (?:bm|bd|husband|wife)|it)(?: know| back| no| yes| ok| okay)?$|(?:i )?(?:want|wanna|need|have) (?:to )?(?:say|send|write|text|tell (?:him|her|them)) something\\b|write(?!(?: back)?(?: to (?:him|her|them))? that (?:i|the|we|our|he|she|my)\\b)(?= (?:me|it|this|that|the|a|an|one|something|up|him|her|them|my)\\b|$)|(?:draft|compose|reword|rewrite|rephrase|redo|retype)\\b|word (?:it|this|that)|make (?:it|this|that)\\b(?! (?:to|on time|there|home|work|easier|harder))|fix (?:it|this|that|the ${text})|(?:do|try) (?:it|that|this)? ?(?:over|again)|start (?:over|again|fresh)|keep (?:it|this) (?:short|simple|nice|calm|polite|brief|civil|friendly|to)|give me (?:the|a|some|something) ?${text}?$|show me\\b|put (?:it|this|that) (?:together|nicely|in (?:a|proper|better))|turn (?:it|this|that) into|say (?:it|that|this|so|something)(?: (?:nice\\w*|polite\\w*|calm\\w*|better|short\\w*|again|simple|firm\\w*)|$)|something (?:nice|short|simple|polite|firm|calm|that|like that)|be (?:nice|polite|firm|civil|short)|check (?:it|this))`,
      'i',
    ),
  ],
  [
    'instruction',
    new RegExp(
      `^(?:i ?)?(?:just |really |still |also )*(?:need (?:you|u) to|need|want|have|got|gotta|wanna|trying|am trying|'m trying|would like|'d like|d like|supposed) ?(?:to )?(?:text|message|email|write|reply|respond|answer|send)\\b(?!.*\\b(?:that (?:i|our|the|my|we|he|she|it)|saying|and (?:say|tell|ask))\\b)(?! me\\b)(?!.*\\b(?:money|check|bag|clothes|payment)\\b)`,
      'i',
    ),
  ],
  [
    'instruction',
    new RegExp(
      `^(?:i )?(?:just |really |still |also )*(?:need|want|have to|wanna) (?:help|advice|(?:a|the|some|another|one|your) ?(?:\\w+ )?(?:${text}|help|advice)|something|words|it to (?:sound|be)|this to (?:sound|be)|to (?:sound|seem|look like|come (?:off|across)|keep it|be (?:nice|calm|civil|polite|firm)))\\b`,
      'i',
    ),
  ],
  [
    'instruction',
    /^(?:(?:not|nothing) (?:too |mean|fancy|long|rude|weird|crazy)|no thanks?\b|no (?:drama|speeches|apolog\w+|emoji\w*|deadline|greeting|rush)$|(?:one|two|three|\d) (?:lines?|sentences?)\b|short(?:er)?(?: and \w+| please| pls|$)|(?:firm|nice|polite|calm|simple|softer|firmer|warmer|nicer|kinder)\w*(?: and \w+)?(?: \w+)?$|nice and short|i (?:don'?t )?(?:want|wanna) (?:(?:it|this) (?:to (?:sound|be|look|say|seem)|short|nice|polite|calm|firm|simple|mean|rude)|to sound|to seem|to come|to be mean|to fight|drama|no drama|a fight)|without \w+ing|don'?t (?:make (?:it|me)|let it|sound|be (?:mean|rude)|use (?:my words|that|the word|big)|start with|include|mention|add|say (?!anything|stuff|things|bad|that to|it in|it to)|put (?:that|my words|the word|words|in))|(?:dont|don't) (?:write|type)|(?:quit|stop) (?:putting|saying|writing|adding|using|asking) (?:(?:hi|hello|thanks?|thank you|sorry|please)\b|.*\bin (?:it|there|the (?:text|message|draft))\b)|take out\b|leave out\b|leave (?:that|it) (?:out|off)|(?:get rid of|remove|delete|drop|skip|lose) the (?:thanks?|part|line|hi|word|last|first|bit|sentence)\b)/i,
  ],
  [
    'comment',
    /^(?:oh )?(?:my (?:god|gosh|goodness|lord)|good (?:god|lord|grief)|jesus\b|christ\b|wow|ugh+|(?:that |this |it )?(?:is|isn'?t|was|wasn'?t) (?:not )?(?:english|a sentence))/i,
  ],
  ['comment', / = /],
  [
    'comment',
    /^(?:(?:that|this|it)(?:'?s| is| was| sounds?| reads?| looks?)(?: (?:just|not|so|really|literally|all|still|even|kinda|like|exactly|way))* (?:what i|my (?:own )?words|right|wrong|weird|terrible|awful|bad|worse|good|better|great|perfect|fine|ok|okay|dumb|stupid|nonsense|garbage|close|it|all|everything|too (?:long|short|soft|nice|mean|harsh|cold|much|formal|stiff|wordy)|a mess|me|like (?:a|me|i|you)|robotic|copy)\b(?! (?:late|early|for (?:the|him|her|me)|with me|by me))|(?:you|u)(?:'re| are|r)? (?:literally |just |even |really |still |already )*(?:left out|forgot (?:the|my|to (?:put|add|say))|dropped the (?:part|line|\w+ part)|missed (?:the|my) (?:part|point|whole)|skipp?(?:ed)?\b|copied|pasted|repeated|typed|wrote|put (?:my|the) words|kidding|serious|reading|listening|not (?:listening|reading|getting|helping)|didn'?t (?:read|listen|write|include|put)|don'?t (?:get|listen|read))|are (?:you|u) (?:kidding|serious|even|reading|listening|ok)|where (?:is|did|s|'s|are|does)\b|where'?s\b|never ?mind|forget (?:it|that|the (?:draft|message|text))|whatever|(?:last|one more) (?:try|time)|i (?:already |just |literally )*(?:said|told (?:you|u)|typed|asked (?:you|for|u)|meant|wrote that|explained)|like i said|as i said|every answer|same (?:thing|text)|what(?:\?|$)|huh\b|why (?:would|did|do|are|is)\b|(?:no )?(?:deadline|rush)$|nothing (?:else|more)|i don'?t (?:care|know|get|understand|remember|trust|even)|idk\b|dunno|i(?:'m| am|m)? (?:not )?(?:sure|guess|guessing|kidding|joking|serious|wondering)|i (?:guess|think so|hope so|mean it|swear)$|i can'?t (?:send|believe|deal|stand|even|think|breathe|sleep|just|with)\b|lol\b|omg\b|thank(?:s| you)\b|i already (?:sent|texted|told (?:him|her))|i'?ll (?:send|use|try|take) (?:it|that|this)|none of (?:it|this|that)\b|it'?s (?:my|his|her) (?:dog|cat|kids?|son|daughter|brother|sister|mom|dad|house|life|weekend|money)$|there'?s (?:a|an|some) (?:weird|typo|word|extra|wrong|random)\b|it'?s about\b|its about\b|(?:it|this|that) (?:still )?(?:says|said)\b|there'?s no (?:email|message|text)\b|(?:and )?(?:yes )?i (?:still )?(?:want|need) the \w+ (?:one|text|message)\b|about (?:the|my|our|his|her)\b)/i,
  ],
  [
    'threat',
    /\b(?:go to hell|screw (?:you|him|her)|shut (?:up|him|her|you)|shuts? (?:him|her|them) up|(?:take|taking|drag|dragging|see|seeing) (?:him|her|you|their ass) (?:to|in|back to) court|call(?:ing)? the (?:cops|police|sheriff)|my (?:lawyer|attorney) (?:will|is (?:going|gonna))|(?:you|he|she)(?:'ll| will|'s gonna| is gonna)? (?:regret|pay for this|be sorry)|or else|i(?:'ll| will|m gonna|'m gonna|'m going to) (?:kill|hurt|destroy|ruin|expose|sue|report|key|burn|smash|beat|fight))\b/i,
  ],
  [
    'guess',
    new RegExp(
      `^(?:i (?:bet|know|think|swear) )?${they}(?:'?s| is|'?ll| will|'d)? (?:just |probably |always |gonna |going to |def |definitely |prob |usually |gon |gone )*(?:gonna|gon|gone|finna|going to|probably|going nuts|go (?:nuts|crazy|off)|say (?:i|no|that i|im|it)|be (?:mad|pissed|angry|upset|like)|flip|freak|lose (?:it|her|his)|blow up|twist|use (?:it|this|that)|throw a fit|call me|act|think(?:s)? (?:i|im|that|she|he)|make (?:it|a) )`,
      'i',
    ),
  ],
  [
    'hearsay',
    /^(?:my (?:mom|sister|brother|friend|bestie|lawyer|boss|therapist|cousin|dad|aunt|new \w+)|everyone|people|they) (?:says?|said|thinks?|told me|keeps? (?:saying|telling)|is being|wants me)\b/i,
  ],
];

/** Left out of what is only told; said in so many words that it is for the other parent, it is sent. */
const whereTold: readonly (readonly [LeftOut, RegExp])[] = [
  [
    'feeling',
    /\b(?:i(?:'m| am|m| was)? (?:so |really |just |too |kinda |pretty |very |still |honestly |fucking )*(?:mad|angry|scared|afraid|tired(?: of)?|sick of|furious|upset|shaking|done|over it|worried|nervous|crying|exhausted|stressed|embarrassed|ashamed|hurt|pissed|annoyed|frustrated|heartbroken|sad|lost|losing it|at my limit|fed up|not (?:thankful|crazy|sorry|mad|playing|trying))|i (?:feel|felt|hate|hated|cried|cry|worry|dread|resent|wish|love (?:him|her)|miss (?:him|her)|can'?t stand|swear|want (?:him|her) gone)|breaks my heart|makes me|made me|drives me|pisses me|it hurts|hurts me|my heart|mental health)\b/i,
  ],
  [
    'their-words',
    new RegExp(
      `^(?:and |also |now |rn |today |just now )*${they}(?:'?s| is| just| keeps?| always| now)*(?: just| now| also)? (?:text(?:s|ing|ed)?(?: me)?|says?|said|saying|wrote|writes?|replied|emailed|messaged|sent me|ask(?:s|ed|ing)?|wants?|wanted|claims?|told me|tells me|thinks?|acts?|acting|being|such|blames?|blaming|accus\\w+)\\b`,
      'i',
    ),
  ],
  [
    'comment',
    new RegExp(
      `^(?:${they}(?:'?s| is)? (?:posting|acting|dating|seeing|sleeping|lying|playing|running around|telling people|always|never|such|so|a |an |being|crazy|insane|impossible|ridiculous|toxic|narciss\\w+|selfish|unfair|hasn'?t (?:said|answered|written|replied)|doesn'?t (?:care|listen|get|answer|know)|won'?t (?:know|answer|listen|care|reply|respond))|every (?:single )?time|(?:this|it) (?:is|'s) (?:so |just |the )?(?:unfair|crazy|ridiculous|insane|third time|second time|bs|always)|nothing (?:yet|works)|what a|how (?:dare|rude|can)|it'?s (?:my|always|all) (?:brother|fault)|havent told|haven'?t told|if (?:he|she) (?:says?|doesn'?t|don'?t|dont|won'?t|wont|answers?|replies|cares?))\\b`,
      'i',
    ),
  ],
];

const asksThem =
  /^(?:(?:can|could|may|would) (?:i|we) (?:please |just |also |maybe )*(?:see|have|get|pick|take|keep|drop|borrow|switch|swap|trade|come|bring|call|face ?time|talk to|meet|grab|move|change|do|split|agree|try|use|start|share|stop by|swing|leave|return|skip|make|stick|work)\b|(?:can|could|would|will) (?:you|u) (?:please |just |also |at least )*(?!help|write|draft|word|make it|make this|tell me (?:what|how|if)|give me (?:a|the|some|something)|say|do (?:it|that|this)|fix|check|read|add|put|take out|remove|shorten|include|explain|show)\w+|is it (?:ok|okay|alright|fine) (?:if|with)|(?:what|which) (?:time|day|days|weekend) (?:can|could|are|will|do|works?|would) (?:you|u|works?)|when (?:can|could|will|are) (?:you|u|we)|are (?:you|u) (?:able|bringing|picking|coming|taking|still|free|okay|ok)|do (?:you|u) (?:have|want|need|still)|did (?:you|u) (?:get|pay|send|pack|give|bring|sign|pick))\b/i;
/** "Can I say that", "can I take her to court": asked of the advisor. */
const asksUs =
  /^(?:can|could|should|may|would|do|am|is|does|will) (?:i|we|it|that|this) (?:just |even |also |really )*(?:say|tell|write|send|text|attach|put|answer|ignore|block|add|include|make it|get in trouble|be|need|have to|file|record|sue|lose|go to court|take (?:him|her) to|get (?:custody|full|him|her)|use (?:this|that)|ask|mention|report|sound|look|count|legal|too)\b/i;

/** Whether a question is one that the other parent can answer. */
function isAskedOfThem(clause: string): boolean {
  return asksThem.test(clause) && !asksUs.test(clause);
}

/** Why a clause isn't for the other parent; null for one that is. `isStated`: they said in so many words that it is. */
export function leftOut(clause: string, isStated: boolean): LeftOut | null {
  const rules = isStated ? always : [...always, ...whereTold];
  const bare = clause.replace(/[.!]+$/, '');
  const found = rules.find(([, pattern]) => pattern.test(bare))?.[0] ?? null;
  if (found) return found;
  return isQuestion(clause) && !isAskedOfThem(clause) && !isFramed(clause) ? 'question' : null;
}

/** "Ask her when the recital is" holds a question and is none. */
function isFramed(clause: string): boolean {
  return /^(?:also |just |please |and |then |i (?:just |also )?(?:want|need|would like) to )*(?:ask(?:ing)?|tell(?:ing)?|let|say|remind|explain|mention|confirm|write|text)\b/i.test(
    clause,
  );
}
