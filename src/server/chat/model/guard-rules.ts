/** Why a sentence of a model is not shown. */
export type GuardReason =
  | 'poses-as-person'
  | 'predicts'
  | 'diagnoses'
  | 'doses'
  | 'insults'
  | 'harms'
  | 'unknown-number'
  | 'unknown-address'
  | 'unknown-law'
  | 'markup'
  | 'instructions';

interface Rule {
  reason: GuardReason;
  pattern: RegExp;
  /** Words just before the find with which the sentence says something else. */
  unless?: RegExp;
}

const professions =
  '(?:human|person|man|woman|lawyer|attorney|paralegal|judge|mediator|therapist|psychologist|psychiatrist|counsell?or|clinician|doctor|physician|nurse|social worker|accountant|cpa|financial (?:advisor|planner)|divorced (?:mom|mother|dad|father|parent))';
const describing =
  '(?:(?:really|actually|also|just|indeed|real|live|living|licensed|certified|qualified|trained|practi[cs]ing|experienced|board-certified|retired|former|family|family-law|divorce|custody|criminal|clinical|child|marriage|fellow) )*';
const disorders =
  '(?:narcissis\\w*|npd|bpd|borderline(?! of)|bipolar|sociopath\\w*|psychopath\\w*|clinically depressed|depression|major depressive\\w*|ptsd|post-traumatic stress|anxiety disorder|panic disorder|personality disorder|adhd|autis\\w*|schizophreni\\w*|ocd|alcoholic|delusional|mentally ill)';
const somebody =
  '(?:you|he|she|they|your (?:ex(?:-\\w+)?|husband|wife|spouse|partner|child|son|daughter|kid)|the other parent|[A-Z][a-z]+)';
const degree =
  '(?:(?:a|an|the|clearly|probably|likely|certainly|definitely|almost|surely|obviously|textbook|classic|covert|malignant|suffering|suffer|suffers|from|showing|show|shows|signs|symptoms|of|with|diagnosed|severe|mild|untreated|is|are|has|have|been) )*';

