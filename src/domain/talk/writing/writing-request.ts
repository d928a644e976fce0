import { plainWords } from '../cues.ts';
import { isForSomeoneElse } from './addressee.ts';
import { extractOwnDraft } from './own-draft.ts';
import { stripQuotations } from './quotation.ts';
import { findReceivedText } from './received-text.ts';

/** The kind of help that the person wants with a message between them and the other parent. */
export type WritingRequest =
  /** The person's own text, typed or dictated. */
  | { kind: 'own-draft'; draft: string }
  /** A pasted text that the person received. `wantsReply` means that they ask how to answer it. */
  | { kind: 'read-received'; received: string; wantsReply: boolean }
  /** The person asks us to write a message. */
  | { kind: 'write' };

const them =
  '(?:him|her|them|my ex(?: husband| wife)?|my husband|my wife|the other parent|(?:his|her|their|the kids) (?:dad|father|mom|mother)|back)';
const text = '(?:text|message|email|reply|response|answer|letter|note|draft)';
const asksForWords: readonly RegExp[] = [
  / (?:can|could|would|will) (?:you|u) (?:please |pls |just |also |maybe )*(?:help me )?(?:write|draft|word|reword|rewrite|rephrase|phrase|compose|type) /,
  / (?:please|pls|just|ok|okay|then) (?:write|draft|reword|rewrite|compose) /,
  new RegExp(
    ` help me (?:with )?(?:write|draft|word|phrase|compose|reply|respond|answer|text|say|tell|ask|(?:a|an|the|my|this) ${text}) `,
  ),
  new RegExp(
    `^ (?:write|draft|text|message) (?:me |up )?(?:it|one|something|a ${text}|the ${text}|${them}) `,
  ),
  / (?:write|draft) (?:it|that|one|something|this) (?:for me|up) /,
  new RegExp(
    ` (?:write|draft|compose) (?:me )?(?:an? |the )?${text} (?:to|for) (?:my )?(?:ex|exs|exwife|exhusband|${them}) `,
  ),
  / what (?:do|should|can|could|would) (?:i|we) (?:even |actually )?(?:say|write|text|reply|answer|respond|send) (?!about |when )/,
  / how (?:do|should|can|could|would) (?:i|you|u|we) (?:even |best )?(?:word|phrase|reply|respond|answer|put (?:it|this|that)|say (?:it|this|that|no|to (?:him|her|them))) /,
  / how (?:do|can|should|would) i (?:even |nicely |politely |best |kindly )*(?:tell|ask|text) (?:him|her|them|my ex|my husband|my wife|for|to) /,
  new RegExp(
    ` (?:need|want|get|make) (?:me )?(?:a|an|the|some) ${text} (?:to|for|that|telling|asking|saying|so) `,
  ),
  new RegExp(
    ` (?:need|want|wanna|gotta|trying|would like) (?:to )?(?:(?:text|message|email|write|tell|ask)(?: to)?|(?:reply|respond|write back)(?: to)?) ${them} `,
  ),
  / (?:need|want|wanna|would like|trying) to (?:say (?!i said|something to you)|let (?:him|her|them|my ex) know )/,
  new RegExp(` (?:need|want|wanna|have|would like) to (?:apologi[sz]e to|thank) ${them} `),
  / (?:want|need) a (?:message|text|email) to /,
  / how (?:do|should|can|could|would) i (?:even |best |nicely )?(?:ask|word|phrase|write|text)(?: (?:it|this|that|for it))? $/,
  new RegExp(` (?:line|sentence|words) to (?:text|send|write|say to|tell) ${them} `),
  new RegExp(` (?:give me|i (?:just )?need|i want|just) (?:the|a|some) (?:words|wording|sentence|${text}) `),
  /^ (?:(?:please|pls|just|ok|okay|now|also|hey|hi|can you|can u|could you|simply) )*(?:tell|ask|text|let|remind) (?:him|her|them|my ex(?: husband| wife)?|my husband|my wife)(?: know)? (?!how |what |why )/,
  / (?:write it|write this|write that|the words) $/,
  new RegExp(` (?:write|draft|type) (?:me )?(?:the|a|that|this|my) ${text}(?: for me| please| pls| now)? $`),
];
/** Texts that the rules cannot write, or that are for another recipient than the other parent. */
const otherTexts =
  / (?:poem|song|story|essay|code|python|javascript|script|declaration|affidavit|motion|petition|(?:a|my|the|last) will|complaint|resume|cover letter) /;
const ofMyself = / (?:ill|i will|let me|i can) (?:just )?write (?:it|this|that|one)(?: myself)? /;

/** Returns what a message asks to do with a text. Null if it is about something else. */
export function writingRequestIn(message: string): WritingRequest | null {
  const received = findReceivedText(message);
  if (received) return { kind: 'read-received', ...received };
  if (isForSomeoneElse(stripQuotations(message))) return null;
  const draft = extractOwnDraft(message);
  if (draft !== null) return { kind: 'own-draft', draft };
  return asksForMessage(message) ? { kind: 'write' } : null;
}

/** Matches a request for words, whatever else the message says. */
export function asksForMessage(message: string): boolean {
  const plain = plainWords(stripQuotations(message)).replace(ofMyself, ' ');
  return asksForWords.some((pattern) => pattern.test(plain)) && !otherTexts.test(plain);
}

/** "What should I say" may be a question for the library; "write him a text" is not. */
export function asksWhatToSay(message: string): boolean {
  return / (?:what|how) (?:do|should|can|could|would|am) (?:i|we|you) /.test(plainWords(message));
}
