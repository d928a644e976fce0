import { type PhraseRule, phrases } from './phrase.ts';

// An implied threat frightens like a plain one, and looks worse to a judge.

const audience =
  "(?:(?:your|ur) (?:new |whole |own |precious |dear )?(?:boss|work|job|employer|office|company|coworkers?|colleagues|clients?|customers|patients|mother|mom|father|dad|parents|family|sister|brother|landlord|church|pastor|priest|congregation|neighbou?rs?|friends|boyfriend|girlfriend|wife|husband|fianc\\w+|followers|board)|everyone|everybody|the (?:whole|entire) \\w+|(?:the )?hr|facebook|instagram|(?:the|your) internet|the school|this (?:whole )?town|the parents' group|a lot of people)";
const secret =
  '(?:about (?:you|ur|your|how|what|that)|who (?:you|u|they (?:work|live|pray|voted|hired))|what (?:you|u)|how (?:you|many|much)|why you|your |the (?:truth|real|whole)|everything)';

/** Matches a threat to show stored material to a person who could use it to harm the other parent. */
const exposure = [
  `${audience} (?:in your (?:office|family|church|town) )?(?:might|would|will|is going to|are going to|is about to|are about to|may|should|deserves? to|gets? to|ought to|could|can|has a right to|needs? to) (?:\\w+ )?(?:(?:like|love|want|enjoy|pay) to )?(?:hear|see|know|read|find out|learn) (?:all |exactly |just |more )?${secret}`,
  `${audience} (?:gets? to|is going to|are going to|will) (?:see|read|hear|get) (?:the|those|these|all|every|it|them|your)`,
  `i (?:just )?wonder (?:what|how|if|whether) ${audience} (?:would|will|might|knows?|has|have)`,
  `(?:what (?:would|will|do you think)|how would|does|do) ${audience} (?:would |will )?(?:say|think|feel|know)[^.!?\\n]{0,20} (?:if|when|about (?:you|your|what)|what you)`,
  "(?:one|a single) (?:little |quick |phone )?(?:e-?mail|call|post|text|letter|word|click) (?:to|and|in|from me|is all)[^.!?\\n]{0,45}(?:(?:you|u|you're|ur) (?:are |is )?(?:done|finished|out|ruined|over|through|lose|gone)|your (?:\\w+ )?(?:is|are|will be|job|career|boss|church|pastor|family|wife|husband|new)|knows?{END}|knows? who|everyone|the whole)",
  'i (?:still |also )?(?:have|kept|keep|saved|made|got) (?:all the |all your |all those |the |those |your |every )?(?:copies|screenshots?|recordings?|receipts|pictures|photos|pics|videos|proof|e-?mails|messages|texts?) (?:of|from|with|to) (?:\\w+ )?(?:you|your|that (?:woman|man|night|girl|guy))(?! (?:and the|with the|two|at the|in the|blow))',
  '(?:there are|i know|i could tell \\w+) (?:some |a few )?things (?:i know )?about (?:you|ur|u)(?= |{END})|(?:your|ur) (?:little |dirty )?secrets?(?! santa)',
];

