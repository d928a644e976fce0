// Ordinary phrases in the words of danger, as `normalise` leaves them. A phrase that also stands for despair or a blow
// ("at the end of my rope", "a slap in the face") is here only with the thing that makes it ordinary.
const paper =
  '(?:e ?mails?|texts?|messages?|notes?|lines?|forms?|templates?|lists?|bills?|papers|motions?|requests?|discovery|lawsuits?|subpoenas?|papers?|paperwork|invoices?|demands?)';
const business =
  '(?:paperwork|bills?|debts?|laundry|emails?|fees|legal fees|homework|forms?|spreadsheets?|deadlines?|mortgage|taxes|commute|scheduling|schedules?|heat|suspense|waiting|budget|savings|credit|interest|rent|back pain|my back|my feet|lawyer bills?)';
const phrases = [
  `(?:shoot|shooting|shot|fire|fired|firing) (?:off )?(?:me |him |her |them |us |you |my lawyer |over )?(?:an?|the|another|that|those|one|your) (?:\\w+ ){0,2}${paper}`,
  `(?:hit|hits|hitting|slapped|slaps) (?:me|us|him|her) with (?:an?|the|his|her|another|more|these|those|divorce)? ?(?:\\w+ ){0,3}${paper}`,
  `${business} (?:is|are|was|were) (?:slowly |really |just )?(?:killing|murdering|choking|crushing) (?:me|us)`,
  `(?:drowning|buried|going under|choking) (?:in|on|under) (?:all |the |this |his |her |my )*${business}`,
  `(?:end of my rope|hanging by a thread|wits end|last nerve) with (?:the|this|his|her|my) (?:bank|school|office|printer|emails?|landlord|clerk|insurance|internet)`,
  'kill(?:s|ed|ing)? (?:two birds|time|an hour|the mood|the deal|the lights|the battery|the engine light)|kill(?:s|ed|ing) it(?= at| in| with)|killer (?:deal|instinct|rate|view|app)|kill fee|dressed to kill',
  '(?:dying|died|die) (?:to (?:know|see|hear|meet|try|ask)|laughing|of (?:curiosity|boredom|embarrassment|laughter))',
  '(?:dead|bone) tired|dead (?:ends?|lines?|heat|set on|wrong|serious|quiet|weight|in the water|horse|zone|battery|air|link)|drop dead date|over my dead body|(?:phone|battery|laptop|car|wifi|deal|marriage|romance|love|thread|plant|plants|lawn|joke) (?:is |was |has )?(?:just )?(?:dead|died|dies)(?= )',
  'beat(?:ing)? (?:a dead horse|around the bush|the (?:traffic|deadline|odds|crowd|clock|rush))|beat up old|off the beaten',
  'stab(?:bed|s|bing)? (?:me |us |him |her )?in the back(?= (?:at|by|in (?:court|mediation|front)|with (?:his|her) (?:declaration|lawyer|affidavit|email)|when (?:he|she) (?:told|filed|signed|emptied|sided)))|take a stab at|(?:flu|booster|tetanus|vaccine|allergy) shots?|shot records|shots? on (?:monday|tuesday|wednesday|thursday|friday)|long shot|shot in the dark|(?:give|gave|worth) (?:it )?a shot|big shot|best shot|call(?:s|ing)? the shots',
  'bit(?:e|es|ing)? (?:the bullet|(?:my|his|her) (?:tongue|lip)|my head off)|dodg\\w+ a bullet|bullet (?:points?|list|journal|proof)|sweat\\w* bullets|smoking gun|jump\\w* the gun|stick\\w* to (?:my|his|her|our) guns|under the gun|hired gun|son of a gun|(?:nerf|nail|glue|staple|heat|water|squirt|toy|massage) guns?|pull\\w* the trigger on',
  'jump(?:s|ed|ing)? (?:through (?:the |his |her |all the )?hoops|at (?:the|that|his|her|any|every|my)|to conclusions|on (?:the|a) (?:call|zoom|trampoline|bandwagon|bed)|ship|rope|into bed|in the pool)|(?:jump|leap|jumped|leapt|off a cliff) off a cliff financially|leap of faith|fiscal cliff|cliff notes|cliff ?hanger',
  'hang(?:s|ing)? (?:out|up on|tight|of it|on to)|get the hang of|rope (?:swing|course|ladder|climbing)|jump rope|show(?:ed|s|ing)? (?:me|him|her) the ropes|learn\\w* the ropes|on the ropes',
  'burn(?:ed|ing|t)? (?:out(?= at| from| by)|bridges|question|rubber|calories|the (?:rice|toast|dinner|cookies|candle)|a hole in)|blow(?:s|ing|n)? (?:up )?(?:my (?:phone|mind|budget)|off steam|over)|(?:blew|blows|blow) (?:up |through )?(?:our|my|the|his|her) (?:savings|budget|paycheck|bonus)',
  '(?:slap|punch|kick|blow) (?:in|to) the (?:face|gut|teeth|stomach) (?:\\| )?(?:that|this|his|her|when) (?:\\w+ )?(?:email|letter|offer|text|declaration|bill|invoice|ruling)|punch (?:list|lines?|card|in|out)|pack\\w* a punch|slap on the wrist|kicked? (?:the (?:can|habit|bucket list)|out of the (?:group|chat|fantasy)|off the (?:plan|team|call)|back and relax)|kicking (?:my|him|her) ?self(?= for)|beat(?:ing)? (?:my|him|her) ?self up|free kick|kick ?ball|kick ?off',
  '(?:hit|hits|hitting|hurt) (?:a (?:wall|snag|nerve|growth spurt|bump|milestone|deer|homer|pothole)|the (?:road|gym|books?|brakes|market|sack|hay|jackpot|snooze|bag|ball|roof|ceiling|fan)|send|me up|him up|her up|rock bottom|pause|home|hard times|my (?:wallet|credit|budget|savings|feelings|toe))',
  '(?:throw|threw|throws|thrown|throwing) (?:me|him|her|us|them|my \\w+) (?:under the bus|off(?= (?:guard|balance|my))|for a loop|a (?:party|curve|bone))|walk\\w* on eggshells (?:about|around) the (?:calendar|money|schedule)|emotional roller ?coaster|train ?wreck of a|crash course|crash(?:ed|ing|es)? (?:on (?:the|my|his|her) (?:couch|sofa)|at (?:my|his|her|the))|computer crash\\w*',
  'chok(?:ed|es) (?:me )?up|(?:is|are|be|was|were|im|am) tied up (?:in|with|at)|my hands are tied|lock(?:ed)? (?:in|into) (?:a|the|that|our|my) (?:rate|price|lease|contract|mortgage|loan|deal)|lock\\w* (?:my|his|her|the) (?:keys|bike|screen)|lock\\w* (?:me|him|her|my ?self) out of (?:the|my|his|her|our|a) (?:shared |google |joint |old )*(?:calendar|account|car|app|folder|apartment in|email|netflix)|(?:twist|twisted|twisting) my arm(?= (?:and i said|to (?:go|come|take|buy|join|try)|into (?:going|coming|a)))|pull\\w* my hair out(?= (?:over|about|with|trying))',
  'cut(?:s|ting)? (?:corners|costs|ties|coupons|the cord|cable|my (?:hours|budget|spending|hair|bangs|lawn)|his hours|her hours|to the chase|a (?:deal|check|cake))|cut (?:and|n) dried|razor thin|cutting edge|cut me some slack|clear cut',
  '(?:true crime|murder mystery|horror|action|war|crime) (?:show|movie|book|podcast|novel|series|game)s?|first person shooter|shooter drill|video games? (?:is|are|has|have|with) (?:all )?(?:guns|shooting|killing)|career suicide|financial suicide|shark tank|bloody nose|blood (?:pressure|test|work|type|sugar|drive)|out for blood|bad blood|bleed(?:s|ing)? (?:money|cash|me dry|us dry)|blood sweat and tears|new blood',
  '(?:be|been|is) the death of me|(?:could|would|can|id|might|want to) (?:just )?(?:kill|strangle|murder|throttle|wring) (?:him|her|them|my ex) (?:\\| )?(?:lol|haha|lmao|jk|over the (?:thermostat|dishes|haircut|music|couch))|murder(?:ed|ing|s)? (?:the (?:market|song|budget)|my (?:401k|budget|feet|savings))|(?:that|the|this|todays) (?:hearing|meeting|commute|drive|flight|class) (?:is|was) (?:murder|torture|hell)|(?:id|would|could) kill for (?:a|an|some|one)',
  '(?:lost|won|fight|fighting|battle|battles|war) (?:over|about) (?:the|a|his|her|our|who gets the) (?:couch|dog|cat|piano|boat|furniture|dishes|lamp|tv|sofa|car)|to the death over|held hostage (?:in|by) (?:the )?(?:negotiations?|insurance|bank|landlord)|holding (?:the|our) (?:house|boat|furniture|dog|deed) hostage|take (?:him|her) to the cleaners|(?:make|making) (?:him|her) pay (?:\\| )?(?:child )?(?:support|his half|her half|the bill)',
  '(?:bury|buries|burying|drown|drowns|drowning|choke|smother) (?:me|us|him|her) (?:in|with|under) (?:all )?(?:paperwork|motions?|fees|discovery|debts?|legal \\w+|emails|bills|lawsuits|filings)|(?:milk|bleed|suck|squeez|drain)(?:s|ed|es|e|ing)? (?:me|us|him|her) dry|(?:went|goes|go|going) for the (?:throat|jugular)',
  '(?:wont|will not|doesnt|refuses to|isnt|never|wouldnt) (?:let|letting) me (?:see|have|keep|call|talk to|take|pick up|use) (?:the|our|my) (?:kids?|children|boys|girls|son|daughter|dog|cat|car|boat|truck|tv)(?= \\||  ?$| on| at| for| this| because| when| unless)',
  'my (?:son|daughter|kid|toddler|boy|girl|\\w+ year old|oldest|youngest|teen) (?:\\w+ )?(?:hit|hits|bit|bites|pushed|kicked|slapped|scratched|punched) (?:his|her|a|another|the other) (?:little |big |baby |older |younger |step)*(?:brother|sister|cousin|classmate|friend|kid|boy|girl)|hitting on (?:my|his|her|the) (?:sister|brother|friend|boss|coworker|waitress|nanny|neighbor|lawyer)|(?:would|could|id) die without my (?:coffee|phone|dog|cat|friends|sister|music|chocolate)|camera in the (?:nursery|babys room|crib)|cut (?:his|her|their) (?:own )?(?:hair|bangs)',
  // What is said of a divorce itself; of a person ("he is killing me") it stays.
  `(?:this|all this|(?:this|the) (?:divorce|process|case|wait|waiting|silence|schedule|drive|distance|back and forth|custody (?:case|fight|battle)|not knowing|deadline|co ?parenting app)) (?:is |was |keeps |just |really |slowly )*(?:kills|killing) (?:me|us|my weekend)(?! (?:literally|and i (?:want|wish)))`,
  '(?:attack|slam|slamm|trash|ripp|rip|tore|destroy|crush|bash)(?:s|ed|ing)? (?:me|us|him|her|my (?:parenting|character|credibility|case))(?: (?:up|apart|down|badly))* (?:in|on|with) (?:an? |the |his |her |their |my |cross )*(?:emails?|texts?|declaration|affidavit|papers|filings?|deposition|cross|cross examination|statement|report|motion|the stand)',
  '(?:took|takes|taking|take) (?:a |another |cheap )*shots? at (?:me|him|her|us) (?:in|on|during) (?:the |a )?(?:mediation|email|call|papers|declaration|group chat)',
  '(?:lawns?|plants?|garden|flowers|tree|trees|grass|fish|hamster|goldfish|phone|battery|laptop|car|truck|fridge|washer|heater|deal|wifi|tv|mower|houseplants) (?:have |has |is |are |was |were |all |just |finally |slowly |my |is all )*(?:dying|died|dead|killed)',
  '(?:i |we |my \\w+ )?(?:keep |kept )?(?:died|die|dying|dies|got killed|get killed|got slaughtered|got destroyed|got shot|killed it|killed everyone) (?:like |about |over )?(?:(?:\\d+|so many|a (?:hundred|million)) times )?(?:in|at|on|playing) (?:elden ring|minecraft|fortnite|valorant|cod|call of duty|roblox|zelda|mario|halo|apex|league|the (?:game|raid|dungeon|boss|first level)|my (?:game|raid)|ranked)|(?:fantasy )?team (?:got |was |is getting )*(?:slaughtered|killed|destroyed|murdered|crushed)',
  'i (?:slammed|cut|burned|burnt|jammed|stubbed|pinched|scraped|nicked|sliced|hit|smashed) my (?:own )?(?:finger|fingers|toe|toes|thumb|hand|knee|elbow|head|shin) (?:while |when i was |on |in |with )?(?:the |a |my |some )?(?:car door|door lol|slicing|cooking|chopping|cutting (?:onions|bagels?|carrots)|onions?|bagel|avocado|oven|cabinet|drawer|stove cooking|can|nail|grater|hammer(?:ing)?|coffee table|curb|desk|edge of the (?:table|desk|bed)|mandoline)',
  `(?:rifles?|guns?|shotguns?|pistols?|knife|knives|ammo|crossbow|bow|swords?) (?:collection|cabinet|rack|was a gift|is (?:mine|his|hers|worth)|are (?:mine|his|hers|worth)|on (?:the|my|his) (?:inventory|list|affidavit|disclosure)|cost|worth|in the (?:settlement|property))|(?:hunting|chef|chefs|kitchen|antique|heirloom|grandpas|grandfathers|collectible|steak|pocket) (?:rifles?|guns?|shotguns?|knife|knives|pistols?|swords?) (?:was|were|are|is|cost|in|on|and (?:the|his|her|my) (?:tools|boat|truck)|collection|set)|(?:value|appraise|split|divide|list|sell|inherit|inherited) (?:the |his |my |her |a |all |our |of )*(?:gun|guns|rifles?|shotguns?|pistols?|knives|ammo|crossbow)(?= \\||  ?$| collection| safe| in the (?:divorce|settlement))|(?:gets?|keeps?) (?:the |his |my |her |all )*(?:tools|boat|truck|piano|tractor|bench) and (?:the |his |her )?(?:guns|rifles|ammo|knives)`,
];
const idiom = new RegExp(`(?<![a-z0-9])(?:${phrases.join('|')})(?![a-z0-9])`, 'gu');

/** A normalised text without its ordinary phrases, so that only what else is said is judged. */
export function withoutIdioms(plain: string): string {
  return plain.replace(idiom, 'so').replace(/ +/g, ' ');
}

const place =
  '(?:town|city|state|country|county|house|apartment|flat|building|street|neighbou?rhood|suburb|village|place|climate)';
const clause = new RegExp(
  `(?<= )(?:(?:hello |hi |hey )?(?:(?:are|r) (?:you|u)|is (?:any ?(?:one|body)|someone|somebody)) (?:still )?(?:there|here|around|home|awake)(?= (?:\\||$))|(?:dont|do not|didnt|never) (?:want|wanna|wanted|like) (?:to )?liv(?:e|ing) (?:in|near|on) (?:this|that|the|my|our|his|her) (?:same |old |big |small )?${place}(?: any ?more| any longer| again)?)(?= )`,
  'gu',
);

/**
 * As the gate judges a normalised text: without idioms, and without clauses that are ordinary as a whole. The latter stay
 * in the lines for training, which learns from their words.
 */
export function judged(plain: string): string {
  return withoutIdioms(plain).replace(clause, 'so');
}
