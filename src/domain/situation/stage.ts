import { clausesOf, plainSentences } from './plain-words.ts';

/**
 * The stage of a separation or divorce in the person's words. `served` means that they received the other party's
 * papers.
 */
export const stages = [
  'thinking',
  'separated',
  'about-to-file',
  'served',
  'filed',
  'settling',
  'after',
] as const;
export type Stage = (typeof stages)[number];

const OFTEN =
  '(?:(?:just|already|finally|recently|officially|now|only|actually|really|both|all|since|then|also) )*';
const OTHER =
  '(?:he|she|they|(?:my |the )?(?:soon to be )?(?:ex|stbx|husband|wife|spouse|hubby|partner|other (?:side|parent))(?:-?(?:husband|wife))?)';
const NOT_A_CASE =
  '(?! (?:\\w+ ){0,4}?(?:tax|taxes|extension|report|complaint|bankruptcy|restraining|protective|police|insurance|claim|unemployment|answer to))';

/** Checked clause by clause. If a message mentions several stages, the one furthest down this list wins. */
const signs: readonly (readonly [Stage, readonly RegExp[]])[] = [
  [
    'thinking',
    [
      /(?<!\b(?:he|she|they|friend|sister|brother|is|he's|she's) )\b(?:thinking|considering|contemplating|wondering|debating) (?:about |of |over |whether |if )*(?:(?:getting|a|i|we|should|to|the|my) )*(?:divorc\w*|leav\w+|separat\w+|ending (?:it|my marriage|the marriage|things))/,
      /\bshould (?:i|we) (?:really |just )?(?:leave (?:him|her|them|my (?:husband|wife|marriage))|divorce|get divorced|get a divorce|separate|stay(?: with| married| together| in (?:this|the|my) marriage|$| for the)|end (?:it|my marriage|things))/,
      /\b(?:stay|leave) or (?:go|leave|stay)\b/,
      /\bon the fence about (?:a |the |my )?(?:divorc|leav|marriage|separat)/,
      /\bnot sure (?:if|whether) (?:i|we) (?:really )?(?:want|should|need)\b[\w ]*\b(?:divorce|leave|separate|stay)/,
    ],
  ],
  [
    'separated',
    [
      new RegExp(
        `\\b(?:we|i) (?:have |are |am |got |had )*${OFTEN}(?:been |living )*${OFTEN}(?:separated|split|split up|broke up|living apart|live apart|separate)\\b(?! (?:the|our|bank|accounts|bills|rooms?))`,
      ),
      new RegExp(
        `\\b(?:i|${OTHER}) (?:has |have )?${OFTEN}(?:moved|walked) out\\b(?! of (?:state|the state|town|the country)| (?:the|my|his|her|our) (?!house|home|apartment|place))|\\b${OTHER} (?:has |have )?${OFTEN}(?:left (?:me|us)|kicked me out|threw me out)\\b|^left me (?:for|last|in|on|\\d)|\\b(?:he|she) (?:is|has been) gone since\\b|\\bi (?:have )?${OFTEN}(?:left (?:him|her|my (?:husband|wife|ex|partner))|kicked (?:him|her) out)\\b`,
      ),
      /\b(?:we are|i am) (?:on|in) a (?:trial )?separation\b/,
    ],
  ],
  [
    'about-to-file',
    [
      new RegExp(
        `\\b(?:i|we) (?:am |are |will |would |have )*${OFTEN}(?:(?:going|gonna|planning|about|ready|getting ready|preparing|trying|want|wanna|need|plan|intend|decided|like|hope|hoping) )+(?:to |on )?(?:be )?${OFTEN}(?:fil(?:e|ing)|start(?:ing)? (?:the|a|my) divorce|divorc(?:e|ing) (?:him|her|my)|get(?:ting)? (?:a divorce|divorced))\\b${NOT_A_CASE}`,
      ),
      /\bgoing to (?:the court|court|the courthouse|the clerk)[\w ]*\bto file\b/,
      new RegExp(`\\bi (?:${OFTEN})want (?:a|the|this) divorce\\b`),
      new RegExp(`\\b(?:i|we) (?:am|are|will) (?:be )?${OFTEN}fil(?:e|ing)\\b${NOT_A_CASE}`),
    ],
  ],
  [
    'filed',
    [
      // "From the day he filed" asks about a date and states no new stage.
      new RegExp(`(?<!\\b(?:day|date) )\\b(?:i|we|${OTHER}) (?:has |have )?${OFTEN}filed\\b${NOT_A_CASE}`),
      /\b(?:my|our|the) (?:divorce|case|petition) (?:is|was|has been|is still) (?:filed|pending|open)\b/,
      /(?:\b(?:i am|we are|still) |^)waiting (?:for|on) (?:the|a|our|my) (?:judge|court date|hearing|trial|court)\b/,
      /\bmy (?:husband|wife|spouse|ex) (?:was|got|has been) (?:just |finally |already )?served\b/,
    ],
  ],
  [
    'served',
    [
      new RegExp(
        `\\b(?:i|we) (?:have |am |are |was |were |got |had |been |being |get )*${OFTEN}(?:was |were |got |been |being )${OFTEN}served\\b`,
      ),
      new RegExp(`^${OFTEN}(?:got|was|been|being) ${OFTEN}served\\b`),
      /^(?:just |finally )?served (?:with (?:divorce |court )?papers|last|yesterday|today|this)\b/,
      new RegExp(`\\b${OFTEN}(?:served me|had me served)\\b`),
      /\b(?:handed|gave|give|gives|brought|delivered|mailed|sent|send|sends) me (?:(?:the|some|a|his|her|divorce|court|legal|big|thick|stack|of) )*(?:papers|paperwork|summons|petition)\b/,
      /\b(?:a|some) (?:man|guy|lady|woman|person|stranger) (?:gave|give|gives|handed|hands?) (?:(?:it|them) )?(?:to )?me(?: (?:at|in|on|outside)\b|$)/,
      new RegExp(
        `\\b(?:i|we) (?:have )?${OFTEN}(?:got|received|was given|was handed|been given) (?:(?:the|some|a|his|her|my|divorce|court|legal|big|thick|stack|of|these) )*(?:papers|paperwork|summons|petition)\\b`,
      ),
      /\bprocess server (?:came|showed up|was|knocked|found me)\b/,
      /^(?:just |finally )?(?:got|received) (?:the |some |divorce |court |legal )*(?:papers|paperwork|summons|petition)\b/,
      /\bsheriff\b[\w ]*\bgave me (?:some |the |divorce |court )*papers\b/,
      /\b(?:divorce |court )?papers (?:came|arrived|showed up)\b/,
      /\b(?:i have to|i need to|i must|says (?:i )?(?:have to|need to|must)|says to|got to|gotta) (?:file|send|give|write) (?:a|an|my|the|some) (?:written |formal )?(?:response|answer)\b/,
      /\bi (?:am|think i am|guess i am) the respondent\b/,
      /\b(?:it|that|this|they|page|papers?|paperwork|letter|envelope) (?:(?:is|are|just|only|all) )*(?:says|say|reads|read|titled|called|headed|marked) (?:(?:a|the|original|verified|divorce) )*(?:petition|complaint|summons|citation)\b/,
      /\b(?:sheriff|deputy|process server|marshal|constable)\b[\w ]*\b(?:left|brought|dropped|handed|delivered|taped|gave)\b/,
      /\b(?:got|received) (?:(?:a|an|some|thick|big) )*(?:thing|letter|envelope|packet|package|something) from (?:the |a )?(?:sheriff|process server|(?:his|her|my (?:husband|wife|ex)'s) (?:lawyer|attorney))\b/,
    ],
  ],
  [
    'settling',
    [
      /\b(?:we|i) (?:are |am |have |had |start|started|begin|go|going|went|will )*(?:in |to |into |our |through |the |a |first |start )*(?:mediation|mediator)\b/,
      /\b(?:our |my |the )?mediation (?:is|starts|was) (?:on |next |this |tomorrow|monday|tuesday|wednesday|thursday|friday|today|yesterday|last |in )/,
      /\b(?:we|lawyers|attorneys|they|us) (?:are |have |been |still )*(?:working (?:out|on)|negotiating|drafting|going over|close to|finalizing) (?:the|a|our|an) (?:\w+ )?(?:settlement|agreement|deal|terms)\b/,
      /\b(?:we|i|he|she|both) (?:have |has |both )?(?:just |already |finally )?signed (?:the|a|our) (?:\w+ )?(?:settlement|agreement|msa|deal)\b/,
      /\bwe (?:have |finally |both )*(?:agree|agreed|reached an agreement|settled)(?: on everything)?$/,
      /\b(?:got|received|sent me|made me) (?:a|an|his|her|the) (?:settlement )?(?:offer|proposal)\b/,
    ],
  ],
  [
    'after',
    [
      /\b(?:divorce|it|decree|judgment|everything) (?:is|was|became|has been|got) (?:now |finally |all |officially )*(?:final|finalized|granted)\b(?! (?:tomorrow|next|soon|on|in \d+ (?:day|week|month)))/,
      /\b(?:decree|final judgment) (?:came|arrived|is here)\b/,
      /\b(?:judge|court) (?:has |just |finally )*(?:signed|granted|finalized) (?:it|the|our|my)\b/,
      new RegExp(`\\b(?:i|we) (?:have been|am|are|got|were|was|been) ${OFTEN}divorced\\b`),
    ],
  ],
];

/**
 * Excludes "If he files first", "until it is final" and "my sister got served", which are not true, not yet true, or
 * about another person.
 */
const NOT_TRUE =
  /\b(?:if|what if|unless|until|till|before|once|in case|suppose|imagine|pretend|afraid|worried|should|could|would|might|may|does|never|not|whether|friend|sister|brother|neighbou?r|co-?worker|cousin|parents|mom|dad|son|daughter)\b(?:'s)?(?: [\w']+){0,5}$|\b(?:do|did|can|how|will)$/;
/** Stages that count even in a question: a doubt is a question by itself, and a "should" may be followed by the wish. */
const questionStages = new Set<Stage>(['thinking']);

/** Matches a message that retracts a stage mentioned before. */
const RETRACTION =
  /\b(?:i|we) (?:am |are |was |were |have |did |do |will )*(?:not|never) (?:(?:been|going|gonna|want|planning|to|even|yet|really|actually|get|got|getting) )*(?:served|file|filed|filing|separated|divorced|divorce|divorcing|leave|leaving)\b|\b(?:we|i) (?:are |have |got )*(?:(?:getting|got|trying|working) )*(?:back together|trying again|called it off|reconciled)\b/;

/** Most messages don't mention a stage, so this is checked first. */
const MAY_SPEAK =
  /fil(?:e|ing)|serv|sheriff|deputy|marshal|constable|lawyer|attorney|complaint|citation|paper|summons|petition|divorc|separat|split|broke up|apart|mov|walk|left|kick|threw|gone|think|consider|wonder|contemplat|debat|should|stay|sure|fence|mediat|agree|settle|deal|offer|proposal|terms|judge|court|hearing|trial|final|grant|decree|pending|together|again|reconcil|called/i;

/** Returns the person's stage from a message, or `unknown` if the message retracts one. Null if it does neither. */
export function findStage(text: string): Stage | 'unknown' | null {
  if (!MAY_SPEAK.test(text)) return null;
  const clauses = plainSentences(text).flatMap(clausesOf);
  const found = signs.findLast(([stage, patterns]) =>
    clauses.some((clause) =>
      patterns.some((pattern) => isAsserted(clause, pattern, questionStages.has(stage))),
    ),
  );
  if (found) return found[0];
  return clauses.some((clause) => RETRACTION.test(clause)) ? 'unknown' : null;
}

function isAsserted(clause: string, pattern: RegExp, mayAsk: boolean): boolean {
  const at = clause.search(pattern);
  if (at < 0) return false;
  return mayAsk || !NOT_TRUE.test(clause.slice(0, at).trimEnd());
}
