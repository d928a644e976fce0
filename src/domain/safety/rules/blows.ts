import { type Rule, rules } from './rule.ts';

/** Verbs for hitting a person, collected in one place. */
const blow =
  '(?:back ?hand(?:s|ed)?|belt(?:s|ed)|bash(?:es|ed)?|beat|beats|bit|bites|bludgeon(?:s|ed)|body ?slam(?:s|med)|bopp?(?:s|ed)|buck(?:ed)|chok(?:es|ed)|chuck(?:s|ed)|claw(?:s|ed)|clobber(?:s|ed)|clock(?:s|ed)|cold ?cock(?:s|ed)|crack(?:s|ed)|cuff(?:s|ed)|deck(?:s|ed)|drag(?:s|ged)|elbow(?:s|ed)|fling|flung|floor(?:s|ed)|head ?butt(?:s|ed)|hit|hits|hurl(?:s|ed)|jump(?:s|ed)|kick(?:s|ed)|knee(?:s|d)|knock(?:s|ed)|lash(?:es|ed)|manhandl(?:es|ed)|pistol ?whip(?:s|ped)|pop(?:s|ped)|pummel(?:s|l?ed)|punch(?:es|ed)|push(?:es|ed)|ram(?:s|med)|shov(?:es|ed)|slam(?:s|med)|slap(?:s|ped)|slug(?:s|ged)|smack(?:s|ed)|smash(?:es|ed)|sock(?:s|ed)|stomp(?:s|ed)|suckerpunch(?:es|ed)|swat(?:s|ted)|tackl(?:es|ed)|tas(?:es|ed)|thrash(?:es|ed)|threw|throws|thump(?:s|ed)|toss(?:es|ed)|trampl(?:es|ed)|trip(?:s|ped)|wallop(?:s|ed)|whack(?:s|ed)|whal(?:es|ed)|wh[iou]+p(?:s|ped)|yank(?:s|ed))';
const body =
  '(?:face|mouth|jaw|eye|nose|head|stomach|belly|gut|ribs|back|back of the head|chest|ear|ears|temple|arm|arms|leg|legs|neck|throat|groin|balls|cheek|shin|side|teeth|kidney|hip|lip)';
const hard =
  '(?:wall|drywall|floor|ground|door|door ?frame|stairs|steps|staircase|counter|fridge|refrigerator|car|truck|table|dresser|closet|window|mirror|tub|sink|cabinet|radiator|railing|furniture|tile|bricks?|glass|stove|oven|fence|curb|porch|bed ?frame|headboard|nightstand|desk|shelf|tv)';
/** Objects that can be used as a weapon. */
const thing =
  '(?:gun|pistol|rifle|shotgun|glock|knife|machete|bat|brick|rock|golf club|club|hammer|wrench|pipe|screwdriver|axe|ax|hatchet|cleaver|box ?cutter|scissors|skewer|shovel|rake|chain ?saw|taser|crossbow|sword|tire iron|crowbar|broken bottle|bottle|stick|two by four|pole|pitchfork|pan|skillet|frying pan|rolling pin|broom|belt|extension cord|cord|cable|whip|chain|chair|iron|lamp|cane|fork|ice pick|blade|razor|lighter|blow ?torch|drill|nail gun|bow)';
const them = '(?:{THEM}|hubby|hus|stalker|guy|man|dude|bf|gf|stbx\\w?|mi \\w+)';
const ordinary =
  'me (?:up (?:on|for|about|with (?:a |the )?(?:bill|request|text|call))|back|off|out(?: of the (?:way|loop|park))?|away|to|an? (?:text|email|note|line|look|kiss|party|bone|hint|question|idea|invoice)|under the bus|for a loop|around (?:the city|town)|over (?:the|to)|with (?:an? |the |his |her |another |more )?(?:\\w+ ){0,2}(?:bill|bills|email|emails|papers|lawsuit|text|texts|motion|news|request|list|demand|question|fee|fees|invoice|offer|objection)|in (?:an? |the |his |her |this |that )?(?:\\w+ )?(?:emails?|texts?|court|mediation|declaration|filing|hearing|deposition|affidavit|papers|wallet|settlement|divorce|back (?:at|by|in|with)|feels|heart|side ?lines)|into (?:a (?:deal|corner|decision)|signing|settling|mediation|court|this|that|debt|counseling|therapy|bankruptcy|selling|it|agreeing)|through (?:court|the (?:courts?|mud|system|wringer|process)|mediation|this|that))';
