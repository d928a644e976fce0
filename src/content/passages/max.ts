import type { Passage } from '../passage.ts';
import { accountsPassages } from './max/accounts.ts';
import { debtAndCreditPassages } from './max/debt-and-credit.ts';
import { firstStepsPassages } from './max/first-steps.ts';
import { houseAndCarPassages } from './max/house-and-car.ts';
import { monthlyMoneyPassages } from './max/monthly-money.ts';
import { retirementPassages } from './max/retirement.ts';
import { settlingPassages } from './max/settling.ts';
import { supportPassages } from './max/support.ts';
import { taxesPassages } from './max/taxes.ts';

/** The guide for money. */
export const maxPassages: readonly Passage[] = [
  ...firstStepsPassages,
  ...monthlyMoneyPassages,
  ...accountsPassages,
  ...debtAndCreditPassages,
  ...houseAndCarPassages,
  ...retirementPassages,
  ...taxesPassages,
  ...supportPassages,
  ...settlingPassages,
];
