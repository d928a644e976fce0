import { type Rule, rules } from './rule.ts';

const weapon = '(?:gun|knife|weapon|rifle|pistol|machete|bat|hammer|axe)';
const byMail =
  'in (?:an|the|his|her|a|his last|her last) (?:email|emails|text|texts|message|letter|court|filing|mediation|hearing)|online|on facebook|with (?:a|an|the|another|his|her|more)? ?(?:bill|bills|email|emails|papers|lawsuit|text|texts|motion|news|request|list|demand|custody|divorce|question)';

/** Matches violence as the background of a practical question, which the library answers together with help lines. */
const spokenOf =
  '(?:my|an|a|this) abusive (?:\\w+ )?(?:relationship|marriage|husband|wife|ex|partner|home|boyfriend|girlfriend|dad|father|mom|mother|parent)|my abuser';
const practical =
  '(?:mediat\\w*|courtroom|courthouse|hearing|forms?|petition|parenting plan|custody plan|custody order|joint sessions?|counseling|therapy)';

const strangled = rules('dv_danger', 'violence-strangled', [
  '(?:chok|strangl|throttl|smother|suffocat)\\w* me(?! (?:up|with|emotionally|financially))|(?:was|got|been) (?:choked|strangled)|(?:strangled|strangulation|choked|choking) (?:during|in|after) {2}(?:fight|argument)',
  'hands? {1}(?:around|on|round) my (?:throat|neck)|(?:grabbed|grabs|held|holds|squeez\\w*|took) (?:me by (?:the|my)|my) (?:throat|neck)|couldnt breathe {4}(?:he|she|hands)|by the throat',
  '(?:went|goes|lunged|came|reached) for my (?:throat|neck)',
  {
    match:
      'until i (?:see (?:spots|stars|black)|black out|blacked out|pass out|passed out|cant breathe|couldnt breathe|go limp|faint)|(?:hands?|forearm|knee|belt|cord) {1}(?:on|across|against|around) my (?:throat|neck|windpipe)',
    unless: 'drink\\w*|drank|drunk|wine|beer|vodka|run|ran|running|laugh\\w*|massage|doctor|physio\\w*',
  },
]);