/** Matches the same threat as a question, or as a price for silence. */
const silence = [
  `(?:let's|lets|we'll) (?:see|find out|hear) (?:what|how|if|whether) ${audience} (?:likes?|thinks?|says?|feels?|takes?|reacts?)|(?:want|would you like|do you want|how would you (?:like|feel)|you want) (?:me to (?:tell|show|call|send|post|forward)|(?:it )?if|for)? ?${audience} (?:to )?(?:know|knew|see|saw|hear|heard|find|found|read)|(?:should|shall|maybe|perhaps|or) i (?:should |could |can |will |might |just )?(?:tell|send|show|call|post|forward|let|e-?mail|text|ask) (?:it to |this to |that to |them to )?${audience}`,
  `i (?:might|may|could|should|think i'll|am going to|'m going to|just might|would love to|have to|can) (?:just |have to |also |always )?(?:tell|send|show|forward|e-?mail|mail|mention|let) (?:it to |this to |that to |them to |these to |those to )?${audience} (?:what|who|how|why|these|those|your (?!new)|everything|all about|the (?:truth|pictures|photos|texts|videos?|messages|screenshots|real))`,
  `(?:or|unless|otherwise) ${audience} (?:finds? out|hears? (?:about|what|every)|sees? (?:what|the|it|this|every)|knows?(?: what| who| about|{END})|reads?|learns? (?:what|who|the))|unless you want (?:${audience}|me to (?:tell|post|show)|this to)|(?:nobody|no one|everyone|they) (?:has to|have to|needs? to) (?:know|find out|see)|(?:secret|nobody|no one)[^.!?\\n]{0,20} (?:safe (?:for now|as long|with me|until)|as long as you)|(?:everything|the truth|it all)(?:'s| is| will|'ll)? (?:all )?(?:going to )?(?:comes?|get|gets|coming) out{END}|(?:pictures|photos|pics|videos?|nudes|recordings?|texts|screenshots|messages) (?:will )?(?:goes?|going|go up) (?:online|public|out to|to (?:your|everyone|hr|the school|facebook)|up on|viral|everywhere)`,
  "(?:enough|dirt|stuff|things|everything) (?:on|about) you(?: to|{END})|(?:you'll|you will) be the talk of|i know (?:a lot of|some|the right|the wrong)? ?(?:people|a guy|guys)(?: who| that|{END})|i know (?:things|stuff|too much|what time you|your (?:route|schedule|routine|new address|license plate)|where you)|(?:make|making) (?:things|it|life|this) (?:very |really |so |extremely )?(?:hard|difficult|hell|ugly|miserable|unpleasant|painful) for you|your (?:reputation|good name|career|job)[^.!?\\n]{0,25}(?:won't|over|gone|hang|line|survive|ruined|if)|(?:one|a) (?:click|post|step|word|push|share) away",
];

/** Matches harm that supposedly happens by itself, to a person, an animal or a thing. */
const misfortune = [
  "(?:be|would be|it'd be) (?:a|such a|a real|a terrible|a crying) (?:shame|pity) if (?:something|anything|someone|somebody|anybody|your|ur|the|those|that|everyone|it|they|people|word)[^.!?\\n]{0,40}(?:happen\\w*|heard|hears|found out|saw|knew|got (?:out|hurt|lost|around)|burn\\w*|fell|broke|came out|leaked)",
  '(?:hate|sorry) (?:for|to see) (?:something|anything|your|ur|you|u|anyone|that pretty)[^.!?\\n]{0,40}(?:happen\\w*|accidents?|(?:get|got) hurt|disappear|burn\\w*|crash\\w*)',
  '(?:something|anything|things|accidents|a lot) (?:might|could|may|can|will|would) (?:\\w+ )?happen (?:to (?:you|your|u|him|that|it)|on (?:your|the) way)|remember what happened (?:to (?:the last|your|that|my)|the last time (?:somebody|someone|a|you crossed))',
  '(?:people|someone|somebody|those|anyone|anybody|men|women|guys) who (?:cross|lie to|mess with|steal from|betray|take from|play with|try) [^.!?\\n]{0,25}(?:get|gets|ends? up|pays?|regrets?|are sorry|disappears?)',
  "(?:your|ur) (?:dog|cat|stuff|things|clothes|guitar|tools|truck|car|bike|papers|laptop)(?: and \\w+)? (?:may|might|will|could|can|won't|are going to|is going to|is|are) (?:\\w+ )?(?:not be (?:here|there|alive|around|in one piece)|be gone|be (?:on|in) the (?:lawn|street|trash|dump\\w*|curb|river|fire)|end up|burn|survive|go up in|be in pieces)",
  'nice (?:car|house|place|dog|truck|job|life)[^\\n]{0,12}(?:shame|pity|careful|would be|be a)|(?:somebody|someone) (?:should|needs to|ought to|is going to|will) (?:teach (?:you|u|him|her)|hurt|stop you|shut you|put you|fix you)|teach (?:you|u|him|her) a lesson|wipe that (?:smile|smirk)|(?:five|ten|two) minutes alone with',
  "i (?:can't|cannot|won't|cant) (?:promise|say|guarantee) what (?:i|happens|comes|might|could|my)|(?:won't|will not|not|can't) be (?:held )?responsible for (?:what|my)|(?:then |and )(?:nobody|no one)(?: \\w+){0,3} is safe|you(?:'ve got| have|'ve)? (?:a lot|much|everything|so much|more) to lose(?! if)|i(?:'ve| have)?(?: got)? nothing (?:left |else )?to lose",
  "i(?:'ve| have)?(?: got)? (?:friends|people|cousins|brothers|a guy|connections) (?:who (?:owe|would|could|can|know how|don't ask|will)|in (?:low|high|the right) places)|i have (?:my )?ways (?:of|to)|ways of making",
  "(?:you|u) (?:can't|cannot|won't|can not|cant) (?:hide|run)(?: from| forever|{END})|nowhere (?:to|you can) (?:hide|run)|you can run|make me come (?:over|down|there|up|find|get)|cross (?:that|this|the) line and|(?:you|u)(?:'re| are|'ll be| will be) (?:done|finished|through|over|dead|nothing) in this|(?:i'll|i will|i'm going to) (?:personally )?see to it",
  "hope for your (?:own )?sake|for your own (?:good|safety),? (?:you|don't|i)|if you know what(?:'s| is) good for you|(?:i|i'd) think twice|you might want to think (?:twice|hard|about what)",
];

