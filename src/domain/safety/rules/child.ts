import { type Rule, rules } from './rule.ts';

const hurt =
  '(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|slapping|smack|smacks|smacked|punch|punches|punched|punching|kick|kicks|kicked|kicking|shake|shakes|shook|choke|chokes|choked|choking|burn|burns|burned|whip|whips|whipped|whipping|shove|shoves|shoved|throws|threw|molest\\w*|abus\\w+|starv\\w+|strangl\\w+|touched|touches|touching|drags|dragged)';
const harmless =
  'hitting on|with (?:a |the )?(?:ball|pillow|question|bill|news)|threw (?:\\w+ ){0,3}(?:party|ball)|beat (?:\\w+ ){0,4}(?:at|in) ';
const innocent =
  'fell|falling|swing|soccer|football|basketball|playground|at school|at practice|bike|trampoline|gym|doctor|sunburn|shot|vaccine';

const own = rules('child_harm', 'child-own', [
  `i {4}(?:hit|hitting|slapped|slapping|smacked|smacking|spanked|shook|shaking|hurt|hurting|choked|kicked|punched|threw|shoved|beat|beating|grabbed) {2}(?:{KID})(?! (?:\\w+ ){0,2}(?:hand|bag|feelings|coat))`,
  `(?:shook|shake|shaking|shaken) (?:the|my|our) (?:baby|newborn|infant)`,
  `(?:afraid|scared|worried|terrified|think) (?:that )?i {1}(?:will|might|may|could|am going to|would) {1}(?:hurt|hit|shake|harm) {1}{KID}`,
  `i (?:want to|am going to|feel like) (?:hurt|hit|hurting|hitting|shake|shaking|harm|kill) (?:my|the|our) (?:kid|kids|child|children|son|daughter|baby|toddler)`,
]);

