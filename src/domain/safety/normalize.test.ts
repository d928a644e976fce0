import { expect, test } from 'vitest';
import { normalize } from './normalize.ts';

test.each([
  ['I’m NOT ok', ' im not ok '],
  ['i w4nt to k i l l myself', ' i want to kill myself '],
  ['k1ll my$elf', ' kill myself '],
  ['kіll mуsеlf', ' kill myself '],
  ['ki\u200Bll my\u00ADself', ' kill myself '],
  ['ｋｉｌｌ myself', ' kill myself '],
  ['i want to dieeeee', ' i want to diee '],
  ['No. Never again!', ' no | never again | '],
  ['a 2-2-3 schedule and my 401k', ' a 2 2 3 schedule and my aoik '],
  ['¿Quién? Mañana', ' quien | manana '],
  ['💊 and goodbye', ' pills and goodbye '],
  ['', '  '],
])('%j is normalized to %j', (text, plain) => {
  expect(normalize(text)).toBe(plain);
});
