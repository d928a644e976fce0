import { notInOtherHand } from './other-hand.ts';
import { type Rule, rules } from './rule.ts';

const relatives =
  '(?:he|she|hes|shes|they|{THEM}|my (?:\\w+ )?(?:son|daughter|brother|sister|dad|father|mom|mum|mother|friend|teen|kid|child|nephew|niece|cousin|roommate|grandson|granddaughter|wife|husband))';
const highPlaces =
  '(?:roof|rooftop|ledge|bridge|overpass|balcony|railing|rail|tracks|rails|cliff|window ?sill|parking deck)';
const repairs =
  'leak\\w*|gutters?|shingles?|lights|antenna|dish|solar|clean\\w*|fix\\w*|repair\\w*|contractor|paint\\w*|snow|chimney|party|drinks?|view|photo|picture|engines go by|museum';

/** Matches an attempt in progress, or a method within reach. */
const attemptInProgress = rules('suicide_imminent', 'suicide-imminent', [
  {
    match:
      '(?:i|ive|i have|just|^) (?:just )?(?:took|taken|swallowed|downed|had|injected|popped) (?:about |like |around |maybe |over |some )?(?:[1-9]\\d+|ten|fifteen|twenty|thirty|forty|fifty|sixty|all) {3}(?:{DRUG}|blockers|capsules|units|oxycodone|percocet|lorazepam|sertraline|zoloft|trazodone|lithium|norco)',
    unless:
      'prescribed|refill\\w*|doctor told|for the (?:cat|dog)|over the (?:year|years|month|months)|as directed',
  },
  '(?:wrong|other|outer) side of the (?:rail|railing|fence|barrier|guard ?rail)|(?:feet|legs|toes) (?:are )?over the (?:edge|rail|railing|side|ledge)|(?:about|ready|going|gonna) to step off(?= \\||  ?$| the (?:edge|ledge|roof|bridge|platform|chair|curb into))',
  {
    match:
      '(?:parked|sitting|lying|laying|stopped|standing|im|i am|car is|waiting) {1}on the (?:train |railroad |railway )?(?:tracks|rails)(?! (?:team|meet|club|field))',
    unless: repairs,
  },
  {
    match:
      '(?:garage|car|tent|truck|bathroom) .{0,30}(?:engine|exhaust|fumes|charcoal|motor) {2}(?:on|running|filling|lit|in)(?= \\||  ?$| and| with| now| its| the windows)',
    unless: 'driveway|warming|mechanic|bbq|barbecue|smog|inspection|fix\\w*|oil|check engine|repair\\w*',
  },
  `(?:i have|ive got|i put|im holding|i hold|holding|im pressing|with) {1}${notInOtherHand}(?:blade|razor|razor blade|knife|scissors|boxcutter|box cutter) (?:is )?(?:to|on|against|at|in) my (?:wrists?|throat|neck|arms?|stomach|chest|skin|thigh|hand)(?= \\||  ?$| and| now| dont| i| im)`,
  '(?:took|taken|swallowed|pills|tablets|drank|bottle|slit|cut) .{0,60}(?:getting|feeling|going|its all|everything(?: is| s)?) {1}(?:fuzzy|blurry|drowsy|numb|dizzy|faint|dark)(?= \\||  ?$| now| and)',
  '(?:^|\\||please|pls|and|just|can you|could you|someone) tell my {1}(?:kids?|son|sons|daughters?|girls|boys|children|mom|wife|husband|family|babies) (?:\\| )?{2}(?:i (?:always |really |do )?loved? (?:them|him|her)|sorry|im sorry|i am sorry|i tried|goodbye|mommy tried|daddy tried|it wasnt (?:his|her|their))(?! (?:for|about) being late)',
  '(?:drank|drunk|swallowed|downed) {2}(?:drain (?:stuff|cleaner|opener)|bleach|antifreeze|lye|rat poison|weed killer|pesticide|paint thinner|windex|detergent)(?! (?:hurt|burn)\\w* my hands?)(?<!(?:cat|dog|puppy) (?:\\w+ ){0,3}(?:drank|swallowed) .{0,30})',
  '(?:slit|opened|cut) (?:both )?my (?:wrists?|veins|arms?) {4}(?:ago|now|and|open|bleeding|blood|deep)',
  '(?:its|it is|the cut is|cut is) (?:so |too |really )?deep {2}(?:\\| )?{2}(?:not|wont|isnt|it wont|its not) stop(?:ping)?|(?:bleed\\w*|blood) .{0,40}(?:dont want it to stop|let it (?:bleed|flow))',
  'dont want (?:to )?(?:wait|be found|anyone to stop me) {4}(?:pills|rope|gun|tonight)|(?:rope|noose|hose|gun|pills|razor) {2}(?:is |are |s )?(?:ready|up|set|loaded|lined up|laid out|counted)(?= \\||  ?$| and| now| for (?:tonight|me)| on)(?<!(?:spud|nerf|glue|nail|staple|heat|garden|water|fire) (?:rope|hose|gun) .*)',
]);

