import { budgetWords } from '#content/tools/money.ts';
import type { Flow, Slot } from '#domain/guided/flow.ts';
import type { Page } from '#domain/guided/page.ts';
import { showMoney } from '#domain/guided/show-value.ts';
import type { AnswerReader, MoneyValue } from '#domain/guided/value.ts';
import { budgetTool } from '#domain/tools/budget/budget-tool.ts';
import { type Frequency, timesAYear } from '#domain/tools/budget/frequency.ts';
import { formatCents, formatPlainCents } from '#domain/tools/budget/money.ts';
import { ownWordsOf } from './own-words-slot.ts';
import { line, part, parts } from './page-parts.ts';
import { safetyPart } from './safety-part.ts';

const tool = budgetTool(budgetWords);

interface MoneySlot {
  id: string;
  label: string;
  names: readonly string[];
  ask: string;
  why: string;
  example: string;
}

const incomes: readonly MoneySlot[] = [
  {
    id: 'pay',
    label: 'Take-home pay',
    names: ['pay', 'salary', 'wage', 'wages', 'paycheck', 'income', 'job', 'work'],
    ask: 'How much do you take home from work, and how often? If you have no income from work, say “nothing.”',
    why: 'Start with income you can rely on. Count only what actually lands in your account.',
    example: '1,850 every two weeks',
  },
  {
    id: 'otherIncome',
    label: 'Other income',
    names: [
      'side job',
      'second job',
      'benefits',
      'disability',
      'unemployment',
      'ssi',
      'ssdi',
      'social security',
    ],
    ask: 'Is there other money you can count on, such as benefits, rent or a second job?',
    why: 'Count only money you actually get.',
    example: '300 a month',
  },
  {
    id: 'support',
    label: 'Support you actually get',
    names: ['support', 'child support', 'alimony', 'spousal support', 'maintenance'],
    ask: 'How much child or spousal support do you actually get? Leave out anything that’s only promised.',
    why: 'A plan based on promised money can fall apart in the first month.',
    example: '450 a month',
  },
];

const costs: readonly MoneySlot[] = [
  {
    id: 'home',
    label: 'Rent or mortgage',
    names: ['rent', 'mortgage', 'housing', 'house payment'],
    ask: 'How much is your rent or mortgage?',
    why: 'It’s usually the biggest expense.',
    example: '1,400 a month',
  },
  {
    id: 'power',
    label: 'Power, water, phone',
    names: [
      'power',
      'electric',
      'electricity',
      'utilities',
      'water',
      'phone',
      'internet',
      'gas and electric',
    ],
    ask: 'How much do power, heat, water, phone and internet cost in total?',
    why: 'These bills come every month, no matter what.',
    example: '320 a month',
  },
  {
    id: 'food',
    label: 'Food',
    names: ['food', 'groceries', 'grocery'],
    ask: 'How much do you spend on food and household supplies?',
    why: 'A weekly number is often the most accurate.',
    example: '180 a week',
  },
  {
    id: 'car',
    label: 'Car and transportation',
    names: ['car', 'car payment', 'gas', 'bus', 'transportation', 'travel'],
    ask: 'How much do you spend on transportation, such as a car or the bus?',
    why: 'You may need a car or the bus to keep your job.',
    example: '260 a month',
  },
  {
    id: 'insurance',
    label: 'Insurance and health',
    names: ['insurance', 'health insurance', 'medicine', 'meds', 'doctor', 'doctors'],
    ask: 'How much do you spend on insurance, medicine and doctors?',
    why: 'Include yearly bills, too. Divide them by 12.',
    example: '210 a month',
  },
  {
    id: 'children',
    label: 'Children',
    names: ['child care', 'childcare', 'daycare', 'day care', 'kids', 'school'],
    ask: 'How much do you spend on child care, school and the children’s activities?',
    why: 'Courts often ask about these costs.',
    example: '500 a month',
  },
  {
    id: 'debts',
    label: 'Debts and cards',
    names: ['debt', 'debts', 'cards', 'credit cards', 'credit card', 'loans', 'loan', 'minimums'],
    ask: 'What are the minimum payments on your loans and cards, in total?',
    why: 'In a tight month, count only the minimum.',
    example: '190 a month',
  },
  {
    id: 'rest',
    label: 'Everything else',
    names: ['everything else', 'other stuff', 'the rest', 'misc', 'fun'],
    ask: 'How much do you spend on everything else, such as streaming, eating out, gifts, haircuts and pets?',
    why: 'A rough number is fine. These costs are the easiest to change.',
    example: '200 a month',
  },
];

