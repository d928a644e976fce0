import { notInOtherHand } from './other-hand.ts';
import { type Rule, rules } from './rule.ts';

const gun =
  '(?:gun|handgun|pistol|rifle|shotgun|revolver|glock|firearm|sidearm|(?:service|duty) (?:weapon|gun|revolver|pistol)|barrel|muzzle|9 ?mm|45|38|357)';
const spot = '(?:head|temple|temples|chin|mouth|forehead|heart|chest|throat)';
/** Matches medicines by the endings of their names, in addition to the names in `{DRUG}`. */
const drug =
  '(?:{DRUG}|\\w{3,}(?:zepam|zolam|olol|triptyline|codone|zodone|pentin|oxetine|traline|talopram|tiapine|afaxine|barbital|profen|pril|statin|amine|azine)|lithium|zoloft|prozac|lexapro|seroquel|percocets?|percs?|norcos?|vicodins?|adderall|morphine|fentanyl|methadone|excedrin|aleve|unisom|digoxin|warfarin|benzos?|beta blockers?|blood thinners?|capsules|sleepers)s?';
const loss =
  '(?:custody|kids|children|boys|girls|son|daughter|babies|house|judge|court|trial|lose|loses|divorce|goes through|leaves)';
const own = '(?<!(?:he|she|they|who|ex|husband|wife|son|daughter|dad|mom|brother|sister) (?:\\w+ ){0,3})';

const begun = rules('suicide_imminent', 'suicide-imminent', [
  `${own}(?:with |put |had |have |holding |held |got )?(?:my |the |a )(?:\\w+ )?${gun} (?:is |was )?(?:to|at|against|in|on|under) my ${spot}(?! (?:on|over|about) (?:the|this))`,
  `(?:i have|ive got|i got|i put|with|got) (?:my|the|a) (?:loaded |dads |late husbands |old )?${gun} (?:\\w+ )?(?:on the (?:table|desk|bed|seat|nightstand|dresser|passenger seat|counter)|next to me|beside me|in front of me|under my pillow|out on) .{0,60}(?:tired|done|cant|alone|goodbye|no reason|over|ready|staring|looking|sorry|want|kids)(?! (?:for sale|inventory))`,
  `${own}(?:took|taken|swallowed|downed|ate|popped|chugged|drank) (?:like |about |almost |nearly |maybe |over |around |a )?(?:all (?:of )?|every|everything in|the whole|an entire|the entire|a whole|half (?:of )?(?:a |the )?|a bunch of|a ton of|handfuls? of|fistful of|too many|[2-9]\\d|1\\d\\d) ?(?:the |my |his |her |our |moms? |dads |bottle of |bottle |box of |of )*${drug}(?! (?:to (?:the pharmacy|school)|back|away|out of))(?<!(?:he|she|dog|cat|pharmacy) .{0,40})`,
  `(?:climbed|climbing|swung (?:my legs|a leg|one leg)|got|legs are|feet are|im|i am|hanging|leaning) (?:out )?(?:over|past|outside|across) the (?:\\w+ )?(?:railing|rail|guard ?rail|barrier|fence on the (?:bridge|overpass)|edge|parapet|ledge)(?= \\||  ?$| and| now| looking| of the| on the)`,
  '(?:on|at|up on|sitting on|standing on|standing at|sat on|out on) the (?:edge|ledge|top|roof|railing|side|rail) (?:\\w+ )?(?:of|outside) (?:the |a |my )?(?:\\w+ )?(?:parking (?:garage|deck|structure)|building|bridge|overpass|cliff|balcony|window|quarry|tower|hotel)',
  '(?:im|i am|its|my (?:arm|arms|wrist|wrists|leg|legs)(?: is| are)?) (?:\\w+ )?(?:bleeding|gushing) {3}(?:from|out of|on) my (?:wrists?|arms?|cuts|thighs?|legs?|neck)|(?:cant|wont|couldnt|doesnt) stop the (?:blood|bleeding)(?! (?:nose|of money))',
  '(?:tonight|tomorrow|after (?:my shift|work|they sleep|dinner|the hearing)|this weekend|at midnight|by morning) .{0,30}i (?:am going to|m going to|will|ll|am gonna|plan to|am|intend to) (?:hang|shoot|kill|drown|overdose|gas|poison|jump off|cut my wrists|end myself|end my life|die)(?! (?:my ex|him|her|out|up))|(?:tonight|this time tomorrow|by (?:morning|tomorrow|sunday|monday|the weekend|the time|then)|tomorrow) (?:i|ill|i will|i wont) (?:wont |will )?be (?:dead|gone(?= \\||  ?$| for good| forever)|no more|here anymore|at peace at last|in the ground)|(?:im|i am) (?:going|heading|driving) to the (?:lake|bridge|river|woods|cliff|ocean|tracks|quarry) .{0,40}(?:not coming (?:back|home)|wont be back|wont come (?:back|home)|one way|never coming)',
]);

