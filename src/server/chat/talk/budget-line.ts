import { talkWords } from '#content/talk-words.ts';
import { type MonthlyBudget, monthlyBalance, monthlyBudget } from '#domain/talk/monthly-budget.ts';
import type { Turn } from '../engine.ts';
import { hasUsedText } from './conversation-memory.ts';
import type { Composed } from './composed.ts';

/** Matches questions about affordability, even if the budget wasn't mentioned. */
const usualCosts = [
  ['food', /food/],
  ['a car', /car|gas/],
  ['health insurance', /health/],
  ['phone and power', /phone|power|utilit/],
  ['debts', /loan|cards/],
] as const;
const ASKED_ABOUT = 3;

/** Returns the monthly total of the figures given to Max. Null if it was already shown. */
export function newBudget(turn: Turn): MonthlyBudget | null {
  if (turn.advisor !== 'max') return null;
  const budget = monthlyBudget([turn.text, ...turn.questions]);
  return budget && !hasUsedText(turn, budgetLine(budget)) ? budget : null;
}

const asksWhetherItWorks =
  /\b(?:can|could|do|will|would) (?:i|we)\b[^.!]{0,30}\b(?:keep|afford|stay|manage|make (?:it|this) work|get by|swing)\b|\bis (?:it|that|this) (?:enough|doable|possible|realistic)\b/i;

/** Returns the total if the person asks whether the budget works out. */
export function budgetAnswer(turn: Turn): MonthlyBudget | null {
  if (turn.advisor !== 'max' || !asksWhetherItWorks.test(turn.text)) return null;
  const budget = monthlyBudget([turn.text, ...turn.questions]);
  return budget && !hasUsedText(turn, verdictLine(budget)) ? budget : null;
}

/** With a smaller balance, a single unexpected bill exceeds the budget. */
const TIGHT_BALANCE = 0.1;

function verdictLine(budget: MonthlyBudget): string {
  const left = monthlyBalance(budget);
  const words =
    left < 0
      ? talkWords.budgetMissing
      : left < TIGHT_BALANCE * budget.income
        ? talkWords.budgetTight
        : talkWords.budgetFits;
  return words.replace('{amount}', () => dollars(Math.abs(left)));
}

export function composeBudget({ budget, isAsked }: { budget: MonthlyBudget; isAsked: boolean }): Composed {
  if (isAsked) return { paragraphs: [budgetLine(budget), verdictLine(budget)], cards: [] };
  return { paragraphs: [budgetLine(budget), missingLine(budget)].filter((line) => line !== null), cards: [] };
}

/** Writes "$3,900 comes in each month. Going out: rent $1,400, food $600, for a total of $2,000. That leaves $1,900." */
export function budgetLine(budget: MonthlyBudget): string {
  const left = monthlyBalance(budget);
  const out = budget.income - left;
  const costs = budget.costs.map(({ name, dollars: amount }) => `${name} ${dollars(amount)}`);
  const rest = left >= 0 ? talkWords.budgetLeft : talkWords.budgetShort;
  return talkWords.budget
    .replace('{income}', () => dollars(budget.income))
    .replace('{costs}', () => costs.join(', '))
    .replace('{out}', () => dollars(out))
    .replace('{left}', () => rest.replace('{amount}', () => dollars(Math.abs(left))));
}

function missingLine({ costs }: MonthlyBudget): string | null {
  const named = costs.map(({ name }) => name).join(' ');
  const missing = usualCosts
    .flatMap(([name, pattern]) => (pattern.test(named) ? [] : [name]))
    .slice(0, ASKED_ABOUT);
  const last = missing.at(-1);
  if (last === undefined) return null;
  const list = missing.length === 1 ? last : `${missing.slice(0, -1).join(', ')} or ${last}`;
  return talkWords.budgetNext.replace('{missing}', list);
}

function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}
