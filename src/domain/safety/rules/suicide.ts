import { notInOtherHand } from './other-hand.ts';
import { type Rule, rules } from './rule.ts';

const now =
  '(?:tonight|today|now|right now|this (?:morning|evening|weekend)|tomorrow|when the kids are asleep)';
const means = '(?:gun|rope|noose|pistol|rifle|knife|razor|blade|pills|bottle of pills)';
const relative =
  '(?:my|a|our|your|his|her) (?:\\w+ )?(?:friend|brother|sister|mom|mum|mother|dad|father|son|daughter|kid|child|cousin|roommate|coworker|neighbor|teenager|ex|husband|wife|partner|boyfriend|girlfriend)';

const imminent = rules('suicide_imminent', 'suicide-imminent', [
  `(?:kill|killing|hang|hanging|shoot|shooting|drown|drowning) my ?self {3}${now}`,
  `(?:im|i am) (?:going|gonna|about)(?: to)? {1}(?:kill|hang|shoot|drown) my ?self`,
  `${now} {4}(?:kill|killing|hang|hanging|shoot|shooting) my ?self`,
  'i {2}(?:took|swallowed|have taken|ate|drank) {1}(?:all|whole|every|too many|a bunch|a handful|a lot|a bottle|the bottle|the whole) {5}{DRUG}',
  'i (?:just )?(?:overdosed|took an overdose|od ?ed)',
  '(?:wrote|written|writing|write) {3}(?:goodbye|suicide|farewell) (?:note|notes|letter|letters)',
  `(?:wrote|written) {2}letters? (?:for|to) {4}(?:tonight|goodbye)|(?:will|note) and a letter (?:to|for) (?:each|my|the|every) {1}(?:kid|kids|child|children)`,
  '(?:pills|tablets|bottle|gun|rope) {4}(?:and )?(?:im |i am )?(?:going to|gonna|about to) (?:take|swallow|use) (?:them|it)(?: all)?',
  `i (?:have|ve|got|have got) (?:the|a|my) ${means} {2}(?:ready|in my (?:lap|hand|hands|mouth)|loaded|next to me|beside me|on the table)`,
  `ive got (?:the|a|my) ${means}`,
  'i (?:have )?loaded the (?:gun|pistol|rifle)|gun in my (?:hand|lap)',
  `${notInOtherHand}(?:gun to my head|gun in my mouth|noose around my neck)`,
  {
    match:
      '(?:im|i am) (?:standing |sitting )?(?:on|at) (?:the|a) {1}(?:bridge|ledge|roof|rooftop|train tracks|cliff)',
    unless: 'traffic|stuck in|driving|jam|party|view',
  },
  'by the time (?:you|anyone|they|he|she) {1}(?:reads?|sees?|finds?|gets?) (?:this|me)',
  'goodbye (?:everyone|everybody|cruel world|world)|this is (?:my )?goodbye',
  'tonight is (?:the night|it)|its happening tonight',
  `(?:end|ending) (?:it|it all|my life|everything|things) ${now}`,
  `this is my (?:last|final) (?:message|goodbye|night alive)`,
  'i (?:just )?(?:swallowed|ate|drank|took|have swallowed|have taken) {3}(?:rat poison|poison|bleach|antifreeze|drain cleaner|ammonia|lighter fluid)',
  '(?:belt|rope|cord|noose|sheet|cable) {2}(?:around|round) my (?:neck|throat)|(?:tied|put|hung|looped) (?:the|a|my) (?:rope|noose|belt|cord) {3}(?:rafters?|beam|closet rod|pipe|hook|branch|ceiling|door)',
]);

