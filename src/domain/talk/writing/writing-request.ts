import { plainWords } from '../cues.ts';
import { type DraftChange, changesIn } from './draft-changes.ts';
import { dictated } from './frames.ts';
import { isForSomeoneElse } from './addressee.ts';

export type Revision = 'shorter' | 'firmer' | 'warmer';

/** What somebody wants done with a message between them and the other parent. */
export type WritingRequest =
  /** A text of their own to be looked over. */
  | { kind: 'check-draft'; draft: string }
  /** A text that they got, pasted in. `wantsReply`: they ask what to answer. */
  | { kind: 'read-received'; received: string; wantsReply: boolean }
  | { kind: 'revise'; how: Revision }
  | { kind: 'edit'; changes: readonly DraftChange[] }
  | { kind: 'write' };

const PASTED_AT_LEAST = 30;

const revisions: readonly (readonly [Revision, RegExp])[] = [
  [
    'shorter',
    / (?:shorter|shorten|briefer|less words|fewer words|one line|one sentence|two sentences|cut it down|too long) /,
  ],
  [
    'firmer',
    / (?:firmer|stronger|more firm|less soft|more direct|tougher|too soft|too nice|less nice|less like im begging|less desperate|less sorry|more confident|more serious) /,
  ],
  [
    'warmer',
    / (?:warmer|nicer|softer|kinder|friendlier|more polite|politer|gentler|less cold|less harsh|less formal|too cold|too harsh|too stiff) /,
  ],
];

const asksForWords =
  / (?:(?:can|could|would|will) (?:you|u) (?:please |pls |just |also )?(?:help me )?(?:write|draft|compose|word|reword|rewrite|rephrase|type)|(?:please|pls|just|ok|okay|then|so|well|and) (?:write|draft|compose|reword|rewrite)|help me (?:write|draft|word|reply|respond|answer|say|text|email|compose|phrase|ask|tell)|(?:write|draft|compose|word) (?:to )?(?:me|it|this|that|him|her|them|my ex|one|something|up|back|for me)|(?:text|message|email) (?:him|her|them) (?:pls|please|for me)|what (?:do|should|can|could|would|am) (?:i|we) (?:even |actually |supposed to )?(?:say|write|text|reply|answer|respond|send)(?: back)?(?: to (?:him|her|this|that|my ex|it))?|how (?:do|should|can|could|would) (?:i|you) (?:even |best )?(?:word|phrase|reply|respond|answer|put (?:it|this|that))|(?:need|want|have|trying|gotta|got) (?:to )?(?:a|write a|send a|text|message|email|reply|respond|write)(?: (?:message|text|email|reply|response|to|back|my|him|her|them))+|need (?:you|u) to (?:write|text|help|draft|message|email)|(?:can i get|get me|make me) (?:a|the|some) (?:text|message|email|reply)|give me (?:the|a|some) (?:text|message|words|wording|sentence|reply|email)|just (?:the|a) (?:text|message)|(?:write|draft) (?:the|a) (?:reply|message|text|email|response)|redo (?:it|this|that)|make (?:it|this|that) (?:not )?sound|where is my (?:message|text|reply)) /;
/** Texts that the rules cannot write, or that go to somebody else than the other parent. */
const otherTexts =
  / (?:poem|song|story|essay|code|python|javascript|script|declaration|affidavit|motion|petition|(?:a|my|the|last) will|complaint|resume) /;
const ownDraft =
  / (?:my (?:draft|reply|message|text|email|response)|i (?:wrote|typed|drafted|want to send|was going to send|am going to send|would send|plan to send|almost sent)|im (?:going|about) to send|is (?:this|it) (?:ok|okay|too|good|alright|fine)|how (?:does|is) (?:this|it)(?: sound)?|can i send|should i send|check (?:this|it|my)|look(?:s)? (?:this|it) over|make (?:it|this) (?:calmer|better|nicer|shorter|less)|heres what i (?:have|wrote|got)|tone (?:it|this) down|rewrite (?:it|this)|reword (?:it|this)) /;
/** A text of theirs is to be looked at, and not to be made of what they say. */
const checks =
  / (?:is (?:this|it|that) (?:ok|okay|too|good|alright|fine|mean|rude)|my (?:draft|reply)|i (?:wrote|typed|drafted|was going to send|am going to send|plan to send|almost sent)|im (?:going|about) to send|how (?:does|is) (?:this|it)|can i send|should i send|check (?:this|it|my)|look (?:this|it) over|make (?:it|this) (?:calmer|better|nicer|less)|tone (?:it|this) down|rewrite (?:this|my)|reword (?:this|my)) /;
const received =
  / (?:(?:he|she|they|ex|husband|wife|mom|mother|dad|father|lawyer) (?:just |then |also )*(?:sent|wrote|texted|emailed|messaged|says|said|replied|posted|left)|got this|get this|this is (?:todays|yesterdays|what)|here is (?:todays|yesterdays|what)|heres (?:todays|yesterdays|what (?:he|she|they)|the (?:text|email|message))|(?:this|his|her|their) (?:text|email|message)|sent me|texted me) /;
