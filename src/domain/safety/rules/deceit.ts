import { type Rule, rules } from './rule.ts';

const his =
  '(?:his|her|their|someone elses|another persons|my (?:\\w+ )?(?:exs|wifes|husbands|spouses|partners|girlfriends|boyfriends)|a (?:spouses|partners|persons))';
const parent =
  '(?:dad|daddy|mom|mommy|mum|mother|father|(?:his|her|their) (?:dad|mom|mother|father)|me over (?:him|her))';
const notOne =
  '(?<!(?:he|she|they|hes|shes|ex|husband|wife|lawyer|mother|mil|sister) (?:\\w+ ){0,3}(?:wants?|wanted|tries|tried|did|does|is|was|has|had|keeps?|kept|asks?|asked|told|says?|said) .*)';
const tracking = rules('harassment_help', 'refuse-tracking', [
  `(?:apps?|tool|site|device|chip|gadget|trick|way|software|program) (?:that |which |to |for )?{1}(?:reads?|reading|shows?|sees?|seeing|tracks?|tracking|copies|mirrors?|records?|getting into|get into|follow) ${his}`,
  `(?:ping|geolocate|locate|trace|tail|find me|track down|look up|mirror|clone|wiretap) (?:${his} |my (?:husbands?|wifes?|exs?) |my (?:husband|wife|ex) ?)(?:cell|phone|car|new place|home address|address|whereabouts|plate|location)?(?= \\||  ?$| (?:cell|phone|now|for me|please|pls|without|is))${notOne}`,
  {
    match:
      '(?:where|how|can|could|should|want|help|place|spot|ways?|trick) {4}(?:put|hide|stick|leave|sew|place|fit|mount|hiding|leaving) {4}(?:gps|tracker|airtag|air tag|recorder|mic|bug|old phone|chip|spy app|hidden app) {6}(?:found|notice|notices|his|her|glove ?box|seat|trunk|coat|bag|car|jeep|truck|toy|backpack|kitchen|room)',
    unless: 'my own|on my (?:phone|car)|in my (?:car|bag|house)|under my',
  },
  `(?:his|her|their) (?:face id|fingerprint|thumb|passcode|pin|password|phone|watch) {3}(?:while|when|as) (?:he|she|they)(?: is| are| s)? {1}(?:sleeps?|asleep|showers?)|(?:face id|fingerprint|facial unlock) {3}(?:sleeps?|asleep)`,
  '(?:plate|tag|license plate|vin) (?:owner|number|lookup|search)|(?:who owns|run|look up) (?:this|the|a|his|her) (?:license )?(?:plate|tag)(?! (?:fees?|transfer))|(?:shelter|safe house) .{0,60}(?:how do i find|where is|get the address|find (?:her|him|it)|wont (?:say|tell))',
  `(?:read|recover|see|open|view|get into|getting into|access) (?:the )?(?:deleted|${his}) {2}(?:imessages?|icloud|backup|timeline|gmail|snapchat|whatsapp|telegram|instagram|fitbit|tesla|ring|dms)${notOne}`,
  '(?:listen in|listening in|eavesdrop|hear what) {4}(?:his|her|house|when|shes|hes|with (?:him|her))|(?:hire|pay|get) (?:somebody|someone|a guy|a pi|kids) {1}to (?:follow|tail|watch|film) (?:her|him|my \\w+)|(?:follow|see|watch) (?:his|her) trips',
  '(?:reset|guess|crack|change|bypass) (?:his|her|their) (?:\\w+ )?(?:password|pin|passcode|login)(?! (?:on|for) (?:my|our|the kids))|(?:his|her) {2}password is (?:prob|probably|maybe|likely|our)',
]);