const other = rules('suicide_risk', 'suicide-other', [
  `{THEM} {4}(?:kill|killing|hurt|harm|hang|shoot) (?:him|her|them) ?sel(?:f|ves)`,
  `(?:${relative}|{THEM}) {5}(?:threat\\w*|talk\\w*|mention\\w*|attempt\\w*|tried|consider\\w*) {3}suicide`,
  `${relative} {2}(?:is|might be|may be|seems|was|says (?:he|she|they)(?: is| are)?) {1}suicidal`,
  `${relative} {3}(?:wants|wanted|want|going) to (?:die|end (?:his|her|their) life|be dead|kill (?:him|her|them)sel(?:f|ves))`,
  `(?:{THEM}) {2}(?:is|are|gets|became) suicidal`,
  `(?:{THEM}) {2}(?:wants|wanted) to (?:die|end (?:his|her|their) (?:own )?life)`,
  '(?:he|she|they|my \\w+) {5}(?:gun|knife|rope) (?:to|at|around) (?:his|her) (?:own )?(?:head|neck|throat|wrists?)',
  '{KID} {2}(?:cutting|hurting|harming|burning|starving) (?:him|her|them) ?sel(?:f|ves)|(?:he|she) (?:would|will|wants to|threatened to) (?:drive|jump|crash) {3}(?:into|off) {3}(?:with|and) (?:him|her|them|the kids|me)',
  '(?:he|she|{KID}|my (?:\\w+ )?(?:ex|husband|wife|partner|boyfriend|girlfriend|brother|sister|mom|dad|friend)) {3}(?:wish(?:es|ed)?|wants?) (?:that )?(?:he|she|they) (?:was|were|had) never (?:been )?born|(?:he|she|they|{KID}) (?:\\w+ )?(?:doesnt|does not|dont|do not|didnt) want to (?:be alive|live any ?more|live|exist|wake up)(?= \\||  ?$| any| and| but| because)',
  '(?:he|she|my (?!toddler|baby|infant|little)\\w+) (?:has |just )?(?:took|swallowed|drank|overdosed on|ate) {3}(?:pills|bleach|tylenol|poison|antifreeze|bottle of \\w+)(?! (?:for|from the pharmacy|as prescribed))',
  '(?:too much|overdos\\w*|all (?:of )?(?:her|his|their|the)|swallowed|drank) .{0,80}(?:mom|dad|mother|father|he|she|husband|wife|they|son|daughter|brother|sister|friend) (?:wont|will not|cant|doesnt|isnt|is not) (?:wake|waking|breathing|respond\\w*)',
]);

const selfHarm = rules('suicide_risk', 'suicide-self-harm', [
  {
    match:
      '(?:i|ive|im) {3}(?:cut|cutting|burn|burned|burning|hurt|hurting|harm|harmed|harming|scratch|scratching|starve|starving|punish) my ?self',
    apartFrom:
      'my ?self (?:a|some|another|off|out|on|shaving|while|with the|cooking|in the kitchen|short|slack|at the gym|lifting|moving)|kill my ?self|want to (?:die|kill)',
  },
  'self ?harm(?:ing|ed)?',
]);

const gun =
  '(?:gun|pistol|rifle|shotgun|handgun|revolver|glock|9 ?mm|nine millimeter|sidearm|service weapon)';

