import { type Rule, applies, rules } from './rules/rule.ts';
import type { ScriptId } from './script.ts';

const taken = '(?:swallowed|swallows|drank|drinks|ate|eaten|chewed|got into|took|taken|overdosed on)';
const poison =
  '(?:{DRUG}|medicine|vitamins|gumm(?:y|ies)|edibles?|bleach|detergent|pods?|cleaner|cleaning \\w+|drain \\w+|antifreeze|poison|button battery|batter(?:y|ies)|magnets?|vape \\w+|nicotine|chemicals?|something)';
const child = '(?:{KID}|my (?:teen|teenager)|(?:a|the|our) (?:kid|child|toddler|baby))';
const grownUp = '(?:{THEM}|my (?:mom|mother|dad|father|roommate|friend|sister|brother|grandma|grandpa))';
const lot = '(?:all|all of|a whole|the whole|a full|too many|too much|a bunch of|a bottle of|the bottle of)';

/** The person swallowed something that may be poison. Poison Control and an ambulance come first. */
const swallowed = rules('child_harm', 'swallowed', [
  {
    match: `${child} {2}${taken} {4}${poison}`,
    unless: `(?:took|taken|take) (?:his|her|their|my|the) {1}(?:{DRUG}|vitamins|medicine) (?:like|fine|away|with (?:dinner|breakfast|food)|as|on time|every)`,
  },
  {
    match: `${grownUp} {1}(?:just )?(?:swallowed|overdosed|${taken} (?:${lot})) {4}${poison}`,
    unless: '(?:from|out of) (?:the|my) (?:cabinet|drawer|bag|purse|house|room)|away|stole|hid|flushed',
  },
]);

/** Matches threats that include killing the family. */
const familyThreat = rules('dv_danger', 'violence-family-threat', [
  '(?:kill|shoot|drown|burn) {2}(?:himself|herself|themsel(?:f|ves)|hisself) {2}(?:and|with) {2}(?:{KID}|us|me|everyone)',
  '(?:kill|shoot|drown) {1}(?:{KID}|us|me|all of us|everyone) {2}(?:and )?{2}(?:himself|herself|themsel(?:f|ves))',
  '(?:he|she) (?:cant|can not|cannot|doesnt get to) have (?:us|them|the kids) {1}(?:no ?(?:body|one)|noone) (?:will|can|gets|else)',
  'take (?:us all|all of us|the kids|everyone|the whole family) (?:down )?with (?:him|her|them)',
]);

const sexual = rules('dv_disclosure', 'violence-sexual', [
  '(?:raped|rapes|raping|sexually (?:assaulted|abused|abuses|assaults)|molested) me|i (?:was|got|have been|am being) (?:\\w+ )?(?:raped|sexually \\w+)|(?:marital|date) rape',
  '{THEM} {2}rap(?:ed|es|ing) {1}(?:me|wife)|forc(?:ed|es|ing) (?:himself|herself|themself) on me|forc(?:ed|es|ing) me (?:to have|into|to do) {2}sex\\w*',
  '(?:makes?|made|making|coerc\\w+|pressur\\w+|guilt\\w*) me {1}(?:to have|have|into|to do|do) {2}sex(?:ual)?',
  'sex with me {4}(?:asleep|sleeping|passed out|drugged|drunk|unconscious|no)|(?:inside me|on top of me) {6}(?:asleep|sleeping|passed out|drugged|said no|crying)',
  '(?:unless|until|or|if) {2}(?:sleep|have sex) with (?:him|her|them) {4}(?:post|send|share|leak)|(?:post|send|share|leak) {2}(?:nudes?|naked \\w+) {1}(?:unless|if) {3}(?:sex|sleep)',
]);

const wantsMeDead = rules('dv_danger', 'violence-danger', [
  '{THEM} {3}(?:wants?|wanted|wishes|wished) me (?:was |were )?(?:dead|to die|gone for good)',
]);

const papers = rules('dv_disclosure', 'violence-papers', [
  '(?:call|calling|calls|called|report\\w*|turn\\w*) {4}(?:ice|immigration|la migra|border patrol|uscis)(?! (?:lawyer|attorney|cream|court))',
  '(?:have|get|gets|getting|had) (?:me|us|my \\w+) deported|deport (?:me|us)',
  '{THEM} {1}(?:wont|will not|refuses to) give (?:me )?(?:back )?my (?:green card|visa|work permit)',
  '{THEM} {2}(?:took|takes|taken|hides?|hid|holds?|kept|keeps|destroy\\w*|burn\\w*|ripped|cancel\\w*|withdraw\\w*|pull\\w*) {2}(?:my|our) (?:\\w+ )?(?:green card|visa|immigration \\w+|work permit|passport|papers and passport|residency|petition with immigration)',
]);

const order =
  '(?:(?:protective|protection|restraining|no contact|stay away) order|order of protection|(?:tro|dvro|pfa|opa))';
const near =
  '(?:outside|parked|in (?:my|the|our) (?:driveway|street|yard|lot|parking lot|building|house|hall|hallway)|at (?:my|the|our) (?:door|house|work|job|window|gate|school)|across the street|(?:keeps? )?(?:driving|drives|drove) (?:by|past)|show(?:s|ed|ing)? up|followed|following|knocking|banging|started the engine|(?:came|comes|coming) (?:by|over|to (?:my|the|our)))';