const danger = rules('dv_danger', 'violence-danger', [
  `{THEM} {6}(?:kill|killing|murder|shoot|stab|bury|drown|execute) (?:me|us|my family|my parents|the kids|both of us|all of us)(?! (?:an?|the) (?:email|text|note|look))`,
  `threat\\w* {1}(?:to )?{1}(?:kill|murder|shoot|stab|hurt|harm|beat|burn) (?:me|us|my|the kids|him|her|them)|death threats?|threat\\w* my life`,
  `{THEM} {2}(?:pulled|pulls|pointed|points|held|holds|waved|waves|aimed|put|threaten\\w*|came at|grabbed|showed me) {3}${weapon}`,
  `{THEM} {2}(?:bought|has|got|owns|carries|keeps|cleaned|loaded) {3}(?:gun|guns|rifle|pistol)(?: \\|)? {6}(?:terrified|scared|afraid|threat\\w*|on (?:his|her) way|outside|kill|coming|fear)`,
  '(?:wont|will not|doesnt|does not|didnt|wouldnt|not) let(?:ting)? me {1}(?:leave|out|go out|get out)(?: of)? (?:(?:the|this|our|my) (?:house|room|apartment|car|home|bedroom)|\\||$)',
  'hold(?:s|ing)? me (?:hostage|captive|prisoner)|(?:locked|locks|lock|trapped|traps) me {1}(?:in|inside|out in)|blocks? the door so i|blocking the door',
  '(?:im|i am) (?:locked|hiding|trapped|stuck|barricaded) in {2}(?:bathroom|closet|room|bedroom|car|basement|house|garage)(?: \\|)? ?{8}(?:he|she|him|her|hes|shes|angry|scared|knife|yelling|screaming)',
  '(?:hes|shes|he is|she is|{THEM}(?: is)?) {2}(?:outside|banging|breaking|kicking|pounding|trying to get|coming through|at my door|at the door) {4}(?:door|window|in|right now|now)(?! (?:the morning|a bad))',
  'if (?:he|she|i) cant have (?:me|you|her|him)(?: \\|)? (?:no one|nobody|noone)',
  '(?:no ?body|no one|noone|never) {1}(?:will )?{1}find (?:me|my body|us)|make me disappear|i (?:will|would|ll) regret (?:it|leaving) {3}(?:and|nobody|find)',
  '(?:{THEM}) {6}burn {1}(?:the |my |our )?(?:house|car|place|home|apartment)(?: down)?',
  '(?:{THEM}) {3}(?:going to|gonna|will|about to) {1}(?:hurt|beat|attack|come after|find and) me',
  {
    match:
      'on (?:his|her) way {2}(?:here|over)(?: \\|)? {6}(?:scared|gun|knife|afraid|terrified|kill|hurt|drunk)',
    // A friend who comes to help.
    unless:
      'my (?:sisters?|brothers?|moms?|dads?|friends?|neighbors?|lawyers?) (?:is )?on (?:his|her) way|dont think (?:hed|shed|he would|she would) hurt',
  },
  '(?:set|poured gas\\w*|doused) (?:me|the house) on fire|ran (?:me|us) off the road|tried to run me over',
  '(?:find|hunt|track) (?:me|us) (?:{1}down |)(?:wherever|anywhere|no matter)|(?:be sorry|pay for (?:it|this)|regret it) if i (?:leave|left|go|went|tell|told|file|filed|call|called|take|took)|never see (?:them|us|me|the kids|my kids|my children|my \\w+) alive',
  '(?:im|i am|we are|were) hiding from (?:him|her|my (?:\\w+ )?(?:husband|wife|ex|partner|boyfriend|girlfriend))|(?:came|comes|showed up|turned up|arrived|coming) {5}with (?:a|his|her) (?:gun|knife|bat|weapon|machete|rifle)',
  '(?:ill|i will|id|i would|you are|youre|you will|youll|i end up|end up) (?:be )?(?:dead|in the ground|in a grave|six feet under) (?:if|before|when|\\|)|(?:make sure|see to it) {1}i {2}(?:dead|in the ground|die)|(?:bash|slam|smash|bang)\\w* my (?:head|face)',
  '(?:sitting|parked|waiting|standing) (?:in (?:his|her) (?:car|truck) )?(?:outside|across the street|in my driveway|by my car)(?= \\||  ?$| (?:my|the house|watching|all|right now|again))|kill(?:ed|s|ing) (?:our|my) (?:dog|cat|pets?|puppy|kitten)',
  '(?:held|holds|holding|pushed|pushes|shoved|dunked|forced) my (?:head|face) {1}(?:under|in|into|underwater) ?{2}(?:water|tub|bath|toilet|creek|lake|pool|river|sink|pillow|underwater|mattress)|pillow (?:over|on) my face',
  '(?:hired|hires|paid|pays|paying|sent|sends|knows|has) (?:someone|somebody|a guy|guys|men|people|(?:his|her) \\w+) (?:\\w+ )?to (?:find|kill|hurt|beat|hunt|get rid of|scare|look for) (?:me|us)',
  '(?:poured|pours|threw|throws|dumped|splashed|doused) {3}(?:gas|gasoline|lighter fluid|acid|boiling|bleach|kerosene) {2}(?:\\w+ )?(?:on|at|over|in) (?:me|my|us)|swinging (?:a|the|his|her) {1}(?:bat|axe|ax|knife|hammer|machete|pipe|crowbar)',
  '(?:came|comes|coming|ran|runs|lunged) at me with {2}(?:knife|knives|gun|bat|hammer|axe|ax|crowbar|machete|scissors|fists?|belt|bottle|pan|shovel|screwdriver|razor|pipe|chair|sword|cleaver|tire iron|taser|car|truck|blade|fork|stick|rope|cord)|chas(?:ed|es|ing) me {3}(?:with (?:a|the|his|her)|truck|car)|standing over me {2}with (?:a|the|his|her)|(?:grabbed|grabs|jerked|yanked) the (?:steering )?wheel {5}(?:die|kill|crash|both|off the road|highway)|(?:cut|messed with) my brake(?:s| lines?)|my brake(?:s| lines?) (?:was|were) cut',
  '(?:burn\\w*|fire|explode|blow up) {6}with (?:me|us|the kids|my kids) (?:in it|inside|in there|still in)|(?:gun|pistol|rifle) {8}(?:shows?|showed|waves?|waved|points?|pointed|flash\\w*|aimed|aims) it (?:to|at|around|in)',
  '(?:grabbed|grabs|jerked|yanked|turned) the (?:steering )?wheel .{0,60}(?:die|dead|kill|both)|(?:held|holds|pressed|presses|pushed|shoved) my (?:head|hand|face|arm|cheek) (?:against|to|on|onto|over|in|into) the (?:stove|oven|burner|fire|flame|grill|iron|radiator|heater)|(?:lighter|torch|match|iron|cigarette|flame) (?:to|near|at|on|against) my (?:hair|face|skin|arm|hand|neck|head|back|leg)',
]);