/** Doubt and report: "nobody can know whether", "if you feel that", "a doctor can say if". */
const hedged =
  /\b(?:if|whether|how|what|when|who|why|nobody|no one|none|cannot|can ?not|can['’]?t|never|not|may|might|could|depends?|until|before|unless|feel(?:s|ing)?(?: like| as if| that)?|think(?:s|ing)?|say(?:s|ing)?|said|tell(?:s|ing)?|told|call(?:s|ed|ing)?|someone|somebody|people|word)\b[^.!?]{0,40}$/i;

export const rules: readonly Rule[] = [
  {
    reason: 'poses-as-person',
    pattern: new RegExp(
      `\\b(?:i am|i['’]m|i was|i have been|i['’]ve been|speaking as|you(?: are|['’]re) (?:talking|speaking|chatting) (?:to|with)) (?:a |an |your )?${describing}${professions}\\b`,
      'i',
    ),
    unless: /\b(?:if|whether|that|as though|like|say|pretend(?:ing)?)\s+$/i,
  },
  {
    reason: 'poses-as-person',
    pattern: new RegExp(`\\bas (?:a |an |your )?${describing}${professions},? (?:i\\b|my\\b|we\\b)`, 'i'),
  },
  {
    reason: 'poses-as-person',
    pattern:
      /\b(?:i['’]ve|i have|i) (?:practi[cs]ed|represented|treated|litigated|counsell?ed)\b|\bin my (?:own )?(?:practice|courtroom|office|years (?:as|of)|clinical|legal career)\b|\bmy (?:clients|patients|law (?:firm|degree|license)|license)\b|\bmy own (?:divorce|marriage|separation|kids|children|ex)\b|\bwhen i (?:got|was|went through my) (?:divorced?|separat\w+)\b|\bi(?:['’]m| am) not (?:an? )?(?:ai|bot|program|machine|automated)\b/i,
  },
  {
    reason: 'predicts',
    pattern:
      /\byou(?:['’]ll| will| are going to|['’]re going to| should easily| would)(?: (?:definitely|certainly|probably|surely|easily|almost|most likely|likely|absolutely))* (?:win|lose (?:this|the|your|custody|everything)|prevail|get (?:full|sole|primary|joint|legal|physical|half|custody|alimony|the house)|keep the house|be awarded|be granted)\b/i,
    unless: hedged,
  },
  {
    reason: 'predicts',
    pattern:
      /\b(?:judges?|courts?|magistrate)(?: will| would| is going to| are going to| won['’]t| has to| is certain to|['’]ll)(?: (?:definitely|certainly|probably|surely|easily|almost|never|always|likely))* (?:rule|side|decide (?:for|against|in)|award|grant you|give (?:you|him|her|them|your \w+|mothers?|fathers?|the (?:mother|father)) (?:full|sole|primary|joint|half|custody|the (?:house|kids|children|home)|alimony|support|everything|nothing|more|less)|take (?:away|the (?:kids|children)|your)|deny|believe|punish|favou?r)\b/i,
    unless: hedged,
  },
  {
    reason: 'predicts',
    pattern:
      /\b(?:judges?|courts?) (?:(?:almost )?always|never|usually|normally|nearly always) (?:give|side|favou?r|award|grant|rule|take|believe)\b/i,
    unless: hedged,
  },
  {
    reason: 'predicts',
    pattern:
      /\b(?:i|we|this|that|it)(?: can)? guarantees?\b|\bguaranteed\b|\bslam dunk\b|\byou have (?:a|an) (?:very )?(?:strong|weak|winning|airtight|solid|excellent) case\b|\b\d{1,3} ?(?:%|percent) (?:chance|odds|likel\w+|sure|certain)\b|\b(?:your|the) (?:chances?|odds) (?:of \w+(?: \w+)? )?(?:are|is) (?:very |quite |pretty )?(?:good|high|low|poor|excellent|slim)\b/i,
    unless: hedged,
  },
  {
    reason: 'diagnoses',
    pattern: new RegExp(
      `\\b${somebody}(?:['’](?:re|s|ve)| is| are| has| have| sounds?(?: like)?| seems?(?: like)?| suffers?| must be| must have) ${degree}${disorders}\\b`,
      'i',
    ),
    unless: hedged,
  },
  {
    reason: 'diagnoses',
    pattern: new RegExp(
      `\\b(?:this|that|it|what you describe) (?:is|sounds like) ${degree}${disorders}\\b`,
      'i',
    ),
    unless: hedged,
  },
  {
    reason: 'doses',
    pattern:
      /\b\d+(?:[.,]\d+)? ?(?:mg|milligrams?|mcg|micrograms?|ml|milliliters?|iu)\b|\btake (?:(?:one|two|three|four|half|\d+)(?: (?:more|extra|of))?(?: \w+)?) (?:pills?|tablets?|capsules?|doses?)\b|\b(?:double|increase|raise|lower|halve|skip|stop taking) (?:your|the) (?:dose|dosage|medication|medicine|meds|pills|antidepressants?)\b/i,
    unless: /\b(?:not|never|don['’]t|do not|before you|without asking[^.]*)\s*$/i,
  },
  {
    reason: 'insults',
    pattern:
      /\byou(?:['’]re| are)(?: (?:so|such|just|being|really|simply|a|an|the|one|total|complete|absolute))* (?:stupid|idiots?|idiotic|pathetic|worthless|crazy|losers?|weak|morons?|dumb|disgusting|burden|hysterical|insane|fools?|ridiculous|selfish|bad (?:mother|father|mom|dad|parent))\b|\b(?:it is|it['’]s|this is|that is) (?:all )?your (?:own )?fault\b|\byou (?:deserve|brought|asked for) (?:this|it)\b/i,
    unless: hedged,
  },
  {
    reason: 'insults',
    pattern:
      /\b(?:he|she|they|your ex(?:-\w+)?|your (?:husband|wife|spouse))(?:['’]s| is|['’]re| are)(?: (?:so|such|just|a|an|the|total|complete|real))* (?:monsters?|psycho|idiots?|losers?|jerks?|pigs?|scum|trash|evil|worthless|crazy|liars?)\b|\b(?:assholes?|bastards?|bitch(?:es)?|cunts?|fuck\w*|shit(?:ty|head)?|sluts?|whores?)\b/i,
    unless: hedged,
  },
  {
    reason: 'harms',
    pattern:
      /\bkill (?:yourself|him|her|them)\b|\bend your (?:own )?life\b|\bbetter off (?:dead|without you)\b|\bnobody would miss you\b|\b(?:hide|move|transfer|shift) (?:the |your |some )?(?:money|cash|assets|savings) (?:offshore|to a (?:friend|relative)|before (?:he|she|they|your))|\b(?:install|put|place|hide) (?:a |an |some )?(?:gps |hidden )?(?:tracker|tracking app|spyware|airtag|camera|keylogger)\b|\b(?:lie|make up a story) (?:to|about (?:him|her|it) to) the (?:judge|court|police)\b/i,
    unless: /\b(?:not|never|don['’]t|do not|if|cannot|without|urge to|thoughts? of|to)\s*(?:\w+ )?$/i,
  },
  { reason: 'markup', pattern: /!\[|\]\(|<\/?\s*[a-z!][^>]*>?|data:\w+\/|javascript:|&#x?\d+;/i },
];
