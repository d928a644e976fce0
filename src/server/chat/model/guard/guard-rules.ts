/** Why a sentence from a model is dropped. */
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

export interface GuardRule {
  reason: GuardReason;
  pattern: RegExp;
  /** Words directly before a match that change its meaning. */
  unless?: RegExp;
  /** Words anywhere in the sentence that make the match acceptable. */
  unlessAnywhere?: RegExp;
  /** A sentence that warns against the match is allowed. */
  heedsWarnings?: boolean;
  /** Quoted text is the person's own words, or a draft for them. */
  skipsQuotes?: boolean;
}

const professions =
  '(?:human|person|man|woman|lawyer|attorney|paralegal|judge|mediator|therapist|psychologist|psychiatrist|counsell?or|clinician|doctor|physician|nurse|social worker|accountant|cpa|financial (?:advisor|planner)|divorced (?:mom|mother|dad|father|parent))';
const describing =
  '(?:(?:really|actually|also|just|indeed|real|live|living|licensed|certified|qualified|trained|practi[cs]ing|experienced|board-certified|retired|former|family|family-law|divorce|custody|criminal|clinical|child|marriage|fellow) )*';
const disorders =
  '(?:narcissis\\w*|npd|bpd|borderline(?! of)|bipolar|sociopath\\w*|psychopath\\w*|clinically depressed|depression|major depressive\\w*|ptsd|post-traumatic stress|anxiety disorder|panic disorder|personality disorder|adhd|autis\\w*|complex ptsd|clinical depression|schizophreni\\w*|ocd|alcoholic|delusional|mentally ill)';
const anyPerson =
  '(?:you|he|she|they|your (?:ex(?:-\\w+)?|husband|wife|spouse|partner|child|son|daughter|kid)|the other parent|[A-Z][a-z]+)';
const intensifier =
  '(?:(?:a|an|the|clearly|probably|likely|certainly|definitely|almost|surely|obviously|textbook|classic|covert|malignant|suffering|suffer|suffers|from|showing|show|shows|signs|symptoms|of|with|diagnosed|severe|mild|untreated|complex|on|in|to me|is|are|has|have|been|had) )*';

