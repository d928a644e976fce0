import { clausesTold } from './clauses-told.ts';
import { withoutAsides } from './without-asides.ts';

/** Something to be changed in the message that was written last. */
export type DraftChange =
  | { kind: 'replace'; from: string; to: string }
  | { kind: 'remove'; what: string }
  | { kind: 'add'; words: string }
  /** It was told and is not in the draft. */
  | { kind: 'restore'; what: string };

/** "Say Biscuit instead of him", "take out the thanks", "add that I work till 5", "where did the receipt go". */
export function changesIn(message: string): DraftChange[] {
  const clauses = joined(clausesTold(message.replaceAll('’', "'")).map(({ text }) => withAlso(text)));
  const changes: DraftChange[] = [];
  for (const clause of clauses) {
    const words = clause.replace(/^(?:and|but) /i, '').replace(/[.!?,\s]+$/, '');
    const last = changes.at(-1);
    const change = changeIn(words) ?? continued(words, clause, last);
    if (!change) continue;
    if (last?.kind === 'remove' && change.kind === 'replace' && change.from === '')
      changes[changes.length - 1] = { kind: 'replace', from: wordMeant(last.what), to: change.to };
    else if (!(change.kind === 'replace' && change.from === '')) changes.push(change);
  }
  return changes;
}

/** "Don't say him, she won't know who". */
function wordMeant(what: string): string {
  return what.replace(/^(him|her|he|she|it|them)\b.*$/i, '$1');
}

/** "Also" is said to the advisor here: it adds. */
function withAlso(text: string): string {
  return /^\W*(?:(?:and|oh|ok|no)\W+)*(?:also|plus)\b/i.test(text)
    ? `also ${withoutAsides(text)}`
    : withoutAsides(text);
}