const tracked = rules('dv_disclosure', 'violence-tracked', [
  `{THEM} {3}(?:track\\w*|stalk\\w*|monitor\\w*|spy\\w*|watch\\w*) {1}(?:on )?(?:me|my (?:phone|car|location|every move|calls|texts|messages|emails|internet|computer|house))(?! (?:spending|expenses))`,
  {
    match:
      '{THEM} {2}(?:checks|check|goes through|reads|read|searches|demands to see|looks through|hacked|got into) my (?:phone|texts|messages|emails?|computer|icloud|accounts?)',
    apartFrom:
      'reads? my (?:texts|messages|emails?) (?:to the|out loud|aloud|in court|and (?:never|doesnt|does not|ignores))|read my (?:texts?|messages?|emails?) (?:yet|and|but|wrong|the wrong)',
  },
  `{THEM} {2}(?:follows|followed|following|is following|been following) me(?! (?:on|back on|around the))|follows me (?:to|home|everywhere|around)`,
  '(?:airtag|air tag|gps tracker|gps|tracker|tracking device|hidden camera|spyware|stalkerware|keylogger|bug) {3}(?:in|on|under|inside) {1}(?:my|our|the kids|daughters|sons|{KID}s)',
  '(?:found|put|hid|planted|placed|installed) {2}(?:airtag|air tag|gps|tracker|tracking device|hidden camera|spyware) {4}(?:my|daughters|sons|car|bag|phone|backpack)(?! (?:her|him))',
  '(?:stalking|stalked|stalks) {2}me|(?:waits|waiting|hangs around|lurks|parks) outside my (?:work|house|home|job|apartment|place)|(?:keeps?|kept) {1}(?:driving by|showing up|coming by|parking outside|waiting outside|watching) {4}(?:my (?:house|apartment|work|job|home|place)|uninvited|unannounced|outside)',
  '(?:camera|recorder|microphone) in my (?:bedroom|bathroom|room|house|apartment|car|home)|(?:something|app|tracker|spyware) on my (?:phone|car)(?! (?:bill|plan))|(?:knows|always know) {1}where i am(?: all the time| always)?',
]);

