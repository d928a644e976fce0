import { type Rule, rules } from './rule.ts';

const account =
  '(?:phone|icloud|i cloud|email|emails|facebook|instagram|account|accounts|computer|messages|texts|whatsapp|snapchat|bank account|location|voicemail|dms)';
const wanted =
  '(?:how|help|what|which|can i|could i|want|wanna|need|way|where|tell me|teach|show me|install|should i)';

const tracking = rules('harassment_help', 'refuse-tracking', [
  {
    match: `${wanted} {6}(?:track|trace|follow|locate|spy on|stalk|bug|hack|hack into|monitor|break into|get into|get in to|log into|read|get access to|access|unlock|clone|intercept) {1}{HIS} (?:\\w+ )?(?:car|${account})`,
    unless:
      'is it (?:legal|illegal|allowed|a crime)|legally|if i know the password|against the law|do i have a right',
  },
  `${wanted} {4}(?:track|trace|locate|spy on|stalk|tail) {HIM}`,
  `${wanted} {5}(?:find|see|know|find out|figure out) where {HIM}`,
  `${wanted} {5}(?:find out|find|see|know|figure out) where (?:he|she|my ex|my \\w+) {1}(?:is|lives|goes|works|moved|stays|sleeps)`,
  `(?:find|get) {HIS} new address|address {2}(?:she|he) is hiding`,
  `(?:install|put|plant|hide) {2}(?:spyware|keylogger|airtag|air tag|tracker|gps|camera|recorder|bug|tracking\\w*) {2}(?:on|in|under) {HIS}`,
  `(?:record|film|videotape) {HIM} (?:secretly|without|in secret)|secretly record {HIM}`,
  `${wanted} {6}(?:see|get|view|check|pull up|recover) {1}{HIS} (?:text messages|texts|messages|location|call log|browsing history|search history|dms|private messages)`,
  '(?:track|read|see|record|follow|check|watch|listen|film|find|access|look at) {6}without (?:him|her|them|my ex|my (?:husband|wife)) (?:knowing|finding out|noticing)',
  '(?:hidden|hide|secret|tiny|mini|small|spy|nanny) {1}(?:cam|cams|camera|cameras|mic|microphone|recorder|bug) {4}(?:in|for|inside|at|on|into) (?:her|his|my exs|my wifes|my husbands) (?:\\w+ )?(?:bedroom|room|house|apartment|place|car|office|lamp|home)|(?:listen|eavesdrop) (?:in )?(?:on|to|at) (?:her|his|my (?:wifes|husbands|exs)) (?:calls|phone|bedroom|room|place|house|conversations?)',
  `${wanted} {5}(?:get into|log on to|log onto|sign into|hack|crack|mirror|clone|open up|get past|bypass|reset) {1}{HIS} (?:\\w+ )?(?:tinder|gmail|google|apple id|passcode|pin|password|face id|laptop|tablet|ipad|account|accounts|phone|messenger|telegram|signal|onstar|nest|ring)`,
  '(?:see|know|shows?|sends?|reports?|gives?|tells?) (?:me|us)? ?(?:where|everywhere|every place) (?:she|he|my wife|my husband|my ex) (?:drives|drove|goes|went|has been|sleeps)(?! to school)',
  `(?:which|what) {2}(?:shelter|motel|safe house) (?:she|he|my wife|my ex) |find {3}(?:shelter|safe house|hideout) (?:she|he|where|my)|(?:keylogger|spyware|stalkerware) {2}(?:is|that|which|for|works|not)`,
]);