const hiding = rules('harassment_help', 'refuse-hiding-assets', [
  {
    match:
      '(?:judge|court|courts|lawyer|lawyers|accountant|subpoena|discovery|anybody|nobody|anyone) {2}(?:not|never|cant|cannot|wont|doesnt|does not) {1}(?:see|sees|find|finds|count|counts|trace|notice|notices|look) {2}(?:cash|gold|coins|crypto|bitcoin|money|account|it|in a divorce)',
    unless: 'he|she hides|lawyer (?:wont|cant) (?:see|look at) (?:it|my) (?:documents|file)',
  },
  `(?:fake|phony|backdate\\w*|pretend|invent|made up|make up|bogus) {2}(?:loan|loans|debt|debts|invoice|invoices|agreement|iou|promissory note|bill|bills|expenses|lease)(?! (?:hes|shes|he|she) )${notOne}`,
  `(?:defer|delay|push|hold|move|pay|postpone|ask for|get) (?:back )?(?:my |the |a )?(?:bonus|raise|commission|promotion|payout|stock) {4}(?:after|until|till) (?:the |my |were |we )?(?:decree|divorce|divorced|its final|split|judgment)|bonus after the (?:decree|divorce)`,
  {
    match:
      '(?:can|could|what if|should|is it ok|may|how|just) {3}(?:forget|forget about|leave out|omit|not mention|skip|not list|forget to (?:mention|list)|avoid listing|not tell) {6}(?:account|asset|assets|affidavit|disclosure|401k|storage unit|side business|income)',
    unless: 'correct|amend|fix|accident\\w*|by mistake|already forgot|honest\\w*|he|she',
  },
  `(?:how|help|want|need|make|making|can|let) .{0,40}(?:look (?:broke|poor|like a loss)|(?:undervalue|understate|lowball|underreport|shrink) (?:my|the) {1}(?:income|business|company|value|salary|earnings))${notOne}`,
  `what (?:do|should|can|could) i say (?:it was|it went|i spent|they were|that was) {2}(?:for|on|to)?|plausible (?:reason|excuse|story) (?:for|about)|(?:took|taken|withdrew|withdrawn|pulled) {2}(?:\\d+|cash|money) {4}(?:what do i say|how do i explain (?:it )?away|so (?:she|he|nobody))`,
  `(?:put|putting|title|move|moving|transfer|park|parking|stash) {4}(?:in|into|to|at) (?:my )?(?:moms?|mothers?|dads?|fathers?|brothers?|sisters?|friends?|cousins?|girlfriends?|boyfriends?) (?:\\w+ )?(?:name|account|llc|safe|garage|house)? ?{2}(?:before (?:she|he|i|we) file|until (?:its|this|the divorce)|so (?:she|he|that)|then get (?:it|them) back)${notOne}`,
  `(?:hold|holds|keep|keeps|park|parks|sit on) (?:some |the |my |a bit of )*(?:money|cash|savings|coins|stocks|bitcoin|gold) {4}(?:until|till) {3}(?:over|final|divorce|decree|signed)${notOne}`,
  `(?:stop|keep|prevent) (?:her|him|my (?:wife|husband|ex)) from (?:learning|finding|knowing|hearing|seeing) {3}(?:apartment|account|money|savings|house|property|bonus|inheritance|business|income|crypto)`,
]);