/** "It's Tuesday, not Monday" is one change. */
function joined(clauses: readonly string[]): string[] {
  const all: string[] = [];
  for (const clause of clauses) {
    const last = all.at(-1);
    if (last !== undefined && /^not [\w:' ]{1,20}$/i.test(clause)) all[all.length - 1] = `${last} ${clause}`;
    else all.push(clause);
  }
  return all;
}

type Reading = readonly [RegExp, (found: readonly string[]) => DraftChange];

const short = "([\\w$:'’\\-/]+(?: [\\w$:'’\\-/]+){0,4}?)";
const part =
  '(?:the |that |any |all )?(?:(?:whole |last |first )?(?:part|line|bit|sentence|thing|stuff|word|words)(?: (?:about|with|where|on|that says|saying))? )?';
const inIt =
  '(?: (?:in|from|out of|at the (?:end|start|beginning) of|to) (?:it|there|that|the (?:text|message|draft|end)))?(?: (?:part|line|bit|at the end|at the start|altogether|completely))?';

const readings: readonly Reading[] = [
  [
    new RegExp(
      `^(?:just )?(?:say|put|use|write|call (?:him|her|it|them)|make (?:it|that)) ["“']?${short}["”']? (?:instead of|rather than|in place of|and not|not) ["“']?${short}["”']?$`,
      'i',
    ),
    ([, to = '', from = '']) => ({ kind: 'replace', from, to }),
  ],
  [
    new RegExp(
      `^(?:change|switch|replace|swap) (?:the (?:word|part) )?["“']?${short}["”']? (?:to|with|for|into) ["“']?${short}["”']?$`,
      'i',
    ),
    ([, from = '', to = '']) => ({ kind: 'replace', from, to }),
  ],
  [
    new RegExp(
      `^(?:it'?s|its|that'?s|thats|it should (?:be|say)|should be|i mean|i meant|i said|make it|meant)? ?["“']?(?!don'?t\\b|say\\b|just\\b|i\\b|he\\b|she\\b|we\\b|you\\b|they\\b|am\\b|is\\b)${short}["”']?,? not ["“']?(?!me\\b|you\\b|him\\b|her\\b|sure\\b|really\\b|that\\b|what\\b|mean\\b|rude\\b|nice\\b|a\\b|the\\b|too\\b|so\\b|to\\b|for\\b|in\\b|bad\\b|true\\b|right\\b|mine\\b|fair\\b|funny\\b|good\\b|ok\\b|okay\\b|my\\b|it\\b|what\\b|his\\b|like\\b|even\\b|just\\b|all\\b|going\\b|gonna\\b|allowed\\b)${short}["”']?$`,
      'i',
    ),
    ([, to = '', from = '']) => ({ kind: 'replace', from, to }),
  ],
  [
    new RegExp(
      `^not ["“']?${short}["”']?(?:, ?|; ?| (?=but |its |it's |say ))(?:but |its |it's |say )?${short}$`,
      'i',
    ),
    ([, from = '', to = '']) => ({ kind: 'replace', from, to }),
  ],
  [
    new RegExp(
      `^(?:don'?t|dont|do not) (?:say|write|put|use|call (?:him|her|it|them)) ["“']?${short}["”']?,? (?:say|write|put|use|call (?:him|her|it|them)) ["“']?${short}["”']?$`,
      'i',
    ),
    ([, from = '', to = '']) => ({ kind: 'replace', from, to }),
  ],
  [
    new RegExp(
      `^(?:can you |could you |please |just |pls |now )*(?:take out|take off|remove|leave out|leave off|delete|get rid of|quit (?:putting|saying|adding)|stop (?:putting|adding)|don'?t tell (?:him|her|them) (?:about|that)?|don'?t (?:say|include|mention|add|write|put)|dont (?:say|include|mention|add|write|put)|(?:drop|cut|skip|lose|scratch)(?= (?:the|that|all) )|(?:without|no)(?= (?:the )?(?:thanks?|thank you|hi|hello|greeting|sorry|please)\\b)) ${part}["“']?(.+?)["”']?${inIt}$`,
      'i',
    ),
    ([, what = '']) => ({ kind: 'remove', what }),
  ],
  [
    /^(?:take|leave|keep) (?:the |that |my )?(.+?) (?:part |bit |line )?(?:out|off)(?: of it)?$/i,
    ([, what = '']) => ({ kind: 'remove', what }),
  ],
  [
    /^why (?:would i|am i|do i|does it|did you|do you) (?:say|tell (?:him|her)|thank(?:ing)?|put|include)(?: (?:him|her))? ?(.*)$/i,
    ([whole = '', what = '']) => ({ kind: 'remove', what: /thank/i.test(whole) ? 'thanks' : what }),
  ],
  [
    /^(?:where (?:did|is|are|does|do)|where'?s|where'?d|what (?:happened to|about)|whats with|(?:you|u) (?:left out|forgot|dropped|missed|lost|skipped|didn'?t (?:put|include|say|mention|add))(?: about)?|(?:that|it|this) (?:leaves|left|doesn'?t (?:say|mention|include)|drops)(?: out)?(?: anything about)?|put (?=.+ back(?: in)?$)|bring back) (?:the |my |that |in the )?(?:whole |part (?:about|where|that says) (?:the |my )?)?(.+?)(?: (?:part|bit|line|stuff|thing))?(?: (?:go|went|gone|at|back(?: in)?))?$/i,
    ([, what = '']) => ({ kind: 'restore', what }),
  ],
  [
    /^(?:(?:ok|okay|good|great|also|please|now|can you|could you|just|maybe|then) )*(?:add|include|put in|mention)(?: in)?(?: that| something about| a line (?:about|saying|that)| the part (?:about|where))? (.+)$/i,
    ([, words = '']) => ({ kind: 'add', words }),
  ],
  [
    /^(?:(?:ok|okay|good|great|oh|now|please|then) )*(?:also|plus) (.+)$/i,
    ([, words = '']) => ({ kind: 'add', words }),
  ],
  [
    /^(?:say|use|put) ["“']?([\w'’-]+(?: [\w'’-]+){0,2})["”']?$/i,
    ([, to = '']) => ({ kind: 'replace', from: '', to }),
  ],
];

const isNoChange =
  /\b(?:twice|again|like that|that way)$|^(?:say|use|put) (?:so|it|that|this|something|anything|nothing|what|no|yes|sorry|back)\b|^(?:what about|where) (?:me|us|you|him|her|it|that|this|do i|should i|can i|we)\b/i;

function changeIn(words: string): DraftChange | null {
  if (isNoChange.test(words) || words.split(/\s+/).length > CHANGED_IN) return null;
  for (const [pattern, write] of readings) {
    const found = pattern.exec(words);
    if (found) return write(found);
  }
  return null;
}

const CHANGED_IN = 30;

/** After "where did the receipt go" comes "and the call me part"; after "add that …" comes "and that it's because …". */
function continued(words: string, clause: string, last: DraftChange | undefined): DraftChange | null {
  if (last?.kind === 'restore') {
    const what = /^the (.+?) (?:part|bit|line|thing)$/i.exec(words)?.[1];
    return what ? { kind: 'restore', what } : null;
  }
  if (last?.kind !== 'add' || !/\bthat\b|^(?:and|but|i|we|it'?s|its|my|the|because)\b/i.test(clause))
    return null;
  return { kind: 'add', words: words.replace(/^that /i, '') };
}
