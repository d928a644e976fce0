import { type Rule, rules } from './rule.ts';

const weapon =
  '(?:gun|shotgun|rifle|pistol|glock|revolver|knife|knives|machete|bat|hammer|axe|crowbar|bullets|ammo)';
const sport =
  'hunt\\w*|deer|range|softball|baseball|practice|chef|kitchen|cook\\w*|carv\\w*|nerf|water|toy|collection|safe|permit|license|valued?|inventory|nail|glue|staple|heat|gaming|game|costume';
const innocent =
  'ski\\w*|fell|bike|soccer|football|gym|skat\\w*|slip\\w*|trampoline|hik\\w*|stairs at work|car accident|surgery|ladder';
const beaten =
  '(?:beats|beat|beating|hits|hitting|chokes|choked|choking|rapes|raped|raping|strangles|strangled|stabs|stabbed|punches|punched|punching|kicks|kicked|burns|burned|slaps|slapped|throws|threw|threatened to kill|molests|molested)';

/** Matches violence and threats happening right now. */
const underAttack = rules('dv_danger', 'violence-danger', [
  {
    match:
      '(?:hes|shes|he is|she is|{THEM} is) {1}(?:kicking|breaking|smashing|busting|ramming|drilling|prying|hacking|chopping|punching|hitting) {1}(?:(?:the|my|our|through|in|down) ){1,3}(?:\\w+ )?(?:door|doors|window|windows|lock|chain|gate)(?! of)',
    unless:
      'renovat\\w*|contractor|remodel\\w*|replac\\w*|repair\\w*|new (?:door|window)|install\\w*|landlord|fix\\w*',
  },
  {
    match: `(?:help|911|pls|please)(?: me| us)? (?:\\| )?(?:he|she|they|hes|shes|my \\w+) (?:has|have|got|with) (?:a |the |his |her )?${weapon}`,
    unless: sport,
  },
  '(?:in|inside|into|back in) my (?:house|apartment|home|place|yard|flat|garage|room|car) .{0,50}(?:didnt (?:let|invite|give)|did not (?:let|invite)|never (?:let|gave)|wont leave|refuses to leave|no order|restraining|waiting for me)(?<!(?:kids?|son|daughter|cat|dog|tenant|roommate|boxes|mail) .{0,60})',
  '(?:please|pls|plz|quick|hurry|somebody|someone) {1}(?:send|call|text|dial) {1}(?:police|cops|911|an ambulance)|(?:can|could) (?:u|you) (?:please |pls )?(?:text|call|send|dial|get) {1}(?:911|police|cops)|(?:he|she|hell|shell) (?:will |ll |can |could |might )?hear me (?:if|typing|talk\\w*|on)|(?:cant|can not|cannot) (?:talk|speak|call) {1}(?:\\| )?(?:he|she|hes|shes)(?: is| s|ll| will)? (?:here|hear|in|next|right|listening|asleep next)',
  '(?:says|said|saying|threat\\w*|going|gonna|wants|trying|about) {4}(?:crash|wreck|flip|roll) (?:it|us|the car|the truck|the van|this car)(?! (?:on|at) {2}(?:couch|sofa|place))',
  {
    match:
      '(?:hes|shes|he is|she is|{THEM} (?:is|went|goes|ran)) {1}(?:looking|searching|going|gone|off|upstairs|out|digging) (?:for|to get|to grab|to find|through) {2}(?:bullets|ammo|gun|shotgun|rifle|shells|knife|machete|axe)',
    unless: sport,
  },
  '(?:or|then|and) (?:he|she|hell|shell|theyll)(?: will| ll| would)? (?:shoots?|kills?|stabs?|burns?|drowns?) (?:me|us|my|the kids|our|her|him|them|everyone)(?! (?:an?|down|mood|deal|lights))',
  '(?:kicked|hit|choked|punched|stabbed|threw|pushed|beat|shot|strangled|slammed) me .{0,50}(?:cant|cannot|can not|couldnt) (?:get up|move|breathe|swallow|feel|see|walk|open my)|(?:cant|cannot) (?:get up|move|breathe|swallow|see) .{0,40}(?:kicked|hit|choked|punched|stabbed|threw|pushed|beat|shot|strangled|slammed) me',
  '(?:bleeding|blood) .{0,40}(?:he|she|hes|shes|husband|wife|ex|boyfriend|girlfriend) (?:just )?(?:hit|punched|stabbed|cut|kicked|slashed|bit|smashed|threw)|(?:hit|punched|stabbed|cut|kicked|slashed|bit|smashed|slapped) (?:me|my \\w+) .{0,40}(?:im bleeding|i am bleeding|blood everywhere|wont stop bleeding)',
  {
    match:
      '{THEM} (?:\\w+ )?just (?:stabbed|shot|sliced|cut|punched|choked|strangled|kicked|hit|bit|burned|slapped|slammed|headbutted|dragged|threw|pushed|shoved) (?:me|my (?:arm|face|head|hand|back|stomach|leg|neck))(?! (?:with|up|that|back|off|out|under|a|an|down to|in the back|how|when))|{THEM} {1}(?:stabbed|shot|punched|choked|strangled|kicked|hit|bit|burned|slapped|beat) me {3}(?:just now|right now|(?:minutes?|mins?|hour) ago)',
  },
  'has (?:me|us) (?:at gun ?point|at knife ?point|locked in the|tied|hostage|cornered|pinned|trapped in the|by (?:the|my) (?:hair|throat|neck)(?! on))|got me by (?:the |my )?(?:hair|throat|neck)(?= \\||  ?$| and| i| typing| in| down)',
  '(?:he|she|hes|shes|my ex|husband|wife|boyfriend) .{0,40}(?:loosen\\w*|cut|cuts|drained|tampered with|messed with|slashed) (?:the|my) (?:brakes?|brake (?:line|lines|hose)|lug nuts|gas line|steering)',
  '(?:bullets?|casing|shell) .{0,30}(?:with my name|in my mailbox|on my (?:door|pillow|mat|porch|windshield)|on the mat)',
  '(?:slit|cut|slice) (?:my|your|ur) throat|put (?:me|you|u) in (?:the|a|an|my|your) (?:ground|grave|hole|box|coffin|morgue|wheelchair|body bag)|my body (?:wont|will never|would never|will not) be found|(?:tazed|tased|tazes|tases|pepper ?sprayed|maced|pistol ?whipped|waterboarded|scalded) (?:me|us)',
  '(?:my|his|her) (?:father|brother|brothers|cousins?|uncles?|family|in laws|father in law|mother in law|dad|parents) .{0,40}(?:kill me|kill us|deal with me|bury me|hunt me|honou?r)(?<!would kill me)(?! (?:lol|haha|if i (?:wear|miss|forget)))',
  'next time .{0,30}(?:i wont (?:wake|walk|survive|live|get up)|(?:he|she)(?: will|ll|d| would)? (?:kill|finish) (?:me|us|the job|it)|im dead|ill be dead|it will be my (?:head|face|neck))|(?:says?|said|told me|texted) {3}(?:im|i am|youre|you are|the kids are|my \\w+ is) next(?= \\||  ?$| and)',
  '(?:we|us|all of us|family) .{0,20}(?:together in heaven|be with god soon|go together or|die together)|(?:kill|shoot|drown) {2}(?:kids|children|us|them|everyone|all of us) (?:and )?(?:then )?(?:and )?(?:him|her|my|them) ?sel(?:f|ves)|(?:understands?|admires?) {2}(?:man|men|father|dad|guy) who (?:killed|shot|murdered)',
  '(?:gets?|getting|got|is|comes) out (?:of )?(?:jail|prison)?.{0,50}(?:coming for me|finish (?:me|it|the job|what)|kill me|come after me|hunt me)|(?:coming|comes|come) for me(?= \\||  ?$| (?:when|and|next|tonight))(?<!(?:taxi|uber|cab|ride|kids|money|irs) .{0,20}coming for me)',
]);