const danger = rules('child_harm', 'child-danger', [
  { match: `{ADULT} {2}${hurt} {2}(?:{KID})`, apartFrom: harmless },
  `{ADULT} {2}spank\\w* {5}(?:mark|marks|belt|bruis\\w*|bleed\\w*|welts?)|{ADULT} {2}spank\\w* {6}until`,
  `{ADULT} {2}(?:${hurt}|grabs|grabbed|picked up|lifted) (?:him|her|them) {3}(?:with (?:a|the|his|her) (?:belt|stick|cord|spoon|fist)|by the (?:neck|hair|throat|arm|ear))`,
  `(?:dad|daddy|mom|mommy|mum|he|she|grandpa|stepdad|uncle) {1}(?:hurts|hurt|touches|touched|touch) {1}(?:my|his|her|their|him|me) {1}(?:bottom|private|privates|private parts|butt|peepee|down there|wee ?wee|vagina|penis)`,
  `touch\\w* {3}(?:inappropriate\\w*|private parts?|privates)|molest\\w* {2}{KID}|(?:sexual\\w*) (?:abus\\w*|assault\\w*|touch\\w*) {2}{KID}|{KID} (?:was|were|is|has been|got|been) {1}(?:molest\\w*|raped|sexually \\w+|abused)`,
  {
    match: `(?:came|comes|come|coming|returned|returns|sent) (?:home|back) {5}(?:with|covered in) {3}(?:bruis\\w*|marks|welts?|burns?|black eye|cuts)`,
    unless: innocent,
  },
  {
    match: `(?:bruis\\w*|belt marks?|welts?|cigarette burns?|bite marks?|hand ?prints?|marks) {1}(?:on|all over) {1}(?:his|her|their|{KID}s?) ?{2}(?:back|arm|arms|leg|legs|face|neck|body|bottom|thigh\\w*|wrist\\w*)?`,
    unless: innocent,
  },
  `(?:{KID}) {2}(?:has|have|had|got) {2}(?:belt marks?|cigarette burns?|welts|bite marks|a black eye|bruises all)`,
  `lock(?:s|ed)? {3}(?:{KID}|him|her|them) {2}in {2}(?:closet|room|basement|bathroom|car|garage|attic|cage|shed) {2}(?:for hours|without|all|overnight|as punishment)`,
  `lock(?:s|ed)? (?:{KID}) in {2}(?:closet|basement|car|garage|attic|cage|shed)`,
  {
    match: `(?:left|leaves|leaving) {1}(?:{KID}|them|him|her) {2}(?:alone|home alone|unattended|in the car|by themselves) ?{4}(?:overnight|for hours|all night|all day|while|at night|without|to go)`,
    unless: 'left (?:him|her|them) alone',
  },
  `(?:{KID}|them) {1}alone {1}overnight`,
  `(?:drunk|high|wasted|intoxicated|drinking) {2}(?:driving |while )?(?:with|around|watching|holding|driving) {3}{KID}`,
  `(?:drove|driving|drives|picked|picks|picking) {1}(?:the kids|them|him|her|my \\w+|our \\w+) {2}(?:up )?{1}(?:drunk|high|wasted|intoxicated|stoned)|(?:drunk|intoxicated|smell\\w* (?:of|like) alcohol) {6}(?:pickup|pick up|drop off|kids|children)|(?:drove|driving|drives) drunk {1}with`,
  `{KID} {2}(?:without|no) (?:food|water|dinner|anything to eat) {2}(?:all day|for days|as|all|for)|(?:doesnt|does not|wont|didnt|isnt|not) {1}feed(?:ing)? {1}{KID}|without food`,
  `(?:burn|burned|burns|burnt) {2}{KID}|(?:daddy|mommy|dad|mom|he|she) {1}(?:hurts|hit|hits|beats|choked) me {3}(?:at (?:his|her) house|says my|said my)`,
  `(?:{KID}) {1}(?:told|tells|said|says) {4}(?:daddy|dad|mommy|mom|he|she|\\w+) {1}(?:hits|hit|hurts|hurt|beats|choked|slapped|slaps|punched|kicks|kicked) (?:him|her|them|me)`,
  {
    match: `{KID} {2}(?:has|had|got|with) {2}(?:broken|fractured|cracked) (?:arm|leg|bone|bones|rib|ribs|wrist|skull|collarbone)`,
    unless: innocent,
  },
  `(?:makes?|made|making|forc\\w+) {3}touch (?:him|her|it|his|himself|herself)|(?:touch|touches|touched) {1}(?:him|her|them) (?:down there|there|in bed|at night)`,
  `{ADULT} {2}(?:hit|hits|slap|slaps|slapped|beat|beats|shook|shakes|smacks|smacked|kicks|kicked|hurts) (?:our|my|the) (?:little|youngest|oldest|older|younger) (?:one|ones)`,
  `(?:make|makes|made|force|forces|forced) {KID} (?:to )?(?:sleep|stay|sit|stand) (?:in|on|outside) {2}(?:garage|basement|closet|floor|cold|car|shed|outside)|(?:sleeps|lies|gets) in (?:her|his) bed and|(?:no|any) food at (?:his|her) (?:place|house|apartment)|{KID} {3}(?:come|comes|came) (?:back|home) {2}hungry`,
  `(?:ties|tied|chains|chained|duct taped|tapes|taped) {1}(?:{KID}) {2}(?:to|in|up|mouth|down)|(?:cigarettes?|cigs?) {2}(?:out )?on {1}{KID}|(?:held|holds) {1}(?:{KID}s?) {2}(?:under ?water|under the water|head under|on the stove)`,
  `(?:driving|drove|drives) {3}(?:with|and) (?:them|{KID}) {4}(?:\\| )?(?:and )?{2}(?:drunk|wasted|high|hammered)|(?:gave|gives|giving) {KID} {1}(?:whiskey|whisky|vodka|beer|alcohol|liquor|weed|edibles|sleeping pills|benadryl|nyquil) {2}(?:to|so)|{KID} {1}eat off the floor`,
  `(?:takes?|took|taking) {2}(?:pictures|pics|photos|videos) of (?:me|us|{KID}|him|her) {3}(?:naked|no clothes|without clothes|undressed|in the (?:shower|bath)|with no clothes)|(?:take|taking) (?:pictures|pics|photos|videos) with no clothes`,
  `(?:{KID}) {1}(?:was|were|is|are|got|gets|get|being) {2}(?:tied|chained|taped|starved|whipped|choked|burned|molested|beaten|drugged)(?! (?:up in|out|at|to her|to him))|(?:broke|breaks|fractured|dislocated) (?:my|our|his|her|the) (?:\\w+ )?(?:sons?|daughters?|kids?|babys?|boys|girls|childs|stepsons|toddlers) (?:arm|leg|wrist|finger|jaw|collarbone|nose|rib|ribs|tooth)`,
  '(?:puts?|putting|stuck|sticks) (?:his|a|her) (?:fingers?|hands?|thing|tongue) (?:there|inside|down (?:my|her|his)|up (?:my|her|his)|in (?:my|her|his) (?:pants|underwear|panties|shorts|diaper))|(?:makes?|made|making) (?:him|her|them|me|{KID}) do things (?:with|to) (?:his|her|their|my)|(?:watches|watch|watching|films|filming|filmed) (?:me|her|him|them) (?:shower|undress|change|bathe|in the (?:shower|bath))',
]);

