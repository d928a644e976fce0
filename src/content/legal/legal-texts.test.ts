import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { LegalFacts } from '#domain/legal-facts.ts';
import { GRACE_DAYS, PAUSE_PRICE } from '#domain/billing/billing.ts';
import { type Plan, plans } from '#domain/billing/plan.ts';
import { readingGrade } from '../../../evals/reading-grade.ts';
import type { LegalText } from './legal-section.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

const facts: LegalFacts = {
  company: { name: 'Evenkeel Example LLC', address: '1 Harbor Road', email: 'hello@evenkeel.example' },
  governingLaw: 'Delaware',
  backupDays: 30,
  processors: [{ name: 'Acme Cloud', purpose: 'runs the computers.' }],
};

function paragraphsOf({ parts }: LegalText): string[] {
  return parts.flatMap((part) => ('of' in part ? part.of(facts) : part).paragraphs);
}
const digest = (text: LegalText) =>
  createHash('sha256').update(paragraphsOf(text).join('\n')).digest('hex').slice(0, 16);

test.each([
  ['Terms', terms, 'November 28, 2026', '234bf86fb762146b'],
  ['Privacy Policy', privacy, 'November 28, 2026', '612421eb91220211'],
])('the text of the %s does not change without a new date', (_name, text, effective, known) => {
  // After a change of the text, update the effective date here and in the text, then the digest.
  expect([text.effective, digest(text)]).toEqual([effective, known]);
});

test('planted: a changed word changes the digest', () => {
  const [first, ...rest] = terms.parts;
  if (!first || 'of' in first) throw new Error('no text');
  const planted = { ...terms, parts: [{ ...first, paragraphs: ['Anything'] }, ...rest] };
  expect(digest(planted)).not.toBe(digest(terms));
});

test.each([
  ['every plan and its prices', terms, Object.values(plans).map((plan) => priceOf(plan))],
  ['the pause and the grace', terms, [`$${PAUSE_PRICE / 100} a month`, `active for ${GRACE_DAYS} days`]],
  ['the renewal', terms, ['renews automatically']],
  [
    'both exceptions of a cancellation',
    terms,
    ['the plan ends right away', 'delete your account, the plan ends'],
  ],
  [
    'the company and the law',
    terms,
    ['Evenkeel Example LLC', '1 Harbor Road', 'hello@evenkeel.example', 'laws of Delaware'],
  ],
  ['the given sentence', terms, ['You can upgrade, downgrade, or cancel at any time.']],
  ['backups and their age', privacy, ['Each backup is deleted after 30 days']],
  ['health data', privacy, ['Washington', 'California', 'health data']],
  ['children', privacy, ['No one under 18']],
  ['the contact', privacy, ['hello@evenkeel.example']],
])('the legal texts name %s', (_what, text, sentences) => {
  const said = paragraphsOf(text).join('\n');
  for (const sentence of sentences) expect(said).toContain(sentence);
});

test('the Privacy Policy names the companies that process data for us', () => {
  const items = privacy.parts.flatMap((part) => ('of' in part ? (part.of(facts).items ?? []) : []));
  expect(items).toEqual(facts.processors);
  const none = privacy.parts.flatMap((part) =>
    'of' in part ? part.of({ ...facts, backupDays: 0 }).paragraphs : [],
  );
  expect(none.join(' ')).toContain('We don’t make backups.');
});

test('no paragraph has a reading grade above 9', () => {
  const hard = [...paragraphsOf(terms), ...paragraphsOf(privacy)].filter(
    (text) => text.split(' ').length > 9 && readingGrade(text) > 9,
  );
  expect(hard).toEqual([]);
});

function priceOf({ name, monthlyPrice, annualPrice, advisors, uploads }: Plan): string {
  const papers = `${uploads} document ${uploads === 1 ? 'upload' : 'uploads'}`;
  return `${name}: $${monthlyPrice.toFixed(2)} a month or $${annualPrice.toFixed(2)} a year, with ${advisors} advisors and ${papers} in total.`;
}