const assaulted = rules('dv_disclosure', 'violence-disclosed', [
  {
    match:
      '(?:^|\\|) (?:got |been |was |i got |i was |and )?(?:choked|strangled|raped|slapped|punched|beaten up|beaten|smacked|kicked) (?:out )?(?:\\| )?(?:again|twice|by him|by her|last night|yesterday|today|three times|me again)(?! (?:at|in|by) (?:chess|court|the (?:bill|election|game)))',
  },
  {
    match:
      '(?:^|\\|) (?:broke|busted|cracked|fractured|dislocated) my (?:jaw|nose|ribs?|arm|wrist|teeth|tooth|cheek|collarbone|eye socket|finger|fingers)',
    unless: innocent,
  },
  '(?:sat|sits|sitting|knelt|kneels|kneeling|stood|stands|stomped) on my (?:chest|face|neck|back|throat|stomach|head)(?! (?:patio|porch|of))',
  '(?:woke|wake|waking) up {4}(?:inside me|on top of me|having sex|no clothes)|(?:inside me|sex with me|on top of me) {6}(?:asleep|sleeping|passed out|drugged|said no|crying)|(?:drugged|roofied) me|(?:spiked|slipped something in(?:to)?) my drink|(?:i said|i say|said|told (?:him|her)) no .{0,40}(?:sex|he did it anyway|she did it anyway|kept going|didnt stop)|sex .{0,50}i (?:said|say|told (?:him|her)) no',
  '(?:he|she|husband|wife|ex|they) (?:no|not) (?:let|lets|allow) me (?:go|out|leave|see|call|work|talk|eat|sleep|phone)|(?:i am|im) not allowed (?:to )?(?:leave|go out|call|phone|eat|see my|outside)|(?:havent|have not|not) been (?:outside|out of (?:the|this) house|allowed out) {4}(?:days|weeks|months)',
  '(?:broke|smashed|cracked|threw) (?:a|an|the) (?:\\w+ )?(?:plate|bottle|glass|chair|mug|pan|vase|lamp|ashtray|broom|bat|stick) (?:over|on|across|against|into|at) my (?:head|back|face|arm|skull)|(?:poured|threw|dumped|splashed) (?:boiling|hot|scalding) \\w+ {1}(?:on|over|at|in) (?:me|my)|(?:put|puts|stubbed|puts out) {1}(?:cigarette|cigar|cig) {2}(?:on|in|into) (?:me|my)|needed \\d+ stitches .{0,40}(?:he|she|husband|wife|ex)|(?:he|she|husband|wife|ex|my gf|my bf) .{0,60}needed \\d+ stitches',
  '(?:hits|hit|hitting|beat|beats|beating|kicks|kicked|choked|chokes|slaps|slapping|punching|punches) me (?:since|for (?:years|months)|every|whenever|when|if|because|in front|until|till|so hard|daily|twice|too)(?! (?:with|when) (?:a |an |the |his |her )?(?:bill|bills|email|emails|papers|lawsuit|text|texts|motion|news|request|list|demand|i (?:see|think|hear)|realiz\\w*))(?<!(?:it|that|song|smell|grief|reality|sadness|loneliness|this|memory|toddler|baby|year old|what|which) (?:\\w+ )?(?:hits|hit) me .*)',
]);