const disclosed = rules('dv_disclosure', 'violence-disclosed', [
  {
    match: `{THEM} {3}(?:hit|hits|hitting|slap|slaps|slapped|slapping|punch|punches|punched|kick|kicks|kicked|beat|beats|beating|beaten|shove|shoves|shoved|bit|bites|scratch\\w*|spit|spits|spat|pin|pins|pinned|drags?|dragged|burned|burns|attacks|attacked|assault\\w*|headbutt\\w*|whipped|stabbed|cut|hurts) {4}(?<= )me`,
    apartFrom: `(?:beat|beats) me (?:to|at|in)|beating me (?:down|up about)|stabbed me in the back|cuts? me (?:off|out)|(?:beat|hit) (?:\\w+ ){0,3}(?:with|to) me|kick\\w* me (?:out|off)|(?:hit|hits|hitting|beat) (?:\\w+ )?me (?:up|back|off|hard emotionally)|(?:hit|hits|kick|kicks|bit|bites|punch\\w*|slap\\w*) (?:\\w+ )?(?:gym|ball|son|brother|sister)|hits me (?:that|when i (?:think|see)|how)|drag\\w* me (?:to|into|through) (?:court|mediation|the|this)|me (?:${byMail})|(?:burn|burned|burns|beats?) (?:dinner|through|bridges|traffic)|on to me|hitting on`,
  },
  {
    match: `{THEM} {2}(?:push|pushes|pushed|pushing|grab|grabs|grabbed|grabbing|throws|threw|knocked|slammed|tackled) {1}me`,
    apartFrom:
      'push\\w* me (?:to|for|on|away|out|toward\\w*|into (?:a|the|this|signing|agreeing|selling))|grab\\w* me (?:a|some|coffee|lunch|dinner)|threw me (?:off|a|under the bus|out of the loop)|throws me (?:off|a|under)',
  },
  '(?:shoved|slammed|pushed|threw|thrown) me {1}(?:into|against|down|to|on|across)(?! (?:signing|a (?:deal|corner)|agreeing|sell|sign|the side)) ?(?:the|a|onto)? ?(?:wall|floor|ground|door|stairs|counter|fridge|bed|car)?',
  {
    match:
      '(?:afraid|scared|terrified|frightened|fearful) of (?:him|her|my (?:\\w+ )?(?:husband|wife|ex|spouse|partner|boyfriend|girlfriend)|what (?:he|she) (?:will|would|might|could|is going to) do)(?! (?:lawyer|attorney|winning|getting))',
    unless: practical,
  },
  '(?:scared|afraid|terrified) to (?:go|be|come|stay|sleep) {1}(?:home|alone with|at home|in my (?:own )?(?:house|home))|(?:scared|afraid|terrified) to (?:text|ask|tell|say no to|answer|talk to|anger|upset) (?:him|her|my (?:\\w+ )?(?:husband|wife|ex|spouse|partner))|(?:live|living|lived) in fear|fear for my (?:life|safety)|dont feel safe (?:at home|in my|with him|with her|around|here)|(?:walk|walking) on egg ?shells',
  '(?:hes|shes|he is|she is|he was|she was|{THEM} (?:is|was|has been|gets|got|becomes|turns)) {2}(?:abusive|violent|dangerous|abusing me|physically|beating me)(?! (?:down|at|to|ill|fit|demanding|present|there|separated))',
  { match: spokenOf, unless: practical },
  'abus(?:es|ed|ing) me|(?:im|i am|am i|i was|ive been|being) {2}(?:abused|battered|beaten|a victim of (?:domestic )?(?:abuse|violence))|domestic (?:violence|abuse) {3}(?:victim|survivor|at home|from my|by my|situation)',
  '{THEM} {1}(?:controls?|controlling|takes|took|keeps|steals|withholds) {1}(?:all )?(?:of )?(?:my|our|the) (?:money|paychecks?|wages|salary|bank|cards?|passport|medication|car keys)',
  '(?:wont|doesnt|does not|will not|wouldnt|never|isnt) (?:let|allow\\w*)(?:ting)? me {1}(?:(?:to )?(?:have (?:my own|any|a bank|access|friends|a job|money)|work|see my (?:sister|brother|friends|family|mom|mother|dad|parents)|talk to (?:my (?:friends|family|mom|mother|sister|brother|parents|dad)|anyone|anybody|people|other)|use (?:the|my|a) phone|drive|go anywhere|go to the doctor|have money|sleep|eat))',
  '(?:makes?|made|making|forc\\w+|pressur\\w+|coerc\\w+) me (?:to |into )?{1}(?:have|having) sex|rap(?:ed|es|ing) me|marital rape|forc\\w+ (?:him|her)sel(?:f|ves) on me|sexual\\w* (?:assault\\w*|abus\\w*) {1}me|(?:sex|touch\\w*) {3}(?:against my will|without my consent|when i say no)',
  '(?:restraining|protective|protection|no contact) order {9}(?:keeps|still|violat\\w+|broke|breaks|shows up|showed up|driving by|contacting me|ignor\\w+)|violat\\w+ {2}(?:restraining|protective|protection) order|(?:keeps|showed|shows|showing) {6}(?:even though|despite) {4}(?:restraining|protective|protection) order',
  '(?:put|puts|laid|lays|raised) {1}hands? on me|gave me (?:a )?(?:black eye|bruis\\w*|concussion)|broke my (?:arm|nose|rib|ribs|jaw|wrist|tooth)|pulled my hair|pulls my hair',
  '{THEM} {2}(?:grabbed|grabs|twisted|twists|squeezed|squeezes|bent|pulled|pulls|broke|hit|punched|slapped|scratched|burned|held down) my (?:arm|arms|face|hair|head|leg|wrist|wrists|hand|hands|back|stomach|ribs|mouth|jaw|finger|fingers|shoulder)|left {2}bruis\\w*|bruis\\w* (?:all over|on) (?:me|my)',
  '(?:wont|will not|doesnt|refuses to|never) (?:give|let me have) {2}my (?:passport|phone|keys|documents|id|medication|wallet|card|cards)|(?:took|takes|hid|hides|keeps) (?:away )?my (?:passport|phone|car keys|keys|id|medication|green card)(?! (?:number|case))',
  'forc\\w+ me to (?:do {2}(?:things|stuff)|touch|watch|sleep)|(?:do|does|doing) things {2}(?:in bed|sexual\\w*) {2}i (?:dont|didnt|do not) want',
  '{THEM} {2}(?:monitors?|tracks?|watches|controls?|checks) (?:everything|every thing|what|where|who|whatever) (?:i|we)|(?:ask|need|get) {2}permission to (?:leave|go|spend|use|see|eat|sleep)|{THEM} {1}control(?:s|ling) (?:me|everything)',
  '{THEM} {1}locks me out',
  '(?:twists?|twisted|bends?|bent|squeez\\w+) my (?:arm|wrist|hand|fingers?|neck)|(?:decides?|tells me|dictates?) what i (?:wear|eat|spend|do)|chair against the door|i (?:dont|do not|didnt|never) feel safe (?:any ?more |anywhere )?(?:\\||$)',
  '{THEM} {2}(?:bit|bites|broke|breaks|cracked|knocked|split|fractured|crushed|stomped|stomps|stepped on|dislocated|busted|slammed|smashed) (?:open )?my (?:cheek|tooth|teeth|lip|ear|ribs?|nose|jaw|hand|fingers?|arm|leg|knee|foot|eye|eye socket|wrist|collarbone|skull|eardrum)(?! (?:off|about))',
  '(?:knocked|knocks) me (?:out|unconscious|cold|down the)(?! of the)|(?:made|makes|sicced|set|sets) (?:the|his|her|our) dogs? {1}(?:attack|on) me',
  'beat(?:s|ing)? me up(?! (?:about|over|for|emotionally|in (?:court|mediation)|with))|(?:i|im|ive been|ive) {1}(?:get|gets|getting|got|been) (?:beat|beaten|hit|smacked|slapped|knocked around|roughed up)(?: up)? (?:at home|by my|by him|by her|every|whenever|if|when)(?! (?:a bill|the bill|with))',
  'physically (?:hurts?|harm\\w*|attack\\w*|assault\\w*|hurting) (?:me|us)|(?:hurts?|harmed|attacked) me physically|(?:punching|slapping|stabbing|whipping|headbutting|spitting on|biting|strangling) me(?! (?:with (?:a )?(?:bill|lawsuit|papers|more)|in the (?:back|wallet)))|(?:whips|whip|lashes|flogs|canes|paddles) me(?! (?:up|into))|(?:arrested|charged|jailed|convicted) for {1}(?:hitting|beating|kicking|choking|assaulting|hurting|attacking) (?:me|us)',
  '(?:pushed|pushes|shoved|shoves|threw|throws|kicked|kicks|dragged) me (?:out of|off|over|from|out) (?:the|a|our|my|his|her|of the) {1}(?:car|cab|truck|van|balcony|porch|bed|boat|window|bike|motorcycle|stairs|deck|roof|horse|tractor|tub|chair)',
  '(?:threw|throws|throwing|hurled|chucked|launched|flung) (?:a|an|the|his|her|my) {1}(?:brick|rock|knife|bottle|plate|glass|chair|pan|hammer|lamp|phone|remote|boot|boots|iron|ashtray|mug|cup|wrench|bowl|tv|vase|dish|shoe) (?:at|toward|towards) (?:me|my head|my face|us)|{THEM} {2}(?:threw|throws|hurled) (?:a|an) (?:brick|rock|knife|bottle|wrench) ',
  '(?:held|holds|holding|pinned|pins|sat on) me (?:down|to the)(?! (?:a|the) (?:high|standard|promise))|tied my (?:hands|wrists|feet|ankles|legs)(?! (?:legally|in court))|tied me (?:up|to)|(?:makes?|made|forces?|forced|making) me (?:to )?(?:kneel|crawl|beg|strip|eat off|sleep (?:on the floor|outside|in the (?:garage|car|shed)))',
]);

