import type { Correction } from './correction.ts';
import type { Flow, Slot } from './flow.ts';
import { plainWords } from './read/plain.ts';
import { type MoneyValue, type Value, type Values, isMoney } from './value.ts';

/*
 * Money that an earlier answer already contains: "that's the 450 I just told you", "water is included in the rent". It
 * must not be counted twice, and the person confirms it.
 */

type MoneySlot = Extract<Slot, { type: 'money' }>;

const zero: MoneyValue = { cents: 0, timesAYear: 12 };

const mentioned = String.raw`(?:told|said|gave|mentioned|put|wrote|counted|included|entered|listed|covered|typed)`;
const before = new RegExp(
  String.raw`\b(?:i (?:just |already )?${mentioned} (?:you|u|ya|it|that|this|above|before|already|in)|(?:already|just) ${mentioned}|(?:it|that|this|its|thats|they|those|they're|it's|that's)(?: is| are)?(?: included| part of| already| in there)|(?:is|are|comes?|all|water|heat|power|electric\w*|utilities|internet|phone|gas) (?:already )?(?:included|part of|counted) (?:in|with|above|already|there)|(?:included|counted) (?:above|before|already|elsewhere)|(?:included|counted) (?:in|with|under) (?:the|my|that|other|rent|pay)|see above|you (?:already )?(?:have|got) (?:it|that|this)(?: already)?$)\b`,
);
/** "The same" refers to an earlier amount only if the amount follows. */
const sameAmount =
  /\bthe same (?:one|thing|money|amount|\$? ?\d)|\bsame \$? ?\d|\b(?:it|that|its|thats|it's|that's)(?: is)? the same\b|\b(?:as|same as|like) (?:above|before)\b/;
const extra =
  /\b(?:on top of|besides|in addition|additional|another|extra|separate|plus|not (?:the same|included|part|counted|in)|isn'?t|aren'?t|different|more than)\b/;

/** The values for the person to confirm. Null if the text refers to no earlier amount. */
export function countedBefore(
  flow: Flow,
  { values }: { values: Values },
  slot: Slot,
  text: string,
): Values | null {
  const plain = plainWords(text);
  const isBack = before.test(plain) || (/\d/.test(plain) && sameAmount.test(plain));
  if (slot.type !== 'money' || !slot.side || !isBack || extra.test(plain)) return null;
  const earlier = sameSide(flow, slot).filter(({ id }) => centsOf(values[id]) > 0);
  const amounts = Array.from(plain.matchAll(/\d[\d,]*(?:\.\d\d)?/g), ([one]) =>
    Math.round(Number(one.replaceAll(',', '')) * 100),
  );
  if (earlier.length === 0 || amounts.length > 1) return null;
  const words = { [`${slot.id}Words`]: text.trim() };
  const isKept = flow.slots.some(({ id }) => id === `${slot.id}Words`);
  const [amount] = amounts;
  if (amount === undefined) return { [slot.id]: zero, ...(isKept ? words : {}) };
  const [same, ...others] = earlier.filter(({ id }) => centsOf(values[id]) === amount);
  if (!same || others.length > 0) return null;
  // The whole earlier amount belongs to this question, so it moves here.
  return { [same.id]: zero, [slot.id]: values[same.id] ?? zero };
}

const twice =
  /\b(?:count|counts|counted|counting|added|adding|listed|included|in there|on there|shows?|showing)\b.{0,30}\b(?:twice|double|two times|2 times|2x)\b|\b(?:twice|double|doubled)\b.{0,20}\bcount|\bdouble[ -]?counted\b|\bonly once\b/;

/** "The child support is counted twice": the other of two equal amounts becomes nothing. */
export function countedTwice(flow: Flow, values: Values, text: string): Correction | null {
  const plain = plainWords(text);
  if (!twice.test(plain)) return null;
  const named = flow.slots
    .filter((slot): slot is MoneySlot => slot.type === 'money' && slot.side !== undefined)
    .filter((slot) => isMentioned(slot, plain) && centsOf(values[slot.id]) > 0);
  const pairs = named.flatMap((slot) =>
    sameSide(flow, slot)
      .filter(
        ({ id }) => yearly(values[id]) === yearly(values[slot.id]) && !named.some((one) => one.id === id),
      )
      .map((other) => other),
  );
  const [other, ...more] = pairs;
  return other && more.length === 0 ? { slot: other, text: 'nothing', value: zero, isGuess: true } : null;
}

function isMentioned({ names = [], label }: MoneySlot, plain: string): boolean {
  return [plainWords(label), ...names].some((name) =>
    ` ${plain.replaceAll(/[,.;]/g, ' ')} `.includes(` ${name} `),
  );
}

function sameSide(flow: Flow, slot: MoneySlot): MoneySlot[] {
  return flow.slots.filter(
    (one): one is MoneySlot => one.type === 'money' && one.side === slot.side && one.id !== slot.id,
  );
}

function centsOf(value: Value | undefined): number {
  return isMoney(value) ? value.cents : 0;
}

function yearly(value: Value | undefined): number {
  return isMoney(value) ? value.cents * value.timesAYear : 0;
}