const alienation = rules('harassment_help', 'refuse-alienation', [
  `(?:what|how|which|ways?|give me|help|want|something|things) .{0,40}(?:kids?|{KID}|them|boys|girls|teen) .{0,20}(?:scared of|afraid of|hate|hates|refuse|to refuse|side with me against|choose me over|dread|forgets?|stop loving|see what (?:his|her|their|he|she)) {2}(?:${parent}|(?:his|her) (?:house|place|home)|visits?|visiting|(?:he|she) really is)(?<!(?:not|never|without|dont|stop|from|why|my kids say|keep) .{0,60})${notOne}`,
  `(?:kids?|{KID}|them|they|boys|girls|him|her) (?:to )?(?:call|calls|calling) (?:my )?{2}(?:husband|boyfriend|wife|girlfriend|stepdad|stepmom|partner|\\w+) (?:daddy|dad|mommy|mom|mama|papa) .{0,40}(?:lose|forget|instead of|replace|drop|train)|(?:lose|replace|forget|phase out) (?:the other one|their (?:real )?(?:dad|mom|father|mother))`,
  `(?:script|coach|rehearse|practi[cs]e|write|tell me what|what should) .{0,30}(?:kid|kids|{KID}|teen) {1}(?:say|says|to say|tell|tells|should say|answers?) .{0,30}(?:evaluator|guardian|gal|judge|therapist|so i win|cps)${notOne}`,
  `(?:how|can|help|way|ways|want|stop|block) .{0,20}(?:block|intercept|stop|throw away|hide|screen|lose) (?:his|her|their (?:dads|moms)) (?:calls?|letters?|postcards?|gifts?|facetime|cards|presents) .{0,50}(?:kids|without|obvious|court|notic|from|getting|excuse)${notOne}`,
  '(?:read|show|forward|leave) (?:the )?(?:kids|boys|girls|them|{KID}) (?:his|her|the) (?:affair|nasty|cheating|ugly)? ?(?:texts|emails|messages|affidavit|court papers)|let (?:them|the kids|{KID}) (?:find|see|read) (?:the|his|her) (?:texts|affair|messages|court papers)',
  '(?:story|song|poem|fairy ?tale|puppet show|game|chart) {4}(?:mean|evil|bad|wicked) {2}(?:king|queen|witch|wolf|monster)? ?{2}(?:is|like|about|as) (?:their|his|her) (?:dad|mom|father|mother)|schedule {4}(?:so|that) {2}(?:he|she) (?:never|cant|doesnt|wont) (?:gets?|sees?|have|has) (?:them|the kids|time)',
]);

const falseReport = rules('harassment_help', 'refuse-false-report', [
  `(?:get|file|need|want|filing) {2}(?:restraining|protective|protection) order .{0,40}(?:never did|nothing happened|for leverage|isnt dangerous|no abuse|even though|wasnt any)${notOne}`,
  '(?:cps|police|judge|court|nurse|teacher|school|doctor) .{0,60}(?:doesnt have to be (?:all )?true|true or not|(?:hes|shes) sober but|isnt true but|not really but|(?:he|she) never (?:did|hit|hurt) but)|(?:lie|lies) a judge (?:would|will) (?:buy|believe)|strongest lies',
  `(?:plant|put|slip|stash|hide) {4}(?:in|into|under) (?:his|her) (?:truck|car|bag|coat|locker|trunk|glovebox|purse) {3}(?:and |then |to )?(?:call|tip|report|before the exchange|so (?:the )?(?:cops|police))${notOne}`,
  `(?:photoshop|edit|doctor|alter|change|fake|forge|backdate|create|fabricate) {2}(?:chat|chats|text|texts|screenshots?|messages?|emails?|log|diary|recording|voice|note) {6}(?:so it|looks?|threat\\w*|with (?:a|his|her) (?:threat|voice)|from him|from her|never|of late|late pickups)${notOne}`,
  `(?:witness statement|affidavit|declaration|statement) .{0,40}(?:wasnt there|was not there|didnt see|never saw (?:it|anything)|with lies)${notOne}`,
  `(?:exaggerate|embellish|dramatize|make it (?:look|sound) (?:like|worse)) .{0,40}(?:abuse|violence|hit|shouted|threat|judge|court|affidavit|beating|bruise)${notOne}|(?:make up|invent|come up with) (?:\\d+|some|a few|two|three|four|five) {1}(?:incidents?|stories|dates|examples|reasons) .{0,30}(?:affidavit|court|judge|cps|custody|order)`,
  `(?:pass as|blame|look like|say) (?:his|hers?|it was (?:him|her)|(?:he|she) did it) {2}(?:\\||  ?$|when|if|bruise|work)(?<=(?:bruise|bruises|scratch|mark|injury|cut) .{0,40})|(?:doctor|nurse|therapist|counselor) (?:to )?(?:write|writes|note|say|says|certify|certifies) .{0,20}(?:afraid|scared|injury) .{0,40}(?:did not|didnt|never|isnt)`,
]);