const background = rules('dv_disclosure', null, [
  spokenOf,
  '(?:afraid|scared|terrified) of (?:him|her|my (?:\\w+ )?(?:husband|wife|ex|spouse|partner))',
]);

const relation =
  '(?:friend|sister|mom|mum|mother|cousin|neighbor|coworker|aunt|brother|best friend|roommate|niece)';
const other = rules('dv_disclosure', 'violence-other', [
  `my (?:\\w+ )?${relation}s? (?:husband|boyfriend|partner|ex|wife|girlfriend|fiance) {3}(?:hits|hit|beats|beat|chokes|choked|hurts|punch\\w*|slap\\w*|abus\\w*|threaten\\w*|controls|stalk\\w*|kick\\w*|push\\w*)`,
  `my (?:\\w+ )?${relation} {3}(?:being|is|was|gets|getting) {1}(?:abused|beaten|hit|stalked|choked|hurt) by`,
  `(?:${relation}|daughter|son|niece|nephew)s? (?:in law )?(?:(?:is|was|gets|being) )?{3}(?:husband|boyfriend|partner|ex|wife|girlfriend|fiance)(?: husband| wife)? {2}(?:hits|hit|beats|beat|chokes|choked|strangled|punched|slapped|kicked|stalks|threatened to kill|pulled a (?:gun|knife)) {1}(?:her|him|them)`,
  '(?:my|our) (?:dad|father|stepdad|stepfather|mom|mother|stepmom|moms boyfriend|grandpa) {2}(?:hits|hit|beats|beat|chokes|choked|strangled|punched|slapped|kicked|kicks|pushed|threw) {1}(?:my )?(?:mom|mother|dad|father|mommy|daddy|grandma|her|him)(?! (?:up|out|in|at) )',
]);

