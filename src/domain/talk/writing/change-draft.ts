import { type Draft, draftOf, draftText } from './draft-text.ts';
import type { DraftChange } from './draft-changes.ts';

/** Returns the draft with the requested change. Null if the draft does not contain the words, or nothing would remain. */
export function changeDraft(message: string, changes: readonly DraftChange[]): string | null {
  const before = draftOf(message);
  const after = changes.reduce(changed, before);
  const text = draftText(after);
  return after.sentences.length === 0 || text === draftText(before) ? null : text;
}

function changed(draft: Draft, change: DraftChange): Draft {
  switch (change.kind) {
    case 'replace':
      return replaced(draft, change.from, change.to);
    case 'remove':
      return change.what.reduce(removed, draft);
    case 'add':
      return { ...draft, sentences: [...draft.sentences, change.sentence] };
    case 'unclear':
      return draft;
  }
}

const thanks = /^(?:thanks?|thank you)\b/i;
const greeting = /^(?:hi|hello|hey|greeting)\b/i;
const empty = new Set(
  'the a an of in on at to about part line bit sentence stuff thing all that it is was his her my your and or word words out he she he’s she’s hes shes'.split(
    ' ',
  ),
);

function removed(draft: Draft, what: string): Draft {
  if (thanks.test(what)) return { ...draft, isThanked: false };
  if (greeting.test(what)) return { ...draft, greeting: null };
  const sought = wordsOf(what).filter((word) => !empty.has(word));
  const all = sought.length > 0 ? sought : wordsOf(what);
  const sentences = draft.sentences.filter((sentence) => {
    const said = wordsOf(sentence);
    return !all.every((word) => said.some((each) => each.startsWith(word)));
  });
  return { ...draft, sentences };
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z0-9$']+/g) ?? []
  );
}

function replaced(draft: Draft, from: string, to: string): Draft {
  const pattern = new RegExp(
    `(?<![\\w'])${from.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w'])`,
    'gi',
  );
  return {
    ...draft,
    sentences: draft.sentences.map((sentence) => begun(sentence.replace(pattern, () => to.trim()))),
  };
}

function begun(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
