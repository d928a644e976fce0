import { type AdvisorId, advisorIds } from '../advisor.ts';

const asks = String.raw`(?:is there|where(?:'s|s| is)|how do i (?:get|talk|go)|can i (?:talk|ask|switch|go|get)|could i (?:talk|ask)|(?:let me|i want to|i need to|i'd like to) (?:talk|ask|switch|speak|go)|switch|send me|take me|transfer|connect|give me|talk to|ask|button for)`;
const byName = new RegExp(`\\b${asks}\\b[^.?!]{0,40}\\b(${advisorIds.join('|')})\\b`, 'i');
/** Matches descriptions such as "Somebody who does court stuff". */
const bySubject = new RegExp(
  `\\b${asks}\\b[^.?!]{0,30}\\b(?:someone|somebody|anyone|anybody|one|advisor|guide|person)(?: here| else)? (?:who |that )?(?:does|do|knows|handles|helps with|for|about)\\b[^.?!]{0,12}\\b(court|legal|law|papers|money|debts?|kids|children|messages|texts|feelings)\\b`,
  'i',
);
const ofSubject: Readonly<Record<string, AdvisorId>> = {
  court: 'hannah',
  legal: 'hannah',
  law: 'hannah',
  papers: 'hannah',
  money: 'max',
  debt: 'max',
  debts: 'max',
  kids: 'ava',
  children: 'ava',
  messages: 'james',
  texts: 'james',
  feelings: 'lena',
};

/** Returns the advisor whom the person asks to be taken to. Null if a name is only mentioned. */
export function findRequestedAdvisor(message: string): AdvisorId | null {
  const named = byName.exec(message)?.[1]?.toLowerCase();
  const found = advisorIds.find((advisor) => advisor === named);
  if (found) return found;
  return ofSubject[bySubject.exec(message)?.[1]?.toLowerCase() ?? ''] ?? null;
}