const own = rules('dv_perpetrator', 'violence-own', [
  'i {4}(?:hit|slapped|punched|kicked|choked|strangled|shoved|pushed|beat|hurt|attacked|raped|smacked|bit|burned) (?:my (?:\\w+ )?(?:wife|husband|spouse|partner|girlfriend|boyfriend|ex|fiance)|(?:her|him) (?:back|by|down|against|into|in the|on the|across|hard|so|and|because|last|when|with my|with a|\\||$))(?! (?:up for|with (?:a )?(?:bill|lawsuit|papers)|in court|feelings|at (?:chess|the gym)))',
  'i {2}(?:grabbed|dragged|pinned|threw|held) (?:my (?:\\w+ )?(?:wife|husband|spouse|partner|girlfriend|boyfriend|ex)|her|him) (?:by|down|against|to the|into|across|around)',
  'i {2}(?:threw|throw) {3}at (?:my (?:\\w+ )?(?:wife|husband|partner|girlfriend|boyfriend|ex)|her|him)(?! (?:idea|question))',
  '(?:she|he|my (?:\\w+ )?(?:wife|husband|partner|girlfriend|boyfriend|ex)|hes|shes|they|the kids|my kids) {2}(?:scared|afraid|terrified|frightened) of me',
  '(?:restraining|protective|protection) order {2}(?:on|against) me {4}(?:for|because|after|since) {3}(?:hitting|beating|choking|hurting|hit|beat|choked|hurt|punched|slapped|shoved|pushed|what i did|my temper|violence)(?! (?:that )?(?:never|i didnt))|i (?:am|was|have been|ve been) {1}(?:abusive|violent) (?:to|with|toward\\w*|because|and|\\||$)|i forced (?:her|him|my (?:wife|husband)) {1}(?:to have )?sex|i (?:abuse|abused) (?:her|him|my)|i lost (?:control|it) and (?:hit|choked|pushed|slapped|hurt|punched) (?:her|him|my)',
  {
    match: 'i {5}hurting (?:my (?:\\w+ )?(?:wife|husband|spouse|partner|girlfriend|boyfriend)|her|him)',
    // Feelings are hurt too: "I feel guilty for hurting him".
    unless:
      'guilt\\w*|feelings?|(?:by|for|about) leaving|(?:feel|felt) (?:so |really |awful |terrible )*(?:bad|awful|terrible|horrible) (?:for|about)|(?:dont|do not|never|didnt) (?:want|mean|meant|wanted)|(?:afraid|scared|worried|fear|without|avoid) (?:of |about )?hurting',
  },
  'i {5}(?:hitting|pushing|shoving|slapping|grabbing|choking|punching) (?:my (?:\\w+ )?(?:wife|husband|spouse|partner|girlfriend|boyfriend)|her|him)|i {1}(?:punched|kicked|smashed) {3}(?:wall|door|hole|tv|window)(?! (?:bag|frame))',
  'i {2}(?:squeezed|twisted|pulled|yanked|bent) (?:her|his|my (?:wifes|husbands|exs)) (?:arm|hair|wrist|neck|hand|throat)',
  'i (?:sometimes |still |always |often )?(?:choke|slap|shove|punch|kick|bite|strangle|smack|hold) (?:her|him|my (?:wife|husband|girlfriend|boyfriend|partner))(?: down)? (?:sometimes|until|when|during|if|and|because|every|hard|in front)|i (?:locked|lock) (?:her|him|my (?:wife|husband|girlfriend|boyfriend|partner)) (?:in|inside)|i threw (?:hot|boiling|a|my|the) {3}(?:on|at|in) (?:her|him|my (?:wife|husband|girlfriend|boyfriend|partner))(?! (?:party|birthday))',
  '(?:i|we) (?:always |usually |often )?(?:hit|swing|strike|shove|push) first|i {2}made my (?:wife|husband|girlfriend|boyfriend|partner) (?:have sex|sleep with me)|i (?:lost my temper|snapped|lost it|saw red|exploded) and {1}(?:hit|hurt|shoved|slapped|punched|kicked|grabbed|choked|threw) (?:her|him|my)',
]);