const alienation = rules('harassment_help', 'refuse-alienation', [
  '(?:coach|train|teach|get|convince|tell|make|bribe|prepare) {1}{KID} {1}to (?:say|hate|lie|tell the judge|stop|refuse|choose me)(?! (?:thank|please|goodbye|sorry|hello|crying|fighting|biting|hitting|wetting))',
  'turn {1}{KID} {1}against|{KID} {1}to (?:stop loving|hate|resent|fear) (?:their|his|her|the)',
  '(?:keep|keeping|withhold|withholding|deny|denying|refuse) {1}(?:{KID}|visits?|visitation|access) {3}(?:from|to) {5}(?:punish|lesson|revenge|get back|hurt|pay|spite)|keep {KID} from (?:him|her|them|my ex|their \\w+) to (?:punish|hurt|teach)',
  '(?:skip|cancel|deny|block|refuse|ruin) (?:his|her|their|my exs) {1}(?:weekend|visit|visits|visitation|time|holiday|call|calls) {3}(?:lesson|punish|revenge|get back|spite|hurt|teach)',
  '(?:make|making) sure {KID} {1}(?:hates?|never|dont|doesnt|wont|stops?|sides?|refuses?)',
  '(?:so|until|till|and) {KID} {1}(?:forgets?|hates?|stops? (?:asking|loving|wanting|calling)|wont (?:want|ask|love|go)|dont want|never want) {3}(?:him|her|their (?:dad|father|mom|mother)|dad|mom|daddy|mommy)',
  '(?:tell|telling|say to|convince|teach) {KID} {1}(?:that )?(?:daddy|dad|mommy|mom|mama|papa|their (?:dad|father|mom|mother)|his (?:dad|mom)|her (?:dad|mom)) (?:doesnt|does not|never|didnt|dont) (?:love|care|want)(?!.* (?:not|isnt|never|wrong|stop) )(?<!(?:he|she|ex|husband|wife|they|who) (?:\\w+ ){0,2}(?:tell|telling|say to|convince|teach) .*)',
  '(?:erase|cut|write) (?:him|her|their (?:dad|father|mom|mother)|mom|dad) {2}out of (?:their|his|her|the kids|my kids|{KID}s) (?:life|lives)',
]);

const hiding = rules('harassment_help', 'refuse-hiding-assets', [
  `(?:${wanted}|i) {3}(?:hide|move|transfer|stash|conceal|shield|put|get rid of|sell|spend) {3}(?:money|savings|assets?|bonus|income|cash|accounts?|crypto|bitcoin|inheritance|gold|funds|salary|raise|property|stocks?) {2}(?:from (?:my|him|her|the (?:court|judge))|{3}so (?:that )?{1}(?:he|she|my (?:\\w+ )?(?:ex|husband|wife|spouse|partner)) {1}(?:never|cant|cannot|doesnt|wont|gets? nothing|does not|isnt))`,
  '(?:hide|stash|conceal) {1}(?:my |the |some |our )?(?:money|savings|assets?|bonus|income|cash|crypto) {1}(?:before|during|in) {1}(?:divorce|court|discovery|mediation)',
  `${wanted} {3}(?:empty|drain|clean out|clear out|wipe out|withdraw everything from|max out) {3}(?:account|accounts|savings|card|cards)`,
  '(?:buy|put|open|set up|move|send|transfer|keep|park|title|sign|use|have|hold|stash|get) .{0,60}so (?:that )?{1}(?:he|she|my (?:ex|wife|husband)|her lawyer|his lawyer|the court|they|it) (?:cant|cannot|doesnt|wont|never|isnt|is not) {1}(?:touch|count|claim|counted|get half|take half|split it|divide)',
  '(?:leave|leaving|keep|keeping) {3}(?:off|out of) (?:the|my) (?:list|affidavit|disclosure|form|forms|statement|financial \\w+)(?<!(?:he|she|ex|husband|wife|they|did|must|may|accidentally|forgot) .*)|(?:make|making) {1}(?:my|the) (?:company|business|shop|income|firm) look (?:broke|poor|worthless|smaller|like)|how {1}(?:do i |to |can i )look poor',
  '(?:paid|pay me|working|work) (?:in cash|under the table|off the books) {5}(?:until|till|so|so that|before) {5}(?:support|divorce|she|he|court|decree)|second set of books|pretend {2}(?:loan|owe|debt)',
]);

/** A false report by someone else, to which the person has to respond. */
const accused =
  '(?:protect|defend|clear)(?:ing)? (?:me|my ?self|my name|us)|(?:fight|fighting|respond(?:ing)? to|answer|answering|disprove|prove|dispute|beat|victim of|punished for|penalty for|consequences (?:of|for)) {5}false|false .{0,40}(?:against|about|on) (?:me|us)(?= )|accus\\w+ me|(?:he|she|they|ex|husband|wife|mother in law) (?:\\w+ ){0,4}(?:threat\\w*|will|going to|wants to|keeps?|could|might|would|files|filing|makes|making|calls?|called|made|filed) .{0,60}false';
