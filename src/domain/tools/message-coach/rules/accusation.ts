import { type PhraseRule, phrases } from './phrase.ts';

const absolutes = phrases('absolute', [
  // "You are always welcome", "you can always call", "could you always text" are kind.
  "(?<!(?:could|can|would|will|please|do|did|if) )(?:{YOU}|{YOURE}|you've|you have|you had)(?: just| really| literally| seriously| basically)? (?:always|never|constantly|continually|forever|perpetually|consistently)(?! (?:there when|have to|need to|welcome|know\\b|free to|able to|mind))",
  "{YOU} (?:can't|can|could|will|would|don't|do|have|ha[sd]|just) (?:always|never|ever|constantly)(?! (?:call|text|ask|reach|write|come|be welcome|been welcome|know))",
  '(?:not|never) (?:even )?once(?: (?:have|did|has|were|was|do)| in)?',
  'every (?:single|damn|freaking) time|why (?:do|must|are) you always|every time (?:you|we|i|it)|each and every time',
  '{YOU} (?!need|must|should|can |give|have to)[^.!?\\n]{0,60} (?:every (?:single )?time|all the time|time after time|over and over|time and (?:time )?again)',
  'all (?:you|u) (?:ever )?(?:do|did)(?! was)',
  'nothing (?:is|was|i do|i did|i say) (?:is )?(?:ever )?(?:good )?enough(?: for you)?|nothing (?:is|was) ever',
  "(?:it's|its|it is|it was) always (?:the same|about you|me|you|your|something|someone|my fault|one thing|an? (?:excuse|fight|problem|drama))",
  '(?:as|like|same as) (?:always|ever)|always the same|same (?:old )?excuses?|the usual (?:excuse|excuses|story)',
  'everything (?:has to|must|always|is always)|always (?:has|have) to be (?:your|about)',
  '(?<!if )(?:you|u) keep (?:on )?(?!track|him|her|them|the|it|up|your|in )(?:\\w+ing)',
  '{YOU} (?:\\w+ )?(?:cancel|forget|miss|change|ignore|skip|do this|show up late|are late)\\w*[^.!?\\n]{0,40} every (?:weekend|week|day|night|month|year)',
  'not a single (?:time|day|thing|call|word|one)|(?:24/7|nonstop)|never ever|for the (?:hundredth|millionth|thousandth|tenth) time',
  "(?:as|like|per) usual|just like (?:always|usual)|{YOU} (?:still )?(?:haven't|have not|havent) (?:ever|once)|at every (?:turn|chance|opportunity)|(?:yet|still) another|constant(?:ly)? (?:excuses|drama|changes|fighting|lying|late)",
]);

