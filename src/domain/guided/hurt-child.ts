import { normalize } from '../safety/normalize.ts';
import { applies, rules } from '../safety/rules/rule.ts';

/*
 * In a guided conversation, parents call a child by name or "him": "he hit Cole with a belt". Outside one, the safety gate
 * can't know that Cole is a child, so these rules apply only to guided conversations.
 */

const NOBODY = `(?!(?:me|us|my|our|his|her|their|your|the|a|an|it|i|you|that|this|these|those|and|or|so|then|on|in|at|up|out|off|back|by|for|from|with|when|if|because|like|really|very|too|hard|first|again|once|twice|every|everyone|everything|something|someone|anyone|nobody|rock|bottom|home|send|pause|play|delete|road|traffic|walls?|doors?|dogs?|cats?|tables?|cars?|trucks?|windows?|fridge|sister|brother|mom|mother|dad|father|friend|neighbor|husband|wife|ex|boss|cousin|aunt|uncle|grandma|grandpa)(?![a-z]))`;
const NAME = `${NOBODY}[a-z]{2,15}`;
/** Someone who isn't the writer. */
const VICTIM = `(?:him|her|them|{KID}|my (?:teen|teenager|twins)|${NAME})`;
const BLOW =
  '(?:hit|hits|hitting|slap(?:s|ped)?|smack(?:s|ed)?|punch(?:es|ed)?|kick(?:s|ed)?|beat|beats|whip(?:s|ped)?|whup(?:s|ped)?|whoop(?:s|ed)?|spank(?:s|ed)?|choke[sd]?|chokes|burn(?:s|ed|t)?|hurt|hurts|shove[sd]?|push(?:es|ed)?|threw|throws|grab(?:s|bed)?|shook|shakes|dragged|drags|yank(?:s|ed)?|twist(?:s|ed)?|squeez(?:es|ed)|broke|dislocated|sprained|bit|bites)';
const HURT =
  'bleed(?:s|ing)?|bled|blood|bruis\\w*|swollen|swelling|broken|welts?|marks?|black eye|concussion|unconscious|limping|cant (?:move|use|lift|bend|walk|breathe|feel|stop crying)|cannot (?:move|use|walk)|can t (?:move|use|lift|bend|walk|breathe)|stitches|fractur\\w*|dislocated|burns?|cast|er|hospital|with (?:a|his|her|the) (?:belt|cord|switch|stick|paddle|spoon|bat|fist|hanger|shoe|broom|bottle|pipe|cable|wooden \\w+)|belt|fists?|in the (?:face|head|stomach|mouth|ribs|back)|so hard|knocked (?:out|down)|screaming|crying';
const BODY =
  '(?:arm|arms|wrist|hand|leg|legs|knee|ankle|foot|face|eye|lip|nose|head|ear|back|ribs?|neck|cheek|mouth|shoulder|finger|bottom|thigh)';
const PAST = 'years ago|when i was|growing up|as a kid|hit (?:him|her|them) up|feelings|in court|the judge';
const BY_CHANCE =
  'soccer|football|basketball|baseball|softball|practice|bike|skateboard|trampoline|playground|monkey bars|gymnastics|shots?|vaccin\\w*';