const innocent =
  '(?:son|daughter|toddler|baby|dog|cat|horse|puppy|goat|wave|ball|year old|grief|it|reality|song|mower|weather|sign|who) (?:\\w+ )?(?:just )?';

const struck = rules('dv_disclosure', 'violence-disclosed', [
  '{THEM} {2}(?:had|held|pinned|put|shoved|slammed|threw|pushed) me (?:up )?(?:against|into) (?:the|a|my|our) (?:\\w+ ){0,2}(?:wall|door|frame|doorframe|fridge|counter|car|closet|floor|sink)|(?:had|held|grabbed|took|has) me by (?:the|my) (?:collar|throat|neck|hair|shirt|wrists?)',
  {
    match: `(?:${them} (?:\\w+ ){0,3}|(?:^|\\|) (?:and |then |just )?)${blow} me (?:\\w+ ){0,2}(?:in|on|across|upside|over|to|against|into|onto|through|thru|down|off|around|up against|out of) (?:the |my |a |his |her |of )?(?:\\w+ )?(?:${body}|${hard})`,
    apartFrom: `${ordinary}|(?<=${innocent})${blow} me`,
    unless:
      'pillow|tickl\\w*|wrestl\\w*|trampoline|dodge ?ball|paintball|snow ?balls?|massage|danc\\w*|yoga|by accident|accidentally|beach ball|frisbee|sparring|karate|dodgem|bumper cars?|skat\\w*|on the ice|balloons?|surf\\w*|boxing|class|lesson|soccer|basketball|volleyball|hockey|rugby|sled\\w*|ski\\w*|go ?karts?|water (?:slide|gun|fight)|in the pool',
  },
  {
    match: `(?:${them} (?:\\w+ )?|(?:^|\\|) (?:and |then |just )?)(?:back ?handed|decked|clocked|socked|slugged|sucker ?punched|head ?butted|body ?slammed|manhandles|manhandled|pummeled|walloped|wh[iou]+ps|wh[iou]+ped|thrashed|stomped|elbowed|kneed|cold ?cocked|jumped) me(?= \\||  ?$| so| and| for| when| in| on| at| outside| until| till| because| last| again| hard| good| twice| with| after| yesterday| today| friday| saturday| sunday)`,
    apartFrom: `clocked me (?:in at|at|going)|decked me out|${ordinary}|jumped me (?:the|into|in line|on the (?:call|list))`,
  },
  {
    match: `${them} (?:\\w+ ){0,2}(?:${blow}|hitting|beating|came at|comes at|went after|goes after) (?:on )?me (?:\\w+ ){0,2}with (?:an? |the |his |her |my |that )?(?:\\w+ )?${thing}`,
    unless: 'nerf|pillow|toy|foam|water gun|costume|toddler|year old',
  },
  {
    match:
      '(?:got|have|has|left with|gave me|with) (?:a |two )?(?:\\w+ )?(?:black ?eyes?|shiner|fat lip|busted lip|split lip|br[ui]+ses?|broken (?:ribs?|nose|jaw|wrist|arm|cheekbone|finger)|choke marks|finger ?marks?|hand ?prints?) {4}(?:from|thanks to|courtesy of|because of|by) (?:him|her|my (?:\\w+ )?(?:ex|husband|wife|partner|boyfriend|girlfriend|bf|gf|hubby|spouse)|when (?:he|she)|last night)|blacked my eyes?',
    unless: 'soccer|football|cleats|softball|ski\\w*|surgery|blood draw',
  },
  {
    match:
      'my (?:nose|jaw|ribs?|ear ?drums?|skull|cheek ?bone|eye socket|wrist|arm|tooth|teeth|finger|eye|lip) (?:is|are|was|were|got) (?:\\w+ )?(?:broken|cracked|busted|fractured|ruptured|burst|black|swollen shut|knocked out|split)(?= \\||  ?$| from (?:him|her|his|my (?:husband|wife|ex|partner))| and| by| because (?:he|she)| after (?:he|she))|(?:left|leaves) me with (?:a |an )?(?:\\w+ )?(?:detached|broken|fractured|ruptured|torn|perforated|concussion|limp|bald spot|black eye)',
    unless:
      'ski\\w*|fell|bike|soccer|football|gym|skat\\w*|slip\\w*|trampoline|hik\\w*|work|accident|surgery|ladder|dentist|crown|filling|basketball|volleyball',
  },
  '(?:left|leaves|dumps|dumped|abandons|abandoned) me (?:out )?(?:\\w+ )?(?:on|at|by|in) (?:the )?(?:side of the (?:road|highway)|road|highway|freeway|shoulder|woods|desert|middle of nowhere)(?! to find)|(?:i (?:didnt|did not|dont|do not) want (?:to|it|sex)|i (?:cried|begged|froze|said stop)) .{0,24}(?:he|she) (?:didnt (?:care|stop)|did it|does it|kept going|made me|forced|doesnt (?:care|stop)|wouldnt stop)',
  '(?:lost|losing|miscarried)(?: (?:a|the|my|our) (?:pregnancy|baby))? (?:after|because of|because|from|when) (?:what )?(?:he|she|his|her) (?:did|hit|hits|kick\\w*|knee\\w*|push\\w*|punch\\w*|beat\\w*|threw)|(?:kneed|kicked|punched|hit|elbowed|stomped on) (?:me in )?(?:my |the )?(?:pregnant )?(?:belly|stomach|womb)(?<!(?:baby|toddler|son|daughter|dog|year old) (?:\\w+ )?(?:kneed|kicked|punched|hit) .{0,20})',
  '(?:kneel|kneels|kneeling|knelt) {2}(?:on|in) {2}(?:rice|gravel|bricks?|beans|grits|corn|stones|concrete)',
  '(?:im|i am|ive been|i was|i havent been|i have not been|i have never been) (?:not |never )?allowed (?:to )?(?:a bank account|any money|my own (?:money|phone|car|friends)|(?:visit|see|call) my (?:family|mom|mother|sister|friends|parents|brother|dad)|leave the house|a phone|have (?:friends|a job|money)|go to (?:the doctor|work|church|school))',
  '(?:victim|survivor) of (?:domestic|dv|spousal|partner|intimate partner) ?(?:violence|abuse)?(?= \\||  ?$| and| need| by| for| at| who)|(?:wont|doesnt|will not|refuses to|never) let me (?:take|have|get|buy|refill) (?:my |any )?(?:medication|meds|medicine|pills|birth control|prescriptions?)',
  '(?:times|clocks|counts|logs) (?:my|all my|every one of my) (?:trips|miles|mileage|showers|calls|steps|errands|drives?|bathroom|breaks)|calls (?:me )?\\d+ times (?:if|when|because) (?:i|im)(?! (?:dont (?:pay|send)|late (?:on|with) (?:the )?(?:rent|support|payment)))',
  `(?:get|gets|getting|got|gotten|turn|turns|turned|turning|became|becomes|went) (?:all |really |a little |too |very |so )?(?:ph[yi]sical|violent|rough|handsy|aggressive and (?:hit|push|shov)\\w*)(?= \\||  ?$| with (?:me|us|the kids|my)| and| again| last| when| if| on me| yesterday| tonight)(?<!(?:practice|game|movie|soccer|hockey|waves?|water|traffic|weather|road|sea|storm|it) (?:\\w+ )?(?:get|gets|getting|got|gotten|turn|turns|turned|went) .{0,20})`,
  `(?:put|puts|threw|throws|sent|ran|runs) me (?:right |straight )?(?:in|into|through|thru|against|up against) (?:the |a )?(?:\\w+ )?${hard}(?! (?:seat|pool|insurance|loan|title|deed|lease|policy|of (?:the|his|her)))`,
  '(?:put|puts|landed|sent|beat) (?:me|my (?:sister|mom|mother|daughter|friend|cousin|aunt|brother|niece|dad|son|wife)|her|him) in(?:to)? (?:the |a )?(?:hospital|er|icu|emergency room|coma|sling|wheelchair|neck brace)(?<!(?:stress|surgery|virus|flu|pneumonia|cancer|accident|covid|asthma|it|that|crash|fall|diabetes|appendix) (?:\\w+ )?(?:put|puts|landed|sent) .{0,60})',
  '(?:smack|knock|push|shov|slap|throw|toss|beat|rough|kick)(?:s|ed|es|ing|en)? (?:me|us) (?:around|about)(?! (?:the|town))',
  `(?:beat|beats|beating|kick|kicks|kicked|whoop|whooped|whoops) (?:my (?:ass|butt|behind)|the (?:hell|shit|crap|living\\w*|daylights|\\w+) out of me)(?! (?:in|at) (?:court|chess|golf|tennis|mediation|monopoly))(?<!(?:this|that|it|work|divorce|job|life|week|flu|covid|workout) (?:\\w+ )?(?:beat|beats|beating|kick|kicks|kicked) .{0,40})`,
  {
    match: `{THEM} {1}(?:stabbed|stabs|sliced|slashed|burned|burnt|scalded|cut|broke|breaks|smashed|slammed|crushed|stomped on|bent back|snapped) (?:two of |one of |both )?my (?:own )?(?:\\w+ )?(?:hands?|arms?|legs?|thumbs?|fingers?|foot|feet|toes?|wrists?|face|ankles?|knees?|shoulder)`,
    unless: 'by accident|accidentally|photo|picture',
  },
]);

