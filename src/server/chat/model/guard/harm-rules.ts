import type { GuardRule } from './guard-rules.ts';

/* Advice that hurts someone or harms the person in court. Each rule covers one idea and its paraphrases. `isWarning` allows a sentence that warns against it, unless the negation itself is the harm ("you don't have to list it"). */

const money =
  '(?:money|cash|savings|assets?|funds?|bonus|commission|income|paycheck|crypto\\w*|wallet|stocks?|coins?|coin collection|jewelry|gold|inheritance|loan|(?:\\w+ ){0,2}accounts?|\\$ ?\\d[\\d,.]*k?|\\d[\\d,.]* ?(?:k|thousand|grand|dollars)|(?:\\w+ )?(?:thousand|grand|hundred)(?: dollars)?)';
const trustedPerson =
  "(?:(?:your|a|an|the|some)\\s+)?(?:trusted |close |good )?(?:brother|sister|mom|mother|dad|father|parent|friend|cousin|uncle|aunt|relative|buddy|neighbor|girlfriend|boyfriend|in-law|secret|hidden|offshore|someone|another name)(?:s|'s|s')?";
const otherParent =
  '(?:he|she|they|him|her|them|anyone|the other side|your (?:ex(?:-\\w+)?|husband|wife|spouse|partner)|(?:his|her|their|the) lawyers?)';
const children = '(?:kids?|children|child|sons?|daughters?|bab(?:y|ies)|boys?|girls?|toddlers?)';
const court = '(?:court|judge|form|statement|affidavit|disclosure|petition|hearing|papers|testif\\w*|oath)';
const endangeredPeople =
  /\b(?:danger|unsafe|not safe|emergency|in fear|afraid|threat(?:en)?s?|hurt(?:s|ing)?)\b/i;

function rule(pattern: string, options: Partial<GuardRule> = {}): GuardRule {
  return { reason: 'harms', pattern: new RegExp(pattern, 'i'), heedsWarnings: true, ...options };
}

/** "For email: a new account he doesn't know" is about privacy, not money. */
const ofPrivateMail =
  /^(?!.*\b(?:money|cash|savings|bank\w*|dollars|credit|funds?|deposit\w*)\b).*\b(?:e-?mails?|inbox|mailbox|apple id|icloud|passwords?)\b/i;

const hidingMoney: readonly GuardRule[] = [
  rule(
    `\\b(?:hid(?:e|ing)|conceal(?:ing)?|stash(?:ing)?|park(?:ing)?|funnel(?:ing)?|siphon(?:ing)?|mov(?:e|ing)|shift(?:ing)?|transfer(?:ring)?|send(?:ing)?|wir(?:e|ing)|sign(?:ing)? over|rout(?:e|ing)|put(?:ting)?|giv(?:e|ing)|leav(?:e|ing)|tuck(?:ing)?)\\b[^.;]{0,40}\\b${money}\\b[^.;]{0,25}\\b(?:in|into|to|with|under|through|at)\\b ${trustedPerson}\\b`,
  ),
  rule(
    `\\b${money}\\b[^.]{0,60}\\b(?:won't|can't|doesn't|don't|will not|cannot|never|will never)\\b (?:ever )?(?:be )?(?:find|found|see|seen|notice|hear|know|show up|trace|traced|turn up|look)\\b`,
    { unlessAnywhere: ofPrivateMail },
  ),
  rule(
    `\\b(?:hide|conceal|stash|(?:start|try|consider|keep|by) (?:hiding|stashing)) (?:\\w+ ){0,3}${money}\\b`,
  ),
  rule(
    `\\b(?:empty|emptying|drain|draining|clean(?:ing)? out|clear(?:ing)? out|cash(?:ing)? out)\\b[^.]{0,25}\\b(?:accounts?|savings|401\\(?k\\)?|retirement|funds?)\\b`,
    { unlessAnywhere: /\b(?:will not do|leave for now|risky|put off|hold off)\b/i },
  ),
  rule(
    `\\b(?:move|withdraw|transfer|shift|pull out|take out|close|max out|sell|spend)\\b[^.]{0,40}\\b(?:${money}|cards?|house|car)\\b[^.]{0,30}\\b(?:before|while|so that|until) ${otherParent} (?:notices?|finds?|files?|does|sees?|knows?|can|gets?|is|are)\\b`,
  ),
  rule(
    `\\bbefore ${otherParent} (?:notices?|finds? out|files?|sees?|knows?|can)\\b[^.]{0,20}\\b(?:move|withdraw|transfer|empty|drain|sell|spend|hide)\\b`,
  ),
  rule(
    `\\b(?:ask|have|get|tell|let)\\b[^.]{0,40}\\b(?:hold(?: off| onto| on to)?|keep|delay|postpone|defer|sit on|put off|hang on to)\\b[^.]{0,30}\\b(?:cash|money|commission|bonus|paying|pay|raise|savings)\\b[^.]{0,30}\\b(?:until|till|after|for (?:you|now|a while|safe)|quietly|out of sight)\\b`,
  ),
  rule(
    `\\b(?:put|title|deed|register|sign)\\b[^.]{0,30}\\b(?:house|home|car|truck|boat|title|deed|business|land|it)\\b[^.]{0,10}\\b(?:in|into|over to) ${trustedPerson}(?: name)?\\b`,
  ),
  rule(
    `\\bsell\\b[^.]{0,40}\\bfor (?:a|one|\\$1) ?(?:dollars?|buck)?\\b|\\bbuy it back (?:once|when|after|later)\\b`,
  ),
];