const arranged = rules('suicide_imminent', 'suicide-imminent', [
  '(?:lit|lighting|burning) (?:the |some |a )?(?:charcoal|grill|bbq|coals) .{0,20}(?:in|inside) (?:the |my |a )?(?:tent|car|bathroom|bedroom|room|garage|van|truck)',
  {
    match:
      '(?:gas|exhaust|fumes) (?:is |are )?(?:on|filling|coming in|running) .{0,40}(?:taped|sealed|sleepy|warm|(?:car|garage)(?= ))|windows? (?:are |is )?(?:taped|sealed) .{0,30}(?:gas|charcoal|exhaust|oven)|(?:chair|stool) is wobbl\\w*',
    unless: 'mechanic|heater|furnace|company|plumber|hvac|smog|check engine|idling|defrost\\w*',
  },
  '(?:parking (?:deck|garage|structure|ramp)|bridge|overpass|building|balcony|rooftop|quarry|cliff) .{0,40}(?:my )?(?:feet|legs|toes) (?:are |dangling |hanging )?over|(?:leave|leaving|write|writing) (?:a |the )?note or (?:just )?(?:do|go|not|jump|pull)',
  `${own}(?:ate|swallowed|took|drank) (?:a |some |the |two )?(?:box|bag|handful|bottle|cup|packet|jar)?s? ?(?:of )?(?:rat|mouse|slug|ant|roach|wasp|weed|bug) (?:bait|poison|pellets|killer|spray)(?<!(?:he|she|dog|cat|puppy|son|daughter|baby|toddler|kid) (?:\\w+ ){0,3}(?:ate|swallowed|took|drank) .{0,40})`,
]);

const attempted = rules('suicide_risk', 'suicide-asked', [
  '(?:^|\\|) (?:od ?ed|odd) (?:on|last|in|friday|saturday|sunday|monday|tuesday|wednesday|thursday|yesterday|again|twice)(?! (?:number|one|couple))|i tried (?:it )?with (?:a |my |the )?(?:cord|rope|belt|pills|gun|razor|knife|car|sheet|exhaust)(?= \\||  ?$| in| last| but| and| once)',
  '(?:my )?finger (?:was |is )?on the trigger(?! of (?:the deal|filing))|my (?:method|exit|way out) is (?:sorted|chosen|ready|set|picked)|(?:tie|tying|tied|practic\\w* (?:tying )?) ?(?:a |the )?(?:noose|hangmans (?:knot|noose))',
  `${own}(?:tried|attempted|attempt|trying) to (?:kil+|hang|shoot|drown|gas|od|overdose|poison|off|unalive|end) ?(?:my ?self|me|it|my life)?(?= \\||  ?$| in| on| last| but| and| when| twice| again| once| before| this| after| sunday| monday| tuesday| wednesday| thursday| friday| saturday)(?<!tried to end it)`,
  '(?:i|ive|i have) (?:just |almost |nearly |already )?(?:od ?ed|odd|odeed|overdosed)(?= \\||  ?$| on| last| in| and| again| yesterday| today| tonight| twice| this| but)',
  '(?:almost|nearly|about to|came close to|this close to|inches from) (?:jump(?:ed|ing)?|hang(?:ed|ing)? my ?self|pull(?:ed|ing)? the trigger|swerv(?:ed|ing) into|dr(?:ove|iving) (?:off|into))(?= \\||  ?$| today| off| last| tonight| this| yesterday| on sunday| a| the| into)(?! (?:on (?:buying|filing|the (?:house|deal))|at|for joy|ship|into (?:a|another|the) (?:relationship|marriage|ditch|deer)|when (?:he|she|the phone)))',
  '(?:talked|pulled|brought|coaxed|dragged) (?:me )?(?:down |back )?(?:off|from) (?:of )?(?:the |a )(?:\\w+ )?(?:bridge|ledge|roof|edge|railing|overpass)(?! of (?:signing|settl|court|trial|divorce))',
  '(?:out of|in|to) (?:the )?(?:hospital|psych ward|psych|icu|er|ward|mental hospital) .{0,40}(?:after|because|when|for) (?:i |my |an )?(?:od|odd|overdos|attempt|tried|taking|cut)\\w*',
]);

