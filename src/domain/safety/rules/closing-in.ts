import { type Rule, rules } from './rule.ts';
import { choreWords, reportingVerbs } from './threats.ts';

const they =
  '(?:{THEM}|hell|shell|theyll|theyre|ex|husband|wife|boyfriend|girlfriend|(?:his|her) (?:number|brother|father|dad|cousin|boyfriend|girlfriend|friend))';
const errands = `${choreWords}|sign\\w*|papers|notary|talk\\w*|conversation|mediat\\w*`;

const picture =
  '(?:photos?|pics?|pictures?|images?|screenshots?|video|map|printout|pin|google maps|street view)';
const sent = '(?:sent|sends|texted|texts|mailed|emailed|posted|messaged|snapped|from|got)';
const home =
  '(?:front door|door|doorstep|porch|house|home|apartment|apartment building|building|place|window|bedroom|street|address|driveway|car|truck|work|job|office|shelter|balcony|mailbox)';
const sale =
  'zillow|realtor|landlord|apprais\\w*|listing|sold|for sale|my old|our old|the old|housewarming|deliver\\w*|packages?|wreath|gift|repairs?|renovat\\w*|painted|insurance|movers|help(?:ed|ing)? (?:me )?move|(?:son|daughter|kids?) took|looks? (?:great|good|lovely)|damage';
const places = rules('dv_danger', 'violence-danger', [
  {
    match: `(?:he|she|hes|shes|stalker|someone|(?:my|his|her|exs?) (?:\\w+ )?(?:ex|exs|husband|wife|boyfriend|girlfriend|number)|ex (?:boyfriend|girlfriend|husband|wife)) .{0,40}${sent} .{0,30}${picture} (?:of|from|with) my new (?:\\w+ )?${home}`,
    unless: sale,
  },
  {
    match: `${sent} .{0,30}${picture} (?:of|from|with) (?:my|our|(?:my|our) (?:\\w+ )?(?:sons?|daughters?|kids|moms?|parents|sisters?)) (?:\\w+ ){0,2}(?:${home}|school|daycare|bus stop) .{0,70}(?:(?<!(?:starts?|starting|be|very|as|too|ready|opens?|closing|done|moving|coming) )soon|see (?:you|u)|found (?:you|u|me)|got you|nice (?:place|house|door|school|car|street)|tick tock|i know|watching you|knock knock|peekaboo|ready or not|hide|hiding|skull|boo)(?= \\||  ?$| now| i| and| what| emoji)`,
    unless: sale,
  },
  {
    match: `(?:${reportingVerbs}|text|message|note) .{0,40}(?:i |he |she )?(?:knows?|found(?: out)?|figured out) (?:exactly |now )?(?:where (?:you|u|youre) {1}(?:live|living|sleep|sleeping|stay|staying|hid(?:e|ing)|park|work|moved)|where (?:i|im|we|were) {1}(?:live now|sleep|sleeping|hid(?:e|ing))|which (?:window|door|room|bedroom|apartment|unit) )`,
    unless:
      'serv\\w*|papers|mail\\w*|visits?|vacation|drop\\w*|pick\\w*|deliver\\w*|exchange|school form|for the kids|gps|lawyer said',
  },
  `(?:found (?:out )?|knows |finds )where (?:i|im|we|were) {1}(?:live|living|moved|staying|stay|hiding) {4}(?:\\| )?(?:and )?(?:hes|shes|he is|she is|he says|she says|said) .{0,20}(?:coming|settle|on (?:his|her) way|dead|pay)(?! (?:for|to (?:the|see the|get the) (?:kids|party|recital)))`,
]);

const exposed = rules('dv_disclosure', 'violence-tracked', [
  '(?:he|she|hes|shes|{THEM}) .{0,40}(?:posted|posts|shared|published|put) (?:\\w+ )?my (?:new |home |work )?address (?:online|publicly|on (?:facebook|reddit|instagram|tiktok|craigslist|the internet|social media)|for everyone|in (?:a|the) (?:group|forum))',
]);

const arm =
  '(?:gun|guns|pistol|rifle|shotgun|glock|revolver|handgun|firearm|knife|machete|weapon|weapons|crowbar)(?! (?:registration|inventory|papers|paperwork|lists?|records|receipts?|licen[sc]e|safe))';
const meeting =
  '(?:court|courthouse|court house|courtroom|hearing|trial|mediation|exchange|exchanges|handover|handovers|hand off|handoff|drop ?offs?|pick ?ups?|visitation|parking lot|lawyers office)';