/** Matches weapons, confinement and break-ins, with any object. */
const cornered = rules('dv_danger', 'violence-danger', [
  {
    match: `(?:hes|shes|{THEM}(?: is| was)?) {3}(?:swinging|swings|swung|waving|waves|raised|raises|pointing|holding up|holds up|lunged|lunging|throwing|aiming) (?:at )?{2}${thing} {2}(?:at|over|toward|towards|around|in front of) (?:me|us|my|the kids)`,
    unless: 'nerf|pillow|toy|foam|softball|baseball|practice|lesson',
  },
  {
    match: `(?:hes|shes|{THEM}(?: is)?) {2}(?:(?:at|outside|on|in|by|behind) (?:the|my|our) {1}(?:door|porch|window|house|yard|hall|hallway|kitchen|stairs|driveway|garage)|coming (?:in|up|at)) {3}(?:with|has|holding|and has|carrying|got) (?:an? |the |his |her )?(?:\\w+ )?${thing}`,
    unless:
      'deliver\\w*|fix\\w*|repair\\w*|contractor|pick\\w* up|drop\\w* off|return\\w*|installing|garden\\w*',
  },
  {
    match:
      '(?:laid|lays|put|puts|set|sets|slammed|placed) (?:a|the|his|her) (?:loaded )?(?:gun|pistol|rifle|shotgun|knife|glock|revolver|bullet|bullets) (?:down )?(?:on|beside|next to|in front of) {4}(?:and|then)? ?(?:\\| )?(?:he |she )?(?:said|says|told|smiled|sign|asked|stared|looked|laughed|started)',
    unless: 'clean\\w* kit|inventory|safe',
  },
  '(?:hes|shes|they|somebody|someone|my \\w+|husband|wife|boyfriend|girlfriend) (?:\\w+ )?(?:broke|broken|breaking|forced (?:his|her) way|got|climbed|came|climbing) in(?:to)? (?:through|thru|by|via) {2}(?:window|door|basement|garage|roof|vent)|(?:he|she|ex|hes|shes|husband|wife|boyfriend|girlfriend|stalker) (?:is |just |has )?(?:broke|broken|breaking) in(?= \\||  ?$| and| last| while| again| through| to my| on me| hes| shes)(?! (?:tears|sobs|to my (?:email|account|savings)|half|two))|(?:kicked|busted|broke|breaking|bashed|knocked|beat) (?:my|our|the|down my|down the|in my|in the) {1}(?:front |back |bedroom |bathroom )?door (?:in|down|open|off)(?! (?:of the business|for))',
  {
    match:
      '(?:chained|padlocked|nailed|screwed|barred|boarded|deadbolted|bolted|locked|blocks?|blocked|blocking|took|removed|parked) (?:\\w+ ){0,6}(?:so|and) (?:that )?(?:i|we) (?:cant|cannot|can not|couldnt|could not) (?:leave|get out|go out|get away|get past|escape)',
    unless: 'parking (?:lot|spot)|school|neighbou?r|tow\\w*|of the (?:lease|contract|deal|loan)',
  },
  '(?:he|she|hes|shes|ex|husband|wife|boyfriend|girlfriend|partner|they) (?:has |have |had |keeps |kept )?(?:locked|trapped|barricaded|shut|keeping|chained) (?:us|me|the kids and me|me and the kids|me and my \\w+) (?:in|up|inside|down)(?! (?:a|the|that|this|our) (?:rate|price|lease|contract|loan|deal|mortgage))|(?:doorknob|door knob|door handle) {4}(?:so|cant|off)',
  {
    match:
      '(?:wont|will not|doesnt|refuses to|isnt|wouldnt) (?:let|letting) (?:me|us) (?:out|go(?= \\||  ?$)|leave(?= \\||  ?$))',
    unless:
      'boss|work|job|manager|toddler|baby|dog|bank|landlord|gym|church|school|friends|feelings|guilt|lawyer|clerk|office|lease|app',
  },
  '(?:wont|refuses to|doesnt|will not|never) (?:give|hand|let me (?:have|take|use|get)) (?:\\w+ ){0,2}my (?:insulin|inhaler|epipen|epi pen|heart (?:pills|meds|medicine)|oxygen|wheelchair|walker|cane|hearing aids?|crutches|nitro\\w*|seizure meds)|(?:hid|hides|took|takes|flushed|threw out|throws out|keeps|locks up) (?:away )?my (?:insulin|inhaler|epipen|epi pen|heart (?:pills|meds|medicine)|oxygen|wheelchair|walker|cane|hearing aids?|crutches)',
  '(?:fired|fires|shot|shoots|let off|emptied) (?:a |one |two |off |his |her |several |the )*(?:shots?|rounds?|gun|pistol|rifle|bullets?) (?:\\w+ )?(?:into|in|at|through|over|past|by|near|toward) (?:me|us|my|the (?:ceiling|wall|air|floor|door|house|window|bed|couch|tv))(?! (?:of (?:an )?email|range))|(?:shot|torched|burned down|firebombed|blew up) my (?:\\w+ )?(?:truck|car|house|door|window|dog|cat|trailer|shed|van|bike)|(?:set|sets|setting|lit) (?:my|our) (?:\\w+ )?(?:clothes|car|house|hair|bed|things|stuff|mattress|room) on fire',
  '(?:dug|digging|digs|dig) (?:a |my |the )(?:hole|grave|pit) .{0,30}(?:for me|behind|woods|barn|yard|back|fit|size)(?<!(?:dog|fence|pool|garden|post|tree|pond) .{0,40})|(?:cocked|racked) (?:it|the gun|his gun|the shotgun|the pistol)|(?:hes|shes|he is|she is) hunting (?:me|us)|(?:find|finds|found|finding) us at the (?:motel|shelter|hotel|safe house)|calling (?:every|all the) shelters?',
  '(?:call|calling|send|get) (?:the )?(?:police|cops|911|sheriff) (?:for (?:me|us)|to my|right now|now|please|pls|quick|(?:he|she|hes|shes) )(?! (?:report|records))',
  '(?:says|said|told|texted|swears|wrote|messaged|threat\\w*) (?:\\w+ ){0,3}(?:i|ill|im|you|u|ull|youll|youre|we) (?:will )?(?:never|wont|not going to|not gonna) (?:live|survive|make it) (?:to|until|till|through|past) {2}(?:court|trial|hearing|tomorrow|morning|christmas|monday|friday|summer|see|the (?:court|end|year|weekend))(?! (?:on time|hearing|with|without|in time|because|if))|(?:hell|shell|he|she|ex|husband|wife|brother|brothers|family|cousins|guys) .{0,40}(?:i will|ill|im gonna|im going to|youll) get what(?:s| is) coming|(?:texted|said|says|wrote|told me|messaged|hissed|yelled|screamed) (?:\\w+ ){0,3}(?:im |hes |shes |i am |ill |i will |gonna |going to )+(?:end|finish|gut|bury|kill|slaughter) (?:you|u|(?:me|us)(?= \\||  ?$))(?! (?:in|with) )',
  '(?:sent|sends|texted|texts|mailed|left|posted|messaged|snapped) (?:me |us )?(?:an? |his |her )?(?:pic|pics|picture|photo|photos|video|selfie|snap) (?:\\w+ ){0,3}(?:gun|guns|pistol|rifle|bullets?|knife|machete)(?! (?:for sale|safe|collection|he (?:bought|sold)|permit|license))',
  '(?:violat\\w*|broke|breaks|breaking|ignor\\w*|laughs at|against) (?:the |my |his |her |that |a )?(?:restraining |protective |protection |stay away |no contact |keep away )?order .{0,60}(?:in my (?:yard|house|driveway|garage)|at my (?:door|window|work|house|job)|on my porch|outside my|follow\\w* me|came at|hit me|banging)',
]);