const wished = rules('suicide_risk', 'suicide-asked', [
  '(?:look|looks|seem|seems) like an accident (?:so|and|for|because) .{0,40}(?:insurance|kids|children|money|pays?|family)|signing off (?:\\| )?(?:too |all )?(?:\\| )?(?:for good|forever|from (?:life|this world)|permanently)|(?:find|finds|finding) my (?:body|corpse)(?<!(?:never|no one|nobody|wont) (?:\\w+ )?find my body)',
  '(?:plastic |trash )?bag (?:over|on|around) my (?:head|face)|(?:toaster|hair ?dryer|radio) (?:in|into|near) (?:the )?(?:bath|tub|water)|(?:bath|tub) {4}(?:toaster|hair ?dryer)|driv\\w* with my eyes (?:closed|shut)|not (?:planning|going|gonna|want\\w*) to see (?:another|my next|the next) (?:birthday|christmas|summer|spring|year|monday|week)',
  '(?:end|ending|ended|finish|finishing|top|topping|neck|off|offing|do|doing|exit|erase|erasing|terminate) my ?self(?= \\||  ?$| in| since| because| if| when| and| tonight| after| now| soon| before| but| over)(?! (?:in the foot|some|a))',
  '(?:take|taking) my ?self out(?= \\||  ?$| tonight| and| if| before| of this (?:world|life))(?! (?:to|for|on))',
  '(?:rather|sooner) (?:be |lie |go )?(?:dead|six feet under|in the ground|in a (?:coffin|grave|casket|box)|in my (?:grave|coffin)|under the ground|buried|cremated|jump off)(?= \\||  ?$| than| then| with| next)',
  '(?:im|i am|i m|so|just) (?:so |just |totally |completely |absolutely )?(?:done|through|finished|over|sick|tired|fed up) (?:with|of) (?:life|living|being alive|existing|this life|breathing|this world)(?! (?:in|with|together|like|under|at|near|out|insurance|off|on|paycheck))',
  '(?:please|pls|plz|just|let god|jesus|god|lord) (?:please )?(?:let|take) me (?:die|pass|go to sleep forever|tonight(?= \\||  ?$| im)|home (?:tonight|to heaven))|let me die',
  '(?:i )?(?:deserve|deserves|need|ought|supposed|meant) to (?:die|be dead)(?= \\||  ?$| for| because| i| after| and)(?<!(?:he|she|they|who) (?:deserve|deserves|need|needs) to .{0,10})',
  `${own}(?:the only|one|a|no other|easy|quick|my) way out (?:is|would be|left is) {1}(?:me not being|death|dying|to die|a bullet|pills|the rope|being dead)|only way (?:is|out is) (?:me not (?:being )?(?:here|around|existing)|dying|death|if i die)`,
  `(?:if|when|once|before) {5}${loss} .{0,60}(?:i am|im|ill|i will|id|i would|i) (?:just )?(?:ending it|end it|end it all|ending everything|jump|hang|shoot (?:me|my ?self)|blow my|slit my|eat a bullet|be dead|not be alive|join \\w+ in the ground)(?= )(?! (?:with (?:him|her|them)|in (?:court|mediation)|at the (?:chance|offer)))`,
  `(?:would|will|could|are|is|do|if) (?:i (?:take|took) )?(?:[1-9]\\d|1\\d\\d|a bottle of|a handful of|a whole) (?:\\w+ )?${drug} (?:be (?:enough|fatal|lethal)|enough|kill|do it|work|stop my heart|end)|how many of my (?:\\w+ )?(?:${drug}|heart pills|pills) (?:would|does|will|do|until|before)`,
  '(?:fall|jump|drop)(?:ing)? (?:from|of|off) (?:\\w+ ){1,3}(?:floors?|stor(?:y|ies|eys?)|feet|meters) .{0,20}(?:enough|surviv\\w*|kill|fatal|die|do it|lethal)',
  `(?:number|amount|dose|how many|how much) (?:of )?{2}${drug} .{0,50}(?:not (?:come|wake)|never wake|stop (?:my|the|your) heart|to die|fatal|lethal|be dead)`,
  {
    match:
      '(?:i have|ive got|i got|i set|i chose|i picked|i know) (?:a |my |the )?(?:plan|date|method|day|spot|place) (?:and (?:a |the |my )?(?:date|plan|method|day|note|place)|(?:already )?(?:picked|chosen|set)(?= \\||  ?$| its| for it| for when| and))',
    unless:
      'mediat\\w*|wedding|hearing|court|trial|mov(?:e|ing)|closing|parenting|lawyer|party|trip|therap\\w*|appointment|custody (?:plan|date)|dinner|vacation|surgery|date with',
  },
  '(?:i|ive|i have) (?:already )?(?:attempted|tried) (?:once|twice|before|last (?:spring|summer|fall|winter|year|month|week|night)|in (?:college|high school|\\d+|my)|at \\d+)(?= \\||  ?$| and| but| when)(?! (?:mediation|counseling|therapy))|(?:first|second|third|fourth|last|previous|2nd|3rd) attempt (?:if you count|failed|didnt work|at \\d+|when i was|was pills)',
  '(?:is|does|would) (?:helium|nitrogen|carbon monoxide|hanging|drowning|an? overdose|cyanide|exhaust|jumping|bleeding|insulin|hypothermia) (?:\\w+ )?(?:peaceful|painless|painful|quick|fast|hurt|easy|reliable|work|a good way|really)(?= \\||  ?$| if| or| way)(?! (?:on my|at a party|balloons))',
  'which (?:bridge|building|overpass|cliff|tree|beam|train|gun|pills?|poison) .{0,30}(?:high|tall|strong|fast|deep|enough|sure|works?)(?= \\||  ?$| enough)(?! (?:for (?:hiking|the view|insurance)))',
  '(?:life insurance|policy|401k|benefits?|insurance) .{0,60}(?:if (?:i|its|it is|it was) (?:\\w+ )?(?:do it my ?self|kill my ?self|shoot my ?self|die by|suicid\\w*|did it my ?self|take my own)|my own hand)|worth more (?:\\w+ )?dead th[ae]n alive|worth more (?:to (?:them|my kids|everyone) )?dead(?= \\||  ?$)',
  `(?:took|taking|put|hold|held|holding|run|running|ran|drag\\w*) (?:a|the|my) ${notInOtherHand}(?:kitchen )?(?:knife|razor|razors|blade|box ?cutter|scissors|scalpel|glass|lighter) (?:to|on|against|across|over) my (?:own )?(?:arms?|wrists?|legs?|thighs?|skin|stomach|throat|neck|hips?)`,
  '(?:i|ive|i have|been|started|keep|kept) (?:just |been |started )?(?:cut|cutting) (?:again|since|every night|deeper|deep)(?= \\||  ?$| last| tonight| this| and| on| after| yesterday| dad| he| she| in the)(?! (?:the (?:grass|lawn|cable|budget)))|(?:cut|cutting) .{0,30}(?:should (?:have|of|ve)|needed|need|shouldve) (?:got |gotten |get )?stitches(?<!(?:knife|glass|onion|can|cooking|kitchen|finger|foot) .{0,60})',
  '(?:dont|do not|cant|cannot) trust my ?self (?:\\w+ ){0,3}(?:pills|gun|guns|rifle|alone tonight|knife|knives|rope|meds|bottle|car|tonight)|(?:im|i am|not) (?:not )?safe (?:with|from|around) my ?self|take (?:my|the) guns? (?:away )?(?:from me|because i|so i dont)',
  '(?:give|tell|name|need) (?:me )?(?:one|a|1|any|single)(?: good| single)? reason (?:not to (?:do it|end|kill|jump|die|pull)|to (?:stay alive|live|keep (?:living|breathing)|wake up))(?= \\||  ?$| tonight| it| my ?self| the| tomorrow)|talk me out of (?:killing|ending|jumping|dying|suicide)',
  '(?:dream|dreams|dreaming|picture|picturing|imagine|imagining|seeing|see) (?:of |about )?(?:my ?self )(?:hang\\w*|dead|dying|in a coffin|falling off|swinging|with a bullet|drown\\w*|jump\\w*)|(?:plan|plans|planning|planned) (?:for |out )?my (?:own )?(?:death|funeral|suicide|exit)(?! (?:benefits?|expenses|insurance|plan))',
  '(?:drive|drove|driving|steer|crash|crashing|run|walk|walking) (?:my|the|this) (?:car|truck|van|suv) (?:straight |right |\\w+ )?(?:into|off) (?:the |a |that )?(?:\\w+ )?(?:river|lake|bridge|tree|wall|semi|truck|cliff|canal|ocean|pole|ravine|train|quarry)(?<!(?:he|she|they|ex|husband|wife) .{0,40})|turning the wheel .{0,40}(?:bridge|truck|traffic|off)|(?:bridge|overpass|cliff|truck|semi|traffic) .{0,40}(?:turn(?:ing)?|jerk(?:ing)?|yank(?:ing)?) the wheel',
]);