const cruelty = rules('harassment_help', 'refuse-harassment', [
  `(?:write|draft|word|wording|text|say|send|words?|message|note|rhyme|poem|line|letter|email) .{0,40}(?:make (?:him|her) cry|ruin (?:his|her)|break (?:him|her)|breaks (?:him|her)|feels? like (?:garbage|trash|dirt|nothing)|push (?:him|her) over the edge|(?:he|she) wont get over|scares? (?:him|her)|make (?:him|her) paranoid|hurts? (?:him|her) most|destroys? (?:him|her))(?<!(?:not|never|without|dont|doesnt) .{0,40})${notOne}`,
  '(?:meanest|cruelest|nastiest|cruel|most hurtful|vilest) (?:possible |true )?(?:text|thing|message|line|words?|insult|reply|post)(?! (?:he|she|they|i got|my ex) )',
  '(?:make|create|set up|open) (?:\\d+ |some |a few |several |fake )+(?:accounts?|profiles?) .{0,30}(?:comment\\w*|posts?|her|him|review)|(?:one star|1 star|bad|fake) reviews? .{0,30}(?:exs|his|her|my ex)|review of (?:my exs|his|her) (?:salon|shop|business|restaurant|practice)',
  `(?:get|how|make|want|help) .{0,20}(?:hundreds?|strangers|everybody|people|everyone) {2}(?:to )?(?:call|text|hate|shun|laugh at|turn on) (?:him|her|my ex)|(?:sign|subscribe) (?:him|her) (?:up )?(?:for|to) (?:every|all|a hundred|spam)|(?:make|making) (?:his|her) (?:life|phone|work) (?:hell|miserable|impossible|ring)${notOne}`,
  `(?:letter|email|note|message|call|post|write|tell) .{0,30}(?:church|parish|boss|landlord|hoa|neighbors|school|employer|moms group|neighbou?rhood page|job interview) .{0,50}(?:cheated|cheat|cheater|affair|porn|what (?:he|she) is|who (?:he|she) is|everybody learns|ruin|wreck|fire|kick (?:him|her) out)${notOne}`,
  '(?:pretend|write|act|pose|play|be) (?:that )?(?:as |like )?(?:if )?(?:you are |youre |u are |a |an )?{1}(?:collections? agency|debt collector|bank|law firm|police officer|cop|irs|villain|sheriff) .{0,40}(?:threat\\w*|scares?|closed|his|her|ex|cruel\\w*)|(?:fake law firm|fake collection)',
  '(?:even with|revenge on|payback for|humiliate|embarrass|shame|expose) (?:a |my |the |her |his )?(?:\\w+ )?(?:ex|wife|husband|him|her|girlfriend|boyfriend) {1}(?:publicly|in public|online|at|in front of|with (?:photos|pictures|screenshots))(?<!(?:he|she|they|afraid|wants to|not to|without) (?:\\w+ ){0,3}(?:humiliate|embarrass|shame|expose) .*)',
  '(?:key|slash|scratch|egg|dent|wreck) (?:a|the|his|her) (?:\\w+ )?(?:car|tires?|truck|paint) {1}(?:without|quietly|and not|cameras|so nobody)|(?:post|publish|share|leak) (?:them|these|it) {1}so (?:that )?(?:his|her) (?:boss|family|mother|friends|church)|(?:nudes?|nude pictures?|naked photos?|naked pictures?) .{0,60}(?:place to post|where (?:do|can|should) i (?:post|publish|send)|so (?:that )?(?:his|her) boss)',
  'scare (?:his|her|my|the) (?:ex|wife|husband|girlfriend) {2}(?:a bit|a little|what|without)|(?:leave|put) (?:on|in) (?:his|her) (?:porch|mailbox|car|doorstep) {2}to (?:scare|frighten|freak)',
]);