const named = rules('child_harm', 'child-danger', [
  {
    match: `{ADULT} {2}${BLOW} (?:on )?${VICTIM}`,
    beside: HURT,
    unless: `${PAST}|(?:hit|slap\\w*|punch\\w*|kick\\w*|push\\w*|grab\\w*|chok\\w*|hurt|beat\\w*|threw|shov\\w*) (?:at )?me`,
  },
  {
    match: `(?:uses?|used|using|takes?|took) (?:it|that|a belt|his belt|the belt|belt) (?:on|to) ${VICTIM}`,
    unless: PAST,
  },
  {
    match: `(?:^| |\\| )${NOBODY}(?!(?:he|she|they|we|this|who|what|there|here|nose|lip|arm|hand|wife|people|dinner|house|car)(?![a-z]))[a-z]{3,15} (?:is|was|s|got|gets|came home|came back)? ?(?:badly |really |still |all )*(?:bleeding|bruised|hurt|injured|unconscious|limping|black and blue|covered in (?:bruises|marks|welts))`,
    beside: `{ADULT} {2}${BLOW}|belt|${BODY}|did (?:it|this|that)|{KID}`,
    unless: `${PAST}|${BY_CHANCE}|(?:i am|im|my|i was|i got) (?:\\w+ )?(?:bleeding|bruised|hurt|injured)|people`,
  },
  {
    match: `(?:saw|found|see|noticed|has|had|have|with|got|left|there is|there was|came (?:home|back) with) (?:\\w+ ){0,3}(?:bruis\\w*|welts?|burn marks?|hand ?prints?|belt marks|black eye)`,
    beside: `(?:his|her|their|{KID}s?) (?:\\w+ )?(?:${BODY.slice(3, -1)}|sleeve|shirt)|on (?:him|her|them|{KID})|(?:son|daughter|kids?|child|baby|toddler|stepson|stepdaughter)(?:s)?`,
    unless: `${PAST}|${BY_CHANCE}|(?:on|to) (?:my|me)|my (?:\\w+ )?${BODY}|i (?:have|had|got|still have)`,
  },
  {
    match: `(?:broke|breaks|dislocated|fractured|sprained|twisted) (?:my |our )?(?:{KID}s?|son s|daughter s|sons|daughters|kids|${NAME}s) (?:\\w+ )?${BODY}`,
    unless: PAST,
  },
]);

/** Whether a text tells that someone hurt a child, or another person who can only be one here: "he hit Cole with a belt". */
export function tellsOfHurtChild(text: string): boolean {
  const plain = normalize(text);
  return named.some((rule) => applies(rule, plain));
}

const others =
  / (?:sitter|babysitter|nanny|teachers?|coach|principal|counselor|neighbors?|bus driver|bully|bullies|classmates?|another (?:kid|boy|girl|child)|(?:a|the|some|this) (?:kid|boy|girl|dog|stranger|doctor|nurse)|(?:his|her|their|my|our|older|big|little) (?:\w+ )?(?:brother|sister|cousin|friend|dog)s?|dog) (?:\w+ ){0,4}?(?:hit|hits|slap\w*|smack\w*|punch\w*|kick\w*|push\w*|shov\w*|grab\w*|chok\w*|hurt\w*|bit|bites|beat|beats|threw|touch\w*) /;

/** Whether a report of a hurt child names someone outside the two homes: "the babysitter hit Jack". */
export function isHurtByOthers(text: string): boolean {
  return others.test(normalize(text));
}

const toDoctor =
  / (?:take|bring|get|drive|rush) (?:\w+ ){1,3}to (?:the |an? )?(?:er|emergency(?: room)?|hospital|doctors?|doc|urgent care|clinic) /;
const needsDoctor =
  / (?:does|do) (?:he|she|they|\w+) need (?:a |an |the |to (?:go to|see) )*(?:doctor|hospital|er|emergency room|x ?ray|stitches|ambulance|urgent care) /;
const asking = / (?:do i|should i|do we|should we|need to|have to|can i|must i|does|what if i) /;
const aboutWhom =
  / who (?:do|should|can|would|could) (?:i|we) (?:call|tell|talk to|report|ask|contact|text) /;

export type ChildQuestion = 'doctor' | 'whom';

/** A question about help for a hurt child: "do i need to take him to the er", "who do i call about cole". */
export function asksAboutChild(text: string): ChildQuestion | null {
  const plain = normalize(text);
  if (needsDoctor.test(plain) || (toDoctor.test(plain) && asking.test(plain))) return 'doctor';
  return aboutWhom.test(plain) ? 'whom' : null;
}