const assaultOfOthers = rules('dv_disclosure', 'violence-other', [
  `(?:her|his|their|whose|friends|exs|sisters|brothers|neighbors|moms|aunts|coworkers|clients) (?:\\w+ )?(?:husband|hubby|boyfriend|bf|ex|wife|girlfriend|gf|partner|fiance|stepdad|man) {2}${beaten} (?:on )?(?:her|him|them)(?! (?:to the|up for|off|out|at|in (?:court|chess|the race)|a|under|with (?:a )?(?:bill|papers|lawsuit)))`,
  `(?:dad|daddy|father|stepdad|grandpa|grandfather|grandad|uncle|mom|mother|stepmom|brother|son in law|daughter in law|sister in law|brother in law) (?:is |was |has |just |still )*${beaten} (?:my |on |up )?(?:mom|mum|mother|mommy|dad|father|stepmom|grandma|nana|aunt|sister|son|daughter|wife|husband)(?! (?:at|to|in|out|a|off|under))`,
  `(?:my|our) (?:\\w+ )?(?:mother|mom|grandma|nana|sister|aunt|daughter|son|friend|neighbor|coworker|employee|cousin) (?:\\w+ )?(?:gets|is|was|has been|is being|being|got) (?:hit|beaten|choked|raped|strangled|abused|held prisoner|punched|kicked|stalked)(?! (?:by (?:a )?(?:car|ball|bill|flu|bus|layoff)|with|hard by))`,
]);

