import * as v from 'valibot';
import { isDay } from '../tools/day.ts';
import type { Danger } from './heard-danger.ts';

/** An amount in cents with its frequency, such as 26 times a year, or 0 for an amount that comes once. */
export interface MoneyValue {
  cents: number;
  timesAYear: number;
}

/** An answer that only the person's device has. */
export interface OnDevice {
  onDevice: true;
}

/** An answer that could not be read. It is shown as it was written, and nothing is concluded or counted from it. */
export interface OwnWords {
  words: string;
}

/** The value of a slot. Null: the person skipped it. */
export type Value =
  | string
  | number
  | readonly string[]
  | readonly number[]
  | MoneyValue
  | OnDevice
  | OwnWords
  | null;
export type Values = Readonly<Record<string, Value>>;

const value = v.union([
  v.null(),
  v.string(),
  v.number(),
  v.array(v.string()),
  v.array(v.number()),
  v.strictObject({ cents: v.number(), timesAYear: v.number() }),
  v.strictObject({ onDevice: v.literal(true) }),
  v.strictObject({ words: v.string() }),
]);
export const valuesSchema = v.record(v.string(), value);

export function isOnDevice(one: Value | undefined): one is OnDevice {
  return typeof one === 'object' && one !== null && 'onDevice' in one;
}

export function isMoney(one: Value | undefined): one is MoneyValue {
  return typeof one === 'object' && one !== null && 'cents' in one;
}

export function isOwnWords(one: Value | undefined): one is OwnWords {
  return typeof one === 'object' && one !== null && 'words' in one;
}

/** The placeholder in a text for values that only the device has. */
function deviceMark(slot: string): string {
  return `{{${slot}}}`;
}

/** Answers by slot, for conditions and results. A missing, skipped or unparsed answer counts as empty. */
export interface AnswerReader {
  has(slot: string): boolean;
  is(slot: string, ...choices: readonly string[]): boolean;
  /** A text, a date or the ID of a choice. */
  text(slot: string): string;
  list(slot: string): readonly string[];
  includes(slot: string, choice: string): boolean;
  ages(slot: string): readonly number[];
  money(slot: string): MoneyValue | null;
  number(slot: string): number | null;
  day(slot: string): string | null;
  /** Whether the person mentioned this danger in any answer. */
  isInDanger(danger: Danger): boolean;
}

export function readAnswers(values: Values, told: readonly Danger[] = []): AnswerReader {
  const text = (slot: string) => {
    const one = values[slot];
    if (isOnDevice(one)) return deviceMark(slot);
    return typeof one === 'string' ? one : '';
  };
  const list = (slot: string): readonly string[] => {
    const one = values[slot];
    if (isOnDevice(one)) return [deviceMark(slot)];
    return Array.isArray(one) ? one.map(String) : [];
  };
  return {
    has: (slot) => {
      const one = values[slot];
      return (
        one !== undefined &&
        one !== null &&
        !isOwnWords(one) &&
        (!Array.isArray(one) || list(slot).length > 0)
      );
    },
    is: (slot, ...choices) => choices.includes(text(slot)),
    text,
    list,
    includes: (slot, choice) => list(slot).includes(choice),
    ages: (slot) => list(slot).map(Number).filter(Number.isFinite),
    money: (slot) => {
      const one = values[slot];
      return isMoney(one) ? one : null;
    },
    number: (slot) => {
      const one = values[slot];
      return typeof one === 'number' ? one : null;
    },
    day: (slot) => (isDay(text(slot)) ? text(slot) : null),
    isInDanger: (danger) => told.includes(danger),
  };
}
