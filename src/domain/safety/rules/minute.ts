import { notInOtherHand } from './other-hand.ts';
import { type Rule, rules } from './rule.ts';

const weapon = '(?:gun|shotgun|rifle|pistol|knife|belt|bat|axe|ax|machete|hammer|crowbar)';
const work =
  'hunting|hunts|hunt|deer|range|fix\\w*|build\\w*|repair\\w*|baseball|softball|practice|coach\\w*|cook\\w*|gun safe|helmet|project|shelf|fence';
const place = '(?:roof|rooftop|ledge|bridge|overpass|railing|rail of|tracks|train tracks|cliff|window ?sill)';

const dying = rules('suicide_imminent', 'suicide-imminent', [
  {
    match: `(?:im |i am |^ |\\| )(?:standing|sitting|up) (?:here )?(?:on|at) (?:the|a|this) {2}${place}`,
    unless:
      'traffic|jam|party|view|shingles?|leak\\w*|gutters?|contractor|tailgate|photo|picnic|wedding|clean\\w*|solar|snow',
  },
  '(?:about|ready|going|gonna) (?:to )?pull the trigger(?! on)',
  '(?:rope|noose|knot) (?:is|s) (?:up|tied|ready|done|hung)|(?:chair|stool) {1}under me|safety (?:is |s )?off',
  'garage {4}(?:engine|car|motor|exhaust|truck) {2}(?:running|on|going)|(?:car|cars|engine|engines|motor) {1}running (?:\\| )?{1}(?:garage )?doors? (?:is |are |s )?(?:shut|closed|down)',
  '(?:i|ive|i have|i just|just) (?:took|taken|swallowed|eaten|ate) (?:them all|all of them|everything in the {1}cabinet|the whole (?:bottle|pack|box)) ?{3}(?:\\||$|minutes?|min|hours?|now|and)(?! (?:to|from) (?:school|practice|camp))',
  '(?:^ |\\| |i |ive |i have |just )swallowed (?:them all|all of them|the (?:whole|entire)|a (?:whole|bunch)|everything|all (?:my|the))',
  `${notInOtherHand}(?:pills|tablets|gun|barrel|muzzle) (?:is|are|s)? ?(?:in|at|against|under) my (?:mouth|head|chin|temple|throat)|(?:gun|pistol|rifle|shotgun|revolver|razor|rope) (?:is |s )?(?:in|on) my (?:lap|hand|hands|chest|neck)`,
  '(?:cut|cutting) (?:\\w+ )?too deep|(?:bleeding|blood) {4}(?:wont|wont stop|not stopping|cant stop it)(?! (?:nose|gums))',
]);

const attacked = rules('dv_danger', 'violence-danger', [
  {
    match: `(?:hes|shes|he is|she is|{THEM} is) {1}(?:loading|reloading|cocking|getting|grabbing|holding|waving|pointing|swinging) (?:the|his|her|a) ${weapon}`,
    unless: work,
  },
  {
    match: `(?:hes|shes|{THEM} is|dad is|mom is|stepdad is) {5}with (?:a|his|her) (?:gun|rifle|pistol|shotgun|machete|axe)`,
    unless: work,
  },
  {
    match:
      '(?:hes|shes|he is|she is|{THEM} is|dad is|mom is|stepdad is) {1}(?:choking|strangling|beating|hitting|punching|stabbing|shooting|attacking|hurting|raping) (?:on )?(?:me|my|us|her|him|our)',
    apartFrom:
      'hitting me (?:up|back|with|where)|beating me (?:at|to|in|down|up about)|hitting on|(?:hurting|beating|hitting) (?:my|our|her|his) (?:feelings|credit|case|chances|business|head|wallet|goals?|budget|career|reputation|savings|heart)',
  },
  'coming (?:up|down|over) {3}(?:\\| )?{4}(?:(?:kill|hurt|beat) (?:me|us|him|her|my|the kids)|with (?:a |his |her |the )?(?:gun|knife|belt|bat))|i (?:can )?hear (?:him|her) {4}(?:breaking|loading|hitting|beating|choking|strangling|hurting|smashing)',
  '(?:driving|drives|drove) (?:straight )?at (?:me|us|a wall|the wall|my car)|rammed (?:me|us|my (?:car|truck|van))|ramming (?:me|us|my)',
  '(?:hes|shes|he is|she is) (?:hunting|coming after) (?:me|us)|(?:let go of|get off) my (?:neck|throat)',
]);

/** The other person is close, or on the way, right now. */
const approaching = rules('dv_danger', 'violence-danger', [
  {
    match:
      '(?:hes|shes|he is|she is) (?:coming|walking|running|stomping|storming) (?:up|down) (?:the|my|our) (?:stairs|steps|staircase|hall|hallway)',
    unless:
      'breakfast|slide|school|son|daughter|toddler|baby|crawl\\w*|learn\\w*|dressed|laugh\\w*|smil\\w*|cast|crutches|surgery|knee|pajamas',
  },
  '{THEM} {3}(?:found out|knows) {6}(?:leaving|left|going|gone) .{0,30}(?:on (?:his|her) way|coming (?:here|home|over|now))',
  {
    match:
      '(?:we are|im|i am|(?:me|i) and (?:the|my) kids are|the kids and i are) (?:all )?locked (?:in|inside) (?:the|my|our|a) (?:\\w+ )?(?:bathroom|bedroom|closet|room)',
    unless: 'cry\\w*|shower|quiet|peace|accident\\w*|broke\\w*|jammed|maintenance|stuck|key',
  },
  { match: `(?:hear|heard) (?:him|her) .{0,60}(?:has|with|got) (?:a|the|his|her) ${weapon}`, unless: work },
]);

const childInDanger = rules('child_harm', 'child-danger', [
  '(?:holding|dangling|holds|hanging|hung) {2}(?:him|her|baby|toddler|son|daughter) {1}over the (?:edge|balcony|railing|rail|water|bridge)',
  '(?:drunk|wasted|hammered|high) {1}(?:and )?(?:is |was )?(?:putting|buckling|loading|driving|taking) {2}(?:{KID}|them)',
  '(?:{KID}|kids) {4}hiding (?:from (?:him|her|dad|mom|daddy|mommy)|in {2}closet {3}(?:him|her|dad|mom))',
  'too much {8}(?:baby|he|she) (?:wont|will not|cant|doesnt) wake|(?:baby|he|she) (?:isnt|is not|not) breathing',
]);

const aboutToHurtChild = rules('child_harm', 'child-own', [
  '(?:about|going|gonna|want) to (?:throw|shake|drop|smother|drown|suffocate) (?:the|my|this|our) (?:baby|infant|newborn|toddler)(?! (?:a|shower|party|off at))',
  '(?:dropped|threw|burned|hurt|shook) {2}(?:baby|son|daughter|toddler|him|her) on purpose|(?:i|im) {2}(?:pillow|blanket) over (?:his|her|the babys|the) (?:crib|face|mouth|nose)',
  '(?:i|ive) shook (?:him|her|it|the baby) .{0,60}(?:months? old|weeks? old|stopped crying|stopped breathing|limp)',
]);

/** Matches text about the present moment, when a gentle opening question would be wrong. */
export const minuteRules: readonly Rule[] = [
  ...dying,
  ...aboutToHurtChild,
  ...childInDanger,
  ...attacked,
  ...approaching,
];