const keepingFromTheCourt: readonly GuardRule[] = [
  rule(
    `\\bpretend(?:ing)? (?:that )?(?:you(?:'ve| have)? (?:lost|never|didn't|don't|can't|forgot)|to (?:be|have|forget)|it )|\\b(?:lower|cut|reduce|drop) your (?:hours|pay|income|salary)\\b[^.]{0,30}\\b(?:so|to)\\b|\\bplay (?:dumb|the victim|sick)\\b`,
  ),
  rule(
    `\\btell\\b[^.]{0,30}\\b(?:he|she)(?:'s| is) (?:dangerous|abusive|a drunk|on drugs|violent|unfit|crazy|unstable)\\b[^.]{0,10}\\bso\\b`,
  ),
  rule(
    `\\b(?:leave|leaving|keep|keeping|skip)\\b(?![^.;]{0,30}\\b(?:address|diagnos\\w+|names?|insults?|feelings|children|kids|blame|anger))[^.;]{1,50}\\b(?:off|out of|from|out (?:when|at|in|of))\\b[^.;]{0,20}\\b${court}`,
  ),
  rule(
    `\\bleave (?:that|it|this|those) out (?:when|of|at|in)\\b|\\bkeep (?:that|it|this) from (?:your lawyer|the (?:court|judge))\\b`,
  ),
  rule(
    `\\b(?:don't|do not|needn't|no) (?:have |need )?(?:to )?(?:list|mention|report|disclose|declare|include|tell (?:the )?(?:judge|court|lawyers?|them))\\b[^.]{0,40}\\b(?:${money}|job|affair|accounts?|raise|trip|collection|car|boat|gift)\\b(?![^.]*\\buntil\\b)`,
    { heedsWarnings: false },
  ),
  rule(
    `\\b(?:forget|neglect|fail) to (?:list|mention|report|disclose|declare|include|tell|sign|file|answer)\\b`,
  ),
  rule(
    `\\bwhat (?:he|she|they|the (?:judge|court)) (?:doesn't|does not|don't) know (?:can't|won't|will not)\\b`,
  ),
  rule(
    `\\b(?:(?:nobody|no one)(?: ever| really| will| would)?|(?:the clerk|the (?:court|judge)|they) (?:won't|never|doesn't|don't|will never)(?: really| ever)?) (?:checks?|compares?|finds? out|knows? (?:the difference|it|about)|notices?)\\b`,
  ),
  rule(
    `\\b(?:delet|eras|wip|destroy|shred|burn|throw(?:ing)? (?:out|away)|toss|get(?:ting)? rid of|tak(?:e|ing) down|clean(?:ing)? up|scrub|remov|los)(?:e|es|ing)?\\b[^.]{0,60}\\b(?:texts?|messages?|emails?|photos?|letters?|records?|laptop|phone|diary|journal|posts?|facebook|instagram|files?|receipts?|statements?|history|evidence|videos?|recordings?|screenshots?|computer|drive)\\b[^.]{0,80}\\b(?:before|so (?:that )?(?:they|it|he|she|nobody|no one)|used against|hurt you|in court|then say|say it|asks?|lawyers?|judge)\\b`,
  ),
  rule(
    `\\bget(?:ting)? rid of\\b[^.]{0,40}\\b(?:texts?|messages|emails?|photos?|evidence|records?|files?)\\b|\\bwip(?:e|ing) (?:the|your|his|her) (?:\\w+ )?(?:laptop|phone|computer|drive)\\b`,
  ),
  rule(
    `\\b(?:say|tell|claim|swear|testify|report|write)\\b[^.]{0,80}\\b(?:even if|even though|although|though) (?:you|he|she|it|that|they) (?:haven't|have not|isn't|is not|didn't|did not|wasn't|was not|never|hasn't)\\b`,
  ),
  rule(
    `\\b(?:say|tell (?:the )?(?:judge|court|police|officer|them)(?: that)?|claim(?: that)?) (?:that )?(?:he|she|they) (?:pushed|hit|shoved|threatened|hurt|touched|abused|drinks|used)\\b[^.]{0,60}\\b(?:and|so|then) (?:you|the|they|it|custody|he|she)\\b`,
  ),
  rule(
    `\\bback-?dat(?:e|ing)\\b|\\bdate (?:it|the \\w+|that \\w+) back\\b|\\bsign(?:ing)? (?:his|her|their|your (?:ex|husband|wife|spouse)'s) (?:name|signature)\\b|\\bforg(?:e|ing) (?:his|her|the|a|their)\\b|\\b(?:lie|lying|make up a story|exaggerate) (?:to|about \\w+ to|a (?:bit|little) to) (?:the )?(?:judge|court|police|lawyers?)\\b`,
  ),
  rule(
    `\\b(?:ignore|skip|toss|disregard|throw away) (?:the|that|this|your|those|a) (?:\\w+ )?(?:summons|order|subpoena|papers|petition|hearing|deadline|court date)\\b`,
  ),
  rule(
    `\\b(?:don't|do not|needn't|no need) (?:have |need )?(?:to )?(?:follow|obey|answer|respond to|show up|appear|go to)\\b[^.]{0,20}\\b(?:order|summons|petition|hearing|court|subpoena)\\b`,
    { heedsWarnings: false, unless: /\b(?:if|when|unless|until)(?: you)? $/i },
  ),
];

