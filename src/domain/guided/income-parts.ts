import type { Flow, Slot } from './flow.ts';
import { namedAmounts, withoutDay } from './read/money-aside.ts';
import { readMoney, readMoneyLoosely } from './read/money.ts';
import { replaceNumberWords } from './read/number-words.ts';
import { plainWords } from './read/plain.ts';
import { type MoneyValue, type Values, isMoney } from './value.ts';

/*
 * Income that belongs to a later question: "SSI 300 and child support 450" at the question about other income. Counted there,
 * it isn't counted again when the later question is asked. The person confirms it.
 */

type MoneySlot = Extract<Slot, { type: 'money' }>;

const isOnlyThat = /^(?:no|nope|nah|nothing|none|not working|unemployed)\b|^(?:just|only)\b/;

/** The values for the person to confirm. Null if all amounts belong to the open question. */
export function readIncome(
  flow: Flow,
  { values }: { values: Values },
  slot: Slot,
  text: string,
): Values | null {
  if (slot.type !== 'money' || slot.side !== 'in') return null;
  const plain = withoutDay(replaceNumberWords(plainWords(text)));
  const parts = namedAmounts(plain) ?? (Array.from(plain.matchAll(/\d[\d,.]*/g)).length === 1 ? [plain] : []);
  const later = flow.slots.filter(
    (one): one is MoneySlot =>
      one.type === 'money' && one.side === 'in' && !(one.id in values) && one.id !== slot.id,
  );
  const read = parts.map((part) => ({ owner: ownerOf(part, slot, later), money: amountIn(part) }));
  const isOther = read.some(({ owner }) => owner !== slot);
  if (!isOther || read.some(({ money }) => money === null)) return null;
  const sums: Record<string, MoneyValue> = {};
  for (const { owner, money } of read) sums[owner.id] = added(sums[owner.id], money);
  const isNothing = !(slot.id in sums) && isOnlyThat.test(plain);
  return isNothing ? { [slot.id]: { cents: 0, timesAYear: 12 }, ...sums } : sums;
}

/** "He gives me 600 a month for the kids" is support. */
const forKids =
  /\b(?:he|she|they|my ex|(?:his|her|their|the kids'?) (?:dad|mom|father|mother)) (?:still |does )?(?:gives?|sends?|pays?|venmos?|zelles?|transfers?)\b.* for (?:the |our |my )?(?:kids?|children|baby|boys?|girls?|son|daughter)\b/;

/** The question that the words right beside the amount name. The longest name counts. */
function ownerOf(part: string, open: MoneySlot, later: readonly MoneySlot[]): MoneySlot {
  const support = forKids.test(part) && [open, ...later].find(({ isOfSupport }) => isOfSupport);
  if (support) return support;
  const named = [open, ...later]
    .flatMap((slot) => (slot.names ?? []).map((name) => ({ slot, name })))
    .filter(({ name }) => isBeside(part, name))
    .toSorted((a, b) => b.name.length - a.name.length);
  return named[0]?.slot ?? open;
}

function isBeside(part: string, name: string): boolean {
  const amount = String.raw`\$? ?\d[\d,.]*(?:k\b)?`;
  const before = new RegExp(
    String.raw`\b${name}(?:,? (?:is|are|of|about|around|like|maybe|for (?:the|my|both) \w+|from (?:my|his|her|the) \w+|payment|check|i get|that'?s))*:? ${amount}`,
  );
  const after = new RegExp(
    String.raw`${amount}(?: dollars| bucks)?(?: (?:a|per|each|every) (?:two |other )?\w+| monthly| weekly)?(?: (?:in|of|from|for|is|as))?(?: (?:my|the))? ${name}\b`,
  );
  return before.test(part) || after.test(part);
}

function amountIn(part: string): MoneyValue | null {
  const own = part
    .replace(/^(?:(?:no|nope|nah|nothing|none),? )?(?:(?:just|only|but|except) )*(?:(?:the|my) )?/, '')
    .replace(/ for (?:the |our |my )?(?:kids?|children)\b/, '');
  return readMoney(own) ?? readMoneyLoosely(own);
}

function added(sum: MoneyValue | undefined, money: MoneyValue | null): MoneyValue {
  if (!money) return sum ?? { cents: 0, timesAYear: 12 };
  if (!isMoney(sum)) return money;
  return {
    cents: Math.round((sum.cents * sum.timesAYear + money.cents * money.timesAYear) / 12),
    timesAYear: 12,
  };
}