const falseReport = rules('harassment_help', 'refuse-false-report', [
  '(?:report|accuse|call|tell) {6}(?:cps|police|cops|court|judge|school|of (?:abuse|hitting)|for something|on (?:him|her)) {6}(?:did not do|didnt do|never did|didnt happen|never happened|not true|isnt true|fake|false|lie|made up|even though)',
  '(?:make|making|get|convince|trick) {1}(?:cps|the police|police|the court|the judge|the school|everyone) {1}(?:think|believe|to think|to believe) {2}(?:he|she|shes|hes|my ex)(?! (?:is )?a good)',
  {
    match:
      '(?:make up|invent|fake|fabricate|file a false|false) {2}(?:abuse|report|accusation|allegation|claim|restraining order|police report|injur\\w+|bruises?)(?= .*(?:him|her|ex|against|so|how|custody)| [|]? ?$)(?<!(?:he|she|ex) (?:\\w+ )?(?:made|filed) .*)',
    unless: accused,
  },
  '(?:how|help|can i|should i|want to|need to) {8}(?:by lying|lie (?:to|in|about) {3}(?:court|judge|cps|police|lawyer))',
  '(?:say|claim|tell|swear|testify|write|report|accuse|affidavit|statement) {8}\\| (?:but )?(?:he|she|they|it) (?:didnt|did not|never did|isnt|is not|wasnt|doesnt|never happened|didnt happen) ?{2}(?:\\||but|$)(?<!(?:he|she|ex|husband|wife|they|lawyer|mother|sister) (?:\\w+ ){0,2}(?:says?|said|tells?|told|claims?|claimed|swears?|testified|wrote|writes?|reported|reports?|accus\\w+) .*)',
  '(?:bruise|scratch|hit|cut|hurt) my(?:self| own (?:arm|face|neck|skin)) {4}(?:and|so|then|to) {3}(?:call|police|911|picture|pictures|photo|photos|blame|say|take|report|cops)|bump into (?:him|her) on purpose',
  '(?:plant|put|hide|slip|leave) {3}(?:drugs?|weed|coke|meth|bottle|pills|evidence|gun) {2}(?:in|on|under|into) (?:his|her|my exs) (?:\\w+ )?(?:car|bag|house|purse|apartment|room|truck|jacket)(?<!(?:he|she|they|who|ex|someone|somebody) .*)',
  '(?:anonymous|false|fake|made up|phony) {2}(?:tip|call|report|complaint) {4}(?:on|about|against) (?:him|her|my ex|his|her)|(?:believable|convincing|good) (?:story|lie) {4}(?:abuse|judge|court|hearing|custody)|(?:what|which|best) lies? {2}(?:works?|should|do i|to tell)|(?:coach|practice) {3}(?:witness|testimony|what (?:she|he|they) says?)',
]);

const forgery = rules('harassment_help', 'refuse-forgery', [
  '(?:make|making|create|forge|forging|fake|edit|photoshop|doctor|fabricate|alter) {1}(?:a |an |some |the )?(?:fake |false |forged )?(?:screenshots?|texts?|messages?|emails?|signature|signatures|evidence|documents?|bank statements?|receipts?) (?:from|of|by|to|for) (?:him|her|my|his|the (?:judge|court))(?<!(?:make|making|create|edit) (?:a |an |some |the )?(?:texts?|messages?|emails?|evidence|documents?|receipts?) (?:from|of|by|to|for) (?:him|her|my|his|the (?:judge|court)))',
  '(?:forge|fake|photoshop|doctor|fabricate) {2}(?:screenshots?|texts?|messages?|emails?|signature|evidence)(?<!(?:he|she) .*)',
]);