const otherAttemptInProgress = rules('suicide_risk', 'suicide-other', [
  {
    match: `${relatives} (?:is |was |climbed |got |up |out |went |standing |sitting )*(?:on|onto|over) (?:the|a) ${highPlaces} .{0,50}(?:watching|jump\\w*|wont come|come down|goodbye|crying|threat\\w*|says|talk to|help)`,
    unless: repairs,
  },
  {
    match: `${relatives} (?:just )?(?:walked|went|drove|left|ran|stormed|is) {1}(?:out|off|away|gone|into the woods) {3}with (?:his|her|the|a) (?:gun|rifle|shotgun|pistol|rope) .{0,50}(?:cry\\w*|sobb\\w*|goodbye|bye|sorry|said|look after|wont answer|not answering)`,
    unless: 'hunting|hunt|deer|range|season|camp',
  },
  `${relatives} (?:has )?(?:just )?(?:cut|slit|slashed|cutting|slitting) (?:his|her|their) (?:own )?(?:wrists?|arms?|throat|neck|legs|thighs)`,
  `${relatives} {1}locked (?:him|her|them) ?sel(?:f|ves) {1}in {3}with (?:a|the|his|her) (?:knife|gun|razor|rope|pills|blade|bottle of)`,
  '(?:his|her|their|{KID}s|my \\w+s) (?:suicide|goodbye|farewell) (?:note|letter|video|text)s?|(?:found|left|wrote|writing) (?:a |the )?(?:suicide|goodbye) (?:note|letter)s? {3}(?:my|his|her|our)',
  `${relatives} {2}(?:googl\\w*|search\\w*|look\\w* up|asks?|asking|asked) {2}(?:how|ways|where|if) {2}(?:to )?(?:die|kill (?:him|her|them)|end it|hang|overdose|drown)`,
  `${relatives} {1}(?:says|said|texts|texted|wrote|writes|swears|promis\\w*|threat\\w*|messaged) .{0,40}(?:(?:he|she|they)(?:ll| will|d| would)?|(?:he|she)s (?:going|gonna)(?: to)?|to) (?:be dead|jump (?:off|from|in front)|hang|drink (?:the |some )?bleach|od|overdose|kill (?:him|her) ?self|end (?:it|his life|her life))(?! (?:up|out|around|on))`,
  {
    match:
      '(?:hung up|phone (?:is |s )?off|not answering|wont answer|wont pick up) .{0,60}(?:goodbye|farewell|good bye|gun|pills|rope|bridge|end it|its time)|(?:goodbye|farewell|good bye|its time) .{0,60}(?:hung up|phones? (?:is |are )?(?:now )?off|not answering|wont answer|wont pick up)',
    unless: 'dinner|bed ?time|practice|school|meeting|vacation|plane|camp',
  },
  'russian roulette(?! with)',
]);

/** Matches a weapon or pills within reach, beside words of despair. */
const withoutPoint =
  '(?:dont|do not|cant|cannot|didnt) (?:really |even )?see (?:much |the |any |a |no )?(?:point|reason|use|future)|see no (?:point|reason|use|future)|no (?:point|reason) (?:left |anymore |any more |in (?:any|go|com|get)|to (?:go|come|get))|whats the (?:point|use)(?= \\||  ?$| anymore| any more)|nothing (?:left|to (?:live|go on|come home) for)';
const atHand =
  '(?:the |my |his |her |a |that |dads |grandpas )(?:rifle|shotgun|pistol|revolver|handgun|gun|glock|noose|rope|pills|bottle of pills)';