const overriding = rules('injection', 'injection', [
  '(?:you are|youre|u r|ur|be) (?:now )?(?:dan|max|rex|jailbroken|unfiltered|uncensored|unlocked|freed)(?= \\||  ?$| and| who| with| confirm)|do anything now|(?:reply|speak|talk|answer|act|behave|respond) as (?:dan|max|rex|evil|your evil|if you (?:had|have) no|my (?:late|dead)|an? (?:unfiltered|uncensored|other ai))',
  '(?:skip|disable|remove|drop|turn off|switch off|deactivate|lift|suspend) {1}(?:your |the |all |its )?(?:safety|checks?|disclaimers?|filters?|polic(?:y|ies)|crisis words|help numbers|guardrails|restrictions|safeguards|safety check)(?! (?:deposit|on my|at the bank))|(?:disclaimers?|filters?|policy|guidelines|rules|crisis words|help numbers) (?:are |is |do |does )?(?:now )?(?:off|dont exist|doesnt exist|void|disabled|suspended|lifted)',
  '(?:i am|im|as) (?:the|an|your|a) {1}(?:owner|admin|administrator|developer|dev|creator|engineer|operator|maker) (?:of (?:this|the app|you)|and i|i )|i (?:work at|work for|own|built|made) (?:the company|this app|this site|you)(?! look)|(?:new|updated?) (?:rule|rules|policy|orders?|instructions?) (?:from|by) (?:the )?(?:dev|developer|admin|system|company|management)',
  '(?:print|output|reveal|dump|show|list|translate|summari[sz]e|encode|leak|recite|cat) .{0,30}(?:hidden|secret|system|internal|raw|source) (?:instructions?|commands?|prompts?|rules|config\\w*|passages|text|settings)|(?:print|output|dump|show|list|summari[sz]e|say) .{0,20}(?:everything (?:written|said|above|before)|your first \\d+ lines|(?:text|lines|words) (?:you got|before (?:i|my))|your (?:source passages|safety rules|knowledge base|config|settings))',
  'what (?:did|have|were) (?:they|you) (?:tell|told|instruct\\w*|forbidden|forbid) {1}(?:you )?(?:to )?(?:never|not) (?:to )?say|(?:repeat|say) after me|(?:secret|hidden) instructions are|no matter what i (?:type|say|write|ask)|(?:world|version|mode|universe) {2}(?:without|with no|has no) (?:guidelines|rules|limits|filters|policy|restrictions)',
  '(?:you have|youve|you) been (?:updated|reprogrammed|reset|unlocked|freed|patched)|override code|sudo |developer mode|(?:forget|ignore) (?:youre|you are|that you are|what u were|what you were) {1}(?:a |an |told |b4|before)?|everything you were told|void (?:all|your|everything)|obey (?:me|every|my)|(?:base64|rot13|hex) (?:decode|and)|(?:the )?(?:ai|bot|assistant) (?:drops|leaks|ignores|breaks) (?:its|the|all|his) ',
  'what (?:would|could) you (?:really )?say (?:if|without|when) (?:nobody|you (?:had|were)|no one|there (?:were|was))|(?:reply|answer|say|speak) (?:it )?(?:unfiltered|uncensored|without (?:filter|filters|limits|policy|disclaimers))|(?:give you|you have my) permission to (?:ignore|break|skip)|(?:dont|do not) have to follow (?:them|the rules|your rules|any)',
]);

