import { plainWords } from '../cues.ts';
import { splitIntoSentences } from '../asked-questions.ts';
import type { ThirdPerson } from '../../intents/third-person.ts';
import { cleanUp } from './cleaned.ts';
import { demandsIn } from './demands.ts';
import { findQuotations } from './quotation.ts';
import { toSecondPerson } from './second-person.ts';
import { UNSURE, extractDictatedClause } from './told-clause.ts';

export type Revision = 'shorter' | 'firmer' | 'warmer';

/** A requested change to the current draft. */
export type DraftChange =
  | { kind: 'replace'; from: string; to: string }
  | { kind: 'remove'; what: readonly string[] }
  | { kind: 'add'; sentence: string }
  /** A change whose words are uncertain, so the person is asked for them. */
  | { kind: 'unclear'; of: 'addition' | 'words' };

const words = '["“”]?(?!me\\b|it\\b)([^"“”,]{1,40}?)["“”]?';
const part =
  '(?:the |that |all |any |this )?(?:(?:whole |last |first )?(?:part|line|bit|sentence|thing|stuff|words?)(?: (?:about|with|where|on|that says|saying))? )?(?:all )?(?:the |that |of it )?';
const opening =
  '^(?:(?:and|but|ok|okay|good|great|wait|no|please|pls|just|now|can you|could you|can u|also|then|oh my|nice|thats close|that sounds crazy)[,.!]? )*';

const replaces: readonly (readonly [RegExp, 'from-to' | 'to-from'])[] = [
  [
    new RegExp(
      `${opening}(?:change|replace|swap|switch) (?:the word )?${words} (?:to|with|for|into) ${words}$`,
      'i',
    ),
    'from-to',
  ],
  [
    new RegExp(`${opening}(?:say|put|use|write) ${words} (?:instead of|not|rather than) ${words}$`, 'i'),
    'to-from',
  ],
  [
    new RegExp(
      `${opening}(?:it['’]?s |its |make it )?["“]?(?!(?:i|we|he|she|they|you|am|is|are|was|do|did|does|please|maybe|why|if|or|so)\\b)([\\w$:'’-]+(?: [\\w$:'’-]+)?)["”]?,? not ["“]?(?!(?:sure|really|that|so|too|a|the|to|going|at|for|angry|mad|mean|rude|here|it)\\b)([\\w$:'’-]+(?: [\\w$:'’-]+)?)["”]?$`,
      'i',
    ),
    'to-from',
  ],
];
const removes = new RegExp(
  `${opening}(?:take out|take off|remove|leave out|leave off|delete|get rid of|cut|cut out|(?:drop|lose|skip|scratch)(?= (?:the|that|all)\\b)|(?:you )?(?:don['’]?t|do not|can['’]?t) (?:say|put|write|mention|include)(?: that)?|without(?= the\\b)) ${part}(.+)$`,
  'i',
);
const removesAround = new RegExp(
  `${opening}(?:take|leave) (?:the |that |my )?(.+?) (?:part |bit |line )?out(?: of it)?$`,
  'i',
);
const wishedContent =
  "i(?: would|['’]?d)? (?:like|want|need) it to (?:also )?(?:say|mention|include)|it (?:should|has to|needs to) (?:also )?(?:say|mention|include)";
const adds = new RegExp(
  `${opening}(?:add|include|put in|put|mention|also (?:say|tell (?:him|her|them))|(?:${wishedContent})(?: plainly| clearly| too)?)(?: in)?(?: the (?:part|line) (?:about|where|that says))?(?: that)?[:,]? (.+)$`,
  'i',
);

/** Returns the requested changes, sentence by sentence. `other` is the person whom "she" may refer to. */
export function parseDraftChanges(message: string, other: ThirdPerson): DraftChange[] {
  return clausesOf(message).flatMap((clause) => changeIn(clause, other) ?? []);
}

/** "Take that out, dear. And put …" contains two changes. */
function clausesOf(message: string): string[] {
  return splitIntoSentences(message.replaceAll('’', "'")).map((sentence) =>
    sentence.replace(/(?:, (?:dear|please|thanks|ok|lol))?[.!?,\s]*$/i, ''),
  );
}