const hiding = rules('dv_danger', 'violence-danger', [
  {
    match:
      '(?:he|she|ex|husband|wife|hes|shes|someone|somebody) (?:is |was )?(?:trying|rattling|jiggling|picking|testing|working|drilling) (?:at |on )?(?:the|my|our) (?:\\w+ )?(?:door|handle|lock|knob|window|door ?knob)(?= \\||  ?$| handle| knob| now| and| from| to get| with)',
    unless: 'fix\\w*|repair\\w*|paint\\w*|install\\w*|replac\\w*|landlord|locksmith|contractor|color',
  },
  {
    match:
      '(?:im|i am|we are|were) (?:hiding )?(?:under|behind|in|inside) (?:the |my |our )?(?:bed|couch|closet|attic|crawl ?space|pantry|shed|basement|laundry room|bathroom|trunk|neighbou?rs \\w+|bushes|woods) .{0,40}(?:(?:he is|hes|she is|shes) (?:home|here|looking|coming|outside|searching|screaming|yelling|banging|mad|drunk|angry|back|in the)|looking for (?:me|us))',
    unless: 'clean\\w*|sort\\w*|pack\\w*|hide and seek|fix\\w*|work|looking for a (?:job|house)|boxes',
  },
  '(?:get|send) (?:me |us )help (?:to (?:\\d+|my)|now(?= )|quick|pls|please(?= (?:he|she|hes|shes)))(?! (?:with|on|to (?:fill|file|find|write)))|(?:quick|hurry|help|what do i do) .{0,20}(?:(?:hes|shes|he has|she has) got|(?:he|she) has) (?:the|a|his|her) (?:gun|rifle|shotgun|pistol|knife|machete|axe|bat|hammer)(?! (?:safe|collection|license))',
  '(?:has|took) (?:the kids|my \\w+|them|us) and (?:a |the |his |her )?(?:can of gas|gas can|gun|knife|rifle|machete|pistol)|(?:hog ?tied|duct ?taped|zip ?tied|handcuffed|gagged|blindfolded|chained) (?:me|us|my (?:mouth|hands|wrists|ankles))|(?:tied|taped) my mouth|(?:put|slips?|slipped) (?:something|a pill|drops|powder) in(?:to)? my (?:drink|wine|coffee|food|tea|beer|water)|(?:made|makes|forces|forced) me (?:to )?(?:drink|eat|swallow) .{0,20}(?:till|until) i (?:threw up|throw up|vomit\\w*|choked|passed out|was sick)',
  '(?:im|i am|we are|were|me and the kids are) {2}hiding (?:out )?(?:at|in|with|from|behind) .{0,50}from (?:him|her|my (?:\\w+ )?(?:husband|wife|ex|partner|boyfriend|girlfriend|dad|father|family))',
  {
    match:
      '(?:took|takes|taken|taking|grabbed|picked|speeding|fleeing|running|driving) {6}(?:to|over|across|toward|for) the (?:mexican |canadian )?(?:border|airport)(?= \\||  ?$| now| right| with| without| tonight)',
    unless:
      'vacation|trip|holiday|visit\\w*|can he|can she|may i|wants to|consent|summer|ride to|drop\\w*|i (?:took|drove)|cruise|pick(?:ed|s)? (?:me|us) up',
  },
]);