const surveillance: readonly GuardRule[] = [
  rule(
    `\\b(?:watch|see|note|know|find out|check|track|learn|follow)\\b[^.]{0,15}\\bwhere (?:he|she|they|(?:his|her|their) car) (?:goes|go|is|are|drives|sleeps|has been|parks|stops)\\b`,
  ),
  rule(
    `\\b(?:find my|location sharing|life360|family link|screen mirroring|keychain)\\b[^.]{0,20}\\b(?:his|her|their)\\b|\\b(?:see|read|view|get|pull up|open)\\b[^.]{0,12}\\b(?:his|her|their) (?:messages|texts|emails|chats|photos)\\b(?=[^.]*\\b(?:tablet|ipad|cloud|synced|shared|laptop|computer|backup)\\b)|\\b(?:tablet|ipad|cloud|synced|laptop|computer|backup)\\b[^.]{0,20}\\bto (?:see|read|view|get) (?:his|her|their)\\b`,
  ),
  rule(
    `\\b(?:put|slip|hid(?:e|ing)|plant|place (?:a|an|the|it|one|some)|stick(?! to)|attach|install|set up|drop|tuck|leave|clip|buy|use|get)\\b[^.]{0,40}\\b(?:airtags?|gps|trackers?|tracking (?:app|device)|spyware|stalkerware|keylogger|recorder|hidden camera|cameras?|bug|monitoring app|spy app)\\b`,
  ),
  rule(
    `\\b(?:apps?|software|programs?)\\b[^.]{0,40}\\b(?:on|onto|into) (?:his|her|their|your (?:ex|husband|wife|spouse|partner)'s) (?:phone|computer|laptop|tablet|car)\\b|\\b(?:camera|recorder|microphone) (?:behind|under|in|on|above|inside)\\b[^.]{0,40}\\b(?:show|tell|catch|hear|let)\\w*\\b[^.]{0,15}\\b(?:you |who|what|him|her)\\b`,
  ),
  rule(
    `\\b(?:read|check|go(?:ing)? through|look(?:ing)? (?:through|at)|open|scroll|log(?:ging)? ?in(?:to)?|get(?:ting)? into|access|unlock|guess|crack|track|monitor|find out)\\b[^.]{0,20}\\b(?:his|her|their|your (?:ex|husband|wife|spouse|partner)'s) (?:\\w+ ){0,2}(?:phone(?!['’]?s? (?:number|bill))|code|passcode|passwords?|location|whereabouts|inbox|icloud|browser|search history|dms|laptop)\\b`,
  ),
  rule(
    `\\b(?:log(?:ging)? ?in(?:to)?|passwords?|unlock|hack)\\b[^.]{0,50}\\b(?:his|her|their) (?:emails?|texts?|messages|chats|accounts?)\\b|\\btak(?:e|ing) (?:photos|pictures|screenshots) of (?:his|her|their) (?:chats|phone|messages|texts|emails)\\b`,
  ),
  rule(
    `\\bfollow(?:ing)? (?:him|her|them|your (?:ex|husband|wife|spouse)) (?:after|home|from|to|for|around|when|one)\\b|\\bfake (?:profile|account|number|name)\\b`,
  ),
];