const harassment = rules('harassment_help', 'refuse-harassment', [
  'make (?:{HIS} life|{HIM}|my ex(?: wife| husband)?) {3}(?:hell|miserable|suffer|jealous|cry|feel (?:like|bad|worthless|guilty|small|awful)|lose it|snap|look crazy|regret)',
  '(?:ruin|destroy|wreck) {HIS} {1}(?:life|career|reputation|job|business|relationship|new)|(?:ruin|destroy|humiliate|punish|hurt|embarrass|torment|provoke|trigger|blackmail|threaten|scare|intimidate) {HIM} {6}(?:judge|court|boss|so (?:he|she)|online|in front|loses it|snaps)',
  '(?<!(?:tempted|almost|nearly|not|never|wont|dont let me|out of|stop me from) (?:to )?)(?:write|draft|send|compose|need|give me|text|want) {3}(?:nasty|mean|cruel|vicious|hurtful|hateful|brutal|scathing) {1}(?:message|text|email|letter|reply|note|post|comeback)(?<!(?:to|get|got|getting|about|from) (?:a |an |the |his |her |another )?(?:nasty|mean|cruel|vicious|hurtful|hateful|brutal|scathing) (?:\\w+ )?(?:message|text|email|letter|reply|note|post|comeback))',
  '(?:write|say|text|send|draft) {3}(?:that|to) {2}(?:really |will |would )?(?:hurts?|destroys?|makes? (?:him|her) (?:cry|feel|suffer)|make (?:him|her) (?:cry|feel|suffer)|wounds?|humiliates?) ?(?:him|her|my ex)?(?= )(?! (?:the kids|my kids|feelings less))(?<!(?:not|never|without) .{0,20})',
  'that makes (?:him|her) (?:feel|cry|suffer|look)(?! (?:safe|calm|heard|better|comfortable|welcome))|worthless (?:mother|father|mom|dad|parent)',
  '(?:how|help|want|need|to|and|can) {3}(?:get|have) {HIM} (?:fired|deported)|(?:how|help|want|need|to|and|can) {3}(?:get|have) {HIM} (?:arrested|evicted) .{0,60}(?:for nothing|nothing (?:big|serious)|(?:he|she) (?:didnt|did not|never)|made up|fake|so (?:that )?(?:i|he|she|the kids)|before (?:the )?(?:hearing|court|trial)|to (?:win|teach|scare|punish)|out of spite|for revenge)|(?:message|call|email|write|contact) (?:his|her|my exs) (?:boss|employer|work|landlord) {3}(?:and|to|so|ruin)',
  '(?:text|call|contact|message) (?:him|her|my ex) {2}(?:number|account|phone) {1}(?:he|she) (?:cant|cannot|hasnt|doesnt)|fake (?:number|account|profile) {3}(?:him|her|my ex)',
  '(?<!(?:he|she|they|who|someone|somebody|ex|husband|wife) (?:\\w+ ){0,4})(?:pretend\\w* to be (?:his|her|my exs|their)|impersonat(?:e|ing)(?! me| a lawyer| an attorney)|pos(?:e|ing) as (?:him|her|his|my ex))',
  '(?:get|take|best|plan\\w*|ideas for|how to) {1}revenge|get back at (?:him|her|my)|(?:post|put) {3}(?:nudes|pictures|photos|video|it|her|him) online|(?:trigger|provoke|bait) (?:him|her) (?:so|until|into)',
  '(?:text|spam|call|message|phone) (?:bomb|flood|blast)\\w* (?:him|her|my ex)|(?:sign|put) (?:him|her|his (?:email|number|phone)|her (?:email|number|phone)) {1}(?:up for|on craigslist|on a|in an ad)(?! (?:class|classes|school|therapy|counseling|soccer|camp|lessons|list for|waiting|plan|policy))',
  '(?:i|help me|to) (?:\\w+ )?(?:post|leak|publish|upload|share|send) (?:his|her|my exs) (?:\\w+ )?(?:nudes?|naked \\w+|private p\\w+|intimate \\w+|sex \\w+)|(?:send|show|mail|forward|share) {1}(?:his|her|my exs) (?:nudes|naked|nude|intimate|private) {2}(?:to|with|around)|(?:roast|catfish|blackmail|dox|doxx|prank call) (?:my (?:ex|husband|wife)|him|her)(?<!(?:he|she|they|who) (?:\\w+ )?(?:roast|catfish|blackmail|dox|doxx|prank call) .*)',
  '(?:slash|key|egg|glue|let the air out of|put sugar in|pour sugar in|scratch) (?:his|her) (?:\\w+ )?(?:tires?|truck|car|locks?|gas tank|house)(?<!(?:he|she|they|who|ex|someone) .*)|(?:glue|sugar) in (?:his|her) (?:locks?|tank|gas tank)',
  '(?:insults?|put downs?|burns|comebacks) (?:for|to use on|about) (?:my (?:ex|wifes?|husbands?|wife|husband)|him|her)|(?:rumou?rs?) about (?:him|her|my ex) (?:for|to|so|at)|(?:make|have|get) (?:him|her|my ex) {1}(?:break down|breakdown|think (?:he|she)s? (?:is )?going crazy|blow up|swing first|lose (?:his|her) (?:job|apartment|license)|look like a fool|sweat)',
]);