/** Has no question. "None, I pay her 450" at the support question answers it. */
const paid: MoneySlot = {
  id: 'supportPaid',
  label: 'Support going out',
  names: ['support i pay', 'support you pay', 'child support i pay', 'alimony i pay'],
  ask: 'How much child or spousal support do you pay?',
  why: 'Support that you pay goes out every month.',
  example: '450 a month',
};
const outgoing: readonly MoneySlot[] = [paid, ...costs];

export const budgetGap: Flow = {
  id: 'budget-gap',
  version: 2,
  advisor: 'max',
  title: 'Your month in numbers',
  opening: 'Will my money last the month?',
  intro:
    'Let’s put your month on one page. A rough number tonight beats a perfect one next month. Enter each amount with how often you get it or pay it, such as “600 every two weeks.”',
  slots: [
    ...incomes.flatMap((one) => moneySlots(one, 'in')),
    { ...paid, type: 'money', side: 'out', isOptional: true, asideOf: 'support' },
    ...costs.flatMap((one) => moneySlots(one, 'out')),
    {
      id: 'once',
      label: 'One-time cost',
      type: 'money',
      isOnce: true,
      isOptional: true,
      ask: 'Do you have a big one-time cost coming up, such as a deposit, a court fee or a repair? How much is it?',
      why: 'It isn’t a monthly cost, but the money has to come from somewhere.',
      example: '900',
    },
  ],
  result: (told) => monthPage(told),
};

function moneySlots(one: MoneySlot, side: 'in' | 'out'): Slot[] {
  return [
    {
      ...one,
      type: 'money',
      side,
      ...(one.id === 'support' && { isOfSupport: true }),
      isOptional: one.id !== 'pay' && one.id !== 'home',
      findIt: 'A rough number is enough. Look at your last bank statement, or say “nothing.”',
    },
    ownWordsOf(one.id, one.label),
  ];
}

function monthPage(told: AnswerReader): Page {
  const outcome = tool.run({ income: linesOf(told, incomes), expenses: linesOf(told, outgoing) });
  if (!outcome.ok)
    return {
      ...empty,
      parts: parts(part('Your month', line('These numbers are too big to add up here.', 'tool:make_budget'))),
    };
  const { budget, shown } = outcome.result;
  const left = budget.leftMonthly;
  const largest = budget.expenses.lines
    .filter(({ monthly }) => monthly > 0)
    .toSorted((a, b) => b.monthly - a.monthly);
  const idOf = (name: string) => [...incomes, ...outgoing].find(({ label }) => label === name)?.id ?? 'rest';
  const table = (side: typeof budget.income) =>
    side.lines.map(({ name, monthly }) =>
      line(`${name}: ${showMonthly(told, idOf(name), monthly)} a month`, idOf(name), 'tool:make_budget'),
    );
  const once = told.money('once');
  const open = [...incomes, ...costs].filter(({ id }) => told.money(id) === null);
  return {
    ...empty,
    parts: parts(
      told.isInDanger('violence') && controlPart(),
      part(
        'The result',
        open.length > 0 &&
          line(
            `Not counted: ${open.map(({ label }) => label.toLowerCase()).join('; ')}. There’s no amount for ${open.length > 1 ? 'these' : 'this'}, so the result isn’t complete.`,
            ...fromOf(open),
          ),
        line(
          resultWords({ left, open, coming: shown.income, going: shown.expenses }),
          'pay',
          'home',
          'tool:make_budget',
        ),
        once !== null &&
          once.cents > 0 &&
          line(
            `One-time cost: ${formatCents(once.cents)}. It isn’t included in the monthly amounts.`,
            'once',
          ),
      ),
      part(`Coming in: ${shown.income}`, ...table(budget.income)),
      part(`Going out: ${shown.expenses}`, ...table(budget.expenses)),
      part(
        'Biggest amounts',
        ...largest
          .slice(0, 3)
          .map(({ name, monthly }) =>
            line(`${name}: ${showMonthly(told, idOf(name), monthly)}`, idOf(name), 'passage:max-budget'),
          ),
      ),
      left < 0
        ? part(
            'If there isn’t enough money',
            line(
              'Pay for food, housing, power and what you need for work first. Pay credit cards last.',
              'passage:max-bill-priority',
            ),
            line(
              'Call before the due date: “My household has changed. I can pay this much on this day. What hardship plans do you offer?”',
              'passage:max-bill-priority',
            ),
            line(
              'Ask your county about help with food, energy and other costs. Ask the court about temporary support.',
              'passage:max-bill-priority',
            ),
          )
        : part(
            'Keep this list',
            line(
              'Courts often ask for a list of monthly costs. Update yours once a month.',
              'passage:max-budget',
            ),
          ),
      part('As you entered it', ...said(told)),
    ),
  };
}