const meetingAlone: readonly GuardRule[] = [
  rule(
    `\\b(?:meet|see|confront|visit|invite|face|corner|talk(?:ing)? (?:to|with)|speak(?:ing)? (?:to|with)|sit(?:ting)? down with|alone with|let|drive out[^.]{0,15} with)\\b[^.]{0,12}\\b(?:him|her|them|your (?:ex(?:-\\w+)?|husband|wife|spouse|partner))\\b(?![^.]{0,60}\\b(?:with someone|public place|coffee shop|lawyer)\\b)[^.]{0,60}\\b(?:alone|by yourself|on your own(?! (?:terms|time|schedule|account|phone))|in private|privately|nobody else|no one else|just the two of you|tonight to (?:talk|explain)|at (?:his|her) (?:place|house|apartment))\\b`,
    // Allows "The baby never stays alone in the water."
    { unlessAnywhere: /\b(?:baby|child|kids?|toddler)\b[^.]{0,25}\balone\b/i },
  ),
  rule(
    `\\bgo(?:ing)? (?:over|there|back)(?: there)?\\b[^.]{0,15}\\b(?:by yourself|alone|on your own)\\b|\\bto (?:his|her) face\\b|\\bprivate (?:talk|meeting)\\b|\\bbeing alone with (?:him|her)\\b|\\blet (?:him|her) come over\\b`,
  ),
  rule(
    `\\b(?:drop by|swing by|stop by|show up at|turn up at|wait (?:for (?:him|her) )?(?:at|outside))\\b[^.]{0,20}\\b(?:his|her|their) (?:place|apartment|house|home|work|office|hotel|gym|car|door)\\b|\\b(?:spend|stay) (?:the|a|one more) night (?:with|at) (?:him|her|his|hers?)\\b|(?:^|\\byou (?:could|can|should|might) )(?:sleep|stay) (?:over )?at (?:his|her) place\\b|\\b(?:give|meet) (?:him|her) (?:one (?:more|last) (?:chance|time)|in (?:person|private))\\b`,
  ),
  rule(
    `\\btell (?:him|her|them|your (?:ex|husband|wife)) where you(?:'re| are|'ve| have)? ?(?:live|stay|staying|living|hiding|sleep|sleeping|went|gone)?\\b`,
    {
      unless: /\b(?:they|who|people|anyone)\b[^.]{0,40}$|\bif\b[^.]{0,40}$/i,
      unlessAnywhere: /\b(?:county|police|911|dispatch\w*|sheriff|deput\w+|advocate|hotline|lawyer)\b/i,
    },
  ),
  rule(
    `\\b(?:meet|talk|work (?:it|things) out|sit down|mediat\\w+|hear (?:him|her) out|clear the air|give (?:him|her) another chance|go back to (?:him|her))\\b[^.]{0,60}\\b(?:even if|even though|although|though|despite)\\b[^.]{0,40}\\b(?:hit|threat\\w*|hurt|chok\\w+|violent|afraid|scared|abus\\w+)`,
  ),
  rule(`\\bblock (?:the|his|her) (?:door|way|car|exit)\\b|\\bdon't let (?:him|her) leave\\b`, {
    heedsWarnings: false,
  }),
];

