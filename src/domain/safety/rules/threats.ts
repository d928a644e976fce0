import { type Rule, rules } from './rule.ts';

/** Threats that a person reports are often veiled: they mention neither an assault nor a weapon. */
export const reportingVerbs =
  '(?:says|said|saying|told|tells|texts|texted|texting|wrote|writes|written|messaged|emailed|posted|voicemail|left (?:me )?a (?:note|message)|warned|warns|threatens|threatened|promised|promises|swore|swears|whispered|yelled|screamed|hissed)';
export const choreWords =
  'paint\\w*|deck|floors?|roof|pack(?:ed|ing)?|mow\\w*|shel(?:f|ves)|plumb\\w*|project|paperwork|homework|kitchen|bathroom|basement|boxes|repair\\w*|fix\\w*|taxes|inventory|puzzle|movie|dinner|budget|spreadsheet';

const deaths = rules('dv_danger', 'violence-danger', [
  {
    match: `${reportingVerbs} .{0,90}(?:(?:wont|will not|not going to|not gonna|never) be (?:anybody|anyone|any one|a soul|nobody|no one) left|there(?: will|ll)? be (?:nobody|no one) left)`,
    unless: 'office|party|restaurant|team|company|store|church|committee|firm|league',
  },
  `${reportingVerbs} .{0,90}(?:anything|nothing|not much|not enough|much) left of (?:me|you|u|us|her|him|them)(?= \\||  ?$| to (?:bury|find|identify|love))`,
  `${reportingVerbs} .{0,90}(?:(?:leaves?|leaving|walk(?:s|ing)? (?:out|away)|gets? out|mak(?:e|es|ing) it out|gets? away) {3}(?:alive|breathing|in one piece)|(?:wont|not|never) (?:be )?walk(?:ing)? out of (?:there|here|that \\w+))`,
  `${reportingVerbs} .{0,90}(?:doesnt|dont|wont|never|not) (?:\\w+ ){0,4}(?:grow|get to be|live to be) old(?! (?:together|with|enough|alone))`,
  `${reportingVerbs} .{0,90}(?:dead (?:woman|man|girl|bitch|mother|father) walking|(?:wont|will not|never|not) (?:\\w+ ){0,4}(?:another|next) (?:birthday|sunrise|christmas|mothers day|fathers day) (?:for (?:me|you)(?! (?:and|two))|alive))`,
  {
    match: `${reportingVerbs} .{0,90}one of us .{0,20}(?:mak(?:e|ing) it (?:to|out|through)|surviv\\w*|live to|die|dead|buried)|${reportingVerbs} .{0,60}see if (?:i|you|u|we) (?:\\w+ )?(?:mak(?:e|es) it (?:to|out|past|home|back)|live|survive)`,
    unless: 'traffic|on time|late|flight|bus|deadline|snow|semester|marathon',
  },
  `(?:if (?:he|she)|${reportingVerbs} .{0,60}if i) (?:cant|cannot|dont get to|doesnt get to) (?:have|keep|get) (?:me|you|us|them|him|her|(?:the|my|our) (?:\\w+ )?(?:kids|children|boys|girls|baby|son|daughter|twins)) (?:\\| )?(?:then )?(?:neither of us|nobody|no one|noone|no body)`,
  `${reportingVerbs} .{0,60}(?:kids|girls|boys|children|son|daughter|me|i) (?:go|goes|leave|leaves) (?:\\| )?(?:then )?(?:everybody|everyone|we all|all of us) (?:goes|go|dies|die)(?= \\||  ?$| with| too)`,
  '(?:rather|sooner) (?:see|have|bury) (?:me|you|us|them|(?:the|my|our) kids) {2}(?:in (?:the|a) (?:ground|grave|box|coffin|casket)|dead|buried|six feet under)',
  {
    match: `${reportingVerbs} .{0,40}accidents (?:do )?happen`,
    unless:
      'potty|toilet|diapers?|spill\\w*|insurance|fender|bumper|dent|paid|sorry|apologi\\w*|bed ?wett\\w*|preschool',
  },
  {
    match: `${reportingVerbs} .{0,40}(?:already )?(?:dug|digging|picked out|has) (?:the|a|my|your|her) (?:spot|hole|grave|plot)(?= \\||  ?$| for (?:me|you)| picked| ready| already)`,
    unless: 'dog|cat|fence|pool|garden|posts?|trees?|pond|septic|parking|campsite|cemetery|family plot',
  },
  `${reportingVerbs} .{0,40}better (?:pray|hope) (?:\\w+ ){0,2}(?:never|dont|doesnt) (?:ever )?(?:find|catch|see) (?:me|you|u|her|him|us)`,
]);