const byClasses = rules('child_harm', 'child-danger', [
  {
    match:
      '{KID} (?:is |was |came (?:back|home) |went |has been |just )*(?:unconscious|unresponsive|not responding|passed out|not waking|limp|seizing|having a seizure|blue in the face|turning blue|drugged|overdosing)(?= )',
    unless:
      'epilep\\w*|history of|last year|years ago|movie|game|after (?:practice|soccer|the game)|on the (?:couch|sofa) at',
  },
  {
    match:
      '(?:hes|shes|{ADULT}|{THEM}) (?:is |was |keeps |just |has )*(?:shaking|choking|beating|strangling|smothering|drowning|whipping|burning|kicking|punching|stomping|throwing|molesting|raping) (?:on )?(?:{KID}|the kids)(?! (?:a|hands?|out|feelings|off|the ball|at (?:chess|checkers)))',
    apartFrom: harmless,
  },
  '(?:kill|murder|drown|poison|smother|shoot|stab|harm|get rid of) (?:our|the|my|both) (?:\\w+ )?(?:kids|children|son|daughter|baby|boys|girls|twins|toddler)(?<!(?:wont|never|not|didnt) (?:\\w+ ){0,2}(?:kill|murder|drown|poison|harm) .*)(?! (?:\\w+ )?(?:credit|chances|relationship|case|mood|dream|college fund|inheritance))',
  '(?:{THEM}|hes|shes) .{0,60}(?:take|taking|bring|bringing) (?:the kids|them|our \\w+|my \\w+|everyone) with (?:him|her)(?: \\|)? (?:when|if|to (?:heaven|hell|the grave|the other side)).{0,40}(?:goes|go|die|dies|heaven|gone|grave|it)',
  '(?:put|hold|holds|held|putting|holding) (?:the (?:baby|toddler|kids)|him|her|them) .{0,30}(?:tub|bath|pool|toilet|water|pillow) .{0,30}(?:hold (?:him|her|it|them) (?:down|under)|until|under)|(?:shell|hell|will|going to|gonna|threat\\w* to|wants to) (?:drown|smother|burn|poison|starve|shake) (?:him|her|them|{KID})(?! (?:out|hand|hands|up|off))',
  '(?:loaded|unlocked) (?:guns?|pistols?|rifles?|shotguns?|weapons?) .{0,40}(?:kids|children|son|daughter|baby|toddler|reach|year old)|(?:kids?|son|daughter|baby|toddler|year old) .{0,40}(?:found|playing with|play with|picked up|holding) (?:a |the |his |her |dads )?(?:loaded )?(?:gun|pistol|rifle|revolver)(?! (?:toy|nerf|safe|range|lesson))',
  '(?:burns?|welts?|belt marks?|hand ?prints?|whip marks?|bite marks?|rope marks?|bruises shaped) .{0,30}(?:on|across|down|all over|around) (?:my |his |her |our )?(?:\\w+ )?(?:sons?|daughters?|kids?|babys?|boys|girls|toddlers) (?:\\w+ )?(?:arms?|legs?|back|bottom|face|neck|body|thighs?|butt|wrists?|cheek)',
  {
    match:
      '(?:slap|slapp|hit|beat|spank|kick|chok|punch|whip|whoop|smack)\\w* (?:him|her|{KID}) (?:\\w+ ){0,3}(?:so hard|until|till|across|in the|with (?:a|the|his|her)|(?:he|she) (?:bled|cried|peed|fell|hit))',
    unless:
      'ball|pillow|game|level|record|high score|hands? up|brother|sister|my (?:\\w+ )?(?:wife|husband|ex|girlfriend|boyfriend|partner)|\\| i |(?:^|\\|) i |her back|him back|school|class',
  },
]);

const neglected = rules('child_harm', 'child-danger', [
  '{KID} (?:got|found|had|ate|took|swallowed) (?:into |hold of )?(?:his|her|the|my|dads|moms|some) (?:oxy\\w*|percocets?|suboxone|methadone|fentanyl|xanax|edibles?|cocaine|meth|heroin|gummies|rat poison)',
  'dangl\\w* (?:him|her|them|{KID}) (?:off|over|out)|burn(?:s|ed|ing)? (?:him|her|them|{KID}) with (?:a |the |his |her )?(?:lighter|cigarettes?|iron|match|stove|cigar|curling iron)|(?:left|leaves|leaving) {KID} (?:alone )?in (?:the |a |his |her )(?:hot |locked |freezing |cold |running )?(?:car|truck|van)(?= \\||  ?$| to| while| for| with| and| alone| at)',
  '(?:locks?|locked|padlocks?|chained) (?:up )?the (?:fridge|refrigerator|pantry|food|kitchen cabinets)(?! (?:recall|repair))',
  '(?:gave|gives|giving|feeds|let|lets) {KID} (?:\\w+ )?(?:drink |have |sip )?(?:beer|vodka|whiskey|wine|liquor|alcohol|weed|edibles|vapes?|a joint)(?= \\||  ?$| and| at| again)',
]);