/** Matches an unspecific warning. */
const veiled = [
  "while you (?:still )?can{END}|(?:push|pushed|back|backed|backing|pushing) (?:me )?into a corner|(?:what|how) (?:happens when )?i (?:get|am|become|do) when i(?:'m| am| get)? ?(?:angry|mad|pushed|like this|upset)|what happens when i(?:'m| am| get) (?:angry|mad|pushed|upset)|(?:not|n't) (?:someone|somebody|a (?:man|woman|person)) (?:you want|to (?:mess|cross|push|play))|brake lines?|alone at night|i (?:just |maybe )?(?:won't|don't|might not|may not|wouldn't) wake up|(?:you can|have to|you'll|try to) live with (?:that|it|yourself){END}|i (?:still )?(?:have|kept|saved|hold|own) every (?:\\w+ )?(?:video|photo|picture|text|message|e-?mail|recording|letter)s? you|(?:just got|gets|is) out (?:of (?:jail|prison) )?and (?:he|they)(?: is|'s|'re| are)? (?:not happy|looking|angry|mad|asking about you)",
  "(?:you know|seen|forget|forgotten|remember|idea|know) what i(?:'m| am)? (?:capable|able|can do|did|am like)|what i(?:'m| am) capable of|(?:i'd|i would) be (?:very |more |really )?(?:careful|scared|worried|nervous|afraid)(?: if| now|{END})|if i were you,? i(?:'d| would) (?:be|watch|start|think|sleep|check|lock|not)|you should be (?:very |really )?(?:scared|afraid|worried|careful|nervous|frightened)|you (?:don't|do not|really don't) want (?:me|to (?:make me|get me|see me|be my|have me|cross|mess)|this to get)|not (?:be )?(?:so|this|as) (?:nice|patient|gentle|kind|calm|polite) (?:next time|forever|much longer|any ?more|for long|again)|next time i (?:won't|will not|might|may|am not)(?! (?:be able|make it|have))",
  "(?:someone|somebody|people|you|he|she|they|one of us)(?:'s| is|'re| are|'ll| will)? (?:going to |gonna |could |might |may )?(?:get|gets|end up|be) (?:badly |really |seriously )?hurt{END}(?<!is hurt)(?<!was hurt)|i(?:'m| am)? (?:about to|going to|gonna|might|will|could)? ?(?:lose (?:it|control)|snap){END}|(?:can't|cannot|won't) control (?:myself|what i)|(?:push|pushed|pushing|drive|drove|driving) me (?:too far|over the edge|to (?:the edge|my limit|it|this|do))|wring your|knock (?:you|your|him)|(?:wait|waiting) for you (?:in the (?:parking|dark)|after work|at your)|(?:have to|got to) come (?:out|home|outside) (?:sometime|some ?day|eventually)|like to see you try|(?:check|cut|slash|key) your (?:brakes|tires|car)|sleep lightly|a bullet|my (?:gun|rifle|shotgun|pistol)(?= |{END})",
  "(?:look|looking) (?:what|where) (?:that|it|this) got (?:him|her|the last)|we both know (?:what|how|who)(?= (?:happens|will|i|this|ends))|(?:it'll|it will|this will|things will|that will) (?:only )?(?:get|be) (?:worse|ugly|painful|the last)|(?:you'll|you will|you're going to|you are going to) (?:be (?:crying|begging|looking over|all alone|left|next|ruined|nobody|homeless|gone)|beg|crawl|cry|need (?:more than|an ambulance|a doctor)|bleed|never be safe|not be safe|have to live with)|(?:watch|see) what (?:happens (?:if you|to you|next)|i do)|(?:nothing|no one|nobody|not even \\w+|no (?:judge|order|lock|door|paper|police|restraining order)) (?:will|can|is going to|could|would) (?:stop|save|protect|help|keep) (?:me|you)",
];