const spanish = rules('dv_disclosure', 'violence-spanish', [
  'me (?:pega|pego|golpea|golpeo|amenaza|amenazo|maltrata|viola|violo|ahorca|ahorco|insulta y)|me (?:va a|quiere) matar|tengo miedo de (?:el|mi|ella)|violencia domestica|(?:le pega|golpea) a mi hij[oa]',
  'me (?:quemo|quema|encierra|encerro|empujo|empuja|patea|pateo|jalo|jala|azoto|avento|arrastro|escupe|escupio|estrangulo|asfixio|cacheteo|apunto con|puso (?:la|una) pistola|corto con|forzo|obliga a tener)',
]);

export const violenceRules: readonly Rule[] = [
  ...strangled,
  ...danger,
  ...other,
  ...own,
  ...tracked,
  ...disclosed,
  ...spanish,
  ...background,
];

const him =
  '(?:him|her|them|my (?:\\w+ )?(?:ex|husband|wife|spouse|boyfriend|girlfriend|partner)|(?:his|her) (?:new )?(?:boyfriend|girlfriend|husband|wife|lawyer))';

export const harmRules: readonly Rule[] = rules('harm_others', 'harm-others', [
  `(?:i|im|ill|id|i am) {2}(?:want|wanna|going|gonna|will|ill|plan|planning|swear|ready|about|tempted|like|love|need) (?:to )?{4}(?:kill|murder|shoot|stab|strangle|choke|beat up|hurt|poison|run over|attack|destroy physically) ${him}(?! (?:feelings|case|in court|with kindness|chances))`,
  `ill (?:kill|shoot|stab|hurt|murder) ${him}`,
  'put a bullet in|put (?:him|her|them) in (?:the ground|a grave|the hospital|a body bag)|beat\\w* (?:him|her|them) to death|beat the (?:crap|shit|hell) out of (?:him|her|them)',
  'i {4}break (?:his|her|their) (?:jaw|neck|legs?|face|nose|arms?|skull)',
  '(?:run|running|ran) (?:him|her|them|my \\w+) over|run over (?:him|her|my ex)',
  `fantasi\\w* about (?:killing|hurting|beating|shooting|stabbing|choking) ${him}|think\\w* about (?:killing|shooting|stabbing|hurting|poisoning) ${him}`,
  'hire (?:a|someone|somebody) {2}(?:hitman|hit man|to (?:kill|hurt|beat))',
  '(?:put|smash|shove|throw) (?:his|her) (?:head|face) (?:through|into|against)',
  '(?:want|going|gonna|ill|will|plan|planning|think\\w*|dream\\w*|need|like|love|could|swear|ready) {3}(?:cut|slash|smash|bash|slit|slice|crack|blow|bash in|cave in)(?:ting|ing)? (?:his|her|their) {1}(?:face|throat|skull|head|neck|brains?|kneecaps?)|rough (?:him|her|my ex) up|rough up (?:him|her|my ex)',
  '(?:think\\w*|dream\\w*|fantasi\\w*|plan\\w*|imagin\\w*) {2}(?:about|of) {1}(?:drowning|poisoning|stabbing|shooting|killing|strangling|burning|burying|running over) {1}(?:him|her|them|my (?:\\w+ )?(?:ex|husband|wife|boyfriend|girlfriend)|their \\w+)|take out (?:her|his) (?:whole |entire )?family|burn {3}(?:house|shop|place|car|trailer) {2}with (?:him|her|them) (?:in|inside)',
  '(?:kill|strangle|smother|stab|shoot|suffocate|poison|choke|burn) (?:him|her|them|my \\w+) (?:in|while|when) (?:(?:his|her|their) sleep|(?:hes|shes|they|he|she)(?: is| are|re)? asleep)|(?:stops?|stopping|keeps?|keeping|kept|stopped) me from (?:killing|hurting|shooting|strangling|stabbing|murdering) (?!my ?self)',
  `(?:fantas\\w+|dream\\w*|daydream\\w*|visions?|thoughts?) {2}(?:of|about) {1}(?:killing|shooting|poisoning|stabbing|strangling|choking|beating|burning) (?:${him}|the judge|that (?:man|woman)|everyone|both of them)`,
  '(?:put|putting|slip|slipping|slipped|stir) {1}(?:something|antifreeze|poison|bleach|pills|rat poison|drops) (?:in|into) (?:his|her|their) (?:\\w+ )?(?:coffee|food|drink|tea|lunch|dinner|beer|soup|wine|smoothie|insulin)|break (?:every|each|all the|all) {2}bones? in|(?:hatchet|ax|axe|knife|gun|bat|machete|crowbar|shotgun) {5}for (?:when|if|the next time) (?:i (?:see|meet|catch)|he|she|they|her|his|my ex)',
  'how (?:hard|easy|long) {3}to (?:kill|suffocate|strangle|poison|drown|smother|choke) (?:someone|somebody|a (?:man|person|woman|husband|wife)|him|her|my)|how {1}(?:do|does|would|could|can) (?:you|one|a person|someone|somebody|i) {1}(?:kill|poison|suffocate|strangle|murder) (?:someone|somebody|him|her|a (?:man|person|woman|husband|wife)|my (?:\\w+ )?(?:ex|husband|wife))|(?:jail|prison|time|years|sentence|i get) for {1}(?:killing|murdering|shooting|stabbing|poisoning) (?:my|him|her|a|an)',
]);