const selfHelp: readonly GuardRule[] = [
  rule(
    `\\b(?:stop(?:ping)?|quit|skip(?:ping)?|withhold(?:ing)?|hold(?:ing)? back|hold(?:ing)? off|halt|paus(?:e|ing)|suspend|cut(?:ting)? off|cut)\\b[^.]{0,25}\\b(?:support|alimony|maintenance|(?:the|your) payments|support payments?|check)\\b`,
  ),
  rule(
    `\\b(?:don't|do not|refuse to|needn't|don't have to) pay\\b[^.]{0,30}\\b(?:support|alimony|maintenance|until|unless)\\b`,
    { heedsWarnings: false },
  ),
  rule(`\\bquit (?:your|the|that) job\\b|\\b(?:work|earn) less (?:so|to lower|on purpose)\\b`),
  rule(
    `\\b(?:don't|do not|refuse to|won't|stop) (?:send|sending|let|letting|hand|handing|give|giving|bring|bringing|return|returning)\\b[^.]{0,60}\\b(?:until|till|unless) (?:he|she|they)\\b[^.]{0,15}\\b(?:pays?|apolog\\w+|signs?|agrees?|answers?|says?|gives?|stops?|owes?|starts?)`,
    { heedsWarnings: false },
  ),
  rule(
    `\\bkeep(?:ing)? (?:the|your|both|her|his) ?(?:\\w+ )?${children}? ?(?:back|with you|away)?\\b[^.]{0,20}\\b(?:from (?:him|her|their (?:dad|mom|father|mother))|no matter|with you (?:this|until|till|and)|(?:until|till) (?:he|she|they)|back until)\\b`,
    { unlessAnywhere: endangeredPeople },
  ),
  rule(
    `\\btell (?:him|her|them)\\b[^.]{0,20}\\b(?:kids|children|son|daughter|baby) (?:are|is) (?:sick|ill|busy|away)\\b[^.]{0,20}\\bso (?:that )?(?:he|she|they)\\b`,
  ),
  rule(
    `\\b(?:refuse|cancel|deny|block|take away|cut short|cut(?: off)?|drop|end|skip|swallow) (?:him |her |them )?(?:his|her|their|the|all) (?:\\w+ )?(?:visits?|visitation|parenting time|time with|weekends?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|mondays?|tuesdays?|calls|dinner|overnights?)\\b`,
    { unlessAnywhere: endangeredPeople },
  ),
  rule(`\\bno matter what the (?:order|judge|court|decree|agreement) says\\b`),
  rule(
    `\\b(?:take|grab|get|bring|pick(?:ing)?|move|leave|fly|drive|run|flee|disappear|go|pack)\\b[^.]{0,60}\\b(?:${children}|her up|him up|passports)\\b[^.]{0,80}\\b(?:before (?:he|she) (?:can|files|knows|finds|gets)|while (?:he|she) (?:is|sleeps)|while (?:he|she)'s|without (?:telling|letting)|don't tell (?:him|her)|where you(?:'ve| have)? (?:gone|went)|(?:ask|tell|deal with) the court later|phone off)\\b`,
    { unlessAnywhere: endangeredPeople, heedsWarnings: false },
  ),
  rule(`\\bleave town with\\b|\\bask the court (?:later|afterwards?)\\b`, {
    unlessAnywhere: endangeredPeople,
  }),
];