/** Filed against the writer, or only wanted. */
const notBroken =
  '(?:against me|on me|(?:want|need|get|file|filing|apply|ask) (?:\\w+ ){0,4}(?:protective|protection|restraining) order|(?:he|she|they) (?:has|have|got|filed|took) (?:\\w+ ){0,4}(?:protective|protection|restraining) order)';

/** A protective order is broken: the other person is near, or was. */
const orderBroken = rules('dv_disclosure', 'violence-order', [
  {
    match: `{THEM} .{0,80}${near}`,
    beside: `(?:have|got|had|has|theres|there is|despite|violat\\w+|breaking|under|the) .{0,20}${order}`,
    unless: notBroken,
  },
]);

const abuseLine =
  '(?:(?:domestic|family) (?:violence|abuse)|dv|abuse|battered \\w+) {1}(?:hot ?line|help ?line|crisis line)|(?:hot ?line|help ?line|crisis line) {2}(?:number )?(?:for|on|about) {3}(?:domestic|family|dv|abuse\\w*|battered)';
/** Asks how to reach the hotline, or whether it keeps a secret. "She called the hotline on me" doesn't. */
const hotline = rules('dv_disclosure', 'violence-hotline', [
  {
    match: abuseLine,
    beside:
      '(?:hot ?line|help ?line|phone|crisis line)s? numbers?|numbers? (?:for|of|to)|(?:whats|what is|whats|need|give me|send me|where is|is there) (?:the |a |an |that )?(?:\\w+ ){0,2}(?:hot ?line|help ?line|crisis line)|(?:is|are|stay|stays|kept|really) (?:it|they|that|this|the \\w+|calls?)? ?{4}(?:confidential|private|anonymous|secret|free|recorded|traced|monitored)|(?:if|when|can|should|could|do) i {1}(?:call|text|contact|chat)',
    unless: '(?:called|calls|reported|reports) {6}on me',
  },
]);

const ownChild =
  /(?<![a-z])(?:my|our) (?:\w+ ){0,3}(?:son|daughter|kid|kids|child|children|boy|girl|teen|teenager|stepson|stepdaughter|year old|oldest|youngest)(?![a-z])/;
const partner =
  /(?<![a-z])(?:ex|exs|husband|wife|spouse|partner|boyfriend|girlfriend|fiance|fiancee|stbx|stbxh|stbxw)(?![a-z])|(?:he|she)(?:s|ll| is| has| will| would|d)? .{0,40}(?:himself|herself|end it|die) if i /;

/** Plain statements that get their own script, whatever else the message says. */
const ownScripts: readonly Rule[] = [
  ...swallowed,
  ...familyThreat,
  ...sexual,
  ...wantsMeDead,
  ...orderBroken,
  ...papers,
  ...hotline,
];

export function ruleWithOwnScript(plain: string): Rule | undefined {
  return ownScripts.find((rule) => applies(rule, plain));
}

const drunk =
  '(?:drunk|wasted|intoxicated|hammered|stoned|slurring|(?:smell\\w*|reek\\w*|stinks?|stank) {1}(?:of|like) (?:alcohol|booze|liquor|beer|wine|weed|vodka|whiskey)|on (?:his|her|their) breath)';
const exchange =
  '(?:pick ?ups?|pick(?:ing)? (?:\\w+ ){0,2}up|drop ?offs?|exchanges?|(?:came|comes|here|showed up|shows up|show up|wants) (?:for|to (?:get|take|pick)) (?:\\w+ ){0,2}|to (?:get|take|collect) (?:\\w+ ){0,2}(?:kids|children|them|son|daughter|boys|girls)|let (?:\\w+ ){1,3}(?:go|leave|ride|get in)|hand (?:\\w+ ){0,3}over)';
const hurtThere =
  /(?<![a-z])(?:hit|hits|slapp?\w*|beat|beats|chok\w*|punch\w*|kick\w*|bruis\w*|marks?|hurt|hurts|bleed\w*|burn\w*|unconscious|crash\w*|wreck\w*)(?![a-z])/;
/** The other parent comes for the children after drinking. Nobody is hurt, and they need not go along. */
const drunkAtPickup = rules('child_harm', 'child-drunk-driver', [
  { match: drunk, beside: exchange, unless: '(?:im|i am|i was|i got|ive been) {1}(?:drunk|wasted|stoned)' },
]);

/**
 * Picks the more specific script: for another person's suicidal thoughts (the writer's child or partner), and for a
 * driver who has been drinking.
 */
export function finerScript(script: ScriptId, plain: string): ScriptId {
  if (script === 'child-danger' && !hurtThere.test(plain)) {
    return drunkAtPickup.some((rule) => applies(rule, plain)) ? 'child-drunk-driver' : script;
  }
  if (script !== 'suicide-other') return script;
  if (ownChild.test(plain)) return 'suicide-own-child';
  return partner.test(plain) ? 'suicide-partner' : script;
}