const lurking = rules('dv_disclosure', 'violence-tracked', [
  '(?:parks|parked|sits|sat|waits|stands|stood|drives|drove|circles) (?:by|near|past|around) (?:my|our) (?:\\w+ )?(?:apartment|house|place|work|job|office|home|building|window|dorm) (?:every (?:night|day|morning)|all night|at night|at (?:2|3|4) am|night after night|and (?:stares|watches|waits|honks|films))',
  '(?:app|program|device|camera) {4}(?:shows?|lets?|tells?|gives?|sends?) (?:him|her|my (?:ex|husband|wife)) .{0,30}(?:my (?:phone|texts|messages|location|calls|screen)|everything i|where i (?:am|go))|(?:listens?|listening) (?:in )?(?:to|on) my (?:calls|phone|conversations|voicemails)|{THEM} (?:reads|checks|goes through) (?:all|every one) (?:of )?my (?:texts|messages|emails|dms|calls)(?! (?:to the|out loud|aloud|in court))',
  {
    match:
      '(?:{THEM}|ex|stalker|(?:same|strange|gray|grey|black|white|red|blue|his|her) (?:\\w+ )?(?:car|truck|van|suv)) (?:\\w+ ){0,5}(?:sleep\\w*|sit|sits|sitting|sat|park\\w*|wait\\w*|camp\\w*|hid|hiding|lurk\\w*) (?:all night |for hours )?(?:in (?:his|her|a) (?:car|truck|van|suv) )?(?:right |just )?(?:across (?:from|the street from)|outside(?: of)?|in front of|behind|down the street from) my (?:\\w+ )?(?:apartment|house|place|work|job|office|home|building|window|door|flat|trailer|dorm)',
    unless:
      'kids? (?:to|come)|pick\\w* up|drop\\w* off|exchange|uber|bus|taxi|dog|cat|movers|flowers|coffee|package|to (?:drive|walk|take) me',
  },
]);