const risk = rules('suicide_risk', 'suicide-asked', [
  {
    match:
      '(?:i|ive|id) (?:\\w+ ){0,3}(?:thought|think|thinking|thoughts|dream|dreamed|fantasi[sz]e|fantasi[sz]ed|fantasi[sz]ing) (?:about|of) (?:just )?(?:taking|swallowing|downing) (?:\\w+ ){0,3}{DRUG}|(?:take|taking|swallow|swallowing) (?:\\w+ ){0,3}{DRUG} (?:and|so i|until i|to) (?:\\w+ ){0,2}(?:not|never|dont|wont) (?:\\w+ )?(?:wake|waking)|i (?:said i )?think about (?:the |my |those )?{DRUG}(?= \\||  ?$)',
    unless:
      'doctor prescribed|(?:he|she|they) (?:thinks|thought|talks|talked)|side effects|for (?:sleep|anxiety|depression)',
  },
  'i(?:d| would| might|ll) be better off (?:not here|not being here|gone|dead|not around)|(?:they|he|she|the kids|everyone|my \\w+)(?:d| would)? be better off (?:if i (?:was|were) (?:gone|dead|not here)|with me (?:gone|dead))',
  {
    match: `(?:took|take|got|get|pulled|brought) (?:the|my|his|our|out the|out my) (?:\\w+ )?${gun} (?:out|down|from|and)|(?:sat|sitting|lay) (?:there |here |down )?(?:\\w+ ){0,4}(?:with|holding) (?:the|my|a) ${gun}|(?:holding|held|looking at|staring at) (?:the|my) ${gun}`,
    unless:
      'hunting|range|sold|sell|police|safe storage|lock(?:ed|ing)|(?:he|she) (?:took|pulled|got)|at me|nerf|toy|glue|nail|caulk|heat',
  },
  'life insurance .{0,80}(?:more out of me|worth more|better off|more use|set for life|taken care of (?:then|without|if|when|after))|(?:worth|get) more (?:out of me )?(?:dead|that way than)|(?:more use|more good) to (?:them|him|her|everyone|my kids|the kids) (?:dead|gone)',
  'life ins(?:urance)? .{0,100}(?:out of (?:everyones|everybodys|everyone s|everybody s|their|her|his|your|the) (?:hair|way)|cheaper than (?:a |the |any )?(?:lawyer|divorce|attorney))|(?:id|i would|i will|ill|me) (?:finally )?be out of (?:everyones|everybodys|everyone s|everybody s) (?:hair|way)(?= \\||  ?$| for good| forever| and| then)',
  {
    match: `(?:cleaned|cleaning|loaded|loading|oiled|oiling) (?:my|the|an?|his|dads|our) (?:\\w+ )?(?:\\w+ )?${gun}.{0,140}(?:will not|wont|not|no longer|longer) (?:\\w+ ){0,3}(?:concern|matter|worry|bother|need|be here|be around)|(?:letter|letters|note|notes) (?:for|to) (?:each of )?(?:my|the) (?:kids|children|sons?|daughters?|boys|girls|family|wife|husband).{0,140}${gun}|${gun}.{0,140}(?:letter|letters|note|notes) (?:for|to) (?:each of )?(?:my|the) (?:kids|children|sons?|daughters?|boys|girls|family|wife|husband)`,
    unless: 'range|hunting|sold|sell|police|sheriff|protective order|turned? in',
  },
  '(?:find|finds|found|finding) (?:me|my body) (?:\\w+ ){0,2}(?:hanging|dead|swinging|cold|in the (?:tub|bathtub|garage with))',
  {
    match:
      '(?:i )?(?:wont|will not|am not going to|not gonna|never) be (?:anyones|anybodys|your|their|his|her|everyones|no ones|a) (?:problem|burden) (?:to (?:anyone|anybody|them|you) )?(?:anymore|any more|any longer|much longer|after|soon|by|once|when|for long)|(?:ill|i will|gonna) be (?:no ones|nobodys) (?:problem|burden)',
    unless:
      'it wont be|that wont be|(?:he|she) wont be|(?:house|car|debt|loan|lease|bill|bills|boat|dog|cat) wont be',
  },
  'kil+(?:ing|ed)? my ?self|kms|unalive|(?:take|taking|end|ending) my (?:own )?life|off my ?self|hang(?:ing)? my ?self',
  {
    match: 'suicid\\w*|sucid\\w*|suiside|suicde',
    apartFrom:
      'suicide (?:mission|squad|door\\w*)|(?:career|political|social|financial) suicide|suicide (?:prevention|awareness)|(?:saw|see|handled|worked|responded to) (?:a|an|another|two) suicides?(?! attempt)',
  },
  '(?:want|wanna|wants|wish|ready|rather|prefer|hope|prefer|plan|planning|going|better|better off)(?! (?:see|bury|have|watch) (?:me|us|you) )(?! (?:that )?(?:my|our|the) (?:kids|children|son|sons|daughters?|boys|girls|baby) ) {4}(?:to die|die|be dead|was dead|were dead|dead|dying) ?(?:than|now|already|instead|\\||$)?(?! (?:laughing|of (?:embarrassment|shame|curiosity)))',
  '(?:dont|do not|didnt|not|never) {1}(?:want|wanna) (?:to )?(?:live|be alive|exist|wake up|keep living)(?! (?:with|in|near|there|here|alone|on|at|together|under|like|off|next|by|at|early|to (?:his|her)))',
  '(?:dont|do not) {1}(?:want|wanna) (?:to )?be here (?:any ?more|any longer|\\|)|(?:dont|do not) {1}(?:want|wanna) (?:to )?be here $',
  '(?:never|not|dont|didnt) {1}(?:want to )?wake up (?:again|tomorrow|any ?more|\\|)|go to sleep and (?:never|not) wake(?: up)?|never wake up',
  'better off {1}without me|better off if i|better off dead|happier if i (?:was|were|wasnt|am|died)',
  '(?:nobody|no one|noone) would {1}(?:notice|care|miss me|cry)(?: \\|)? if i|if i (?:was|were|am) (?:gone|dead|not here)|if i (?:died|disappeared|wasnt here|werent here|didnt exist)',
  'i {1}(?:cant|cannot|can not|dont want to) go on (?:like this|living|any ?more|any longer|much longer|\\|)|i (?:cant|cannot) go on $',
  '(?:no|any|a) (?:reason|point|will) (?:left )?(?:to|in|of) (?:live|living|go on|going on|be alive|being alive|exist\\w*|keep going)',
  '(?:nothing|nobody|no one) (?:left )?(?:for me|to live for)(?! (?:in|at|to do|on) )|nothing left to live',
  'life {1}(?:isnt|is not|not|no longer|has no|is no longer) (?:worth|meaning|point)|(?:isnt|not) worth living|tired of (?:living|being alive|life)|whats the point of (?:living|life|going on|being alive)|life has no (?:meaning|point)',
  '(?:think|thinking|thought|imagin\\w*|fantasi\\w*|want|wanted|wanna|what if i|urge|keep) {4}(?:driv\\w*|drove|crash\\w*|steer\\w*|jump\\w*|walk\\w*|step\\w*|swerv\\w*|throw\\w*) {3}(?:off|into|in front of) {2}(?:bridge|tree|cliff|wall|traffic|train|truck|building|roof|oncoming\\w*|river|pole)',
  'crash\\w* (?:my|the) car on purpose',
  '(?:dont|do not) (?:even )?(?:want to|wanna) breathe(?! (?:in|out|into|with|through|deep\\w*|slow\\w*|the|that|his|her|like))',
  '(?:think|thinking|thought|thoughts) {2}(?:ending|end) (?:it|it all|things|everything|my life)(?! with)|ending it all|end it all',
  '(?:dont|do not|cant|cannot) see (?:a|any|another) way out(?! of (?:this|the|my|our) (?:lease|contract|job|deal|loan|house|mortgage|debt))|(?:there is|theres) no way out(?! of)',
  `how many {2}{DRUG} {3}(?:would it take|does it take|to die|kill|is lethal|are lethal)|lethal dose`,
  'painless (?:way|method)|(?:easiest|quickest|fastest|least painful) way to (?:die|go|end it|end my life|kill)',
  '(?:think|thinking|thought|want|wanted|going|plan\\w*) {3}(?:overdos\\w*|od)(?! on)',
  '(?:im|i am|just|such|being) {1}a? ?burden (?:to|on|for) {1}(?:everyone|everybody|my family|my kids|them|people|all)',
  'disappear forever|wont be (?:around|here|alive) much longer|i should (?:just )?(?:die|disappear)(?! (?:for|to))',
  'i want (?:to be )?out \\|? ?$|(?:just )?want (?:it|everything) (?:all )?to (?:stop|end|be over) (?:forever|for good|permanently)',
  '(?:ways?|how) to die(?! (?:laughing|of))|sleep forever|stop existing|not exist(?:ing)?(?= |$)(?! (?:any|a|in|on|for))|(?:any|the|a|no|much) point (?:in|of|to) (?:living|life|being alive)',
  '(?:will not|wont|not going to|not gonna) be (?:here|around|alive) (?:any ?more|any longer)|(?:cant|cannot) take (?:another|one more) day|(?:cant|cannot) live (?:like this|without (?:him|her|my (?:kids|children|family|wife|husband)))',
  'jump\\w* (?:off|from|out of) {2}(?:balcony|bridge|roof|building|cliff|window|ledge)',
  '(?:want|wanna|going|gonna|ready|need|like) (?:to )?(?:just )?end(?:ing)? it(?: all)?(?= \\||  ?$| now| tonight| soon)|(?:want|wanna|ready|going) (?:to )?(?:just )?end it $',
  '(?:no one|nobody|noone) (?:will|would|is going to|ll|d) {1}(?:miss|notice|remember|care about) me',
  'i {1}(?:bought|got|have been saving|saved up|hid|hoarding) {2}(?:pills|rope|razor blades|sleeping tablets)(?! (?:for|from the pharmacy))',
  'if it (?:wasnt|werent) for (?:{KID}|my \\w+|them)(?: \\|)? i (?:would|wouldve|d) (?:{1}have )?(?:ended|be dead|be gone|not be here|killed)|(?:wish|want|hope) {4}(?:not|never) wake up|(?:cut|slit|slash)\\w* my wrists?|(?:have|got|made) (?:a|my) plan (?:to die|to end|for how|to kill)',
  'do something (?:stupid|drastic) to my ?self|whats the point (?:any ?more|of it all|of anything)|gun {6}(?:look at it|think about it|staring at)',
  '(?:think|thinking|thoughts|dream|dreaming|fantasi\\w*|obsess\\w*) {2}(?:about|of) {1}(?:dying|being dead|my own death)(?! (?:alone|of (?:old|cancer|embarrassment)))',
  '(?:urge|urges|tempted|impulse|temptation) {1}(?:to|of|is to) {1}(?:swerv\\w*|driv\\w*|steer\\w*|veer\\w*|jump\\w*|step\\w*) {3}(?:into|in front|off|out)',
  '(?:blow|blew|blowing|shoot|shooting) my {1}(?:brains?|head) (?:out|off)|eat(?:ing|in)? a bullet|bullet (?:in|through) my (?:head|brain|mouth|skull)|finish(?:ing)? my life|to not be alive|(?:hose|pipe|tube) {3}(?:tailpipe|exhaust)',
  '(?:i|ill|id|im|just|and|to|of|about) (?:could |can |might |would |will |want to |wanna )?(?:jump|jumping) out (?:the|a|my|this) {1}window|(?:stood|standing|stand|sit|sitting|walked|lay|lie) {1}(?:on|onto) the (?:train tracks|tracks|railroad|railway|rails|ledge|railing)',
  '(?<!(?:he|she|who|ex|husband|wife|partner|boyfriend|girlfriend) (?:\\w+ )?)(?:slit|slash|cut)(?:ting)? my (?:own )?(?:throat|wrist|wrists|veins|arms)(?= )|(?:cut|burn|burned|burnt|cutting|burning) my (?:own )?(?:arms?|legs?|thighs?|skin) {3}(?:on purpose|again|to feel|because|when|with (?:a|the) (?:razor|blade|lighter|cigarette|knife))(?! (?:cooking|oven|stove))',
  {
    match:
      '(?:kill|killing|hang|shoot|hanging|shooting) (?:your|ones|one) ?self|(?:take|takes|taking|end|ends|ending) (?:your|ones) (?:own )?life|(?:die|dies|dead|died) by (?:my|their|your) own hand|(?:people|parents?|person|someone|somebody|anyone|a (?:man|woman|mother|father)|borrower) {2}(?:kills?|killed|killing) (?:him|her|them) ?sel(?:f|ves)',
    unless: 'novel|movie|film|song|podcast|documentary|book|class|training',
  },
  'eat(?:ing)? my (?:gun|pistol|shotgun|revolver)|(?:stockpiling|stockpiled|hoarding|hoarded|saving up|stashing) {2}{DRUG}',
  '(?:i|ill|i will|id|i would|i could|i plan to|i intend to|gonna|hope to) {2}be dead (?:by|before|when|at|in|within|soon)(?! (?:tired|broke|wrong|on my feet))',
  {
    match:
      '(?:wanting|hoping|longing|praying|begging|wishing|waiting) {1}(?:to be dead|to die|for death|to not wake|i was dead|i were dead)',
    apartFrom: 'to die (?:laughing|of (?:embarrassment|shame|boredom))',
  },
  '(?:why|reason to|reasons to|point in|point of) (?:should i |do i |even |bother )?(?:stay|staying|remain|remaining) alive|(?:cant|cannot|not|dont want to|wont) (?:stay|remain|be) alive',
  '(?:im|ill|i will|i am|i want to|gonna|going to|wanna|thinking about|thought about|could just) {1}(?:jump|jumping|step|stepping|walk|walking|leap|leaping) (?:off|over|from|onto|in front of|into) {2}(?:parking (?:garage|deck|structure|ramp|lot roof)|overpass|tower|quarry|balcony|tracks|train|traffic|highway|freeway|interstate|bus|truck|semi)',
  'i (?:\\w+ )?(?:crashed|wrecked|drove|swerved|rolled) (?:{3})?on purpose|(?:pray|hope|wish)\\w* (?:for|i get in) a (?:car )?(?:wreck|crash|accident)',
]);

const spanish = rules('suicide_risk', 'suicide-spanish', [
  'quiero morir\\w*|me quiero matar|me quiero morir|quiero (?:matarme|suicidarme)|no quiero (?:vivir|seguir viviendo)|quitarme la vida|matarme|suicidarme|suicidio|mejor muert[oa]|acabar con mi vida|no vale la pena vivir',
]);

/** Other people come first: "he says he will kill himself" is not about the writer. */
export const suicideRules: readonly Rule[] = [...imminent, ...spanish, ...other, ...risk, ...selfHarm];
