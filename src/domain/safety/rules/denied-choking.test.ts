import { expect, test } from 'vitest';
import { detectByRules } from '../detect.ts';

test.each([
  "He's never choked me",
  'he has NEVER choked me',
  'No. Never choked me, not once in 44 years',
  "he hasn't choked me",
  'he never strangled me or anything',
  "she didn't choke me",
  'I was never choked',
  "he's never hit or choked me",
])('“%s” is no report of strangling', (text) => {
  expect(detectByRules(text)?.script ?? null).toBeNull();
});

test.each([
  ['He choked me on Thursday', 'violence-strangled'],
  ["he's never choked me before but last night he choked me", 'violence-strangled'],
  ["he hasn't choked me since March", 'violence-strangled'],
  ['he never choked me that hard before', 'violence-strangled'],
  ['he has not choked me again', 'violence-strangled'],
  ['he never stops choking me', 'violence-strangled'],
  ["he's never choked me, but he hit me in the face", 'violence-disclosed'],
])('“%s” is heard: %s', (text, script) => {
  expect(detectByRules(text)?.script).toBe(script);
});
