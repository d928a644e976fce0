import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allWords } from '../scripts/words/all-words.ts';
import { sampleSentences } from '../scripts/words/sample.ts';
import { breachesOf, readTerms } from '../scripts/words/terms.ts';
import { wordsInCode } from '../scripts/words/words-in-code.ts';

const page = readFileSync(path.resolve(import.meta.dirname, '../docs/voice.md'), 'utf8');
const terms = readTerms(page);
const words = allWords();

/** The specification's own words stay as they are. */
const given = new Set([
  'Could not enable notifications due to an error.',
  'Could not load your deadlines from the server.',
  'Could not load your deadlines from the server. These are samples.',
  'Could not load your progress data.',
  'Could not remove your deadline from the server.',
  'Could not save your deadline to the server.',
  'Could not save your deadline to the server. Check your connection, then try again.',
  'New passwords do not match',
  'Notification permission was not granted.',
  'Passwords do not match',
  'The Stripe integration is not properly configured. Please ensure the Stripe API key is set.',
  "You've canceled the checkout process. Your subscription was not changed.",
  'Your browser does not support notifications.',
  'Your progress could not be saved at this time.',
]);

/** Refusals that Supabase's own clients know by their words, and what has editors and tests of its own. */
const heldElsewhere =
  /^src\/(?:server\/(?:auth|rest|chat\/talk)\/|content\/(?:safety-scripts|talk-words|states\/)|domain\/talk\/)/;

test('every text keeps the terms of docs/voice.md', () => {
  const held = words.filter(({ file, text }) => !given.has(text) && !heldElsewhere.test(file));
  expect(held.length).toBeGreaterThan(5000);
  expect(breachesOf(terms, held)).toEqual([]);
});

test('every given text is still said', () => {
  const said = new Set(words.map(({ text }) => text));
  expect([...given].filter((text) => !said.has(text))).toEqual([]);
});

test.each([
  ['Somebody signed in.', 'someone'],
  ['The link in the mails works once.', 'email'],
  ['Who pays for health cover?', 'coverage'],
  ['The next week it turns round.', 'flips'],
  ['You cannot undo this.', 'can’t'],
  ['Log in to go on.', 'sign in'],
  ['Tick the box first.', 'checkmark'],
  ['This chat that is not kept is gone.', 'private chat'],
])('planted: “%s” is found', (text, use) => {
  const planted = [{ file: 'src/web/planted.tsx', line: 1, text }];
  expect(breachesOf(terms, planted).join('\n')).toContain(use);
});

test('the words of a screen are found with their lines, and what only a program reads is not', () => {
  const planted = `import { note } from './note.ts';
    const title = 'Your plan ends today.';
    const source = { title: 'What Courts Cannot Do', publisher: 'A court', url: 'https://court.example' };
    log.warn('a job failed somewhere');
    const rows = query('select id from plans where ended = $1');
    export const Note = () => (
      <p className="mt-4 text-sm" title="About this note">
        Saved in <b>this</b> {browser} only.
      </p>
    );`;
  expect(wordsInCode(planted).map(({ line, text }) => `${line} ${text}`)).toEqual([
    '2 Your plan ends today.',
    '8 Saved in this {…} only.',
    '7 About this note',
  ]);
});

test('a count is found inside a sentence between tags', () => {
  const planted =
    'export const Note = () => <p>{done === 1 ? "One checkmark" : `${done} ticks`} will go.</p>;';
  expect(wordsInCode(planted).map(({ text }) => text)).toContain('{…} ticks');
});

test('the help base, the letters and the screens are all in the list', () => {
  for (const place of [
    'content/help/',
    'supabase/templates/',
    'src/web/',
    'src/chat-frame/',
    'src/server/',
    'dev/',
  ])
    expect(words.filter(({ file }) => file.startsWith(place)).length, place).toBeGreaterThan(0);
});

test('a sample has different sentences, the same for the same seed, and none whose wording is fixed', () => {
  const drawn = sampleSentences(words, { size: 300, seed: 7 });
  expect(new Set(drawn.map(({ text }) => text)).size).toBe(300);
  expect(sampleSentences(words, { size: 300, seed: 7 })).toEqual(drawn);
  expect(sampleSentences(words, { size: 300, seed: 8 })).not.toEqual(drawn);
  expect(drawn.filter(({ file }) => file.startsWith('src/server/auth/'))).toEqual([]);
});

test('a sample takes sentences one by one and leaves out labels and parts', () => {
  const planted = ['Save', 'and {…} more of them', 'Nothing was sent. You can try again.'].map((text) => ({
    file: 'src/web/planted.tsx',
    line: 1,
    text,
  }));
  const texts = sampleSentences(planted, { size: 9, seed: 1 }).map(({ text }) => text);
  expect(texts.toSorted()).toEqual(['Nothing was sent.', 'You can try again.']);
});