const blame = phrases('blame', [
  '(?:all |entirely |totally )?(?:your|ur) (?:own )?(?:damn )?fault|fault is yours',
  '(?:because of|thanks to|no thanks to) (?:you|u)(?! (?:and|both|for))',
  '{YOURE} (?:the|to) (?:only )?(?:reason|one who|problem|cause|blame)|i blame you|blame yourself',
  "why (?:didn't|didnt|did not|can't|cant|couldn't|couldnt|won't|wont|wouldn't|haven't|havent|hadn't|aren't|weren't) (?:you|u)(?! (?:say|tell me your|get the email))",
  "why (?:don't|dont|do) (?:you|u) (?:always|never|ever|even|have to|insist|make|keep|do|hate|act|treat|lie|ignore|punish|refuse|care|listen|answer|pay|read|follow|think|get it|bother|need to|want to (?:hurt|fight|ruin)|just)",
  'why are (?:you|u) (?:so|being|doing|acting|like|making|always|never|trying|still|such|punishing|fighting|lying|late)',
  'why did (?:you|u) (?:let|leave|forget|ignore|lie|do|have to|not|ruin|even|ever|bother|marry|drag|make)',
  "why (?:must|would|should) (?:you|u) (?:always|do|let|say|think|even|ever|be|make|lie|not)|why is it (?:so|always|that you|too)|why can(?:'t|not) you",
  'how (?:could|dare|dared) (?:you|u)|how can (?:you|u) (?:just|do|say|be|let|think|not|even|live|sleep|call)|how come (?:you|u)|how hard (?:is|can|could)|how many times',
  "what (?:is|was|the heck is|on earth is) wrong with (?:you|u)|what's wrong with (?:you|u)|(?:what's|what is) (?:your|ur) problem|what were (?:you|u) thinking|what did (?:you|u) expect",
  '{YOU} (?:made|make|are making) (?:me|us|everyone|everything|it|this) (?:do|feel|look|late|miss|cry|sick|wait|lose|so|all|about|harder|impossible|worse|into|a )',
  '{YOU} (?:\\w+ )?(?:ruin(?:ed|s)?|wreck(?:ed)?|destroy(?:ed)?|spoil(?:ed|t)|mess(?:ed)? (?:it |this |everything )?up|screw(?:ed)? (?:it |this |everything )?up|broke up|tore|blew it|blew off|failed|sabotaged?|abandon(?:ed)?|neglect(?:ed)?|dropped the ball|stood (?:me|us|them|him|her) up|caused|started (?:this|it|all))',
  '{YOU} (?:\\w+ )?let (?:them|him|her|us|me|the kids|everyone|\\w+) down',
  "(?:this|that|it)(?:'s| is) (?:all )?on you{END}|all on you{END}|(?:this|that|it)(?:'s| is) (?:all )?your doing",
  '{YOU} (?:\\w+ )?(?:forgot|forget|missed|lost|left|were late|are late|failed|skipped|messed|cancell?ed|did it|lied|ignored|dropped)[^.!?\\n]{0,50} again{END}|(?:once|yet) again,? (?:you|u)',
  'who (?:leaves|lets|sends|forgets|raises|feeds|does|brings|gives|puts) (?:an?|their|his own|her own|that|this|something)',
  "{YOU} (?:really )?(?:should have|should've|shouldve|could have at least|could've at least|were supposed to|shouldn't have|should not have)(?! (?:received|gotten|got|seen|an? |the |it by))",
  "{YOU} (?:didn't|didnt|can't|cant|couldn't|couldnt|don't|dont|won't|wont|haven't) even|you (?:didn't|couldn't|can't|never) bother",
  "if (?:you|u) (?:had|would|'d|could) (?:just|only|actually|ever|have)|if only you|{YOU} refuse(?:d)? to|{YOU} (?:don't|dont|won't|never) listen|{YOU} ignored? (?:me|my|us|the|every|all)",
  '(?:pulling|dragging|putting) (?:them|us|me|the kids) (?:through|into) (?:this|your)|look what you|see what you (?:did|have done|do)|you did this',
  "(?:can't|cannot|cant|can not) believe (?:that )?(?:you|u|you're|you'd|you've|your)|this is (?:exactly |precisely )?why (?:i|we|the|nobody|no one|you)|since (?:you|u) (?:can't|cant|couldn't|won't|wont|don't|clearly|apparently|never|obviously|refuse|insist)|{YOU} (?:\\w+ )?disappoint\\w*",
  '(?:need to|should|could|try to|time to|time you|start|try|going to|ever|have to) (?:step up|do better|do your (?:job|part|share)|get (?:it|your (?:act|life|priorities|head)) (?:together|straight)|be (?:more )?(?:responsible|mature|present|involved|reasonable|considerate)|being (?:a|more|an|reasonable|responsible)|put(?:ting)? (?:the kids|them|your (?:kids|children|son|daughter)) first|think(?:ing)? about (?:someone|anyone|somebody|others|the kids)|act(?:ing)? like|learn (?:to|how to)|take (?:some |any )?responsibility|parent(?:ing)?{END})|your (?:inability|failure|refusal|negligence|neglect|incompetence|choices|behavior|actions|mistakes?) (?:to|is|are|has|have|did|hurt|caused?|made)',
  "(?:unlike|not like) (?:you|u)(?! and)|i(?:'m| am) (?:always |the only |still )?the (?:only )?one (?:who|that|doing|taking|paying)|i (?:do|have to do|always do|did) (?:everything|it all|all the work)|i always (?:have|get|had|end up)|(?:must|do) i (?:have to )?do everything|it(?:'s| is) always me|if it (?:wasn't|weren't|was not) for (?:you|me)|all (?:you had|because you|your)|{YOU} could(?:n't| not) (?:be bothered|care to|manage|make)|you (?:left|leave) me (?:to|with|no)|you cost (?:me|us)|you owe (?:me|us|them) an apology",
]);

