import { splitIntoSentences } from '../asked-questions.ts';
import { plainWords } from '../cues.ts';
import { changeDraft } from './change-draft.ts';

const part = '(?:line|part|sentence|bit|thing|comment|remark|stuff)';
const doubts =
  / (?:start (?:something|a fight|trouble|drama)|set (?:him|her|them) off|make (?:it|things|him|her) (?:worse|mad|angry)|too (?:much|mean|harsh|petty|personal)|petty|a (?:dig|jab|cheap shot)|mean|rude|necessary|needed|backfire|cause (?:trouble|drama|a fight)|be a problem|come back to bite|piss (?:him|her|them) off|inflame|provoke|a bad idea|okay|ok|fine) /;
const named = [
  new RegExp(` (?:the|that|my) ((?:\\w+ ){1,3})${part} `),
  new RegExp(` (?:the|that|my) ${part} (?:about|with|where i (?:say|mention)|on) ((?:\\w+ ){1,4})`),
];
const empty = new Set(['the', 'that', 'my', 'a', 'whole', 'last', 'first', 'will', 'is', 'too', 'about']);

/**
 * "You don't think the boyfriend line will start something?" doubts one sentence of the draft. Returns the draft without
 * it; null if the message doubts nothing or the sentence isn't there.
 */
export function withoutDoubtedPart(message: string, draft: string): string | null {
  const plain = plainWords(message);
  if (!doubts.test(plain) || splitIntoSentences(message).length > 2) return null;
  const words = named
    .flatMap((pattern) => (pattern.exec(plain)?.[1] ?? '').trim().split(' '))
    .filter((word) => word !== '' && !empty.has(word));
  const what = words.filter((word) => plainWords(draft).includes(` ${word} `));
  return what.length === 0 ? null : changeDraft(draft, [{ kind: 'remove', what: [what.join(' ')] }]);
}