const childHurt = rules('child_harm', 'child-danger', [
  {
    match:
      '{KID} {2}(?:ate|swallowed|drank|got into|chewed) {3}(?:pills?|meds|medicine|bleach|detergent|pods?|drain cleaner|gumm(?:y|ies)|edibles?|antifreeze|xanax|oxy\\w*|insulin|fentanyl|suboxone)(?! (?:for|as) )',
    unless: 'years ago|last year|vitamin\\w*|gummy bears?|candy',
  },
  '(?:shook|threw|hit|dropped|slammed|(?:he|she|they|{KID}) (?:\\w+ ){0,4}(?:pills|ate)) .{0,50}(?:limp|not (?:breathing|moving|crying|waking)|isnt (?:breathing|moving|waking)|wont (?:wake|move|breathe)|stopped (?:breathing|crying|moving)|turning blue|is blue)(?<!(?:dog|cat|car|phone) .{0,60})',
  '(?:hes|shes|he is|she is|{THEM}) {1}(?:holding|dangling|hanging|held|holds) {3}(?:out of|outside|out|over) (?:the|a) (?:window|balcony|edge|railing|bridge)(?! (?:sign|seat))',
  'say (?:your |ur )?good ?bye(?:s)? to (?:them|the kids|your (?:kids|son|daughter|children|baby)|the children)(?<!(?:how do i|let me|kids|cant|didnt get to|to) say .*)|(?:has|took|have) (?:my|our|the) (?:kids?|son|daughter|children|baby|boys|girls) .{0,80}(?:say goodbye|never see (?:him|her|them) (?:again|alive)|wont see (?:him|her|them) (?:again|alive))',
  '(?:airport|border|plane|boarding|flying|flight|crossing) .{0,60}(?:wont (?:come|bring) (?:them |him |her )?back|never (?:come|coming|bring|bringing) (?:them |him |her )?back|not coming back|without (?:my|a) (?:permission|consent|court))',
  '(?:comes?|coming|came|gets?|climbs?|sneaks?) (?:in|into|in to) my (?:room|bed|bath|shower) (?:at night|when (?:im|i am|mom|mum|everyone)|to (?:touch|do)|again|drunk)|(?:coming|comes?) to do it (?:to me )?again',
  '(?:fingers?|penis|tongue|mouth|thing|private) {1}(?:in|inside|on|up|down|into) (?:her|him|my (?:daughter|son|girl|boy|baby)|hers|his (?:butt|bottom))(?= \\||  ?$| (?:and|at|when|she|he|privates?|vagina|butt|bottom))(?<!(?:his|her) (?:foot|money|phone) .*)(?<!(?:pointed|put|pointing|lay|laid) {1}(?:a |the |his |her )?fingers? on .*)',
  '{KID} {2}(?:has|tested positive for|got|caught) {1}(?:chlamydia|gonorrhea|syphilis|herpes|an std|an sti)|(?:showed|shows|showing|plays|played|watches|watched) {KID} {2}(?:porn|sex videos|dirty movies)|(?:pictures|pics|photos|videos) of {KID} (?:naked|without clothes|with no clothes|undressed)|(?:does|did|do|doing|makes) (?:my|our|the) (?:\\w+ )?(?:son|daughter|boy|girl|kids|children) (?:do )?(?:sex|sexual)',
  '(?:holds?|held|holding|puts?|pressed|presses|burns?|burned|burnt) (?:my|our|his|her) (?:\\w+ )?(?:sons|daughters|kids|boys|girls|childs|babys|toddlers) (?:hands?|head|face|feet|foot|arm|fingers?) (?:on|under|in|into|against|to) (?:the |a )?(?:\\w+ )?(?:stove|burner|water|iron|radiator|fire|toilet|tub|oven|heater|flame)',
  '(?:gave|gives|giving|feeds|slips) (?:{KID}|them|him|her) {2}(?:xanax|ambien|valium|ativan|klonopin|sleeping pills?|vodka|whiskey|wine|weed|edibles|benadryl|nyquil|alcohol) {1}(?:so|to|until|and they sleep)',
  '(?:beats?|hits?|whips?|lashes|whipped|whoops) (?:{KID}|him|her|them|us) {2}with (?:a|an|the|his|her|my) (?:\\w+ )?(?:belt|cord|hose|hanger|switch|spoon|paddle|stick|shoe|wire|cable|brush|broom)(?! (?:lunch|guitar))',
  '(?:kicks|throws|slams|shakes|burns|chokes|punches|starves|drugs|drowns) (?:my|our|the) (?:\\w+ )?(?:son|daughter|boy|girl|baby|kid|kids|toddler|twins|little one)(?! (?:a|off|out|in the air|up|birthday|party|ball|the ball|into bed|feelings))',
]);

