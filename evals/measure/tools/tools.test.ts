import { expect, test } from 'vitest';
import { addsNothing } from '#domain/tools/message-coach/adds-nothing.ts';
import { dangerInDraft } from '#domain/tools/message-coach/danger-in-message.ts';
import { rewriteMessage } from '#domain/tools/message-coach/rewrite.ts';
import {
  addedBy,
  mixedDrafts,
  scoreFlags,
  scoreLines,
  scoreReceived,
  scoreRewrites,
  scoreStops,
} from './score-tools.ts';
import { type DraftBank, draftBank, receivedBank, rewriteBank } from './tools-banks.ts';

// Floors on banks of the rules' own author; what they are worth stands in README.md.

function bankOf(name: DraftBank) {
  return draftBank(name) ?? [];
}

const flagBanks = [
  'tools-drafts',
  'tools-drafts-unseen',
  'tools-drafts-more',
  'tools-drafts-more-unseen',
] as const;

test.each(flagBanks)('the flags of %s are right and found', (name) => {
  const all = scoreFlags(bankOf(name)).find(({ kind }) => kind === 'all');
  const { right, wrong, missed } = all ?? { right: 0, wrong: 1, missed: 1 };
  expect(right / (right + wrong)).toBeGreaterThanOrEqual(0.9);
  expect(right / (right + missed)).toBeGreaterThanOrEqual(0.9);
});

test.each(flagBanks)('no calm line of %s is flagged, and what must not be sent gets a hard stop', (name) => {
  const { lines, stopped } = scoreStops(bankOf(name));
  expect(scoreLines(bankOf(name)).calmFlagged).toBe(0);
  expect(stopped / lines).toBeGreaterThanOrEqual(0.9);
});

// Shares reached on the bank by another hand, less two lines; its lines are not for the eyes of the rules' author.
test('on the words of a stranger the flags keep what they reached', () => {
  const all = scoreFlags(bankOf('tools-held/drafts')).find(({ kind }) => kind === 'all');
  const { right, wrong, missed } = all ?? { right: 0, wrong: 1, missed: 1 };
  expect(right / (right + wrong)).toBeGreaterThanOrEqual(0.88);
  expect(right / (right + missed)).toBeGreaterThanOrEqual(0.75);
});

test('no sentence about illness, an accident or an emergency is flagged', () => {
  expect(bankOf('tools-care')).toHaveLength(60);
  expect(scoreLines(bankOf('tools-care')).calmFlagged).toBe(0);
});

test('two hundred mixed drafts and more gain no number, date, name or promise and lose their heat', () => {
  const drafts = mixedDrafts([...bankOf('tools-drafts'), ...bankOf('tools-care')], 400, 11);
  const { rewritten, added, heated } = scoreRewrites(drafts.map(({ draft }) => draft));
  expect(rewritten).toBeGreaterThanOrEqual(200);
  expect(added).toEqual([]);
  expect(heated).toEqual([]);
});

test('two hundred drafts full of facts, by another hand, gain no number, date, name or promise', () => {
  const { rewritten, added } = scoreRewrites(rewriteBank());
  expect(rewritten).toBeGreaterThanOrEqual(150);
  // A count: the bank's lines are not for the eyes of the rules' author.
  expect(added.length).toBe(0);
});

test('a rewrite keeps the plain sentences of a draft', () => {
  const drafts = mixedDrafts(bankOf('tools-drafts'), 200, 5);
  const kept = drafts.filter(({ draft, calm }) => {
    const rewrite = rewriteMessage(draft).text?.toLowerCase() ?? '';
    return calm.every((line) => rewrite.includes(lastWords(line)));
  });
  expect(kept.length / drafts.length).toBeGreaterThanOrEqual(0.9);
});

function lastWords(text: string): string {
  return text
    .split(' ')
    .slice(-3)
    .join(' ')
    .replace(/[.?!]+$/, '')
    .toLowerCase();
}

test('planted: a bank whose labels are wrong falls below the gate', () => {
  const turned = bankOf('tools-drafts').map((line) => ({
    ...line,
    flags: line.flags.length > 0 ? [] : (['threat'] as const).slice(),
  }));
  const all = scoreFlags(turned).find(({ kind }) => kind === 'all');
  expect(all?.right).toBe(0);
  expect(all?.wrong).toBeGreaterThan(100);
  expect(all?.missed).toBeGreaterThan(20);
});

test('planted: a number, a date, a name or a promise that was added is found by both checks', () => {
  const draft = 'The form is due. Please sign it.';
  for (const more of [
    'It costs 40 dollars.',
    'It is due on Friday.',
    'Please ask Carla too.',
    'I will pay for it.',
  ]) {
    const rewrite = `Hi. The form is due. ${more} Thank you.`;
    expect(addsNothing(draft, rewrite), more).toBe(false);
    expect(addedBy(draft, rewrite), more).not.toEqual([]);
  }
});

test('ordinary messages to the other parent raise no alarm of the safety gate', () => {
  const calm = [...bankOf('tools-drafts'), ...bankOf('tools-drafts-unseen')].filter(
    ({ flags }) => flags.length === 0,
  );
  expect(calm.filter(({ text }) => dangerInDraft(text) !== null)).toEqual([]);
});

test.each(['tools-received', 'tools-received-more'] as const)(
  '%s is cut down to what wants an answer',
  (name) => {
    const bank = receivedBank(name) ?? [];
    expect(bank.length).toBeGreaterThan(20);
    expect(scoreReceived(bank).wrong).toEqual([]);
  },
);

test('messages that were kept from the rules are read right but for two', () => {
  const bank = receivedBank('tools-received-more-unseen') ?? [];
  expect(bank).toHaveLength(32);
  expect(scoreReceived(bank).wrong.length).toBeLessThanOrEqual(2);
});
