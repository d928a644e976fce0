import type { Flow, Slot } from './flow.ts';
import type { Outcome } from './outcome.ts';
import { spacedWords } from './read/named.ts';
import { plainWords } from './read/plain.ts';
import type { Run } from './run.ts';
import { answeredSlots } from './steps.ts';
import { type MoneyValue, type Values, isMoney } from './value.ts';

const isTwice =
  /\b(?:count(?:ed|ing|s)?|added|listed|in there|on there|there|down|included|entered|shows? up|it'?s|is|are|have|has|put)\b.{0,40}\b(?:twice|two times|2 times|2x|double)\b|\bdoubl(?:e|ed|ing)[ -]?(?:count|up)|\bdoubled\b/;
const isToldBefore =
  /\b(?:i |we )?(?:just |already |alr )+(?:told|said|gave|put|counted|entered|included|listed|wrote|mentioned|did)\b|\b(?:same|the) (?:one|money|amount|\$? ?\d[\d,.]*) (?:as before|i (?:just )?(?:told|said|gave|put))|\bsame (?:one|money|amount|thing|\$? ?\d[\d,.]*)(?: as (?:before|the last one))?$/;

const nothing: MoneyValue = { cents: 0, timesAYear: 12 };

/** "The child support is counted twice": the same amount in another answer becomes nothing, once the person confirms it. */
export function onCountedTwice(flow: Flow, run: Run, text: string): Outcome | null {
  const plain = plainWords(text);
  if (!isTwice.test(plain)) return null;
  const slots = answeredSlots(flow, run.values).filter((slot) => amountOf(run.values, slot) > 0);
  const twins = slots.filter((slot) => sameAs(run.values, slot, slots).length > 0);
  const named = twins.filter((slot) =>
    namesOf(slot).some((name) => spacedWords(plain).includes(` ${name} `)),
  );
  const [one, ...more] = named;
  const [other, ...rest] = one && more.length === 0 ? sameAs(run.values, one, slots) : [];
  if (other && rest.length === 0) return confirmed(run, { [other.id]: nothing });
  if (twins.length !== 2) return null;
  const ids = twins.map(({ id }) => id);
  return {
    run: { ...run, aside: { kind: 'which', slots: ids, text: 'nothing', rest: '' } },
    note: { kind: 'which' },
  };
}

/** "Thats the 450 i just told you" at the question about support moves the amount here, so that it counts once. */
export function onToldBefore(flow: Flow, run: Run, slot: Slot, text: string): Outcome | null {
  const plain = plainWords(text);
  if (slot.type !== 'money' || !isToldBefore.test(plain)) return null;
  // "0, that's the 600 I just told you" leaves the amount where it is.
  const isNone = /^(?:\$? ?0|none|nothing|zero)\b/.test(plain);
  const number = /[1-9][\d,.]*/.exec(plain)?.[0].replaceAll(',', '');
  const found = answeredSlots(flow, run.values)
    .filter((one) => one !== slot && amountOf(run.values, one) > 0)
    .filter((one) => number === undefined || centsOf(run.values, one) === Math.round(Number(number) * 100));
  const previous = flow.slots[flow.slots.indexOf(slot) - 1];
  const meant = number === undefined ? found.filter((one) => one === previous) : found;
  const before = meant.length === 1 ? meant[0] : undefined;
  if (!before) return null;
  if (isNone) return confirmed(run, { [slot.id]: nothing });
  return confirmed(run, { [before.id]: nothing, [slot.id]: run.values[before.id] ?? null });
}

function confirmed(run: Run, values: Values): Outcome {
  return { run: { ...run, pending: values }, note: { kind: 'confirm', values } };
}

function sameAs(values: Values, slot: Slot, slots: readonly Slot[]): Slot[] {
  return slots.filter((one) => one !== slot && amountOf(values, one) === amountOf(values, slot));
}

function amountOf(values: Values, { id }: Slot): number {
  const one = values[id];
  return isMoney(one) ? one.cents * one.timesAYear : 0;
}

function centsOf(values: Values, { id }: Slot): number {
  const one = values[id];
  return isMoney(one) ? one.cents : 0;
}

function namesOf({ label, names = [] }: Slot): string[] {
  return [plainWords(label), ...names];
}
