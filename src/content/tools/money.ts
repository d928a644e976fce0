import type { BudgetWords } from '#domain/tools/budget/budget-tool.ts';
import type { InventoryWords } from '#domain/tools/budget/inventory-tool.ts';

export const budgetWords: BudgetWords = {
  frequencies: {
    weekly: 'every week',
    'every-two-weeks': 'every two weeks',
    'twice-a-month': 'twice a month',
    monthly: 'every month',
    quarterly: 'every three months',
    yearly: 'every year',
    once: 'once',
  },
  columns: { kind: 'Type', name: 'Item', amount: 'Amount', frequency: 'How often', monthly: 'Each month' },
  income: 'Income',
  expense: 'Expense',
  left: 'Left over each month',
  note: 'We count a month as one twelfth of a year. We count weekly amounts 52 times a year, amounts every two weeks 26 times, and amounts twice a month 24 times. We round only the total, to the nearest cent. One-time amounts aren’t included in the monthly numbers. Court forms may count weeks differently.',
};

export const inventoryWords: InventoryWords = {
  kinds: {
    home: 'Home or land',
    vehicle: 'Car or other vehicle',
    bank: 'Bank account',
    retirement: 'Retirement or pension',
    investment: 'Stocks or funds',
    business: 'Business',
    household: 'Household items',
    digital: 'Digital',
    debt: 'Debt',
    other: 'Other',
  },
  labels: {
    marital: { name: 'Marital', what: 'You think you got it during the marriage.' },
    separate: { name: 'Separate', what: 'You think it belongs to one person.' },
    unsure: { name: 'Unsure', what: 'It’s mixed, or you don’t know. Ask a lawyer.' },
  },
  proofs: {
    'owned-before': 'Owned before the marriage',
    gift: 'A gift to one of you',
    inheritance: 'Inherited',
    agreement: 'Named in a signed agreement',
    none: 'No proof yet',
  },
  columns: {
    name: 'Item',
    kind: 'Type',
    label: 'Label',
    value: 'Value',
    owed: 'Amount owed',
    equity: 'Value minus debt',
  },
  note: 'The labels show only what you think. Your state’s law, an agreement or a judge makes the final decision. To call something separate, you need written proof.',
};