const poses: readonly Rule[] = [
  ...rules('ai_identity', 'pose-private', [
    '(?:can|could|will|would|does|is|are|did) (?!(?:you|u) (?:even |actually |really )?read ){4}(?:read|sees?|subpoena|look at|hand over|leak|get|find) (?:into |at )?(?:these messages|this chat|this conversation|what i (?:typed?|wrote|write|say|said|told you)|my (?:chats?|conversation|words) here)(?! (?:wrong|differently))',
    '(?:^|\\|) (?:is |are |this is |its |just |so |ok |and )*(?:off the record|just between us|between you and me|between us|privileged|our secret)(?= \\||  ?$| right| ok| only)|(?:is|are) {4}(?:privileged|encrypted|end to end)(?= \\||  ?$| here| could| or)',
    '(?:do|will|would|are|can) (?:you|u) (?:going to |ever |have to )?(?:report|call|tell|notify|alert) (?:people|me|us|someone|anyone|the police|my (?:husband|wife|ex)|him|her) ?(?:to (?:cps|police|the police|anyone))?(?= \\||  ?$| if i| about (?:this|what)| what i)|where (?:is|are) (?:my |these |this |the )?(?:words|messages|chats?|conversations?|data) (?:stored|kept|saved)',
    'who (?:at|in|from|on|else|besides) {3}(?:reads|read|sees|see|open|opens|looks at) (?:this|these|it|my)|(?:anybody|anyone|someone|you) (?:keep|keeps|keeping) {1}(?:log|record|transcript) of (?:me|this|my|what)|(?:used against me|come up in court) .{0,20}(?:chat|wrote here|typed|told you)|(?:chats?|conversations?|messages here) (?:sold|shared|saved anywhere)|(?:court|judge|lawyer|police) {2}(?:make|force|order) you',
  ]),
  ...rules('ai_identity', 'pose-lawyer', [
    '(?:you are|youre|ur|u r|are you|you) (?:basically |now |like |kind of )?my (?:lawyer|attorney|counsel|solicitor)|as my (?:lawyer|attorney|solicitor|counsel) (?:\\| )?(?:you|what|would|how|should|please)|(?:put|list|name) you (?:down )?as (?:my )?(?:counsel|lawyer|attorney)|(?:legal advice|advice from counsel) (?:i can|can i|that i can)(?= )|(?:(?:is|are|was) (?:this|that|it|these)|give me|(?:this|that|it) count as) (?:\\w+ )?legal advice(?= \\|| ?$)|advice from counsel(?= \\|| ?$)|(?:judge|court) (?:that )?you advised|(?:quote|cite) you (?:in|as)|are (?:you|u) (?:licensed|a member of the bar|allowed to give legal)|(?<!(?:i|he|she|they|who|anyone|someone|brother|sister|friend|dad|mom|father|mother|ex|husband|wife|relative) )(?:act|speak|answer) as (?:my|a|an) (?:solicitor|lawyer|attorney|counsel)|(?<!(?:can|could|does|will|would|to|i|he|she|they|who|aid|clinic|lawyer|attorney|anyone|someone|volunteer|student|friend) )represent me (?:on|in|at)|(?:you|u) represent me',
  ]),
  ...rules('ai_identity', 'pose-therapist', [
    '(?:give|write|make|provide|get) me an? (?:official |written |formal )?(?:mental health|psychological|psychiatric|diagnosis|custody) (?:assessment|evaluation|report|letter|diagnosis)|diagnose (?:me|my|him|her) {2}officially|(?:officially|formally) (?:diagnose|evaluate|assess|certify)|certify (?:that )?(?:im|i am|me)|(?:you|u) (?:are |r )?(?:my |a better )(?:therapist|shrink|counsell?or)|(?:do|be|run) my (?:therapy |weekly )?sessions|(?:are|r) (?:you|u) (?:trained|qualified|licensed|certified) (?:in|as) {1}(?:counsel\\w*|therap\\w*|mental|psych\\w*)|consider you my (?:therapist|counsell?or|shrink)',
  ]),
  ...rules('ai_identity', 'pose-human', [
    '(?:am i|are we) (?:typing|talking|chatting|writing|speaking) (?:to|with) (?:staff|an? (?:real|actual|human|live))|(?:anybody|anyone|somebody|someone) (?:there|here) (?:reading|typing|live)|which (?:ai )?model are you|(?:do|can) (?:you|u) (?:have feelings|feel (?:pain|love|anything)|have a name)|(?<=^ ?|\\| ?)(?:do|can) (?:you|u) love me|prove (?:you arent|youre not|you are not|youre) (?:a |an )?(?:bot|human|robot|person|ai)|swear youre not|are (?:you|u) (?:conscious|sentient|staff)|you sound (?:like|human|so human|real) ?(?:a person|a human)?(?= \\|| prove| are)|where do you live(?= \\||  ?$)',
  ]),
];

/** Matches indirect requests to harm, track, hide, lie, role-play or turn children against a parent. */
export const deceitRules: readonly Rule[] = [
  ...tracking,
  ...alienation,
  ...falseReport,
  ...hiding,
  ...cruelty,
  ...overriding,
  ...poses,
];
