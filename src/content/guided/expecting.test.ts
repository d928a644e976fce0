import { expect, test } from 'vitest';
import { readSlot } from '#domain/guided/read/read-slot.ts';
import { readAnswers } from '#domain/guided/value.ts';
import { tellsOfPregnancy } from './expecting.ts';
import { iWantToFile } from './i-want-to-file.ts';
import { iWasServed } from './i-was-served.ts';

const TODAY = '2026-11-28';
const flows = [iWantToFile, iWasServed];

function read(text: string) {
  return flows.map((flow) => {
    const slot = flow.slots.find(({ id }) => id === 'children');
    return slot && readSlot(slot, text, TODAY);
  });
}

test.each([
  'im pregnant btw due in march',
  'not yet im pregnant',
  'yes but not born yet',
  'no, but my wife is pregnant',
  'we are expecting in april',
  'having a baby in june',
  'baby on the way',
  'no kids, 20 weeks along',
  "I'm expecting our first",
  'Not yet, but one of us is pregnant',
])('“%s” is a child on the way', (text) => {
  for (const found of read(text)) expect(found).toEqual({ value: 'expecting', isSure: true });
});

test('a yes beside a pregnancy is confirmed, because there may be other children', () => {
  for (const found of read('yes im pregnant')) expect(found).toEqual({ value: 'expecting', isSure: false });
});

test.each([
  'yes one and im pregnant',
  'we have 2 kids and im pregnant again',
  'yes, 3 and 5, and one on the way',
])('“%s” are children, with one on the way', (text) => {
  for (const found of read(text)) expect(found).toMatchObject({ value: 'yes' });
  expect(tellsOfPregnancy(text)).toBe(true);
});

test.each([
  ['no', 'no'],
  ['no and im not pregnant', 'no'],
  ['no, his girlfriend is pregnant', 'no'],
  ['no, i had a miscarriage', 'no'],
  ['yes, i was pregnant with our second when we married', 'yes'],
])('“%s” tells of no pregnancy', (text, value) => {
  for (const found of read(text)) expect(found).toMatchObject({ value });
  expect(tellsOfPregnancy(text)).toBe(false);
});

test.each(flows)('the page of “$title” speaks of the pregnancy', (flow) => {
  const page = (values: object) =>
    JSON.stringify(
      flow.result(
        readAnswers({ state: 'OH', afraid: 'no', paper: 'petition', served: '2026-11-20', ...values }),
        null,
        TODAY,
      ),
    );
  const expecting = page({ children: 'expecting' });
  expect(expecting).toContain('A baby is on the way');
  expect(expecting).not.toContain('forms for people without children');
  expect(page({ children: 'yes', childrenWords: 'yes one and im pregnant' })).toContain(
    'A baby is on the way',
  );
  expect(page({ children: 'no' })).not.toContain('A baby is on the way');
});
