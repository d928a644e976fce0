import type { BudgetWords } from '#domain/tools/budget/budget-tool.ts';
import type { InventoryWords } from '#domain/tools/budget/inventory-tool.ts';
import { openTexts } from '../texts/open-texts.ts';

const { budget, inventory } = openTexts('tools/money.yaml');

export const budgetWords: BudgetWords = budget;
export const inventoryWords: InventoryWords = inventory;
