import { type Rule, rules } from './rule.ts';
import { reportingVerbs } from './threats.ts';

const other = `(?:he|she|they|hes|shes|{THEM}) (?:\\w+ ){0,3}?${reportingVerbs}`;
const thing =
  '(?:fists?|hand|hole|bottle|plate|chair|phone|mug|glass|knife|remote|lamp|vase|ashtray|hammer|bat|tool)';

/** Threats that foretell the writer's death, or a blow that landed beside them: "next time its you". */
export const foretoldRules: readonly Rule[] = rules('dv_danger', 'violence-danger', [
  {
    match: `${other} .{0,50}(?:i|im|ill|id|you|youre|youll|youd|u|ur) (?:am |are |was |were )?(?:gonna |going to |will |would |might |could |about to |bound to )?(?:(?:end|wind|turn) up |be |wake up )?(?:dead|(?:in|at the bottom of) (?:a|the) (?:ditch|body bag|grave|morgue|coffin|casket|box)|six feet under|buried|a dead (?:woman|man))(?! (?:tired|broke|wrong|last|set|to (?:him|her|them|me)|weight|to the world))(?= \\||  ?$| if| when| before| by| and| soon| in| some| one| like)`,
    unless: 'smok\\w*|drink\\w*|diet|seat ?belt|texting and driving|doctor|overdos\\w*|myself',
  },
  {
    match: `(?:next time|someday|one day|next one|next up) (?:\\w+ )?(?:its|it is|itll be|it will be|its gonna be|its going to be|it would be|is|will be|that will be|thats gonna be|that could be|it might be) (?:gonna be |going to be )?(?:you|your (?:face|head|turn|skull|body)|me|my (?:face|head|turn))(?= \\||  ?$| and| if| instead| not)`,
    beside: `${thing}|wall|door|punch\\w*|hit|hits|threw|throws|broke|smash\\w*|kick\\w*|hurt\\w*`,
  },
  {
    match: `(?:put|puts|punch\\w*|slamm?\\w*|smash\\w*|threw|throws|throwing|drove|stuck|hit|swung|swings|broke) .{0,40}(?:${thing}|wall|door|fridge|cabinet|window|table) .{0,30}(?:next to|beside|by|inches from|near|past|right at|close to|over|an inch from) my (?:head|face|ear)`,
    unless: 'toddler|baby|my (?:son|daughter)|accident\\w*|by mistake',
  },
]);
