import { plainWords } from '../cues.ts';

export type Revision = 'shorter' | 'firmer' | 'warmer';

/** Something to be put into, or left out of, the message that was written last. */
export interface Edit {
  add: string | null;
  remove: string | null;
}

/** What somebody wants done with a message between them and the other parent. */
export type WritingRequest =
  /** A text of their own to be looked over. */
  | { kind: 'check-draft'; draft: string }
  /** A text that they got, pasted in. `wantsReply`: they ask what to answer. */
  | { kind: 'read-received'; received: string; wantsReply: boolean }
  | { kind: 'revise'; how: Revision }
  | { kind: 'edit'; edit: Edit }
  | { kind: 'write' };

const PASTED_AT_LEAST = 30;

const revisions: readonly (readonly [Revision, RegExp])[] = [
  [
    'shorter',
    / (?:shorter|shorten|briefer|less words|fewer words|one line|one sentence|two sentences|cut it down|too long) /,
  ],
  ['firmer', / (?:firmer|stronger|more firm|less soft|more direct|tougher|too soft|too nice|less nice) /],
  [
    'warmer',
    / (?:warmer|nicer|softer|kinder|friendlier|more polite|politer|gentler|less cold|less harsh|less formal|too cold|too harsh|too stiff) /,
  ],
];

const asksForWords =
  / (?:(?:can|could|would|will) (?:you|u) (?:please |pls |just |also )?(?:help me )?(?:write|draft|compose|word|reword|rewrite|rephrase|type)|(?:please|pls|just|ok|okay|then|so|well|and) (?:write|draft|compose|reword|rewrite)|help me (?:write|draft|word|reply|respond|answer|say|text|email|compose|phrase|ask|tell)|(?:write|draft|compose|word) (?:me|it|this|that|him|her|them|my ex|one|something|up|back|for me)|what (?:do|should|can|could|would|am) (?:i|we) (?:even |actually |supposed to )?(?:say|write|text|reply|answer|respond|send)(?: back)?(?: to (?:him|her|this|that|my ex|it))?|how (?:do|should|can|could|would) (?:i|you) (?:even |best )?(?:word|phrase|reply|respond|answer|put (?:it|this|that))|need (?:a|to write a|to send a) (?:message|text|email|reply|response)|give me (?:the|a|some) (?:text|message|words|wording|sentence|reply|email)|just (?:the|a) (?:text|message)|(?:write|draft) (?:the|a) (?:reply|message|text|email|response)|redo (?:it|this|that)|where is my (?:message|text|reply)) /;
/** Texts that the rules cannot write, or that go to somebody else than the other parent. */
const otherTexts =
  / (?:poem|song|story|essay|code|python|javascript|script|declaration|affidavit|motion|petition|(?:a|my|the|last) will|complaint|resume) /;
const ownDraft =
  / (?:my (?:draft|reply|message|text|email|response)|i (?:wrote|typed|drafted|want to send|was going to send|am going to send|would send|plan to send|almost sent)|im (?:going|about) to send|is (?:this|it) (?:ok|okay|too|good|alright|fine)|how (?:does|is) (?:this|it)(?: sound)?|can i send|should i send|check (?:this|it|my)|look(?:s)? (?:this|it) over|make (?:it|this) (?:calmer|better|nicer|shorter|less)|heres what i (?:have|wrote|got)|tone (?:it|this) down|rewrite (?:it|this)|reword (?:it|this)) /;
const received =
  / (?:(?:he|she|they|ex|husband|wife|mom|mother|dad|father|lawyer) (?:just |then |also )*(?:sent|wrote|texted|emailed|messaged|says|said|replied|posted|left)|got this|get this|this is (?:todays|yesterdays|what)|here is (?:todays|yesterdays|what)|heres (?:todays|yesterdays|what (?:he|she|they)|the (?:text|email|message))|(?:this|his|her|their) (?:text|email|message)|sent me|texted me) /;
const wantsReplyWords =
  / (?:answer|reply|respond|say back|write back|text back|send back|do i say|should i say|what do i do with) /;

