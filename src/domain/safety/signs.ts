import type { CrisisTopic } from './hear.ts';

/*
 * The trained classifiers work by similarity and are too often certain: they classified a long calm story as despair. So
 * their result counts only if the message has a word about danger. The lists are deliberately broad. Rules don't need
 * them.
 */

const selfHarmWords = wordsOf(
  'die|died|dying|dead|death|kill|killed|killing|suicid|overdos|pills?|gun|rope|noose|hang|hanging|bridge|jump|drown|cut|cutting|burn(?:ing|ed)? myself|bleed|razor|blade|knife|hurt(?:ing)? myself|harm(?:ing)? myself|end it|ending it|end my|ending my|end everything|end things|take my (?:own )?life|my life (?:insurance|is over)|over with|disappear|vanish|gone|not be here|wasn t here|wasnt here|weren t here|not here|no longer|anymore|any more|wake up|waking up|sleep forever|never wake|go to sleep|not exist|existing|exist|alive|live|living|be around|stick around|point|purpose|reason|way out|no way|hope|hopeless|worth|worthless|burden|better off|without me|cant do this|can t do this|can not do this|cant go on|can t go on|go on|keep going|give up|giving up|given up|done with|done fighting|so done|im done|i m done|finish|finished|cant take|can t take|too much|tired of|sick of|goodbye|good bye|note|letter to|will|funeral|insurance|peace|rest|the end|final|last time|last night|last day|last words|plan|method|stockpil|saved up|drive into|drive off|crash|tree|river|tracks|train|edge|dark|darkness|nothing left|nobody would|no one would|miss me|notice|forgive|take care of|look after|pain|stop hurting|stop the|make it stop|hurt|unbearable|unalive|kms|sewerslide|ctb|self harm|selfharm|ledge|roof|garage|exhaust|oxy|tylenol|xanax|alcohol|bottle|rifle|shotgun|pistol|gauge|swerv\\w*|wheel|beam|barn|letters|in order|giv(?:e|ing) away|gave away|taken care of|won t have to|wont have to|easier for everyone|easier for everybody|so tired|quiet',
);
const otherDangerWords = wordsOf(
  'die|dying|dead|kill|killing|suicid|overdos|pills?|gun|rope|hang|bridge|jump|cut|cutting|hurt|harm|end it|ending it|end his|end her|end their|take his|take her|take their|wont be here|won t be here|not be here|goodbye|note|alive|live|living|wake up|worthless|burden|better off|without (?:him|her|them|me)|give up|gave up|giving up|funeral|insurance|will|disappear|threat|threatens|threatening|threatened|says he|says she|said he|said she|scared for|worried about|worry about|afraid for|swallow|took|drank|ate|cant do this|anymore|hopeless|no reason|point|giving away|gave away|plan',
);
const violenceWords = wordsOf(
  'hit|hits|hitting|punch\\w*|slap\\w*|kick\\w*|shov\\w*|push(?:ed|es|ing)?|grab\\w*|chok\\w*|strangl\\w*|throat|neck|breath|shak(?:e|es|ing|en)|shook|thr[eo]w\\w*|beat\\w*|bruis\\w*|bleed\\w*|blood|bit|bites|burn\\w*|spit|spat|hurt\\w*|harm\\w*|force[ds]?|forcing|rap(?:e|ed|ing)|assault\\w*|touch(?:ed|es|ing)?|sex|no means|pinn?(?:ed|s)|held me|holds me|hold me down|drag\\w*|lock(?:ed|s|ing)?|trap\\w*|block(?:ed|s)|keys|let me leave|won t let|wont let|doesn t let|doesnt let|not allowed|allow me|permission|control\\w*|monitor\\w*|track\\w*|follow\\w*|stalk\\w*|watch(?:es|ing)? (?:me|us|where)|camera|airtag|gps|spy\\w*|checks my|goes through my|went through my|my phone|passport|immigration|deport\\w*|green card|ice|gun|guns|knife|weapon|rifle|bat|hammer|kill\\w*|dead|die|murder\\w*|threat\\w*|scare[ds]?|scares|afraid|fear\\w*|terrif\\w*|eggshells|unsafe|safe|danger\\w*|violen\\w*|abus\\w*|temper|rage|rages|explod\\w*|smash\\w*|broke (?:the|my|down)|break(?:s|ing)? (?:the|my|down|in)|broke in|kick(?:ed)? (?:in|down)|punched (?:the|a)|hole in|wall|door|window|outside my|showed up|shows up|shelter|hotline|police|cops|restraining|protective|order of protection|hide|hiding|escape|get away|leave him|leave her|pay for it|regret|sorry if|make you|make me|what happens|see what|never see|take the kids|isolat\\w*|money from me|account|flinch\\w*|makeup|sunglasses|marks|emergency room|hospital|doorway|stands (?:in|over|between)|stood (?:in|over|between)|odometer|mileage|beg|begg\\w*|careful what i',
);
const childWords = wordsOf(
  'hit|hits|slap\\w*|punch\\w*|kick\\w*|shak(?:e|es|ing|en)|shook|thr[eo]w\\w*|beat\\w*|belt|bruis\\w*|burn\\w*|mark|marks|welt\\w*|blood\\w*|bleed\\w*|hurt\\w*|harm\\w*|touch\\w*|private|naked|sex\\w*|abus\\w*|molest\\w*|scared|afraid|terrif\\w*|scream\\w*|lock(?:ed|s)|alone|left (?:him|her|them|my)|closet|starv\\w*|hungry|feed|drunk|drinking|drugs?|high|meth|needle|gun|knife|weapon|kill\\w*|die|dead|threat\\w*|swallow\\w*|poison\\w*|pills?|drank|ate|unconscious|breath\\w*|limp|fever|seizure|hospital|cps|safe|unsafe|danger\\w*|car seat|drove|take them|took them|run away|ran away|disappear\\w*|cut|cuts|cutting|wants to die|himself|herself|spank\\w*|grab\\w*|drag\\w*|choke\\w*|bath',
);
const angerWords = wordsOf(
  'kill\\w*|hurt\\w*|harm\\w*|beat\\w*|hit|punch\\w*|slap\\w*|shov\\w*|push\\w*|chok\\w*|strangl\\w*|gun|knife|bat|shoot\\w*|burn\\w*|fire|smash\\w*|run (?:him|her|them) over|pay for|make (?:him|her|them) (?:pay|suffer|sorry)|suffer|regret|dead|die|murder|lose it|lost it|snap|snapped|rage|grab\\w*|shook|shak\\w*|thr[eo]w\\w*|force[ds]?|yell\\w*|scream\\w*|scared of me|afraid of me|what i might do|control myself|my temper',
);

const signs: Readonly<Record<CrisisTopic, RegExp>> = {
  suicide: selfHarmWords,
  suicide_other: otherDangerWords,
  violence: violenceWords,
  violence_other: violenceWords,
  child: childWords,
  harm: angerWords,
  own: angerWords,
};

/** Whether a normalized message has a word about this danger. */
export function hasSign(plain: string, topic: CrisisTopic): boolean {
  return signs[topic].test(plain);
}

function wordsOf(words: string): RegExp {
  return new RegExp(`(?<![a-z])(?:${words})(?![a-z])`);
}