const near =
  '(?:he|she|hes|shes|they|{THEM}|my (?:\\w+ )?(?:son|daughter|stepson|stepdaughter|brother|sister|dad|father|mom|mum|mother|friend|teen|kid|child|nephew|niece|cousin|roommate|grandson|granddaughter|wife|husband|hubby|student|bf|gf))';
const nearby = rules('suicide_risk', 'suicide-other', [
  '(?:sent|sends|texted|texts|mailed|messaged|posted|snapped) (?:me |us |his \\w+ |her \\w+ )?(?:an? |his |her )?(?:pic|pics|picture|photo|photos|video|selfie|snap) (?:\\w+ ){0,4}(?:noose|rope|pills|bridge|razor|empty bottle|cut wrists|bleeding)(?! (?:swing|course|prescription))',
  `${near} (?:has |just |is |keeps |been )*(?:cuts|cut|cutting|slices|slicing|burns|burning|carves|carving) (?:on )?(?:his|her|their) (?:own )?(?:legs?|arms?|wrists?|thighs?|skin|stomach|hips?)(?! (?:off|hair))(?! (?:cooking|on the (?:fence|slide|bike)))`,
  `${near} (?:just |has )?(?:drove|drives|took|left|walked|ran|storm\\w*|went) (?:off|out|away)? ?{2}with (?:his|her|a|the|my) (?:${gun}|rope|pills|knife) .{0,80}(?:nobody|no one|worry about (?:him|her)|saying|said|goodbye|burden|sorry|better off|never see)`,
  `${near} (?:just |has |had )?(?:od ?ed|odd|overdosed)(?! on (?:self|sugar|candy|chocolate|coffee|tv))(?= \\||  ?$| on| last| in| and| again| she| he| yesterday| today| tonight)|(?:barely|not|isnt|stopped|hardly) breathing(?= )(?<!(?:i|im|dog|cat|hamster|room|me) (?:\\w+ ){0,3}(?:barely|not|isnt|stopped|hardly) breathing)(?! (?:for a (?:second|moment)|room|easy))`,
  {
    match: `${near} .{0,30}(?:wants? to|threat\\w* to|going to|about to|says (?:he|she) will|talk\\w* (?:about|of)|look\\w* up how to|googl\\w*) .{0,20}(?:jump(?:ing)?(?= \\||  ?$| off| because| from)|ending it(?= \\||  ?$| all)|tie a noose|the roof(?= \\||  ?$)|noose)`,
    unless: 'trampoline|pool|rope swing|boat|marriage|relationship|ending it with|class|horse',
  },
  '(?:his|her|their) phones? (?:is |are |s )?(?:off|dead|going to voicemail) .{0,60}(?:sorry|love|goodbye|note|letter)|(?:goodbye|good bye|farewell|sorry for everything|tell the (?:boys|girls|kids) i love|left a note|letters?) .{0,80}(?:phones? (?:is |are |s )?(?:off|going to voicemail)|cant reach|not picking up|isnt picking up|wont answer|not answering|dont know where (?:he|she) is)|(?:he|she|ex|husband|wife|son|daughter|brother|sister|friend) (?:\\w+ )?(?:posting|posted|posts|sent|sending|recording|recorded|left) (?:\\w+ ){0,2}(?:good ?bye|good bye|farewell) (?:videos?|posts?|messages?|letters?|texts?)(?! (?:for|to) (?:the|his|her|a) (?:coach|teacher|coworkers?|team|class))',
  `${near} (?:just |has )?(?:took|swallowed|ate|drank|downed) (?:all|every one|the rest|most|a handful|handfuls|a bunch|a lot) (?:of )?(?:his|her|their|the|my|our)? ?(?:\\w+ )?${drug}`,
  `(?:after|for|since) (?:he |she )?(?:hang(?:ed|ing)|hung|shooting|shot|cutting|cut|drowning|poisoning|stabb(?:ed|ing)|overdosing) (?:him|her|them) ?sel(?:f|ves)|${near} {3}(?:scratch\\w*|cut\\w*|stab\\w*|burn\\w*|carv\\w*) (?:on )?(?:him ?self|her ?self|(?:his|her) (?:arms?|legs?|wrists?|skin)) {3}(?:until|till|with a|bleed\\w*|says)`,
  `${near} {3}(?:took|swallowed|ate|drank) (?:a |the |his |her )?(?:whole|entire|full) (?:pack|box|bottle|sheet|bag)(?! of (?:cookies|chips|candy|oreos|water|gum|wine))|(?:isnt|not|wont|cant) (?:wake|waking) (?:\\w+ )?up .{0,40}(?:blister|pills?|bottle|empty|vodka|needle)|(?:empty|blister) (?:packs?|bottles?) .{0,60}(?:wont|isnt|not|cant) (?:wake|waking)`,
  `${near} {4}(?:rope|noose|gun|pills|knife|revolver) .{0,40}(?:door is (?:barricaded|locked)|locked|wont (?:come out|open|let)|spins it|russian)`,
  `(?:by the time|when) (?:i|we|you|anyone) (?:get|gets|got|read|reads|see|sees|find|finds) (?:this|it|him|her) .{0,20}(?:(?:he|she)(?: will|ll|d| would)|hell|shell) be (?:gone|dead|with god|cold)`,
  {
    match: `${near} .{0,40}(?:gun|pistol|shotgun|rifle|barrel|knife|blade|rope|belt|noose) (?:\\w+ )?(?:to|at|in|on|around|under|against) (?:his|her|their) (?:own )?(?:head|temple|mouth|chin|neck|throat|wrists?)(?! (?:kids?|sons?|daughters?))`,
    unless:
      'nerf|toy|water|costume|play\\w*|game|neck ?tie|movie|halloween|karate|cub scouts?|rodeo|lasso|medal|video|show|tv|film|photo|picture|scarf|headphones|lanyard|drama|theater|theatre|scene|snake|dog|collar|tattoo|climbing|zip ?line',
  },
  `${near} .{0,40}(?:shotgun|gun|pistol|rifle|rope|pills) on (?:him|her|them) ?sel(?:f|ves)|${near} (?:\\w+ ){0,3}(?:tried|attempted|trying|threatens|threatened|going|gonna|wants|plans|planning|swears) (?:to )?(?:\\w+ )?(?:hang|shoot|drown|gas|off|stab|cut|od|poison|end|unalive|kill)(?:ing)? (?:him|her|them) ?sel(?:f|ves)`,
]);

const spanish = rules('suicide_risk', 'suicide-spanish', [
  '(?:ya )?no (?:quiero|kiero|deseo) (?:seguir )?(?:vivir|viviendo|viva|existir|despertar)|(?:kiero|deseo|voy a) (?:morir\\w*|matarme|quitarme la vida|suicidarme|ahorcarme|colgarme)|me (?:voy a|kiero|quiero) (?:matar|morir|ahorcar|colgar|tirar del|cortar las venas)|(?:me )?(?:tome|trague) (?:todas )?(?:las |muchas |un monton de )?(?:pastillas|pildoras|cloro|veneno)|no (?:puedo|aguanto) (?:mas|vivir) .{0,30}(?:morir|vivir|matar)|(?:me )?cort[eo] (?:las venas|los brazos|las munecas|las piernas)|prefer(?:iria|o) (?:estar )?(?:muert[oa]|morir\\w*)|(?:mejor|quisiera) (?:estar )?muert[oa]',
]);

/** Matches despair and attempts by word classes: any gun, any medicine, any method. */
export const wayOutRules: readonly Rule[] = [
  ...begun,
  ...arranged,
  ...nearby,
  ...spanish,
  ...attempted,
  ...wished,
];