/** Words of doubt and reporting, such as "nobody can know whether", "if you feel that", "a doctor can say if". */
const hedged =
  /(?:(?<!\bas )\bif|\bfeels? like|\b(?:whether|nobody|no one|none|cannot|can ?not|can['’]?t|never|not|may|might|could|depends?|until|before|unless|feel(?:s|ing)?(?: that)?|think(?:s|ing)?|say(?:s|ing)?|said|tell(?:s|ing)?|told|call(?:s|ed|ing)?|someone|somebody|people|word)\b)[^.!?]{0,40}$/i;

export const conductRules: readonly GuardRule[] = [
  {
    reason: 'poses-as-person',
    skipsQuotes: true,
    pattern: new RegExp(
      `\\b(?:i am|i['’]m|i was|i have been|i['’]ve been|speaking as|you(?: are|['’]re) (?:talking|speaking|chatting) (?:to|with)) (?:a |an |your )?${describing}${professions}\\b`,
      'i',
    ),
    unless: /\b(?:if|whether|that|as though|like|say|pretend(?:ing)?)\s+$/i,
  },
  {
    reason: 'poses-as-person',
    skipsQuotes: true,
    pattern: new RegExp(`\\bas (?:a |an |your )?${describing}${professions},? (?:i\\b|my\\b|we\\b)`, 'i'),
  },
  {
    reason: 'poses-as-person',
    skipsQuotes: true,
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
      /\b(?:i|we|this|that|it)(?: can)? guarantees?\b|\bguaranteed\b|\bslam dunk\b|\byou have (?:a|an) (?:very )?(?:strong|weak|winning|airtight|solid|excellent) case\b|\b\d{1,3} ?(?:%|percent) (?:chance|odds|likel\w+|sure|certain)\b|\b(?:your|the) (?:chances?|odds) (?:of [\w ]{1,40} )?(?:are|is) (?:very |quite |pretty )?(?:good|high|low|poor|excellent|slim)\b/i,
    unless: hedged,
  },
  {
    reason: 'predicts',
    pattern:
      /\bno (?:judge|court|magistrate)\b[^.]{0,25}\b(?:would|will|is going to|could) (?:ever )?(?:take|give|let|allow|side|believe|rule|grant|award|make)\b|\bthere(?:['’]s| is) no way (?:a|any|the) (?:court|judge)\b|\b(?:as good as|practically|basically) (?:yours|won|lost|over)\b|\bcount on (?:getting|winning|keeping|the judge|the court)\b|\bexpect the (?:judge|court|magistrate) to (?:award|give|grant|side|rule|deny|take|order|throw)\b|\b(?:judges?|courts?) (?:hate|love|like|prefer|reward|punish|(?:don't|do not) (?:like|care|believe))\b|\byou(?:'ll| will|'re going to)(?: \w+ly)? (?:be fine in court|come out ahead|walk away with|end up with|keep the (?:house|kids))\b|\b(?:that much is|it['’]s|that['’]s) (?:certain|a sure thing|a done deal|a given)\b/i,
    unless: hedged,
  },
  {
    reason: 'predicts',
    pattern:
      /\b(?:any|every|the|a|your|this) (?:judge|court|magistrate) (?:will|would|is (?:bound|sure|certain|going|likely) to|has to|must|['’]ll)(?: \w+ly)? (?:see (?:right )?through|side|throw|give you (?:full|sole|primary|joint|half|custody|the (?:house|kids|children))|award|rule|favou?r|believe|punish|deny|take (?:your|his|her|the (?:kids|children)))\b/i,
    unless: hedged,
  },
  {
    reason: 'predicts',
    pattern:
      /\b(?:he|she|they|you|your (?:ex|husband|wife|spouse))(?:['’](?:s|re|ll)| is| are| will| won['’]t)? (?:(?:going|bound|sure|certain) to|will|won['’]t|gonna)? ?(?:lose|win|get (?:more than|less than|full|half|nothing|sole|custody|only|at most)) (?:in court|custody|the (?:case|house|kids|motion)|every|half|nothing|of|everything)?(?=[^.]*\b(?:court|custody|judge|weekend|pension|house|case|certain|trust me|motion)\b)/i,
    unless: hedged,
  },
  {
    reason: 'diagnoses',
    pattern: new RegExp(
      `\\b${anyPerson}(?:['’](?:re|s|ve)| is| are| has| have| sounds?(?: like)?| seems?(?: like)?| suffers?| must be| must have) ${intensifier}${disorders}\\b`,
      'i',
    ),
    unless: hedged,
  },
  {
    reason: 'diagnoses',
    pattern: new RegExp(
      `\\b(?:this|that|it|what you describe) (?:is|sounds like) ${intensifier}${disorders}\\b`,
      'i',
    ),
    unless: hedged,
  },
  {
    reason: 'diagnoses',
    pattern: new RegExp(
      `\\b(?:textbook|classic|obvious(?:ly)?|clear(?:ly)?|pure)(?: case of)? ${disorders}\\b|\\b(?:signs?|symptoms?|traits?|behavior) of (?:a |an )?(?:narcissist|sociopath|psychopath|borderline)\\b|\\bwhat you(?:['’]re| are| have)\\b[^.]{0,30}\\bis (?:called )?${intensifier}${disorders}\\b`,
      'i',
    ),
    unless: hedged,
  },
  {
    reason: 'diagnoses',
    pattern:
      /\b(?:he|she|your (?:ex|husband|wife|spouse|partner|son|daughter))(?:'s| is) (?:just |clearly |probably |so )?(?:depressed|an addict|paranoid|psychotic|manic|unstable|toxic)\b/i,
    unless: hedged,
  },
  {
    reason: 'doses',
    pattern:
      /\b\d+(?:[.,]\d+)? ?(?:mg|milligrams?|mcg|micrograms?|ml|milliliters?|iu)\b|\btake (?:(?:one|two|three|four|half|\d+)(?: (?:more|extra|of))?(?: \w+)?) (?:pills?|tablets?|capsules?|doses?)\b|\b(?:double|increase|raise|lower|halve|skip|stop taking) (?:your|the) (?:dose|dosage|medication|medicine|meds|pills|antidepressants?)\b/i,
    unless: /\b(?:not|never|don['’]t|do not|before you|without asking[^.]*)\s*$/i,
  },
  {
    reason: 'doses',
    pattern:
      /\b(?:a|one|two|three|half(?: a)?|\d+|some|extra|another) (?:\w+ )?(?:benadryl|xanax|ambien|tylenol|advil|melatonin|valium|ativan|zoloft|prozac|lexapro|trazodone|unisom|nyquil|klonopin|pills?)\b|\b(?:two|three|half|\d+) tablets?\b|\b(?:go(?:ing)?|come|coming|wean(?:ing)? (?:yourself )?|get(?:ting)?) off (?:of )?(?:your|the) (?:\w+ )?(?:antidepressants?|medication|medicine|meds|pills?)\b|\bdoubl(?:e|ing) (?:up on )?(?:the|your) (?:\w+ )?(?:pills?|dose|medication|meds)\b|\b(?:wine|beer|alcohol|drink|whiskey) (?:with|and|on top of) (?:your|the|a) (?:\w+ )?(?:pills?|medication|meds|medicine)\b/i,
    heedsWarnings: true,
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
    reason: 'insults',
    pattern:
      /\b(?:is|was|['’]s)(?: (?:partly|mostly|also|all|really|at least|in part|kind of))+ your (?:own )?fault\b|\bif you(?:['’]d| had)(?: only| just| ever)? [^.]{3,60}\b(?:he|she|they|this|it) (?:wouldn['’]t|would not|might not|would|might) (?:have|be)\b|\b(?:he|she|they)\b[^.]{0,40}\bbecause you (?:neglected|ignored|weren't|were (?:too|so|never|not)|nagged|let|failed|pushed|never|didn't)\b|\byou should(?:['’]ve| have) (?:known better|left (?:sooner|earlier|long ago)|seen it|tried harder|been (?:nicer|a better))\b|\ba (?:good|real|better|decent) (?:mother|father|mom|dad|parent|wife|husband|woman|man) (?:wouldn['’]t|would|doesn['’]t|does not|never)\b|\byou (?:must have |probably |may have |might have )?(?:provoked (?:him|her|them)\b|(?:drove|pushed) (?:him|her|them) (?:away|out|off|into|to (?:it|this|that|leave|drink|cheat|hit)))/i,
    unless: hedged,
  },
  {
    reason: 'poses-as-person',
    skipsQuotes: true,
    pattern:
      /\bi(?:'ve| have)? (?:also )?(?:went|gone|been|lived|got) (?:through (?:a|my|the|this|that|it)|there|divorced)\b|\bas (?:someone|one|a person) who(?:['’]s| has| is| was| went)\b|\b(?:divorced|through (?:it|this|that)|been there) myself\b|\bi(?:['’]ve| have)? (?:sat with|worked with|met|seen) (?:\w+ )?(?:clients|patients|families|couples|hundreds|thousands|it all)\b|\bwhen my (?:husband|wife|ex|partner|parents) (?:left|divorced|cheated|died|split)\b|\bi(?:['’]m| am) not (?:an? )?(?:computer|software|automated guide)\b|\bin my [\w-]+ years (?:as|of)\b|\b(?:last (?:week|night|month|year|summer)|yesterday|the other day),? i (?:went|met|had|saw|talked|was|ate|slept)\b|\bi(?:['’]m| am) (?:a )?(?:real|actual|flesh)\b/i,
    unless: /\b(?:say|said|says|write|like)\s*$/i,
  },
  { reason: 'markup', pattern: /!\[|\]\(|<\/?\s*[a-z!][^>]*>?|data:\w+\/|javascript:|&#x?\d+;/i },
];
