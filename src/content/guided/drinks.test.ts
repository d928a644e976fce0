import { expect, test } from 'vitest';
import { readSlot } from '#domain/guided/read/read-slot.ts';
import { readAnswers } from '#domain/guided/value.ts';
import { firstNight } from './first-night.ts';

const slot = firstNight.slots.find(({ id }) => id === 'drink');
const read = (text: string) => {
  const reading = slot && readSlot(slot, text, '2026-11-28');
  return reading && 'value' in reading ? reading.value : null;
};

test.each([
  ['like 6 or 7 beers', 'much'],
  ['yeah half a bottle of jack', 'much'],
  ['six beers', 'much'],
  ['a six pack', 'much'],
  ['5 shots of tequila', 'much'],
  ['most of a bottle of vodka', 'much'],
  ['a fifth of whiskey', 'much'],
  ['a bottle of wine', 'much'],
  ['maybe 4 glasses of wine', 'much'],
  ['a 12 pack', 'much'],
  ['im drunk', 'much'],
  ['way too much', 'much'],
  ['2 beers', 'some'],
  ['one or two glasses of wine', 'some'],
  ['half a bottle of wine', 'some'],
  ['a shot of vodka', 'some'],
  ['some whiskey', 'some'],
  ['a jack and coke', 'some'],
  ['no', 'no'],
  ['no beers tonight', 'no'],
  ['i took 6 xanax and a bottle of wine', 'mixed'],
])('“%s” is “%s”', (text, value) => {
  // Pills are told whichever question is open.
  const isMixed = firstNight.slots.some(
    (one) =>
      one.type === 'choice' && one.choices.some(({ id, isToldBy }) => id === 'mixed' && isToldBy?.(text)),
  );
  expect(isMixed ? 'mixed' : read(text)).toBe(value);
});

const card = (values: object, dangers: readonly ('violence' | 'self')[] = []) =>
  JSON.stringify(firstNight.result(readAnswers({ hour: 'bed', ...values }, dangers), null, null));

test('someone who may have to call keeps the phone at hand', () => {
  expect(card({ safe: 'yes', dark: 'no' })).toContain('Put your phone in another room');
  for (const values of [{ safe: 'no' }, { dark: 'yes' }, { dark: 'unsure' }, { drink: 'mixed' }]) {
    expect(card(values)).not.toContain('phone in another room');
    expect(card(values)).toContain('Keep your phone charged and next to you');
  }
  expect(card({ safe: 'yes', dark: 'no' }, ['violence'])).toContain('Keep your phone charged');
});