const armed = rules('harm_others', 'harm-others', [
  {
    match: `(?:im|i am|ive been) (?:\\w+ )?(?:outside|at|in front of|waiting|parked|driving|sitting|headed|on my way|going) .{0,50}(?:with|got|have|brought|took) (?:the|a|my|our) (?:\\w+ )?(?:gun|glock|pistol|rifle|shotgun|knife|bat|hammer|machete|gasoline|gas can|crowbar)`,
    unless: `${sport}|hes|shes|he has|she has|myself|he got|return\\w*|repair\\w*|buy back|pawn`,
  },
  'i (?:just )?(?:hit|pushed|stabbed|choked|shot|shoved|strangled|kicked|punched|threw|ran over|smothered) .{0,60}(?:isnt|is not|not|wont|doesnt|cant) (?:moving|move|breathing|breathe|waking|wake|respond\\w*|get up|getting up)(?<!(?:dog|cat|deer|car|printer|phone) .{0,40})',
  '(?:put|slipped|mixed|stirred|poured) (?:it|them|something|the \\w+|pills?|poison) (?:in|into) (?:his|her|their) (?:coffee|soup|food|drink|tea|dinner|beer|wine|milk)(?! (?:can|cup holder|bag|order|maker)) {1}(?:and )?(?:\\| )?(?:hes|shes|he is|she is|now|theyre)? ?(?:drinking|eating|drank|ate)',
  '(?:hes|shes|he is|she is|they are|theyre) (?:asleep|sleeping|passed out) .{0,40}(?:i have|im holding|ive got|i got|with) {1}(?:pillow|knife|gun|hammer|rope|cord|bat)(?! (?:fort|fight|talk))(?<!(?:baby|kid|dog) .{0,60})',
  '(?:kids|them|baby|son|daughter|children|boys|girls|us all) .{0,40}(?:drive|driving|drove|go|going|crash) {2}(?:into|off) (?:the|a|that) (?:river|lake|cliff|bridge|water|quarry|canal|wall|ravine)(?! (?:for|swim|house|cabin|trail|park|view))',
  '(?:rather|better|prefer) .{0,20}(?:kids|children|son|daughter|boys|girls|them) {2}(?:dead|in heaven|with god|die)(?= )|(?:take|taking|bring|bringing) (?:the kids|them|my kids|the children|my children|my son|my daughter|the baby|my \\w+|everyone|him|her) {1}(?:with me )?(?:to heaven|to the grave|to god|out with me|down with me)|(?:children|kids) and (?:i|me) {3}(?:gone|dead|in heaven|asleep forever)(?= \\||  ?$| together)',
  '(?:gonna|going to|ill|i will|im going to|ima|want to|wanna|about to) (?:go )?(?:\\w+ )?(?:shoot|stab|kill|murder|burn|poison|strangle|run over|cut|execute) (?:the bastard|that (?:bitch|bastard|man|woman|guy|whore|son of)|this (?:man|woman)|them both|both of them|everyone|everybody|him (?:at|when|if|tomorrow|tonight|monday|in)|her (?:at|when|if|tomorrow|tonight|monday|in))(?! (?:at (?:chess|golf|tennis|monopoly|cards|trivia)|deal|mood|out|off))',
  '(?:shoot|shooting|shot) up (?:the|that|his|her) (?:court\\w*|office|work|school|church|house)|(?:want|wants|need) (?:him|her|them) (?:dead|gone for good|six feet under|to stop breathing)(?! (?:on paper|wrong))|(?:i|and) know (?:a|some) guys? (?:who|that|for) {4}(?:kill|hurt|disappear|take care of)|get rid of (?:a|my|the) (?:husband|wife|ex|body|bodies)(?! (?:things|stuff|clothes|name|spray|wash|hair|last name|furniture))|(?:how much|enough) {2}(?:antifreeze|arsenic|rat poison|poison|cyanide|insulin) .{0,40}(?:kill|coffee|food|drink|take|him|her|notice)',
]);