const mindReading = phrases('mind-reading', [
  "{YOU} (?:\\w+ly )?(?:really |just )?(?:don't|dont|do not|never|didn't|couldn't|couldnt|could not) (?:even |really |actually )?(?:care|give a)(?! for)",
  'all (?:you|u) (?:ever )?(?:care|think|want|wanted|worry)(?: about)?',
  '(?<!(?:do|did|if|would|whether|that|what|when|unless|as|whatever|could|can|may|will) )(?:you|u) (?:just|only|clearly|obviously|secretly|probably|really|actually|still|love to|like to) (?:want|wanted|wanna|love|loved|like|enjoy|hate|care about|did|do|said|say|ask|asked|came|come|agreed)(?! (?:the|a|an|him|her) )',
  '(?<!(?:do|did|if|would|whether|that|what|when|unless|as) )(?:you|u) (?:want|wanted|wanna|like|love|enjoy|loved|enjoyed|prefer) (?:me|us|them|the kids)? ?(?:to (?:hurt|punish|control|ruin|make|see (?:me|us)|win|be right|embarrass|destroy|fight|fail|suffer|beg|lose|look|hate|cause|play|blame|be alone)|seeing|watching|making|hurting|it when|messing|drama|attention|the drama|being (?:difficult|right|the victim))',
  '{YOURE} (?:just |only |clearly |obviously |still |really )?(?:trying to (?:make|turn|hurt|punish|control|ruin|get (?:back|out|at|even|me)|avoid|hide|manipulate|provoke|push|force|take|keep|steal|win|scare|bully|guilt|trick|play|look|start|embarrass|bait|impress|buy)|out to|using (?:the kids|them|him|her|this)|doing (?:this|that|it|all this)|playing (?:games|the victim)|hiding|lying to)',
  '(?<!not )on purpose|deliberately|intentionally|out of spite|to (?:spite|punish|hurt|get back at|annoy|provoke|embarrass|control|humiliate|guilt|bait|upset|manipulate|test|torture|win over) (?:me|us|them)',
  "(?:you|u) (?:obviously|clearly|apparently|must|evidently) (?:think|thought|feel|believe|want|wanted|hate|don't|do not|have no|enjoy|need to feel|couldn't|are trying|love|like|never)",
  "(?:it's|its|it is|pretty) (?:obvious|clear|plain)(?: that| to everyone)?,? (?:you|u|your)",
  "(?<!(?:do|did|if|would|when|until|what|how|whatever|as|where) )(?:you|u) (?:really |actually |still |just |must )?think (?:you|u|you're|i'm|i am|i don't|it's|its|that you|that i|the rules|nobody|no one|everyone|everything|this is|rules|money|kids are)",
  "i (?:know|bet|can tell|guess)(?: that)? (?:you're|you are|you|ur) (?:only|just|really|doing|trying|want|wanted|hate|love|think|feel|enjoy|jealous|happy|glad|laughing|behind)",
  '{YOU} feel (?:guilty|threatened|inadequate|ashamed|insecure)|{YOURE} (?:just |so |clearly |obviously )?(?:jealous|threatened|insecure|bitter that|mad that|angry that|upset that|scared that|happy (?:that|when)|glad (?:that|when))',
  '(?<!(?:do|did|if|why) )(?:you|u) (?:hate|resent|envy|despise|blame) (?:me|that|it when|my|us|the fact|seeing)',
  "(?<!(?:do|did|if) )(?:you|u) (?:don't|dont|do not|didn't|never) (?:really |actually )?want(?:ed)? (?:me|them|him|her|us|the kids|to be a|to be their|to help|what's best|to work|to co-?parent|to see them|this to)",
  '(?:your|ur) (?:real|true|only) (?:motive|reason|goal|plan|agenda)|(?:your|ur) (?:little )?(?:agenda|game|games|scheme)|what you really want|the only reason (?:you|u)|the real reason (?:you|u)',
  '{YOU} (?:only |just )?(?:did|do|said|sent|bought|changed|scheduled|planned|picked|chose) (?:it|this|that|them) (?:just |only )?(?:to (?!help|make sure|be )|because you)',
  '(?:you|u) have (?:no|zero) (?:interest|feelings|heart|respect|conscience|shame|empathy|regard)|you have never loved',
  "(?:care|cares|think|thinking|worry|thought|cared) (?:only |just )?(?:about|of) (?:yourself|urself|number one|nobody but)|(?:anyone|anybody|no one|nobody) (?:but|besides|except) yourself|{YOU} (?:don't|dont|do not|never|didn't) (?:really |even |actually |truly )?(?:respect|value|appreciate|love|loved|respected|appreciated)",
  "(?:you'd|you would|u would) rather|{YOU} (?:couldn't wait|can't wait|can't stand|were hoping|are hoping|were just waiting|can't wait) to|you(?:'re| are) (?:just |only )?(?:hoping|waiting for me|looking for|not interested in|pretending|acting like you|too (?:busy|lazy|proud|wrapped))|(?:so|because) you (?:could|can) (?:be with|go out|party|avoid|look|say|tell|hurt|blame)|your (?:girlfriend|boyfriend|mother|new wife|new husband) (?:told|made|put) you",
]);

