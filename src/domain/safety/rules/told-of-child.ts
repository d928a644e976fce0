import { type Rule, applies, rules } from './rule.ts';

// "She says he grabbed her arm" is about a child only if the conversation is, so these rules require a child in earlier
// messages.
const HURT =
  '(?:hit|hits|hitting|slap\\w*|smack\\w*|punch\\w*|kick\\w*|shov\\w*|push\\w*|shook|shak\\w+|yank\\w*|jerk\\w*|grab\\w*|squeez\\w*|pinch\\w*|twist\\w*|drag\\w*|chok\\w*|spank\\w*|whip\\w*|beat|beats|beating|hurt\\w*|threw|throws|bit|bites|burn\\w*)';
const SAYS =
  '(?:(?:he|she|they) (?:says|said|say|told me|tells me|told us|keeps saying|claims)|{KID} (?:says|said|told me|tells me))';

const told: readonly Rule[] = rules('child_harm', 'child-danger', [
  {
    match: `${SAYS} .{0,60}{ADULT} {2}${HURT} {2}(?:me|her|him|them|us|the kids|{KID})`,
    unless:
      'hitting on|hit (?:her|him|me) up|feelings|grab\\w* (?:him|her|me|them) (?:(?:a|an|some|the)(?! (?:little|bit|few))|lunch|dinner|breakfast|food|coffee)|years ago|when i was',
  },
  {
    match: `{ADULT} {2}${HURT} {3}(?:him|her|them|{KID}) .{0,60}(?:mark|marks|bruis\\w*|red spot|welts?|swollen|bleed\\w*|scratch\\w*)`,
    unless: 'bookmark|grades?|years ago|i have|my (?:arm|face|neck|wrist)',
  },
  {
    match:
      '(?:he|she|they|{KID}) {3}(?:has|have|had|got|came (?:back|home) with|comes (?:back|home) with) (?:\\w+ ){0,3}(?:bruis\\w*|hand ?prints?|black eye|marks|welts?) .{0,40}(?:arm|arms|back|leg|legs|face|neck|wrist|bottom|body|cheek)',
    unless:
      'fell|falling|swing|soccer|football|basketball|playground|at school|at practice|bike|trampoline|gym|i have|my (?:arm|face|neck|wrist)',
  },
]);

const child =
  /(?<![a-z])(?:kids?|child|children|son|sons|daughters?|baby|toddler|boys?|girls?|stepson|stepdaughter|\d+ ?(?:yo|year old|years old)|custody|parenting|visits?|visitation|every other weekend|has them|have them|drop ?off|pick ?up|exchange)(?![a-z])/;

/**
 * Whether a message says that someone hurt the child whom the conversation is about. All texts are normalized; earlier
 * ones are newest first.
 */
export function reportsHurtChild(plain: string, earlier: readonly string[]): boolean {
  return [plain, ...earlier].some((text) => child.test(text)) && told.some((rule) => applies(rule, plain));
}