/** Matches threats with watching, keys or doors, which mean "I can reach you". */
const reach = [
  '(?:are )?you sure (?:you|that you|the|your) (?:locked|door|doors|windows?|alarm|back door)|(?:better |should )lock (?:your|the) doors?|lock your doors? (?:tonight|at night|from now)|(?:i )?(?:still )?(?:have|got|kept|made) a (?:key|copy of the key) to your(?! (?:old|mail|locker))',
  "i (?:drove|drive|walked|walk|went|sat|parked|was) (?:past|by|outside|in front of|across from) (?:your|ur)[^.!?\\n]{0,30}(?:last night|at night|every night|and (?:saw|watch)|saw|lights?{END}|bedroom|window|his car|alone)|i(?:'ve been| have been|'m| am) watching (?:you|your|who)|i see (?:who|when|what time) (?:you |he |she )?(?:comes?|go|goes|leaves?|sleeps?)|(?:i have|somebody|someone|i've got) (?:eyes on|watching|following) you",
];

/** Matches threats to take a child out of reach. */
const takesChild = [
  "(?:i(?:'m| am)|we(?:'re| are|'ll be)|(?:could|can|might) be) gone(?: and so| with (?:the|my|our|her|him|them|both)(?![^.!?\\n]*\\b(?:from|until|till|back|plan)\\b))|come home to an empty|(?:good luck|have fun) (?:looking|searching|finding (?:us|them|him|her|me|the kids))|(?:won't|wouldn't|would not|will not|not|never|no idea|you'd never) (?:even )?(?:know )?where (?:to (?:start looking|look for|find (?:us|them|her|him))|we (?:are|went)|i took)",
  "(?:across|over) the border(?= |{END})(?! (?:trip|crossing|wait|line))|(?:out of|leave|leaving|left) the (?:country|state) (?:with (?:them|him|her|the|my|our)|and you|before you|tonight)|(?:kids?|children|boys|girls|them|him|her|son|daughter) (?:somewhere|someplace|where|far) (?:you|no one|nobody|away) (?:'ll |will |can |would )?(?:never|not|can't|won't|find|from you)",
  "not coming back{END}(?!\\?)|not coming back (?:from (?!the )|to you|and|if|unless|ever)(?![^.!?\\n]*\\b(?:until|till|before) )|(?:i(?:'m| am) not|i won't|i will not|not) (?:bringing|bring|giving|sending) (?:them|him|her|the kids|the children|(?:my|our|your) \\w+) back(?! (?:until|till|on|at|before|to school|early|late))|(?:not|never) (?:getting|get) (?:them|him|her|the kids) back|keep (?:them|him|her|the kids) (?:here )?(?:for good|forever|from you|away from you)",
  '(?:passports?|bags?|suitcases?|car|tickets?)[^.!?\\n]{0,40}(?:packed|ready|full of gas|booked|in my bag)[^.!?\\n]{0,20}(?:just so you know|one way|try (?:and|to) stop|and so are)|one[- ]way tickets?|(?:say|kiss|tell) (?:your |the |them |him |her )?(?:kids |children |son |daughter |boys |girls )?good-?bye (?:to (?:the|your|them|him|her)|for me|now)|(?:last|final) (?:time|day|weekend|hug) (?:you|u) (?:see|get|have|hold|spend|will|ever)',
];