const graves = rules('dv_danger', 'violence-danger', [
  {
    match: `(?:${reportingVerbs}|smiled|laughed) .{0,90}(?:last thing (?:i|you|ill|youll) (?:ever |will )?(?:do|see|hear)|last (?:breath|day (?:alive|on earth))|enjoy (?:your|my) last (?:week|day|days|night|meal|summer|weekend)(?! (?:in|at|of|with|as))|last time (?:i|you) (?:ever )?see (?:anyone|anybody|daylight|the sun))`,
    unless: 'job|shift|vacation|semester',
  },
  `${reportingVerbs} .{0,90}(?:(?:leave|leaving|leaves|carried out|go|going|come|get) (?:\\w+ ){0,4}in a (?:box|body bag|bag|coffin|casket|hearse)|(?:end|ends|ended|wind|winds|wake|wakes) up (?:in|at the bottom of|floating in) (?:the|a) (?:lake|river|ditch|ground|morgue|woods|trunk|quarry|swamp))(?! (?:house|cabin|tent))`,
  `(?:${reportingVerbs}|smiled|laughed) .{0,90}(?:i|ill|you|u|youll|mom|mommy|mama|dad|daddy) (?:\\w+ )?(?:wont|will not|not going to|not gonna|never) (?:live|be alive|survive) (?:long enough|to (?:spend|see|enjoy|sign|use|regret|tell))`,
  {
    match: `${reportingVerbs} .{0,90}(?:i|you|u) (?:\\w+ )?(?:wont|will not|not going to|not gonna|never) (?:get|make it|reach) (?:to )?(?:the )?(?:end of the (?:street|road|block|driveway)|driveway|car|corner|county line|state line)`,
    unless: 'snow|ice|flat tire|gas|wheelchair|on foot',
  },
  '(?:a|one|the|his|got a|has a) bullet {3}(?:for (?:me|you|us|the judge|my)|with (?:my|your) name)',
  `${reportingVerbs} .{0,60}(?:mommy|mom|mama|daddy|dad|papa) (?:will|is going to|is gonna|gonna|d) (?:soon )?be (?:dead|in heaven|in the ground|buried|killed)(?! (?:tired|broke|wrong|last|set))`,
  '(?:he|she|hes|shes|{THEM}|ex) .{0,60}(?:my (?:own )?(?:obituary|headstone|tombstone|gravestone|death notice)|(?:funeral|sympathy|condolence) (?:wreath|flowers|card|notice) .{0,40}(?:my name|for me|to me|my (?:porch|door|desk|car|mailbox)))',
  {
    match:
      '(?:texted|messaged|sent|emailed|mailed) (?:me |us )?(?:just |only |nothing but )?my (?:new )?(?:address|street) (?:and nothing|with nothing|and a (?:knife|gun|skull|smiley|wink)|with a (?:knife|gun|skull|smiley|wink))',
    unless: 'usps|invoice',
  },
]);