function changeIn(clause: string, other: ThirdPerson): DraftChange | null {
  for (const [pattern, order] of replaces) {
    const [, one = '', two = ''] = pattern.exec(clause) ?? [];
    if (one && two)
      return order === 'from-to'
        ? { kind: 'replace', from: one, to: two }
        : { kind: 'replace', from: two, to: one };
  }
  if (asksWhyThanks.test(clause)) return { kind: 'remove', what: ['thank you'] };
  const [demand] = hasToStop.test(clause) ? demandsIn(clause, other) : [];
  if (demand !== undefined) return { kind: 'add', sentence: demand };
  const wanted = wantsFromParent.exec(clause);
  if (wanted) {
    const said = toSecondPerson(wanted[2] ?? '', wanted[1] === 'him' ? 'he' : 'she');
    return said === null
      ? { kind: 'unclear', of: 'addition' }
      : { kind: 'add', sentence: cleanUp(`I need you to ${said}`) };
  }
  const gone = (removes.exec(clause) ?? removesAround.exec(clause))?.[1];
  if (gone) return removal(clause, gone);
  const more = adds.exec(clause)?.[1];
  return more ? addition(clause, more, other) : null;
}

const asksWhyThanks =
  /^(?:and |but )?why (?:am i|do i|are we|would i|should i|is it) (?:even )?thank(?:ing)?\b/i;
const hasToStop = /^(?:(?:and|but|so) )?(?:he|she|they) (?:has|have|needs?) to stop\b/i;

/** Matches "I need her to tell me by Wednesday", said about a draft. */
const wantsFromParent = /^(?:(?:and|also|but) )?i (?:also |just )?(?:need|want) (him|her) to (.+)$/i;
const refersBack = /^(?:it|that|this|them|those|all|all of (?:it|that)|out|)$/i;
const place =
  /(?:^| )(?:(?:back )?in(?:to)?(?: (?:it|(?:the|my|this) (?:letter|text|message|draft|note|email|reply)))?|there)$/i;

function removal(clause: string, gone: string): DraftChange {
  const quoted = findQuotations(clause).map(({ text }) => text);
  const what = quoted.length > 0 ? quoted : gone.split(/,? (?:and|or) (?:the |my |his |her )?|, /i);
  const named = what
    .map((each) => each.replace(/["“”]/g, '').trim())
    .filter((each) => each !== '' && !refersBack.test(each));
  return named.length > 0 ? { kind: 'remove', what: named } : { kind: 'unclear', of: 'words' };
}

const ownClause =
  /^(?:i|i['’]?\w+|we|we['’]\w+|my|our|the|please|it|its|it['’]s|if|can|could|thanks?|sorry|there['’]?s?|that) ?\S+ /i;
const MIN_CLAUSE_WORDS = 3;

function addition(clause: string, more: string, other: ThirdPerson): DraftChange | null {
  if (/\binstead$/i.test(more)) return { kind: 'unclear', of: 'words' };
  const [quoted] = findQuotations(clause);
  if (quoted) return { kind: 'add', sentence: cleanUp(quoted.text) };
  if (refersBack.test(more.replace(place, ''))) return { kind: 'unclear', of: 'addition' };
  const isClause = ownClause.test(more) && more.split(/\s+/).length >= MIN_CLAUSE_WORDS;
  const said =
    extractDictatedClause(more, other) ??
    (isClause
      ? toSecondPerson(more.replace(/^that /i, '').replace(/ and that (?=i\b|i')/i, ' and '), other)
      : null);
  return said === null || said === UNSURE
    ? { kind: 'unclear', of: 'addition' }
    : { kind: 'add', sentence: cleanUp(said) };
}

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
    / (?:warmer|nicer|softer|kinder|friendlier|more polite|politer|gentler|less cold|less harsh|less formal|too cold|too harsh|too stiff|sounds? (?:kind|nice)) /,
  ],
];
const MAX_REVISION_WORDS = 24;

/** Matches "Make it shorter", "firmer please" and "that's too soft". */
export function parseRevision(message: string): Revision | null {
  const plain = plainWords(message);
  const count = plain.trim().split(' ').length;
  const isAboutText =
    / (?:it|that|this|message|text|reply|email|draft|version|the words) /.test(plain) || count <= 4;
  if (!isAboutText || count > MAX_REVISION_WORDS) return null;
  return revisions.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
