import type { Choice, ReadChoice } from '#domain/guided/flow.ts';
import type { PageLine } from '#domain/guided/page.ts';
import { readChildren } from '#domain/guided/read/count.ts';
import { plainWords } from '#domain/guided/read/plain.ts';
import type { AnswerReader } from '#domain/guided/value.ts';
import { line } from './page-parts.ts';

const EXPECTING = 'expecting';

/** Some forms are neither for parents nor for people who will soon be. */
export const expectingChoice: Choice = { id: EXPECTING, label: 'Not yet, but one of us is pregnant' };

const pregnant =
  /\b(?:pregnant|preggo|prego|unborn|(?:not|isn'?t|aren'?t) (?:even )?born(?: yet)?|(?:she|he|it|the baby|baby)(?:'?s| is) due|due (?:in|on|next|around|any day|this)\b|(?:a|the|our|first|another) baby (?:is )?(?:on the way|due|coming)|baby on the way|one on the way|having (?:a|our|his|her|another) baby|(?:we're|we are|i'm|im|i am|she's|shes|she is|wife is|are) expecting(?! (?:him|her|them|you|that|to|it|an?)\b)|expecting (?:a (?:baby|child|boy|girl)|our first|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|(?:weeks|months) along)/;
const isNot =
  /\b(?:not|isn'?t|aren'?t|no longer|never|nobody is|no one is|no one's|wasn'?t) (?:(?!yet|i'?m|im|we|she|my|but)\w+ ){0,2}(?:pregnant|expecting)\b|\b(?:was|were|got) pregnant\b|\bmiscarr|\blost (?:the|a|our|my) (?:baby|pregnancy)\b|\b(?:his|her) (?:new )?(?:girlfriend|wife|partner|gf|affair)\b[^,.;]*pregnant|\bno pregnancy\b|\bpregnancy test\b/;
const more = /\b(?:and|also|plus|another|again|besides)\b/;

/** Whether a text says that a child of the two is on the way. */
export function tellsOfPregnancy(text: string): boolean {
  const plain = plainWords(text);
  return pregnant.test(plain) && !isNot.test(plain);
}

/** "Not yet, I'm pregnant" is this choice. With children who are born, the answer is yes. */
export function readExpecting(text: string): ReadChoice | null {
  if (!tellsOfPregnancy(text)) return null;
  const plain = plainWords(text);
  const others = plain.replace(
    /\b(?:having |expecting )?(?:a|one|our first|another) (?:baby|boy|girl|child)\b/g,
    ' ',
  );
  if ((readChildren(others) ?? 0) > 0 || /\b\d{1,2} (?:and|&) \d{1,2}\b/.test(plain)) return null;
  const isYes = /^(?:yes|yeah|yea|yep|yup|sure)\b/.test(plain);
  if (isYes && more.test(plain)) return null;
  // "Yes, I'm pregnant" may mean that this is the child, or that there are others.
  const isSure = !isYes || /\b(?:not|isn'?t) (?:even )?born|\bunborn\b|\bbut\b/.test(plain);
  return { value: EXPECTING, isSure };
}

/** What to know about a pregnancy. Empty if none was mentioned. */
export function pregnancyLines(told: AnswerReader): PageLine[] {
  const isTold = told.is('children', EXPECTING) || tellsOfPregnancy(told.text('childrenWords'));
  if (!isTold) return [];
  return [
    line(
      'A baby is on the way. Tell the clerk or a lawyer, and ask which forms fit. Some short forms can’t be used during a pregnancy.',
      'children',
      'childrenWords',
      'passage:hannah-pregnant',
      'passage:hannah-simplified-divorce',
    ),
    line(
      'You can start or answer a case while you’re pregnant. In some states, judges mostly wait for the birth to finish it. Ask how it works in your court.',
      'children',
      'passage:hannah-pregnant',
    ),
  ];
}