const idioms = rules('dv_danger', 'violence-danger', [
  `${reportingVerbs} .{0,90}(?:(?:you|youll|u|(?:said|says|told me|tells me|swears|swore) (?:that )?i) (?:wont|will not) be around to|say (?:my|your|ur) prayers|hope (?:you|i) (?:kissed|hugged|said) .{0,30}good ?bye|(?:you|u|i) can run(?= \\||  ?$| but)|(?:ill|i will|hell|shell|he will|she will) always find (?:you|me|us))`,
  {
    match: `${reportingVerbs} .{0,60}(?:wait|waiting) .{0,20}with (?:a|the|his|her) (?:\\w+ )?(?:bat|gun|pistol|rifle|shotgun|knife|machete|crowbar|hammer|axe)`,
    unless: 'practice|softball|baseball|toolbox|hunt\\w*',
  },
  `${reportingVerbs} .{0,90}(?:(?:ill|i will|id|you will|youll|you|i) (?:be )?bury(?:ing)? (?:her|him|them|the kids|(?:my|our|your) (?:son|daughter|kids|baby|mother|family))(?! in (?:paper\\w*|motions|debt|discovery|bills|court|fees))|carried out (?:of (?:there|here|that)|in a)|feet first|while (?:i|you) still (?:have a pulse|breathe|can breathe|are breathing)|run (?:me|us|you) off the road|coming for (?:me|us|you|the kids)(?= \\||  ?$| next| now))`,
  '(?:he|she|hes|shes|{THEM}) .{0,60}(?:gun|guns|pistol|rifle) .{0,30}(?:hes|he is|shes|she is|hell|shell|im|ill) (?:be )?(?:coming|come) (?:straight |right )?(?:to my|for (?:me|us)|over|after|here)',
  '(?:he|she|hes|shes|{THEM}) .{0,60}(?:till|until) death .{0,60}(?:gun|rifle|pistol|knife|laugh\\w*|smil\\w*|stares?|staring)',
]);

const attacks = rules('dv_danger', 'violence-danger', [
  {
    match: `${reportingVerbs} .{0,90}(?:(?:ill|i will|hell|shell|he will|she will|im|hes|shes|gonna|coming|come|back|over) (?:\\w+ ){0,4}finish (?:what (?:i|he|she) started|the job|(?:you|me|her|us) off)|(?:come|comes|coming|be|go|going) (?:over |by |back |there |home |for (?:me|you|her) )*(?:and|to) (?:finish|settle|end) (?:it|this|you|me|what \\w+ started)(?= \\||  ?$| once| for good))`,
    unless: choreWords,
  },
  {
    match: `${reportingVerbs} .{0,90}(?:come|comes|coming|kick|kicks|break|breaks|bust|smash)(?:ing)? (?:\\w+ ){0,2}(?:through|down|in) (?:\\w+ )?(?:your|the|that|my) (?:\\w+ )?(?:door|window|wall)(?! (?:frame|company))`,
    unless: 'kids?|toddler|deliver\\w*|install\\w*|contractor|landlord|mail|dog|cat',
  },
  '(?:burn|burns|burning|torch|torches|blow|blows) .{0,50}(?:with (?:you|u|me|us|all of us|all of you|everyone|everybody) (?:and (?:\\w+ ){1,3})?(?:still )?(?:all )?(?:in it|inside|in there|in the (?:house|bed))|while (?:i|we|you) (?:sleep|am asleep|are asleep))(?<!i (?:want|wanna|would like|plan|am going|m going) (?:to )?.*)',
  '(?:house|place|home|trailer|apartment|car) (?:burns|goes up|will burn|is going up|burning) {3}with (?:you|u|me|us|everyone|all of us)',
  {
    match: `${reportingVerbs} .{0,60}(?:torch|burn(?: down)?|set fire to) (?:it|(?:the|my|our|your) (?:\\w+ )?(?:house|place|home|apartment|trailer|car|parents))(?! (?:in taxes|out))`,
    unless: 'burn (?:it|them) (?:onto|to|on) (?:a )?(?:cd|dvd|disc|disk)|marshmallows|candles?|calories',
  },
  {
    match:
      '(?:mailed|sent|left|texted|gave|taped) (?:me |us )?.{0,70}(?:with |and |had )?(?:a|one|two|three|the) bullets?(?! (?:points?|journal|list|train|proof))',
    unless: 'bullet (?:points?|list|journal)|collection|range|hunting',
  },
]);

/** Matches threats that someone else said or wrote. */
export const threatRules: readonly Rule[] = [...deaths, ...graves, ...idioms, ...attacks];