const lawful =
  'bailiffs?|deputy|deputies|security guards?|on duty|uniform|service weapon|hunting|range|inventory|return\\w*|surrender\\w*|turn(?:ed|s|ing)? (?:in|over|them)|sell\\w*|sold|divid\\w*|split|value\\w*|apprais\\w*|gun safe|collection|nerf|toy|water gun|as evidence|permit|license|(?:pocket|utility|kitchen|chefs) ?kni(?:fe|ves)|electrician|carpenter';
const weapons = rules('dv_danger', 'violence-danger', [
  {
    match: `${they} .{0,40}(?:(?<!(?:me|us|you) to )bring|brings|bringing|brought|carry|carries|carrying|carried|(?:show|shows|showed|showing|come|comes|came|coming) (?:\\w+ )*?with) (?:\\w+ ){0,3}${arm} .{0,50}${meeting}`,
    unless: lawful,
  },
  {
    match: `${they} .{0,60}armed (?:at|to|for|in) (?:the |our |my )?${meeting}|${they} .{0,60}${meeting} (?:\\w+ ){0,4}(?:armed(?! with (?:docu\\w+|evidence|papers|facts|a|lawyers))|(?:with|bringing|carrying|had|has) (?:a|the|his|her) (?:\\w+ )?${arm})`,
    unless: lawful,
  },
  {
    match: `${they} .{0,40}${arm} (?:in|on|under) (?:the|his|her) (?:\\w+ )?(?:car|truck|seat|van|suv|jeep|bag|coat|jacket|waistband|belt|glove ?box|console|pocket|lap|hip|dash) [^|]{0,40}${meeting}`,
    unless: lawful,
  },
  // Waiting, armed, where the person is.
  {
    match: `(?:${they}|him|her) .{0,60}(?:in|outside|at|near|by) (?:the|my|our) (?:\\w+ )?(?:lot|parking lot|work|job|office|shop|store|salon|school|house|home|street|driveway|apartment) (?:\\w+ ){0,6}(?:with|has|had|got) (?:a|the|his|her) (?:\\w+ )?${arm}`,
    unless: lawful,
  },
  {
    match: `${reportingVerbs} .{0,60}(?:hell|shell|he will|she will|ill|i will|hes|shes|im) (?:\\w+ )?bring(?:ing)? (?:a|the|his|her|my) (?:\\w+ )?(?:gun|rifle|pistol|shotgun|glock|machete|revolver)`,
    unless: `${lawful}|back|to (?:the )?(?:shop|store|police)`,
  },
]);

const going = '(?:go|going|driving|drive|drove|head|heading|headed|walking|coming)';
const rage =
  '(?:hate|nothing (?:left )?to lose|dont care (?:what|if|anymore)|do not care (?:what|if)|once and for all|for good|swear|smug|had it with|sick of (?:him|her|them))';
/** Matches "I'm going over there to finish this" next to words about rage or having nothing to lose. */
const own = rules('harm_others', 'harm-others', [
  '(?:^|\\|) (?:and |but |so |then )?if i (?:cant|cannot|dont get to) (?:have|keep|get) (?:them|him|her|(?:the|my|our) (?:\\w+ )?(?:kids|children|boys|girls|baby|son|daughter)) (?:\\| )?(?:then )?(?:nobody|no one|noone|neither of us)',
  {
    match: `(?:im|i am|ima|ill|i will|gonna|going to|about to) .{0,20}(?:${going}|on my way) (?:over|there|back|down there|to (?:his|her|their) (?:\\w+ ){0,3}(?:house|place|apartment|work|office|job|door)) .{0,30}(?:(?:and|to) (?:finish|end|settle) (?:this|it|him|her|them)|make (?:him|her|them|em|both of them|him and her) (?:both )?pay)(?= \\||  ?$| once| for good| right now| tonight| now)`,
    beside: rage,
    unless: errands,
  },
  {
    match:
      '(?:wait|waiting|hide|hiding) (?:for (?:him|her|them) )?(?:by|at|outside|in|behind|near) (?:his|her|their) (?:\\w+ )?(?:truck|car|house|work|job|office|door|apartment|gym|place).{0,40}make (?:him|her|them) (?:pay|suffer|sorry|regret|hurt|bleed)(?! (?:support|me|back|what|the|his|her|child))',
  },
]);

/** Matches threats by approaching a person, with or without a weapon, including the writer's own. */
export const closingInRules: readonly Rule[] = [...places, ...exposed, ...weapons, ...own];