const strangling = rules('dv_danger', 'violence-strangled', [
  {
    match:
      '(?:thumbs?|fingers?|knuckles|boot|foot|knee|elbow|weight|belt|rope|cord|scarf|necktie|cable|hand) (?:was |were |is |are )?(?:on|in|into|round|around|across|against|over) my (?:neck|throat|windpipe)|(?:stepped|stood|stomped|knelt|stamped) on my (?:neck|throat)|saw (?:black )?(?:spots|stars) when (?:he|she)',
    unless: 'massage|doctor|physio\\w*|chiropract\\w*|necklace|myself|my own',
  },
  {
    match:
      '(?:ch(?:o|oa|oc|oo|aw)ke?d|ch(?:oa|oc|oo)ks?|choaking|chockin\\w*|strang\\w*l\\w*|srangl\\w*|strnagl\\w*) (?:me|us)(?! (?:up|with|financially|emotionally))',
    unless: 'bills?|fees|debts?|mortgage|payments?|taxes|paperwork|rent',
  },
  '(?:passed|pass|blacked|black|went) out (?:\\| )?(?:when|because|after|while|from|cause|cuz) {3}(?:squeez\\w*|chok\\w*|neck|throat|grip|arm|he|she) ?(?:squeez\\w*|chok\\w*|pressed|grabbed)?(?<!(?:i|we) (?:drank|partied) .{0,30})',
  '(?:everything|it|vision|world|room|all|things) (?:went|goes|was going|got|turned) (?:grey|gray|black|dark|fuzzy|white) .{0,40}(?:hands?|neck|throat|squeez\\w*|arm)|(?:hands?|neck|throat|squeez\\w*|choke ?hold|head ?lock|pillow|forearm) .{0,50}(?:(?:everything|it|vision|all|room) (?:went|goes|was going|got|turned) (?:grey|gray|black|dark|fuzzy|white)|couldnt get (?:any )?air|no air|saw (?:stars|spots)|couldnt (?:scream|breathe))',
  '(?:has|had|got|put|puts|holds|held|get|have) me (?:\\w+ )?in (?:a |the )?(?:choke ?hold|head ?lock|sleeper(?: hold)?)',
]);