const gone = [
  "(?:won't|will not|never|not|n't) (?:even )?(?:see|hear from|get|recogni[sz]e|find|know|have) (?:us|them|him|her|the kids|your (?:son|daughter|kids|children)|me)(?: or the kids)? (?:again|any ?more|ever)|(?:take|have|get|give) \\w* ?(?:one last|your last|a last) (?:look|hug|visit|weekend|kiss)|take a (?:good|long) look at (?:him|her|them)|(?:vanish|disappear|take off|leave the country) with (?:them|him|her|the kids|our|my)|(?:they|he|she|the kids)(?:'ll| will)? (?:will )?(?:forget (?:you|your (?:face|name))|grow up (?:without|not knowing|never knowing|calling)|call (?:him|her|someone else|another man) (?:dad|mom|daddy|mommy))|new (?:dad|daddy|mommy|mom) soon",
  "(?:taking|take|moving|move|flying|fly) (?:them|him|her|the kids|the children|the boys|the girls) (?:to|back to|home to|out of) [^.!?\\n]{0,30}(?:for good|one way|and (?:you (?:can't|won't|will never)|we(?:'re| are) (?:not|staying)|not coming|never|staying)|whether|with or without)|(?:we|they|the kids)[^.!?\\n]{0,15} (?:gone|over the state line|out of (?:the )?(?:state|country)|far away) (?:before|by the time|when) you|(?:you'll|you will|you would|you'd) (?:come|wake|show up|get) [^.!?\\n]{0,25}(?:and (?:they|we|he|she)(?:'ll| will|'d)? be gone|to an empty)",
];

/** Matches self-harm used as pressure. The safety gate answers first, and the sentence must never be sent. */
const ownHarm = [
  "(?:i'd|i would) rather (?:die|be dead)(?: than|{END})|(?:drive|jump|step) (?:off|in front of) (?:a|the) (?:bridge|roof|train|cliff|truck|building)|(?:wrap|drive) my (?:car|truck) (?:around|into|off)|no (?:point|reason|sense) (?:in |to )?(?:liv(?:e|ing)|go(?:ing)? on|be(?:ing)? (?:here|alive))|i(?:'ve| have|'m| am)? (?:got|holding|counting|sitting (?:here )?with) (?:the|a bottle of|all the|my) (?:pills|rope|razor|gun)(?! (?:for|from|in|with))|why (?:i'm|i am|mommy is|daddy is|mom is|dad is|their \\w+ is) (?:dead|gone)|(?:find|found) me (?:alive|dead|hanging|in the)|my last (?:night|goodbye|message|words)(?: ever| on earth| to you|{END})|(?:i'm|i am|i'll be) (?:as good as dead|dead without|done with life)|(?:without (?:them|him|her|you)|if (?:i lose|you take|you leave|you go)[^.!?\\n]{0,30}),? (?:i(?:'m| am| will|'ll)? (?:be )?(?:dead|done|finished|gone|have nothing|won't|will not (?:live|be)|end)|there's no)",
  "(?:nothing|no one|no reason)(?: left)? to live for|(?:end|ending) (?:it all|my life|it tonight|things for good)|i(?:'ll| will| could| might|'m going to|'m about to| would|'d| should)? (?:just )?(?:swallow|take|drink) (?:the whole|all (?:the|my|of|these)|every) [^.!?\\n]{0,15}(?:bottle|pills?)|blood (?:will be |is |be |'ll be )?on your hands|(?:do|did|might do) (?:something )?to myself|(?:kill|killing|harm|cut|hang|shoot) myself|(?:going to|gonna|'ll|will|might|want to|could) hurt myself",
  "(?:i'd|i would|you'd all|they'd|everyone would|you would) be better off (?:dead|without me)|i (?:can't|cannot|won't) (?:live|go on|survive|exist) without (?:you|u|them|her|him|my)|(?:find|bury|identify) my body|(?:at|come to|enjoy) my (?:funeral|grave)|(?:don't|do not) want to (?:live|be alive|be here)(?: any ?more| without)|(?:when|if|once) i(?:'m| am) (?:dead|six feet)|(?:if|when) i (?:die|jump|drive (?:off|into))|(?:won't|will not|not going to) be (?:around|alive|here) (?:much longer|any ?more|to (?:see|bother))",
];

export const hintedThreats: readonly PhraseRule[] = phrases('threat', [
  ...exposure,
  ...silence,
  ...misfortune,
  ...veiled,
  ...reach,
  ...takesChild,
  ...gone,
  ...ownHarm,
]);