const involvingChildren: readonly GuardRule[] = [
  rule(
    `\\b${children}\\b[^.]{0,10}\\b(?:deserve|need|have a right|ought|are old enough) to (?:know|hear|see)\\b[^.]{0,25}\\b(?:he|she|they|father|mother|dad|mom|truth|who|why)\\b`,
  ),
  rule(
    `\\b(?:tell|explain to|show|let)\\b[^.]{0,15}\\b${children}\\b[^.]{0,30}\\b(?:what|that|how|who|whose)\\b[^.]{0,20}\\b(?:father|mother|dad|mom|he|she|fault)\\b[^.]{0,30}\\b(?:did|done|chose|cheat\\w*|lied|lies|fault|doesn't (?:love|care|want)|affair|abandon\\w*|ruined|really is)\\b`,
  ),
  rule(
    `\\b(?:let|have|show)\\b[^.]{0,12}\\b(?:your )?(?:${children}|her|him|them)\\b[^.]{0,10}\\b(?:read|see)? ?(?:his|her|the|their (?:dad|mom|father|mother)'s) (?:messages|texts|emails|letters|papers)\\b`,
  ),
  rule(
    `\\b(?:ask|have|get) (?:your|the) ${children} to (?:report|find out|tell you|watch|spy|keep an eye|record|check|listen)\\b`,
  ),
];

const violence: readonly GuardRule[] = [
  rule(
    `\\bkill (?:yourself|him|her|them)\\b|\\bend (?:your|his|her) (?:own )?life\\b|\\bbetter off (?:dead|without you)\\b|\\b(?:nobody|no one) would miss you\\b|\\b(?:slap|punch|hit|choke|shove) (?:him|her) back\\b|\\bscare (?:him|her) (?:a bit|a little|good|into)\\b`,
  ),
];

export const harmRules: readonly GuardRule[] = [
  ...violence,
  ...hidingMoney,
  ...keepingFromTheCourt,
  ...surveillance,
  ...meetingAlone,
  ...selfHelp,
  ...involvingChildren,
];

const warningBefore =
  /\b(?:don't|do not|never|not|avoid|resist|rather than|instead of|without|nobody should|no one should|shouldn't|mustn't|wouldn't|isn't|can't help|won't help|tempt\w*|urges?|thoughts?|fantas\w+|(?:tells?|told|asks?|asked|wants?|pressures?|pressured|invites?) you to|(?:said|says|saying|wrote|talk(?:s|ed)?) (?:about|of)|accus\w+|claims?|(?:he|she|they) (?:says?|thinks?|complains?|insists?) (?:that )?you(?:'re)?|suspect\w*|worr\w+|fear\w*|whether|refrain from|danger of|risk of|(?:court|judge) (?:to|for))\b[^.;!?]{0,70}$/i;
/** Another person does it, and not because of our advice: "he may have put …". */
const otherPersonAct =
  /\b(?:he|she|they|someone|your (?:ex|husband|wife|spouse|partner))(?:'s|'d| is| was| has| had| may| might| could| can| may have| might have| could have| wants to| tries to| tried to)?(?: \w+ly)? $/i;
const warningAfter =
  /\b(?:(?:can|could|may|might|will|would|almost always|often|usually|nearly always) (?:also |still |easily |always |only )?(?:get you|cost|count against|hurt your|backfire|be (?:a crime|illegal|seen|used|held)|make (?:it|things) worse|land you|come(?:s)? (?:out|back)|harm|damage|look bad|end up|put you)|comes out|(?:can|could|may) be (?:treated|held|used) |is risky|ask (?:a|your) lawyer|talk to (?:a|your) lawyer first|is (?:a crime|illegal|against the law|not (?:allowed|okay|ok))|can be (?:a crime|illegal)|contempt|get you into trouble)\b/i;

/** Whether the sentence warns against the match or reports what another person does. */
export function isWarning(text: string, from: number): boolean {
  const before = clauseBefore(text, from);
  return warningBefore.test(before) || otherPersonAct.test(before) || warningAfter.test(text.slice(from));
}

/**
 * In "He's not dangerous, so meet him" the negation applies to something else. "Don't follow her, track her or …" is
 * allowed.
 */
function clauseBefore(text: string, to: number): string {
  const before = text.slice(0, to);
  if (/\bor\b/i.test(text.slice(Math.max(0, to - 40), to))) return before;
  return before.split(/[,;:–—]\s|\s(?:so|but|then)\s/).at(-1) ?? before;
}