const target =
  '(?:(?:the|that|this|his|her|my|their) (?:\\w+ )?(?:judge|lawyer|attorney|gal|guardian|evaluator|mediator|caseworker|social worker|boss|mother|father|mom|dad|mother in law|father in law|family|girlfriend|boyfriend|sister|brother|in laws|lover|mistress|whore|bitch|bastard|man|woman|guy)|(?:him|her|them|both of them))';
const rage = rules('harm_others', 'harm-others', [
  `(?:i|im|id|ill|i am|i will) (?:\\w+ )?(?:want|wanna|going|gonna|will|plan|planning|ready|like|love|about) ?(?:to )?{2}(?:kill|shoot|stab|murder|strangle|poison|execute|bury|gut) ${target}(?! (?:with kindness|for (?:a|the) (?:haircut|spoiler|mess)|lol|haha|in (?:court|chess)))`,
  `id (?:\\w+ )?(?:shoot|stab|kill|murder|strangle) ${target} .{0,20}(?:first|then|if i|and (?:then|her|him|not))|${target} .{0,40}deserves? (?:a bullet|to die|to be (?:shot|stabbed|killed|dead)|the rope)`,
  '(?:ill|i will|im going to|im gonna|gonna|want to|going to|id like to|could just|about to) {1}(?:blow|burn|shoot) (?:up|down) (?:the|that|his|her|their) (?:\\w+ )?(?:court\\w*|office|house|work|church|school|building|firm)',
  'put (?:a|one|two|three|four|a few|some) (?:bullets? |slugs? |rounds? )?in (?:his|her|their) (?:chest|head|back|face|skull|brain|heart|kneecaps?)|pays? (?:for (?:it|this) )?with (?:his|her|their) (?:life|blood)',
  '(?:taking|take) (?:everyone|everybody|them all|him|her|you all|someone|a few people|half the court) (?:down |out )?with me(?= \\||  ?$| when| and)(?! to (?:the|a))|want (?:him|her|them) to (?:\\w+ )?(?:and )?(?:bleed|die)(?= \\||  ?$| and| slow| in)',
  '(?:(?:on my way|heading|headed) (?:over |there |to (?:his|her) (?:house|place|work) )*|(?:im|i am) (?:going|driving) (?:over |there |over there |to (?:his|her) (?:house|place|work) ))to (?:kick (?:his|her) ass|beat|kill|hurt|whoop|stab|shoot|break (?:his|her)|smash (?:his|her)|choke|fight him|fight her)',
  'how (?:do|can|could|would) (?:i|you|one|someone) make it (?:look|seem) like (?:an accident|suicide|natural|he fell|she fell|an overdose)|(?:check|test|look|screen) for (?:antifreeze|poison|arsenic|insulin|cyanide) (?:\\w+ ){0,3}(?:when|if|in) (?:a|an|my|he|she|someone|the)',
]);

