/** A monthly amount in dollars, labeled with the person's own word. */
export interface MonthlyAmount {
  name: string;
  dollars: number;
}

/** Monthly income and expenses, as stated in a conversation. */
export interface MonthlyBudget {
  income: number;
  costs: readonly MonthlyAmount[];
}

const ofIncome =
  /\b(?:bring(?:ing)? home|brings? in|take[- ]?home|tak(?:e|ing) home|i earn|i make|i get paid|net pay|paychecks?|salary|my income|my pay|wages|child support i get|i get (?:in )?(?:child )?support|disability|ssdi|unemployment|pension)\b/i;
/** The label that is shown, and the ways in which people write it. */
const costWords: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['mortgage', /\bmortgage\b/i],
  ['rent', /\brent\b/i],
  ['tax', /\b(?:property )?tax(?:es)?\b/i],
  ['health insurance', /\bhealth (?:insurance|coverage|plan)\b/i],
  ['insurance', /(?<!health )\binsurance\b/i],
  ['HOA', /\bhoa\b/i],
  ['food', /\b(?:food|groceries|grocery)\b/i],
  ['gas', /\bgas\b/i],
  ['car', /\b(?:car|auto|truck)\b/i],
  ['power', /\b(?:electric(?:ity)?|power|heating|heat)\b/i],
  ['water', /\bwater\b/i],
  ['utilities', /\butilit(?:y|ies)\b/i],
  ['phone', /\b(?:phones?|cell)\b/i],
  ['internet', /\b(?:internet|wifi|cable)\b/i],
  ['child care', /\b(?:day ?care|child ?care|after[- ]?school|sitter|preschool)\b/i],
  [
    'child support',
    /\bchild support i pay|i pay (?:him |her |them )?(?:\$?\d+ (?:in |of )?)?child support\b/i,
  ],
  ['student loan', /\bstudent loans?\b/i],
  ['loan', /(?<!student )\bloans?\b/i],
  ['cards', /\b(?:credit )?cards?\b/i],
  ['lawyer', /\b(?:lawyer|attorney)\b/i],
];
/** Excludes figures that are not monthly. */
const ofOtherThings =
  /\b(?:worth|owe[sd]?|owing|equity|value[ds]?|balance|saved|savings|in the bank|401 ?k|retirement|percent|deposit|retainer|behind|total debt|altogether|come to|comes to|in all|together|together with)\b|%|\?/i;
const amount = /(?<![\w.])\$?\s?(\d{1,3}(?:,\d{3})+|\d+(?:\.\d{1,2})?)\s?(k)?(?![\w%]|[.,:]\d)/gi;
const MIN_AMOUNT = 20;
const MAX_AMOUNT = 50_000;
/** The minimum number of costs for a total. */
const MIN_COSTS = 2;

/** Reads the person's own messages, newest first. Null until an income and two costs have been stated. */
export function monthlyBudget(messages: readonly string[]): MonthlyBudget | null {
  let income: number | null = null;
  const costs = new Map<string, number>();
  for (const clause of messages.flatMap(clausesOf)) {
    const dollars = monthlyIn(clause);
    if (dollars === null) continue;
    if (ofIncome.test(clause)) income ??= dollars;
    else {
      const name = costNamed(clause);
      if (name && !costs.has(name)) costs.set(name, dollars);
    }
  }
  if (income === null || costs.size < MIN_COSTS) return null;
  return { income, costs: [...costs].map(([name, dollars]) => ({ name, dollars })) };
}

/** Returns the balance in dollars. Negative if the costs are higher than the income. */
export function monthlyBalance({ income, costs }: MonthlyBudget): number {
  return income - costs.reduce((sum, { dollars }) => sum + dollars, 0);
}

/** Splits a text into pieces with one amount each; "food and car 1100" stays together. */
function clausesOf(message: string): string[] {
  return message
    .split(/,\s|;|\n|\.\s|\.$|\bplus\b/i)
    .flatMap((piece) => (amountsIn(piece).length > 1 ? piece.split(/\b(?:and|but)\b/i) : [piece]));
}

function monthlyIn(clause: string): number | null {
  const [found, ...others] = amountsIn(clause);
  if (found === undefined || others.length > 0 || ofOtherThings.test(clause)) return null;
  const monthly = found * timesAMonth(clause);
  return monthly >= MIN_AMOUNT && monthly <= MAX_AMOUNT ? Math.round(monthly) : null;
}

function amountsIn(text: string): number[] {
  return [...text.matchAll(amount)].map(
    ([, digits, thousands]) => Number((digits ?? '').replaceAll(',', '')) * (thousands ? 1000 : 1),
  );
}

function timesAMonth(clause: string): number {
  if (/\b(?:every (?:two|2|other) weeks?|bi-?weekly)\b/i.test(clause)) return 26 / 12;
  if (/\b(?:twice a month|semi-?monthly)\b/i.test(clause)) return 2;
  if (/\b(?:a|per|every|each) week\b|\bweekly\b|\/ ?w(?:ee)?k\b/i.test(clause)) return 52 / 12;
  if (/\b(?:a|per|every|each) year\b|\b(?:yearly|annual(?:ly)?)\b|\/ ?y(?:ea)?r\b/i.test(clause))
    return 1 / 12;
  return 1;
}

function costNamed(clause: string): string | null {
  const named = costWords.flatMap(([name, pattern]) => (pattern.test(clause) ? [name] : []));
  return named.length > 0 ? named.join(' and ') : null;
}
