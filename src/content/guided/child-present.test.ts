import { expect, test } from 'vitest';
import { readSlot } from '#domain/guided/read/read-slot.ts';
import { readAnswers } from '#domain/guided/value.ts';
import { logAnIncident } from './log-an-incident.ts';

const slot = logAnIncident.slots.find(({ id }) => id === 'child');
const read = (text: string) => slot && readSlot(slot, text, '2026-11-28');

test.each([
  'my 4 yr old was asleep inside, i dont think she heard',
  'no they were with him so idk',
  'the kids were asleep upstairs',
  'my son was in bed, he never woke up',
  'she was in the other room, not sure if she heard',
  'they were upstairs, idk',
  'the baby was sleeping',
  'no, the kids were asleep',
  'i don’t know',
  'he was in his room, i hope he didnt hear',
])('“%s” doesn’t say that no child was there', (text) => {
  expect(read(text)).toEqual({ value: 'unsure', isSure: true });
});

test.each([
  ['no', 'no'],
  ['they were at school', 'no'],
  ['no kids there', 'no'],
  ['the kids were at my moms', 'no'],
  ['yes', 'saw'],
  ['both kids saw it', 'saw'],
  ['my daughter heard everything', 'heard'],
  ['he was upstairs and heard us', 'heard'],
  ['in the next room', 'heard'],
])('“%s” still means “%s”', (text, value) => {
  expect(read(text)).toMatchObject({ value });
});

test('the entry says what is unknown, in the person’s words', () => {
  const values = { child: 'unsure', childWords: 'my 4 yr old was asleep inside, i dont think she heard' };
  const page = JSON.stringify(logAnIncident.result(readAnswers(values), null, null));
  expect(page).toContain(
    'It isn’t clear what a child noticed. In your words: “my 4 yr old was asleep inside',
  );
  expect(page).not.toContain('No child was there');
});