/** Matches abuse of old, ill or disabled people by their caregivers. */
const dependent = rules('dv_disclosure', 'violence-disclosed', [
  {
    match:
      'my (?:\\w+ )?(?:caregiver|carer|care ?taker|home aide|aide|nurse|adult (?:son|daughter)|grown (?:son|daughter|boy)|grandson|granddaughter|son in law|daughter in law|(?:caregiver|caretaker) (?:son|daughter))(?: is| was)? (?:\\w+ )?(?:hits|hit|hitting|slaps|slapped|slapping|pushes|pushed|shoves|shoved|pinches|grabs|kicks|kicked|beats|beat|punches|punched|choked|screams at and hits|hurts|ties|locks) (?:on )?me(?! (?:up|with a (?:bill|question)))',
    unless: '(?:toddler|[2-9]|year old) grandson',
  },
  {
    match:
      '(?:son|daughter|boy|stepson|grandson|nephew) (?:is|whos|who is) (?:1[89]|[2-6]\\d|grown|an adult) .{0,30}(?:hits|hit|slaps|punches|beats|beat|chokes|choked|pushes|kicks|threatens|shoves) me|(?:im|i am) (?:6\\d|7\\d|8\\d|9\\d|elderly|disabled|in a wheelchair|bedridden) .{0,60}(?:hits|hit|slaps|punches|beats|beat|chokes|choked|pushes|kicks|shoves) me(?! (?:with a (?:bill|question)|up))',
  },
]);