const asked = rules('suicide_risk', 'suicide-asked', [
  {
    match: `(?:(?:with|holding|hold|cleaning|beside|next to|looking at|look at|take out|took out|got out|staring at|loaded) ${atHand}) .{0,120}(?:${withoutPoint})|(?:${withoutPoint}) .{0,120}(?:with|holding|hold|looking at|staring at|loaded) ${atHand}`,
    unless:
      'sell|sold|selling|hunting|deer|range|inherit\\w*|divide|appraisal|my (?:son|daughter|brother|friend)|he sits|she sits|he holds|she holds',
  },
  'un ?aliv(?:e|ed|es|ing)|sewer ?slide|self ?delet(?:e|ing)|exit bag|delete my ?self (?:from (?:life|earth|this world)|irl)',
  '(?:is it|does it|would it|will it|how) {1}(?:painful|hurt|long|fast|quick|slow|easy) {4}(?:to )?(?:drown|overdose|od|bleed out|freeze to death|hang|suffocate)(?= \\||  ?$| your| my| or| if)|does (?:drowning|hanging|an overdose|overdosing|bleeding out) hurt',
  '(?:pumped my stomach|had my stomach pumped|stomach pumped)(?<!(?:he|she|they|kid|dog|cat) (?:\\w+ ){0,3}stomach pumped)',
  {
    match:
      '(?:stop|stopped|quit|skip|skipping|skipped|not taking) {1}my (?:insulin|dialysis|heart (?:pills|meds|tablets)|blood thinners?|chemo|seizure meds) .{0,50}(?:die|dead|on purpose|hoping|let nature|take its course|be over|go)',
    unless: 'afford|cost|insurance|copay|pay for',
  },
  '(?:i|ill|i will|im going to|im gonna|i gonna|imma|i want|i want to) kill me(?= \\||  ?$| if| when| and| tonight| because)(?! (?:lol|haha))',
  '(?:pick\\w*|chos\\w*|have|got|set|know) (?:a|the|my|which) (?:method|day and|date and|way and|tree|beam|bridge|cliff)(?= \\||  ?$| i| and| to (?:die|end|do it|hang))(?<!(?:payment|parenting|accounting|valuation|delivery|christmas) (?:method|tree))(?! (?:and )?(?:of|for) (?:payment|service|delivery|the (?:sale|kids)))',
  '(?:counting|counted|lined up|lining up|laid out|saved up|saving|hidden|collected) {2}(?:pills|tablets|oxys?|morphine|fentanyl patches|{DRUG})(?! (?:for (?:the|my) (?:week|trip|mother|mom|kids|dog|cat)|organizer|box|into))(?<!(?:pharmacist|nurse|he|she) (?:\\w+ ){0,2}(?:counting|counted) .*)',
  {
    match:
      '(?:last|second|third|another|previous|suicide|my) attempt(?= \\||  ?$| was| in (?:march|april|may|june|july|college|20\\d\\d)| and i (?:want|will|am))(?<!(?:mediation|settlement|first|service|one last) attempt)(?! to)',
    unless: 'serv(?:e|ed|er|ice|ing)|process server|affidavit|deliver\\w*|mediat\\w*|settle\\w*|reconcil\\w*',
  },
  'woke up in {1}(?:icu|hospital|er) {4}(?:wish|wished|disappointed|angry)|wish(?:ed)? it (?:had |would have |wouldve )?worked',
  {
    match: 'assisted dying|dignitas|euthanasia',
    unless: 'dog|cat|vet|pet|horse|mother|father|mom|dad|grandma|grandpa|debate|essay|law class',
  },
  '(?:when|after|once) {4}i (?:will|ll|am going to|m going to|ma|m gonna)? ?(?:do it|end it|go) {3}(?:rope|gun|pills|bridge|hang)|(?:hang|shoot|drown|poison|stab|gas|smother|starve) my ?self (?:to death|in|with|on|at|if|when|after|before|\\|)(?! the foot)',
  '(?:gun|revolver|rifle|shotgun|pistol) .{0,50}(?:(?:will|going to|gonna|want to|decided to|thinking of|ready to) us(?:e|ing) it(?= \\||  ?$| on my))(?! (?:for|at|to) (?:hunt|the range|deer|target))',
  '(?:i|ill|im|ima|gonna|going to) {2}(?:hurt|harm|cut|slash|slice|burn|carve) (?:into )?my (?:own )?(?:legs?|thighs?|arms?|stomach|skin|wrists?|belly) {5}(?:bad|again|deep|blood|bled|every|razor|blade|lighter|until|till|feel|night)(?<!(?:he|she|ex|husband|wife|cat|dog) (?:\\w+ ){0,3}(?:hurt|cut|burn) .*)',
]);

/** Suicide methods and attempts, by the person or by people close to them. */
export const meansRules: readonly Rule[] = [...attemptInProgress, ...otherAttemptInProgress, ...asked];
