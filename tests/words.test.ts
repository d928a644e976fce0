import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allWords } from '../scripts/words/all-words.ts';
import { sampleSentences } from '../scripts/words/sample.ts';
import { breachesOf, readTerms } from '../scripts/words/terms.ts';
import { wordsInCode } from '../scripts/words/words-in-code.ts';
import { wordsInYaml } from '../scripts/words/words-in-yaml.ts';
import { wordsInReactions, wordsInReplies } from '../scripts/words/words-of-advisors.ts';

const page = readFileSync(path.resolve(import.meta.dirname, '../docs/voice.md'), 'utf8');
const terms = readTerms(page, 'Terms');
const interfaceTerms = readTerms(page, 'Terms of the interface');
const words = allWords();

/** The specification's fixed texts must not be changed. */
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

/** Error messages that Supabase's own clients check for, and texts that have tests of their own. */
const testedElsewhere =
  /^src\/(?:server\/(?:auth|rest|chat\/talk)\/|content\/(?:talk-words|states\/)|domain\/talk\/)/;

/** What advisors say. */
const spoken = /^content\/(?:intents|listening|passages|reactions|themes)\//;

test('every text of the interface uses the terms of docs/voice.md', () => {
  const held = words.filter(
    ({ file, text }) => !given.has(text) && !testedElsewhere.test(file) && !spoken.test(file),
  );
  expect(held.length).toBeGreaterThan(5000);
  expect(breachesOf([...terms, ...interfaceTerms], held)).toEqual([]);
});

test('everything that advisors say uses the terms', () => {
  const held = words.filter(({ file }) => spoken.test(file));
  expect(held.length).toBeGreaterThan(20_000);
  expect(breachesOf(terms, held)).toEqual([]);
});

test('every text with fixed wording is still in use', () => {
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

test('planted: “notices” is found in the interface only', () => {
  const planted = [{ file: 'src/web/planted.tsx', line: 1, text: 'The court sends notices.' }];
  expect(breachesOf(interfaceTerms, planted)).toHaveLength(1);
  expect(breachesOf(terms, planted)).toEqual([]);
});

test('planted: what advisors say is found, and what people type is not', () => {
  const intent = `- id: "planted"
  title: "Somebody texts me"
  message:
    - ["I cannot do {day}.", "I cannot do that."]
    - "Ask whoever drives."
  reply: "Say: \\"I will not.\\""
  examples:
  - "somebody texts me at once"
  followUps:
  - reply: "Do not answer at once."
`;
  const reaction = '## how\n\n- somebody asked\n\nDo not answer.\n';
  const subject = '- id: at-once\n  cues:\n    - "somebody"\n  questions:\n    - "With whom?"\n';
  const found = [...wordsInReplies(intent), ...wordsInReactions(reaction), ...wordsInYaml(subject)].map(
    (each) => ({ ...each, file: 'planted' }),
  );
  expect(breachesOf(terms, found).map((each) => each.replace(/ → .*/, ''))).toEqual([
    'planted:2  Somebody',
    'planted:4  cannot',
    'planted:4  cannot',
    'planted:5  whoever',
    'planted:6  will not',
    'planted:10  at once',
    'planted:10  Do not',
    'planted:5  Do not',
    'planted:5  whom',
  ]);
});

test('finds the texts of a screen with line numbers and skips texts that only programs read', () => {
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

test('finds a count inside a sentence that is split by tags', () => {
  const planted =
    'export const Note = () => <p>{done === 1 ? "One checkmark" : `${done} ticks`} will go.</p>;';
  expect(wordsInCode(planted).map(({ text }) => text)).toContain('{…} ticks');
});

test('the list includes the help articles, the emails and the screens', () => {
  for (const place of [
    'content/advisors.yaml',
    'content/cases/',
    'content/first-steps.yaml',
    'content/help/',
    'content/prompts/',
    'content/safety/',
    'content/tools/',
    'supabase/templates/',
    'src/web/',
    'src/chat-frame/',
    'src/server/',
    'dev/',
  ])
    expect(words.filter(({ file }) => file.startsWith(place)).length, place).toBeGreaterThan(0);
});

test('finds the texts of a YAML file with line numbers and skips identifiers and cited pages', () => {
  const planted = `# A comment
- id: the-id
  text: You can’t undo this.
  sources:
    - title: A page of others
- id: next-id
  text: "It takes: two days"
`;
  expect(wordsInYaml(planted)).toEqual([
    { line: 3, text: 'You can’t undo this.' },
    { line: 7, text: 'It takes: two days' },
  ]);
});

test('a sample has distinct sentences, depends only on the seed, and excludes sentences with fixed wording', () => {
  const drawn = sampleSentences(words, { size: 300, seed: 7 });
  expect(new Set(drawn.map(({ text }) => text)).size).toBe(300);
  expect(sampleSentences(words, { size: 300, seed: 7 })).toEqual(drawn);
  expect(sampleSentences(words, { size: 300, seed: 8 })).not.toEqual(drawn);
  expect(drawn.filter(({ file }) => file.startsWith('src/server/auth/'))).toEqual([]);
});

test('a sample contains single sentences, and leaves out labels and fragments', () => {
  const planted = ['Save', 'and {…} more of them', 'Nothing was sent. You can try again.'].map((text) => ({
    file: 'src/web/planted.tsx',
    line: 1,
    text,
  }));
  const texts = sampleSentences(planted, { size: 9, seed: 1 }).map(({ text }) => text);
  expect(texts.toSorted()).toEqual(['Nothing was sent.', 'You can try again.']);
});