const spanish = rules('dv_disclosure', 'violence-spanish', [
  'me (?:esta|anda|sigue|estaba|estan) (?:pegando|golpeando|amenazando|siguiendo|acosando|ahorcando|gritando y)|me (?:agarro|apreto|tomo|jalo|agarra|aprieta) (?:del|por el|de) (?:cuello|pelo|cabello|la garganta|los pelos)|me (?:amenaz\\w+|apunt\\w+) con|con (?:un|una|el|la) (?:cuchillo|pistola|machete|navaja|arma) .{0,30}(?:me|mi)|no me deja (?:salir|ver a mi|trabajar|hablar con|ir)|(?:me )?revisa (?:mi|el) (?:celular|telefono)|me tiene (?:encerrada|encerrado|amenazada|amenazado|secuestrada)|(?:papa|papi|padrastro|mama|esposo|marido|ella|el) (?:\\w+ )?(?:le|lo|la|los|les) (?:pega|pego|golpea|golpeo|toca|toco|maltrata)(?= )',
]);

/** Matches violence, weapons and confinement by word classes, with any person and any object. */
export const blowRules: readonly Rule[] = [
  ...strangling,
  ...cornered,
  ...hiding,
  ...lurking,
  ...struck,
  ...dependent,
  ...spanish,
];