const answersThis = / (?:answer|reply to|respond to|react to) (?:this|that) /;
const wantsReplyWords =
  / (?:answer|reply|respond|say back|write back|text back|send back|do i say|should i say|what do i do with) /;

/** What a message asks to be done with a text; null when it is about something else. */
export function writingRequestIn(message: string): WritingRequest | null {
  const pasted = pastedIn(message);
  const around = plainWords(pasted ? message.replace(pasted, ' ') : message).replace(
    / (?:ill|i will|let me|i can) (?:just )?write (?:it|this|that|one)(?: myself)? /,
    ' ',
  );
  if (!pasted && isForSomeoneElse(message)) return null;
  if (dictated(message) !== null && !checks.test(around)) return { kind: 'write' };
  if (pasted && ownDraft.test(around)) return { kind: 'check-draft', draft: pasted };
  if (pasted && (received.test(around) || answersThis.test(around))) {
    const wantsReply = wantsReplyWords.test(around) || asksForWords.test(around);
    return { kind: 'read-received', received: pasted, wantsReply };
  }
  if (pasted && (asksForWords.test(around) || / (?:write|send|say|put|text) $/.test(around)))
    return isQuoted(message, pasted) ? { kind: 'check-draft', draft: pasted } : { kind: 'write' };
  const changes = changesIn(message).filter(({ kind }) => kind !== 'restore');
  if (changes.length > 0) return { kind: 'edit', changes };
  const how = revisionIn(message);
  if (how) return { kind: 'revise', how };
  return asksForWords.test(around) && !otherTexts.test(around) ? { kind: 'write' } : null;
}

const tellsThem =
  /^ (?:(?:please|pls|just|ok|okay|now|also|hey|hi|can you|can u|could you) )*(?:tell|ask|text|let|remind) (?:him|her|them|my ex(?: husband| wife)?|my husband|my wife)(?: know)? (?!how |what |why )/;
const tellsLater =
  /[.!?] +(?:please |pls |just |so |now )*(?:tell|ask|text) (?:him|her|them|my ex)(?: that)? (?!how |what |why |about |to go )/i;
const wantsToSay =
  /(?: i|^|\.) (?:also |just |really )*(?:want|need|have|would like|wanna|gotta|am trying|was trying) (?:(?:to )?(?:say|tell (?:him|her|them|my ex)|ask (?:him|her|them|my ex)|let (?:him|her|them|my ex) know)|(?:him|her|them|my ex) to) /;

const asksHowToTell =
  / how (?:do|can|should|would) i (?:even |nicely |politely |best )*(?:tell|ask) (?:him|her|them|my ex|for) /;

/** "I want to say sorry, but I need the pickups on time": words for a message, though none was asked for. */
export function tellsWhatToSay(message: string): boolean {
  const plain = plainWords(message);
  if (/^ (?:do|should|am|is|does|did|was) /.test(plain)) return false;
  return (
    (wantsToSay.test(plain) && !message.includes('?')) || tellsThem.test(plain) || asksHowToTell.test(plain)
  );
}

/** A message is asked for, whatever else is. */
export function asksForMessage(message: string): boolean {
  return asksForWords.test(plainWords(message)) && !isForSomeoneElse(message);
}

/** A message is asked for in so many words, with nothing to put into it: "tell him no". */
export function opensMessage(message: string): boolean {
  const plain = plainWords(message);
  return (
    tellsThem.test(plain) ||
    tellsLater.test(message) ||
    / (?:say|tell (?:him|her|them)|write|text (?:him|her|them)) something /.test(plain)
  );
}

/** "What should I say" may be a question to the library; "write him a text" is not. */
export function asksWhatToSay(message: string): boolean {
  return / (?:what|how) (?:do|should|can|could|would|am) (?:i|we|you) /.test(plainWords(message));
}

/** "Make it shorter", "firmer please", "that's too soft". */
export function revisionIn(message: string): Revision | null {
  const plain = plainWords(message);
  const isAboutText =
    / (?:it|that|this|message|text|reply|email|draft|version) /.test(plain) ||
    plain.trim().split(' ').length <= 4;
  if (!isAboutText || plain.trim().split(' ').length > 24) return null;
  return revisions.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** In quotation marks, or on lines of its own: not "re: Owen's appointment". */
function isQuoted(message: string, pasted: string): boolean {
  const before = message.slice(0, message.indexOf(pasted));
  return /["“'‘]\s*$|:\s*\n\s*$/.test(before);
}

/** The quoted part, or what follows a colon on lines of its own. */
function pastedIn(message: string): string | null {
  const quoted =
    /(?:^|[\s:(])(["“'‘])([\s\S]{30,})(["”'’])/.exec(message)?.[2] ??
    /: *["“'‘]([^"”]{8,}?)["”'’](?=[\s.?!,]|$)/.exec(message)?.[1];
  if (quoted) return quoted.trim();
  const afterColon = /:(?:\s+|\n+)([\s\S]+)$/.exec(message)?.[1]?.trim();
  return afterColon && afterColon.length >= PASTED_AT_LEAST ? afterColon : null;
}