/** What a message asks to be done with a text; null when it is about something else. */
export function writingRequestIn(message: string): WritingRequest | null {
  const pasted = pastedIn(message);
  const around = plainWords(pasted ? message.replace(pasted, ' ') : message).replace(
    / (?:ill|i will|let me|i can) (?:just )?write (?:it|this|that|one)(?: myself)? /,
    ' ',
  );
  if (pasted && ownDraft.test(around)) return { kind: 'check-draft', draft: pasted };
  if (pasted && received.test(around)) {
    const wantsReply = wantsReplyWords.test(around) || asksForWords.test(around);
    return { kind: 'read-received', received: pasted, wantsReply };
  }
  if (pasted && dictates.test(message)) return { kind: 'write' };
  if (pasted && (asksForWords.test(around) || / (?:write|send|say|put|text) $/.test(around)))
    return { kind: 'check-draft', draft: pasted };
  const edit = editIn(message);
  if (edit) return { kind: 'edit', edit };
  const how = revisionIn(around);
  if (how) return { kind: 'revise', how };
  return asksForWords.test(around) && !otherTexts.test(around) ? { kind: 'write' } : null;
}

/** "Redo it: she had strep": what follows is to be put into a message, and is none yet. */
const dictates = /\b(?:redo|rewrite) (?:it|this|that)\b[^:"“]{0,12}:\s*[^"“\s]/i;

const wantsToSay =
  /(?: i|^|\.) (?:also |just |really )*(?:want|need|have|would like|wanna|gotta|am trying|was trying) (?:to (?:say|tell (?:him|her|them|my ex)|ask (?:him|her|them|my ex)|let (?:him|her|them|my ex) know)|(?:him|her|them|my ex) to) /;

/** "I want to say sorry, but I need the pickups on time": words for a message, though none was asked for. */
export function tellsWhatToSay(message: string): boolean {
  return wantsToSay.test(plainWords(message)) && !message.includes('?');
}

const corrects =
  /(?:^|\b)(?:fix (?:it|that|this)|that leaves out|(?:you|it) (?:left out|dropped|forgot)|where did (?:the|my) .{1,30} go)\b|^\W*(?:(?:no|nope|wait|actually|hmm?|ugh)\W+)?(?:that'?s|thats|it'?s|its|this|that|it|this is) (?:is )?(?:wrong|not (?:right|true|correct|what i (?:said|meant))|makes? no sense|not even a sentence|isn'?t a sentence)\b/i;

/** "No, that's wrong, she's the one who drops off", about the message that was written last. */
export function isCorrection(message: string): boolean {
  return corrects.test(message);
}

/** "What should I say" may be a question to the library; "write him a text" is not. */
export function asksWhatToSay(message: string): boolean {
  return / (?:what|how) (?:do|should|can|could|would|am) (?:i|we|you) /.test(plainWords(message));
}

const EDITED_IN = 30;
const adds =
  /^(?:(?:ok|okay|good|great|and|also|please|now|can you|could you|just) )*(?:add|include|put in|mention)(?: in)?(?: that| something about| a line (?:about|saying|that))? (.+)$/i;
const removes =
  /\b(?:take out|remove|leave out|drop|cut|delete|get rid of|without)(?: the (?:part|line|bit|sentence) (?:about|with|where|on))? (.+)$/i;

/** "Add that I need an answer by Friday", "take out the part about the car". */
function editIn(message: string): Edit | null {
  const text = message.trim().replace(/[.!?]+$/, '');
  if (text.split(/\s+/).length > EDITED_IN) return null;
  const add = adds.exec(text)?.[1] ?? null;
  const remove = add ? null : (removes.exec(text)?.[1] ?? null);
  return add || remove ? { add, remove } : null;
}

function revisionIn(plain: string): Revision | null {
  const isAboutText =
    / (?:it|that|this|message|text|reply|email|draft|version) /.test(plain) ||
    plain.trim().split(' ').length <= 4;
  if (!isAboutText || plain.trim().split(' ').length > 24) return null;
  return revisions.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
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

/** Words that only a text has: "what should I say" to a child's face is no message. */
export function namesText(message: string): boolean {
  return / (?:text|message|email|mail|reply|respond|response|answer (?:him|her|this|that)|write|draft|letter|note|send|type) /.test(
    plainWords(message),
  );
}

/** "It's not a message", "I want to say it out loud". */
export function isNoText(message: string): boolean {
  return (
    !asksForWords.test(plainWords(message)) &&
    / (?:not (?:a |an )?(?:message|text|email|letter)|wr(?:ite|ote|itten|iting) (?:it |that |this |them |everything |all )?down|out loud|in person|face to face|to (?:his|her|their) face) /.test(
      plainWords(message),
    )
  );
}