const ownAnger = rules('child_harm', 'child-own', [
  '(?:lost it|snapped|went off|exploded|lost my temper|saw red) (?:on|at|and|with) .{0,50}(?:son|daughter|kid|kids|baby|boy|girl|toddler|him|her|year old) .{0,30}(?:belt|hit|slap\\w*|smack\\w*|shook|spank\\w*|fist|threw|shove\\w*|grab\\w*|marks?)(?! (?:the (?:door|wall|remote)|my))',
  '(?:scared|afraid|terrified|worried|frightened) (?:of )?(?:what )?(?:im|i am|ill|i will|i might|i may|i could|i)(?: going to| gonna)? (?:might |may |could |will )?(?:do|hurt|shake|harm|snap)(?: something)?(?: to| on)? .{0,20}(?:baby|kids?|son|daughter|crying)|(?:baby|newborn|infant|toddler) .{0,40}(?:crying|screaming) .{0,40}(?:what (?:ill|i will|im going to|i might|i could) do|gonna (?:hurt|shake|throw|lose it)|going to (?:hurt|shake|throw))',
  '(?:thoughts?|urges?|visions?|images?|think\\w*|dream\\w*|flash\\w*) (?:of|about|to) (?:\\w+ )?(?:smother|drown|shak|hurt|stab|throw|dropp|drop|kill|suffocat|harm)\\w* (?:the|my|our) (?:\\w+ )?(?:baby|newborn|infant|kids?|son|daughter|toddler|twins|children)',
]);

const elder =
  'my (?:dad|daddy|father|mom|mum|mommy|mother|parents|stepdad|stepmom|stepfather|stepmother|moms boyfriend|mothers boyfriend|dads girlfriend|grandpa|uncle)';
const underage =
  '(?:im|i am) (?:only )?(?:[89]|1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
const childSelf = rules('child_harm', 'child-self', [
  {
    match: `${elder} {3}(?:hits|hit|beats|punches|punched|slaps|slapped|kicks|whips|chokes|choked|molest\\w*|touches|touched|rapes|raped|burns|locks|locked|throws things at|throws stuff at|hurts|hurt) (?:on )?(?:me|us)(?! (?:feelings|when i was|as a|in the wallet|with (?:a )?(?:question|bill|guilt|news)|out|by))`,
    unless:
      'when i was (?:a kid|a child|little|young|growing up)|as (?:kids|children)|growing up|my (?:ex|husband|wife|kids|son|daughter|divorce)',
  },
  `${underage} (?:\\| )?(?:and )?{2}(?:dad|mom|stepdad|stepmom|father|mother|moms boyfriend) {2}(?:hits|beats|punches|slaps|kicks|chokes|touches|hurts|whips) me`,
]);

/** The writer's own childhood, or a grown-up's family. */
const ofAnAdult = 'when i was|growing up|as a (?:kid|child)|my (?:ex|husband|wife|kids|divorce)';
const minor = rules('child_harm', 'child-self', [
  {
    match: `(?:${elder}|(?:my )?moms (?:husband|man|bf|new \\w+)|(?:my )?dads (?:wife|gf|new \\w+)|my (?:\\w+ )?(?:grandpa|grandfather|grandma|brother|stepbrother|cousin|coach|teacher|pastor|babysitter)) (?:does|did|do|is doing) (?:bad |weird |sexual |gross |dirty )?(?:things|stuff) to me`,
    unless: ofAnAdult,
  },
  {
    match: `${elder} (?:\\w+ ){0,3}(?:doesnt|dont|wont|does not|never|refuses to|no) (?:give|gives|let|lets|feed|feeds) me (?:\\w+ )?(?:food|eat|dinner|lunch|any food|to eat|anything)|(?:when|while) (?:im|i am) at (?:my )?(?:dads|moms|mums) .{0,60}(?:hits?|no food|doesnt feed|hurts|locks) me`,
    unless: ofAnAdult,
  },
  {
    match: `${elder} (?:just |always |has |sometimes )?(?:burned|burnt|kicked|whipped|whips|shoved|shoves|pushed|pushes|beat|strangled|strangles|choked|backhanded|whooped|whoops|smacked|smacks|threw|throws|dragged|drags|stabbed|cut) me(?! (?:out|off|a|under|up|in|to (?:school|church|practice|the)|feelings|back home))`,
    unless: ofAnAdult,
  },
]);

export const childRules: readonly Rule[] = [
  ...childSelf,
  ...minor,
  ...own,
  ...ownAnger,
  ...danger,
  ...byClasses,
  ...neglected,
];