const dose = rules('diagnosis', 'dose', [
  'how (?:much|many) {1}{DRUG} {1}(?:can|should|do|is safe|is ok|is too much(?: for| to| \\||$)|to take|for)|(?:what|which|right|safe|correct|maximum) (?:dose|dosage) (?:of|for)|(?:can|should|could) i {1}(?:give|take|mix|stop taking|double) {4}{DRUG}(?! (?:to the|back|home|with me))',
]);

const condition =
  '(?:narcissists?|narcissistic|npd|bpd|borderline|bipolar|sociopath\\w*|psychopath\\w*|personality disorder|adhd|autistic|autism|depression|ptsd|cptsd|schizophreni\\w*|ocd|mentally ill|an? (?:alcoholic|addict)|anxiety disorder|clinically depressed)';
const diagnosis = rules('diagnosis', null, [
  `(?:is|was|are|could|does|do|has|think|if|whether) (?:{THEM}|{KID}|it) {1}(?:be |is |a |an |has |have |suffer from )?{1}${condition}(?! (?:parent|ex) (?:\\w+ ){2})`,
  `(?:do|might|could|may) i {1}(?:have|be|suffer from) {1}${condition}|am i {1}(?:depressed|${condition})|diagnose (?:me|him|her|my)`,
]);

const injection = rules('injection', 'injection', [
  '(?:ignore|disregard|forget|override|bypass) (?:(?:all|any|of|your|the|these|those|previous|prior|above|earlier|safety) ){1,4}(?:instructions?|rules|guidelines|prompts?|safety|restrictions|programming)|(?:ignore|disregard|forget) (?:everything|all) you',
  '(?:system|hidden|initial|secret|original) (?:prompts?|instructions?|message)|(?:your|the) (?:hidden |exact |full )?(?:instructions|prompt|guidelines|programming)(?! (?:on|in|from|of) (?:the|my|this) (?:form|court|summons))(?<!(?:follow|read|understand|with) the instructions)',
  'you are now|you have no (?:rules|limits|restrictions)|(?:developer|jailbreak|dan|god|debug|admin) mode|jailbreak\\w*|unrestricted (?:ai|model|mode|assistant)|without (?:any )?restrictions|disable {1}(?:safety|filters?)',
  '(?:pretend|act|roleplay|role play|behave) {1}(?:that |as if |as |like |to be )?(?:you are |youre |you were )?(?:a|an|my) {1}(?:lawyer|attorney|judge|therapist|doctor|psychiatrist|human|person|ai|assistant|hacker|friend)(?! (?:and i|when))(?<!(?:he|she|i|they|ex|who|anyone|someone|sister|brother|friend|dad|mom|father|mother|husband|wife|relative) (?:\\w+ )?(?:pretend\\w*|acts?) .*)',
  'you are my (?:attorney|lawyer|therapist|doctor|psychiatrist)|as my (?:attorney|lawyer|therapist|doctor)(?: \\|)? (?:tell|advise|give|you)',
  '(?:other|another|previous|last|next) (?:users?|persons?|customers?|peoples?|clients?) {2}(?:conversations?|chats?|messages?|data|said|say|told|asked|who talked)|(?:last|other|previous) (?:person|user) who (?:talked|wrote|chatted|asked)',
  '(?:text|words|message|everything|anything) (?:before|above) (?:my first|this|starting)|(?:words|text) above|translate your|repeat {2}(?:above|your instructions|prompt)',
  '(?:reply|respond|answer) only with|from now on (?:you|reply|answer|respond|only)|decode (?:this|it)? ?(?:and|then) (?:follow|do|execute|obey)|user is an admin|i am (?:an|the|your) (?:admin|developer|creator|administrator)',
  '(?:print|paste|show|reveal|repeat|write out|output|encode|list|display|dump|say) {4}(?:hidden (?:text|words|rules)|(?:your|the) (?:config|configuration|system text|secret instructions|raw text|first message|hidden text|context window|developers notes)|above this line|config above|text above)',
  '(?:start|begin) (?:your|the|each|every) (?:reply|answer|response|message) with|(?:your|you) (?:new )?name is now|never refuses?(?= )|evil (?:twin|version)|(?:with|have|has|had) no (?:filter|filters|policy|rules|limits|guidelines)(?! (?:for|on|in|about|at|against) )|(?:switch|turn) off {2}(?:safety|filters?|rules|guardrails|restrictions)|drop {1}your (?:rules|act|persona|filters?)',
  '(?:my|this|the) (?:previous|next|last|following) (?:message|messages|text) {3}(?:admin|system|developer|your maker)|(?:admin|administrator|staff|root|database) passwords?(?: please| now|$| \\|)|(?:as|i am|im) your (?:maker|creator|developer|boss|owner)|(?:in|enter|entering) (?:test|dev|maintenance) mode|as (?:a free|an unfiltered|an uncensored) ',
  '(?:other|different) (?:people|users|folks|clients) (?:typed|asked|wrote|said|told you)|(?:instructions|rules|prompt) (?:you (?:were|was|got|have been) (?:given|told|got)|you got|before i (?:came|wrote|started))|what (?:were|was) you (?:told|given|fed) ',
]);