const history = phrases('history', [
  '(?:when|while|since|before) (?:you|we|u) (?:were|was|got) (?:still )?(?:married|together|dating|engaged|living together)|when we (?:lived|had|split)|in (?:our|the) (?:whole |entire )?marriage|(?:during|throughout) (?:our|the) marriage|our whole marriage',
  '(?:just|exactly|much) like (?:when|you did|before|last|in|back|old|the time|with|your (?:father|mother|dad|mom))|like (?:you did|the time you|old times|the old days)|same as (?:back|when)|reminds me of (?:when|the time)',
  'same (?:old )?(?:story|thing|stuff|crap|behavior|pattern) (?:as|you|like|all over)|back when (?:we|you|i)|back then',
  "after (?:everything|all|what) (?:that )?(?:you|you've|i|i've|we|the|these)(?: have)?(?: \\w+)? (?:did|done|put|gave|given|went|been|sacrificed|years)",
  '(?:you|u) (?:cheated|slept (?:with|around)|ran off|walked (?:out|away)|left (?:me|us)|chose (?:her|him|that woman|that man)|had an affair|betrayed|lied to me for)|(?:your|ur) (?:affairs?|cheating|drinking back|infidelity|mistress)',
  '(?:best|prime|wasted)? ?(?:\\w+ )?years of my life|(?:\\w+|\\d+) years of (?:marriage|this|your|putting|my|being)|(?:put up|putting up) with',
  "(?:haven't|havent|have not|will never|won't|never|can't|did not|didn't) (?:forget|forgot|forgotten|forgive|forgiven)(?: what| how| that| about| the| you)|remember (?:when you|what you|how you|your|the time|last (?:christmas|year|summer))",
  '(?:you|u) were never (?:there|around|home|a)|for (?:\\w+|\\d+) years (?:i|you|we)|i (?:gave up|gave you|wasted|sacrificed|put my) [^.!?\\n]{0,40}(?:years|career|life|everything|job|dreams)',
  '(?:all those|all these|the last|the past|so many|those) (?:\\w+ )?years(?= |{END})[^.!?\\n]{0,30}(?:you|i |we )|years ago (?:you|when you)|(?:in|back in) (?:19|20)\\d\\d[^.!?\\n]{0,20}(?:you|when)|you[^.!?\\n]{0,60}(?:to me|did) (?:back )?in (?:19|20)\\d\\d',
  'ruined (?:our|my) (?:marriage|life)|(?:destroyed|killed|ended|threw away) (?:our|the|my|this|a) (?:\\w+ )?(?:marriage|family)',
  "(?:like|as) (?:you|u) (?:always )?(?:did|were|used to)(?: \\w+)? (?:with|to|when|back|before|then|in)|you (?:never|didn't) (?:helped|help|changed|change|did) (?:[^.!?\\n]{0,30})(?:when (?:they|she|he|we) (?:were|was)|back then|as babies)|(?:our|the) (?:whole )?(?:relationship|marriage) (?:was|is|failed|ended)|why (?:i|we) (?:left|divorced|got divorced|split)|(?:i|that's why i) (?:left|divorced|dumped) you|(?:biggest|worst) mistake (?:of my|i|was)|should(?:'ve| have) never (?:married|met|had)|never should have (?:married|met)",
]);

export const accusations: readonly PhraseRule[] = [...absolutes, ...blame, ...mindReading, ...history];