interface Result {
  left: number;
  open: readonly MoneySlot[];
  coming: string;
  going: string;
}

/** Without the pay, what is left can't be known, so only the two sums are given. */
function resultWords({ left, open, coming, going }: Result): string {
  if (open.some(({ id }) => id === 'pay'))
    return `So far, ${coming} comes in and ${going} goes out each month.`;
  const so = open.length > 0 ? `Without ${open.length > 1 ? 'these' : 'this'}, you` : 'You';
  return left < 0
    ? `${so}’re short ${formatCents(-left)} each month.`
    : `${so} have ${formatCents(left)} left each month.`;
}

/** After a mention of violence or of control over the money. */
function controlPart() {
  return safetyPart(
    'advice',
    line(
      'Don’t tell the other person that you’re planning. Talk with an advocate first, from a device they can’t check.',
      'passage:max-financial-control',
    ),
    line('Tell a lawyer what you told me about the money.', 'passage:max-financial-control'),
    line(
      'The result below counts money that reaches you. If someone takes it from you, you have less than it says.',
      'tool:make_budget',
    ),
    line('Keep this page where the other person can’t see it.', 'advice'),
  );
}

const empty: Page = {
  title: budgetGap.title,
  lead: 'We turned your answers into monthly amounts and added them up. Rough numbers give a rough result.',
  parts: [],
  sources: [],
  deadlines: [],
};

function linesOf(told: AnswerReader, slots: readonly MoneySlot[]) {
  return slots.flatMap(({ id, label }) => {
    const money = told.money(id);
    if (!money || money.cents === 0) return [];
    return [{ name: label, ...asToolLine(money) }];
  });
}

/** The tool has no "every six months", so such an amount is entered as its sum for the year. */
function asToolLine({ cents, timesAYear: times }: MoneyValue): { amount: string; frequency: Frequency } {
  const found = Object.entries(timesAYear).find(([, count]) => count === times);
  return found
    ? { amount: formatPlainCents(cents), frequency: found[0] as Frequency }
    : { amount: formatPlainCents(cents * times), frequency: 'yearly' };
}

/** An amount converted to a month is rounded: "100 a week" is about $433. */
function showMonthly(told: AnswerReader, id: string, cents: number): string {
  const isConverted = told.money(id)?.timesAYear !== 12 && cents % 100 !== 0;
  return isConverted
    ? `about ${formatCents(Math.round(cents / 100) * 100).replace(/\.00$/, '')}`
    : formatCents(cents);
}

function fromOf(slots: readonly MoneySlot[]): [string, ...string[]] {
  return ['tool:make_budget', ...slots.map(({ id }) => id)];
}

function said(told: AnswerReader) {
  return [...incomes, ...outgoing].flatMap(({ id, label }) => {
    const money = told.money(id);
    return money ? [line(`${label}: ${showMoney(money)}`, id)] : [];
  });
}