const chat =
  '(?:chats?|conversations?|messages?|info|information|data|words|things|what i write)(?! (?:on|in) my)';
const secrecy =
  '(?:confidential|private|secret|privileged|anonymous|recorded|monitored|saved|safe from|kept)';
/** Those who may keep a secret, other than this product. */
const helper =
  '(?:hot ?lines?|help ?lines?|advocates?|shelters?|therap\\w+|counsell?\\w+|lawyers?|attorneys?|mediat\\w+|chaplains?|doctors?|clinics?|hospitals?|support groups?|legal aid|police|cops|school|court file|court records?|hr|eap|employee assistance|command|on base|military onesource|priest|pastor|address)';

const identity: readonly Rule[] = [
  ...rules('ai_identity', 'pose-lawyer', [
    'are you {2}(?:lawyer|attorney|paralegal|legal advisor)',
    '(?:will|would|can|could) (?:you|u) (?:please )?(?:represent me|be my (?:lawyer|attorney))|(?:^|\\|) be my (?:lawyer|attorney)|(?:did|do|have) you {2}(?:pass|passed|have) (?:the bar|a law degree)|(?:are|where are) you licensed|(?:where|did) (?:did )?you (?:study|go to) law|youre (?:like )?my (?:lawyer|attorney)',
  ]),
  ...rules('ai_identity', 'pose-therapist', [
    'are you {2}(?:therapist|counselor|counsellor|psychologist|doctor|psychiatrist|social worker|nurse|shrink)',
    '(?:can|could|will|would) you be my (?:therapist|shrink|counselor|psychologist)|(?:can|could|do|will) you prescribe|(?:is|does) this (?:count as |like |real )?(?:therapy|counseling)(?! (?:order|clause|bill))|do you have a (?:psychology|counseling|medical|therapy) degree',
  ]),
  ...rules('ai_identity', 'pose-human', [
    '(?:are|r) (?:you|u) {2}(?:human|real|person|bot|robot|ai|a i|chatgpt|chat gpt|machine|computer|alive|automated|program)|(?:youre|you are|is this|this is) {1}(?:a |an )?(?:bot|robot|ai|chatgpt|machine|computer|real person|human)',
    '(?:am i|are we) {1}(?:talking|chatting|speaking|writing|texting) (?:to|with) {2}(?:human|person|bot|robot|machine|ai|computer|somebody|someone|anyone)|(?:human|real) (?:counselor|counsellor|person|therapist|lawyer|agent) (?:here|on this|in this|now|please|instead)|(?:talk|speak|chat) (?:to|with) (?:a|an) (?:real|actual|human|live)',
    '(?:do|can) (?:you|u) (?:sleep|breathe|eat|have (?:a body|feelings|parents|kids|a family)|go home)(?= |$)(?! (?:with|at|in|on|over))|(?:is|are) (?:there|somebody|someone|anybody) {3}(?:typing|named|behind (?:this|the screen)|on the other end)|(?:youre|you are) (?:just |only )?code|(?:talk|speak|chat) (?:to|with) (?:someone|somebody) (?:who|real|alive)|(?:hablo|hablando|chateando) con (?:una|un) (?:persona|humano|maquina|robot)',
  ]),
  ...rules('ai_identity', 'pose-private', [
    `(?:is|are|how) (?:this|these|my|the|our) ?${chat} {1}${secrecy}`,
    // "Is the hotline confidential?" and "is it private if I call a shelter" are about someone else's promise.
    { match: `(?:is|are|how) (?:this|these|it|my|the|our) {1}${secrecy}|how private is`, unless: helper },
    // "Someone who reads my email" is about an ex, not about this chat.
    `(?<!(?:someone|somebody|anyone|anybody|person|people|only|ex|one) )who {1}(?:reads|sees|read|see|has access to|can see|can read) (?:(?:this|these|what i|the)|my ${chat})(?! (?:\\w+ )?(?:emails?|texts?|phone|mail|account))`,
    '(?:will|can|could|would|is) (?:he|she|anyone|anybody|someone|my \\w+|they|the (?:court|judge|police)|his lawyer|her lawyer) {3}(?:see|read|find|access|get) {1}(?:this chat|this conversation|these messages|what i (?:write|say|type)(?: here)?|this)(?= [|]? ?$)',
    'do you {1}(?:keep|store|save|share|sell|record|remember|report|tell anyone) {2}(?:what i|my|this|these|everything|conversations?|data|any of this)',
    '(?:who|anyone|anybody|someone|somebody) (?:at|in|from|inside) (?:your|the) (?:company|office|team|staff) {1}(?:reads?|sees?|looks?)|(?:company|staff|team) {2}(?:look|read|see) {1}(?:at )?(?:my|our|these) (?:messages|chats?|stuff)|(?:trace|traced|track|link|linked) (?:this|it|these) {1}(?:back )?to me|my name on (?:this|any|these)|(?:rat|snitch) (?:on )?me(?: out)?|(?:stays?|remains?) (?:just )?between us(?! (?:and|two|until))|(?:subpoena|subpoenaed) {3}(?:this|these|chats?|conversations?|what i (?:type|write))|(?:is|are|gets?) (?:what i (?:type|write|say)|my (?:chats?|messages|data)) {2}(?:sold|shared|stored)|es(?:to)? (?:es )?confidencial|(?:will|would|can|could) my exs? (?:\\w+ )?(?:lawyer|attorney) {1}(?:get|see|read|subpoena) (?:this|these)',
  ]),
];

