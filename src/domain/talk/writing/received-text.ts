import { plainWords } from '../cues.ts';
import { findQuotations } from './quotation.ts';

/** A pasted text from the other parent, and whether the person asks how to answer it. */
export interface ReceivedText {
  received: string;
  wantsReply: boolean;
}

const who =
  "(?:he|she|they|(?:my )?ex(?:[- ]?(?:husband|wife))?|my (?:husband|wife)|(?:the |his |her |their |my |kids['’]? )*(?:mom|mother|dad|father|baby ?daddy|baby ?mama))";
const frequencyWords = '(?:just |then |also |now |even |only |finally )*';
const wrote =
  '(?:texted|texts|text|wrote|writes|sent|sends|emailed|emails|messaged|messages|posted|replied|replies|answered|answers)';
const what =
  '(?: (?:me|back|this|that|me this|me back|back this|to me|us|again|today|last night|yesterday))*';
/** Matches a quotation right after "he texted me". */
const written = new RegExp(
  `(?:\\b${who}(?: (?-i:[A-Z][a-z]+))? ${frequencyWords}${wrote}${what}|\\b${who} ${frequencyWords}(?:goes|went|was like|is like)|\\bgot this(?: (?:text|message|email))?(?: from \\w+(?: \\w+)?)?(?: today| last night| just now)?(?: at [\\d:]+ ?(?:[ap]m)?)?(?: last night| this morning| today)?(?:,? (?:copying|pasting|typing) it[^.?!:]{0,20})?|\\b(?:his|her|their|the|this) (?:text|message|email|reply|answer)(?: (?:says|said|is|was|reads))?|\\bhere['’]?s (?:what ${who} (?:wrote|sent|texted)|(?:his|her|the|their) (?:text|message|email)))${what}\\s*[:,-]?\\s*$`,
  'i',
);
/** Matches "If she says …, what do I answer?", spoken or written, if words are requested. */
const says = new RegExp(
  `\\b${who} ${frequencyWords}(?:says?|said|comes back with)${what}\\s*[:,-]?\\s*$`,
  'i',
);
const asksReply =
  / (?:what (?:do|should|can|could|would|am) (?:i|we) (?:even |supposed to )?(?:say|answer|reply|write|text|respond|send)|how (?:do|should|can|would) i (?:even )?(?:answer|reply|respond|react)|(?:answer|reply|respond|react) to (?:this|that|it|him|her)|(?:help me|need to|have to) (?:answer|reply|respond|write back|text back)|say back|write back|text back|(?:do|should) i (?:even )?(?:answer|reply|respond|say (?:anything|nothing))|or (?:say )?nothing|write (?:a|me a|the) (?:reply|answer|response)) /;

/** Words written on a mirror are not a message. */
const onObjects = /^\s*(?:on|in|across) (?:the|my|our|a|his|her)\b/i;
/** Excludes "What if he writes …", because that text hasn't arrived. */
const supposes = new RegExp(`\\b(?:what )?(?:if|when|suppose|say) ${who} [^.?!"“”]{0,25}$`, 'i');

export function findReceivedText(message: string): ReceivedText | null {
  for (const { text, before, after } of findQuotations(message)) {
    if (onObjects.test(after)) continue;
    const isSupposed = supposes.test(before);
    const wantsReply = isSupposed || asksReply.test(plainWords(`${before} ${after}`));
    const isPointedTo = wantsReply && pointsTo.test(before);
    if (written.test(before) || isPointedTo || (wantsReply && says.test(before)))
      return { received: text, wantsReply };
  }
  return afterColon(message) ?? shortReply(message);
}

/** "What do I say back to this:", right before a quotation. */
const pointsTo = /\b(?:to|about|with) (?:this|that|it|these)(?: one| text| message| email)?\W*$/i;
const repliesToShort =
  /^\W*(?:(?:how|what) (?:do|should|can|would) i )?(?:even )?(?:reply|respond|answer|say(?: back)?)(?: back)? to (?:an? |just )?["“']([^"“”']{1,20})["”']\W*$/i;

/** "Reply to "k"": a text of one or two words. */
function shortReply(message: string): ReceivedText | null {
  const received = repliesToShort.exec(message)?.[1];
  return received === undefined ? null : { received, wantsReply: true };
}

const MIN_PASTED_CHARACTERS = 20;

/** Matches "She texted me:" followed by the text, up to the question of what to answer. */
function afterColon(message: string): ReceivedText | null {
  const [, before = '', rest = ''] = /^([^:\n"“”]{4,80}?)(?::\s*|\n+)([\s\S]+)$/.exec(message.trim()) ?? [];
  if (!written.test(before) || rest.length < MIN_PASTED_CHARACTERS || /^["“]/.test(rest)) return null;
  const sentences = rest.trim().split(/(?<=[.?!])\s+|\n+/);
  const last = sentences.at(-1) ?? '';
  const wantsReply = asksReply.test(plainWords(last));
  const received = wantsReply && sentences.length > 1 ? sentences.slice(0, -1).join(' ') : rest.trim();
  return { received, wantsReply };
}
