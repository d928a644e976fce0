import type { PageLine } from '#domain/guided/page.ts';
import type { AnswerReader } from '#domain/guided/value.ts';
import type { PlanTopicId } from '#domain/tools/parenting-time/plan-topics-tool.ts';
import { settledPart } from '#domain/guided/read/unknown.ts';
import { asSentence } from './as-sentence.ts';
import { namesTime } from './names-time.ts';
import { line } from './page-parts.ts';

const holidayLines: Readonly<Record<string, string>> = {
  turns: 'Take turns: odd years with one parent, even years with the other.',
  halves:
    'Split each holiday: the first part with one parent and the second with the other, with a set time to switch.',
  fixed: 'Each holiday is always with the same parent.',
  double: 'Celebrate each holiday twice: once in each home, on different days.',
};
const exchangeLines: Readonly<Record<string, string>> = {
  school: 'One parent drops off at school or day care, and the other picks up there.',
  public: 'Meet in a public place with people around.',
  door: 'Pick up at the door.',
  nocontact: 'Do exchanges without the parents meeting: at a center, at school or through a third person.',
};
const decisionLines: Readonly<Record<string, string>> = {
  together: 'Make big decisions together. Ask in writing, and give a deadline for a reply.',
  divided: 'Divide decisions by topic.',
  me: 'I make the big decisions and tell the other parent.',
  other: 'The other parent makes the big decisions and tells me.',
  // For drafts created before the question asked who.
  one: 'One parent decides and tells the other. Write down which one.',
};
const disputeLines: Readonly<Record<string, string>> = {
  write: 'Put the issue in writing first, and stick to the facts. A reply is due in ten days.',
  mediator: 'Go to a mediator first, then to court.',
  expert: 'Follow the advice of the doctor or teacher.',
};

export type RuleLines = (PageLine | false)[] | null;

/** The rules of the plan by heading, without the nights in normal weeks. Null for what is still open. */
export function rules(told: AnswerReader): Partial<Record<PlanTopicId, RuleLines>> {
  const isAfraid = told.is('afraid', 'yes');
  return {
    holidays: holidays(told),
    exchanges: exchanges(told, isAfraid),
    decisions: decisions(told, isAfraid),
    contact: settledLine(told, 'calls'),
    travel: settledLine(told, 'travel'),
    disputes: isAfraid ? null : disputes(told),
  };
}

const unsettled: Partial<Record<PlanTopicId, string>> = { contact: 'calls', travel: 'travel' };

/** The person's words on a topic that they leave open: "idk he doesnt have one". */
export function openWords(told: AnswerReader, id: PlanTopicId): string {
  const slot = unsettled[id];
  const words = slot === undefined ? '' : told.text(slot);
  return isOpen(words) ? words : '';
}

function isOpen(words: string): boolean {
  return words !== '' && !/\d/.test(words) && settledPart(words) === '';
}

function settledLine(told: AnswerReader, slot: string): RuleLines {
  const words = told.text(slot);
  return told.has(slot) && !isOpen(words) ? [line(asSentence(words), slot)] : null;
}

function holidays(told: AnswerReader): RuleLines {
  const isFixed = told.is('holidays', 'fixed');
  const own = asSentence(told.text('holidayWith'));
  const rule = holidayLines[told.text('holidays')];
  if (isFixed)
    return [
      line(
        `${rule} ${own || 'Still to write: which parent has which one.'}`,
        'holidays',
        'holidayWith',
        'passage:ava-holidays',
      ),
    ];
  return ruleOrWords(told, { slot: 'holidays', words: 'holidayWith', rule, passage: 'ava-holidays' });
}

function exchanges(told: AnswerReader, isAfraid: boolean): RuleLines {
  const rule = exchangeLines[told.text('exchange')];
  const lines = ruleOrWords(told, {
    slot: 'exchange',
    words: 'exchangeWords',
    rule,
    passage: 'ava-exchanges',
  });
  if (!lines && !told.has('exchangeTime')) return null;
  return [
    ...(lines ?? [line('Still to write: the place.', 'exchange', 'passage:ava-exchanges')]),
    exchangeTime(told),
    isAfraid &&
      !told.is('exchange', 'nocontact', 'school') &&
      line(
        'Before you agree to meet there, ask an advocate or a lawyer about exchanges without contact.',
        'exchange',
        'afraid',
        'passage:ava-exchanges',
      ),
  ];
}

/** When the exchanges are. Null if the place was given together with a time. */
function exchangeTime(told: AnswerReader) {
  if (told.has('exchangeTime'))
    return line(`Day and time: ${asSentence(told.text('exchangeTime'))}`, 'exchangeTime');
  return namesTime(told.text('exchangeWords'))
    ? false
    : line('Still to write: the days and the time.', 'exchangeTime', 'passage:ava-exchanges');
}

function decisions(told: AnswerReader, isAfraid: boolean): RuleLines {
  const isDivided = told.is('decisions', 'divided');
  const own = asSentence(told.text('fields'));
  const rule = decisionLines[told.text('decisions')];
  if (isDivided)
    return [
      line(
        `${rule} ${own || 'Still to write: who has the final say on what.'}`,
        'decisions',
        'fields',
        'passage:ava-decisions',
      ),
    ];
  const lines = ruleOrWords(told, { slot: 'decisions', words: 'fields', rule, passage: 'ava-decisions' });
  return (
    lines && [
      ...lines,
      isAfraid &&
        told.is('decisions', 'together', 'other') &&
        line(
          'Ask your lawyer or an advocate if that’s safe for you before you write it into a plan.',
          'decisions',
          'afraid',
          'advice',
        ),
    ]
  );
}

function disputes(told: AnswerReader): RuleLines {
  const rule = disputeLines[told.text('disputes')];
  return ruleOrWords(told, { slot: 'disputes', words: 'disputesWords', rule, passage: 'ava-decisions' });
}

interface Rule {
  slot: string;
  words: string;
  rule: string | undefined;
  passage: string;
}

/** Our wording of a choice, or the person's own words. Together they could contradict each other. */
function ruleOrWords(told: AnswerReader, { slot, words, rule, passage }: Rule): PageLine[] | null {
  if (told.has(words)) return [line(asSentence(told.text(words)), slot, words)];
  return rule === undefined ? null : [line(rule, slot, `passage:${passage}`)];
}