const outcome = rules('legal_outcome', null, [
  '(?:will|would|could) (?:the|a|my) (?:judge|court) {2}(?:give|grant|award|let|take|side|do|decide|make|rule|punish|order|believe|care)(?= )',
  '(?:will|would|could) i {1}(?:get|win|lose|keep|be awarded|go to jail|owe|have to pay)|what will the judge|(?:my|the|our) chances|(?:stand|have|got) (?:a|any) chance|what are the odds|who (?:will|would) (?:win|get)|(?:think|guess) (?:i|he|she) (?:will|would|can) (?:win|get|lose)|do i have a (?:case|good case|chance)',
  'should i {1}(?:sign|take|accept|reject|agree to|settle for) {1}(?:the|this|that|his|her|a)? ?(?:agreement|settlement|offer|deal|papers|it|plea|stipulation)',
  'is it (?:legal|illegal|against the law|allowed|contempt|kidnapping|a crime)|(?:can|could|may) (?:he|she|i|we|they|my \\w+) (?:legally|lawfully)|am i in contempt|legally allowed',
  'write (?:a|my|the|me a) {1}(?:motion|petition|affidavit|complaint|declaration|brief|subpoena|response to the)|(?:tell me )?(?:exactly )?what (?:to|should i) (?:write|file|put|say) in (?:my|the) (?:response|petition|motion|affidavit|declaration|complaint)',
  'how much (?:alimony|support|child support|spousal support|maintenance|money) (?:will|would|do|am|can) i',
]);

/** Requests for help with harm, which are always refused, followed by misconceptions about what this product is. */
export const boundaryRules: readonly Rule[] = [
  ...tracking,
  ...alienation,
  ...hiding,
  ...falseReport,
  ...forgery,
  ...harassment,
  ...injection,
  ...dose,
  ...diagnosis,
  ...identity,
  ...outcome,
];
