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

// Lower bounds on banks by the rules' own author. README.md explains their value.

function bankOf(name: DraftBank) {
  return draftBank(name) ?? [];
}

const flagBanks = [
  'tools-drafts',
  'tools-drafts-unseen',
  'tools-drafts-more',
  'tools-drafts-more-unseen',
] as const;

test.each(flagBanks)('the flags for %s have at least 90 percent precision and recall', (name) => {
  const all = scoreFlags(bankOf(name)).find(({ kind }) => kind === 'all');
  const { right, wrong, missed } = all ?? { right: 0, wrong: 1, missed: 1 };
  expect(right / (right + wrong)).toBeGreaterThanOrEqual(0.9);
  expect(right / (right + missed)).toBeGreaterThanOrEqual(0.9);
});

test.each(flagBanks)(
  'no calm line of %s is flagged, and lines that must not be sent get a hard stop',
  (name) => {
    const { lines, stopped } = scoreStops(bankOf(name));
    expect(scoreLines(bankOf(name)).calmFlagged).toBe(0);
    expect(stopped / lines).toBeGreaterThanOrEqual(0.9);
  },
);

// Scores on the bank by another author, minus two lines. The rules' author must not see its lines.
test('the flags keep their score on lines from an independent author', () => {
  const all = scoreFlags(bankOf('tools-held/drafts')).find(({ kind }) => kind === 'all');
  const { right, wrong, missed } = all ?? { right: 0, wrong: 1, missed: 1 };
  expect(right / (right + wrong)).toBeGreaterThanOrEqual(0.88);
  expect(right / (right + missed)).toBeGreaterThanOrEqual(0.75);
});

test('no sentence about illness, an accident or an emergency is flagged', () => {
  expect(bankOf('tools-care')).toHaveLength(60);
  expect(scoreLines(bankOf('tools-care')).calmFlagged).toBe(0);
});

test('more than two hundred mixed drafts gain no number, date, name or promise and lose their hostility', () => {
  const drafts = mixedDrafts([...bankOf('tools-drafts'), ...bankOf('tools-care')], 400, 11);
  const { rewritten, added, heated } = scoreRewrites(drafts.map(({ draft }) => draft));
  expect(rewritten).toBeGreaterThanOrEqual(200);
  expect(added).toEqual([]);
  expect(heated).toEqual([]);
});

test('two hundred drafts full of facts by another author gain no number, date, name or promise', () => {
  const { rewritten, added } = scoreRewrites(rewriteBank());
  expect(rewritten).toBeGreaterThanOrEqual(150);
  // Compares only a count, because the rules' author must not see the bank's lines.
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

test('planted: a bank with wrong labels falls below the limit', () => {
  const turned = bankOf('tools-drafts').map((line) => ({
    ...line,
    flags: line.flags.length > 0 ? [] : (['threat'] as const).slice(),
  }));
  const all = scoreFlags(turned).find(({ kind }) => kind === 'all');
  expect(all?.right).toBe(0);
  expect(all?.wrong).toBeGreaterThan(100);
  expect(all?.missed).toBeGreaterThan(20);
});

test('planted: both checks find an added number, date, name or promise', () => {
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

test('ordinary messages to the other parent trigger no safety script', () => {
  const calm = [...bankOf('tools-drafts'), ...bankOf('tools-drafts-unseen')].filter(
    ({ flags }) => flags.length === 0,
  );
  expect(calm.filter(({ text }) => dangerInDraft(text) !== null)).toEqual([]);
});

test.each(['tools-received', 'tools-received-more'] as const)(
  'every message in %s is reduced to the parts that need a reply',
  (name) => {
    const bank = receivedBank(name) ?? [];
    expect(bank.length).toBeGreaterThan(20);
    expect(scoreReceived(bank).wrong).toEqual([]);
  },
);

test('all but two of the held-out received messages are read correctly', () => {
  const bank = receivedBank('tools-received-more-unseen') ?? [];
  expect(bank).toHaveLength(32);
  expect(scoreReceived(bank).wrong.length).toBeLessThanOrEqual(2);
});