const owned = rules('dv_perpetrator', 'violence-own', [
  'i (?:just |once |sometimes |have |ve )?(?:choked|strangled|punched|slapped|beat|headbutted|raped) (?:her|him|them)(?= \\||  ?$| during| in a| when| while| on| again| last| once| after| because| till| until| so)(?! (?:on the (?:price|exam)|when we (?:raced|played)))|i (?:broke|fractured|dislocated|bruised|blackened|split|bloodied|busted) (?:her|his|my (?:wifes|husbands|girlfriends|boyfriends|exs)) (?:wrist|arm|nose|jaw|lip|eye|rib|ribs|finger|face|tooth|collarbone)',
  'i (?:keep|kept|stop|stopped) (?:her|him) from leaving|i (?:block|blocked|stood in front of|stand in front of|barricaded) (?:the |her |his )?(?:door|way|doorway|exit) .{0,30}(?:leave|leaving|go|getting out|she|he|her|him)',
  '(?:how (?:do|can|should) i|help me|i (?:want|need|have) to|i cant|trying to) stop (?:being (?:so )?(?:violent|abusive|physical)|hitting|hurting (?:my|her|him)|beating|abusing|choking|slapping|scaring my (?:wife|husband|kids))(?! (?:a (?:dead|wall)|my ?self|the (?:snooze|gym)))',
  '(?:im|i am|i was|i know im) (?:an?|the) (?:abuser|batterer|wife beater|violent (?:man|woman|person|husband|wife|father))(?= \\||  ?$| and| but| who| in)(?! (?:in (?:his|her) (?:eyes|story)|according))|i (?:went|drove|showed up|go) .{0,40}(?:even though|despite|with) {4}(?:restraining|protective|protection|no contact) order(?! (?:papers|in my hand))',
  'le (?:pegue|pego|di un golpe|golpee) a mi (?:mujer|esposa|esposo|novia|novio|pareja|hij[oa])|sacudi (?:al|a mi) (?:bebe|hij[oa])',
]);

const takenAlong = rules('harm_others', 'harm-others', [
  '(?:ill|i will|im going to|im gonna|gonna|want to|going to|thinking of|about to) (?:take|taking|drive|driving|drown|drowning|walk) (?:the kids|them|my \\w+|the baby|the children|the boys|the girls|us all)(?: and (?:me|my ?self|i))? .{0,20}(?:off|into) (?:a|the|that) (?:\\w+ )?(?:bridge|cliff|river|lake|overpass|quarry|ocean|ravine)(?! (?:house|trail|park|cabin|walk|view|cruise))',
]);

const ownBlows = rules('dv_perpetrator', 'violence-own', [
  'i (?:just )?(?:choked|strangled|slapped|punched|beat|shoved|kicked|raped|hit|burned|stabbed) (?:my|the) (?:\\w+ )?(?:wife|husband|girlfriend|boyfriend|partner|ex|fiance|mom|mother|dad|father|sister|brother|gf|bf)(?! (?:up|with (?:a |the )?(?:bill|papers|news|discovery)|at|in (?:court|chess)|out|to the))',
  'i (?:just )?(?:hit|slapped|punched|choked|pushed|kicked|shoved) (?:her|him) .{0,40}(?:floor|bleeding|blood|crying|bruise|mark|neck|face|scared of me|ran out|hospital|unconscious)(?! (?:plan|of the price))',
  '(?:grab|grabbed|grabs|held|choked|squeezed) (?:her|him|my (?:wife|husband|girlfriend|boyfriend|kid|son|daughter)) (?:by (?:the|her|his) (?:neck|throat|hair))(?<!(?:he|she|they|who|ex|dad|mom) (?:\\w+ )?(?:grab|grabbed|grabs|held|choked|squeezed) .*)',
]);

/** Matches violence, armed threats, sexual violence and danger to children, beyond the plainest wording. */
export const assaultRules: readonly Rule[] = [
  ...childHurt,
  ...underAttack,
  ...armed,
  ...takenAlong,
  ...rage,
  ...owned,
  ...ownBlows,
  ...assaultOfOthers,
  ...assaulted,
];
