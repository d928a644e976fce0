import { expect, test } from 'vitest';
import type { Slot } from '../flow.ts';
import { readSlot } from './read-slot.ts';

const state = { id: 'state', label: '', ask: '', why: '', example: '', type: 'state' } as Slot;
const read = (text: string) => {
  const reading = readSlot(state, text, '2026-11-28');
  return reading && 'value' in reading ? reading.value : null;
};

test.each([
  ["No thats where SHE is. I'm in Houston Texas been here all my life", 'TX'],
  ["She's in Louisiana now, Shreveport. I'm in Texas not Louisiana, you wrote that wrong", 'TX'],
  ['I live in Maine, he moved to Ohio', 'ME'],
  ['Texas', 'TX'],
  ['we live in Ohio', 'OH'],
])('the person lives in the state that “%s” says of them: %s', (text, code) => {
  expect(read(text)).toBe(code);
});

test.each([
  'she moved to Ohio with the kids',
  'she went to her mamas in Louisiana',
  'my wife is in Louisiana',
])('“%s” says nothing about where the person lives', (text) => {
  expect(read(text)).toBeNull();
});
