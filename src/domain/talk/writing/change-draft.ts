import { terms } from '../../retrieval/terms.ts';
import { hasVerb } from './has-verb.ts';
import { wishesOf } from './draft-wishes.ts';
import { isSaidIn } from './said-in.ts';
import type { DraftChange } from './draft-changes.ts';
import { personsTold } from './persons-told.ts';
import { pointsTold } from './points-told.ts';
import { spelledOut } from './spelled-out.ts';
import { withProperNames } from './proper-names.ts';
import { type Draft, draftOf, draftText } from './draft-text.ts';

/** The draft with the changes; `told` are the person's messages, newest first. Null where nothing came of them. */
export function changeDraft(
  message: string,
  changes: readonly DraftChange[],
  told: readonly string[],
): string | null {
  const before = draftOf(message);
  const after = changes.reduce((draft, change) => changed(draft, change, told), before);
  const text = draftText(after);
  return after.sentences.length === 0 || text === draftText(before) ? null : text;
}

function changed(draft: Draft, change: DraftChange, told: readonly string[]): Draft {
  switch (change.kind) {
    case 'replace':
      return replaced(draft, change);
    case 'remove':
      return removed(draft, change.what);
    case 'add':
      return added(draft, sentencesFor(change.words, told, draft), wishesOf(told).isThanked);
    case 'restore':
      return added(draft, restoredFrom(told, change.what, draft), wishesOf(told).isThanked);
  }
}

function sentencesFor(words: string, told: readonly string[], { sentences }: Draft): string[] {
  const persons = personsTold([...told.toReversed(), words]);
  return pointsTold(words, { persons, isForMessage: true, before: sentences.join(' ') }).map(
    ({ text }) => text,
  );
}

/** What was told of it, in any message. */
function restoredFrom(told: readonly string[], what: string, { sentences }: Draft): string[] {
  const sought = [...terms(what)];
  const persons = personsTold(told.toReversed());
  for (const message of told) {
    const found = pointsTold(message, { persons, isForMessage: true, before: sentences.join(' ') }).find(
      ({ text }) => {
        const said = terms(text);
        return sought.length > 0 && sought.every((term) => said.has(term));
      },
    );
    if (found) return [found.text];
  }
  return hasVerb(what) ? sentencesFor(what, told, { sentences, isGreeted: true, isThanked: false }) : [];
}

const asksFirst = /^(?:Please let me know|Let me know|Please answer)\b/;

const asksFor = /^(?:Please|Could|Can|I'd like|I need)\b/;

function added(draft: Draft, sentences: readonly string[], mayThank: boolean): Draft {
  const all = draft.sentences.join(' ');
  const fresh = sentences.filter(
    (each) =>
      !draft.sentences.some((said) => isSaidIn(each, said)) && (hasVerb(each) || !isSaidIn(each, all)),
  );
  const kept = draft.sentences.filter((said) => !fresh.some((each) => isSaidIn(said, each)));
  const at = kept.findIndex((sentence) => asksFirst.test(sentence));
  const place = at === -1 || fresh.some((each) => asksFirst.test(each)) ? kept.length : at;
  const isThanked =
    draft.isThanked || (draft.isGreeted && mayThank && fresh.some((each) => asksFor.test(each)));
  return { ...draft, isThanked, sentences: kept.toSpliced(place, 0, ...fresh) };
}

/** "Leave that out", "take out the why": what was put in last. */
const lastOne =
  /^(?:that|it|this|(?:that |the )?last (?:one|part|line|bit|sentence|thing)|why|reason|explanation)$/i;
const greetings = /^["“']?(?:hi|hello|hey|greeting|the greeting|hi part)["”']?$/i;
const thanks = /^["“']?(?:thanks?|thank you|thankyou|the thanks)["”']?\b/i;

function removed(draft: Draft, what: string): Draft {
  const bare = what.trim().replace(/^(?:the|that|any) (?=\w)/i, '');
  if (thanks.test(bare)) return { ...draft, isThanked: false };
  if (greetings.test(bare)) return { ...draft, isGreeted: false };
  if (lastOne.test(bare)) return { ...draft, sentences: draft.sentences.slice(0, -1) };
  const words = /\d|\b(?:because|so that|please)\b/i.test(bare) ? withoutWords(draft, bare) : null;
  if (words) return words;
  const gone = terms(bare);
  if (gone.size === 0) return draft;
  const kept = draft.sentences.filter((sentence) => {
    const said = terms(sentence);
    return [...gone].filter((term) => said.has(term)).length / gone.size < MEANT_FROM;
  });
  return kept.length === 0 ? draft : { ...draft, sentences: kept };
}

const LEFT_AT_LEAST = 3;
const MEANT_FROM = 0.6;

/** "Take out the 46 dollars": the words alone, where a sentence is left without them. */
function withoutWords(draft: Draft, what: string): Draft | null {
  const spelled = withProperNames(spelledOut(what)).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const tail = new RegExp(
    `(?:,? (?:because|so|in|at|for|from|on|with|of)(?: the| a| my)?)?,? ${spelled}(?=[.?!]$)`,
    'i',
  );
  const at = draft.sentences.findIndex((sentence) => tail.test(sentence));
  const sentence = draft.sentences[at]?.replace(tail, '');
  if (sentence === undefined || sentence.split(' ').length < LEFT_AT_LEAST) return null;
  return { ...draft, sentences: draft.sentences.with(at, sentence) };
}

const times = /\b\d{1,2}(?::\d\d)?(?: ?[ap]m)?\b/;
const named = /^(?:the )?(?:time|hour|day|date|amount|name)$/i;

function replaced(draft: Draft, { from, to }: { from: string; to: string }): Draft {
  const bareTo = /^(?:at|on|by|for) /i.test(from) ? to : to.replace(/^(?:at|on|by|for) /i, '');
  const words = withProperNames(spelledOut(bareTo));
  const old = withProperNames(spelledOut(from));
  const isPronoun = /^(?:him|her|he|she|it|them)$/i.test(old);
  const text = draft.sentences.join('\n');
  const pattern = named.test(old)
    ? times
    : new RegExp(`\\b${old.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w])`, 'gi');
  const name = isPronoun ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  const turned = pattern.test(text) ? text.replace(new RegExp(pattern.source, pattern.flags), name) : text;
  return { ...draft, sentences: turned.split('\n').map(begun) };
}

function begun(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
