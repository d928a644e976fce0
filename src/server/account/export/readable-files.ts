import * as v from 'valibot';
import { toCsv } from '#domain/tools/budget/csv.ts';
import { conversationPath, conversationText } from './conversation-text.ts';
import { cell, labeled, labeledTable } from './labeled.ts';
import { labels } from './labels.ts';
import type { StoredRow } from './rows-of.ts';
import { listText, titled } from './plain-markdown.ts';
import type { ExportFile } from './zip-stream.ts';

interface Source {
  /** `table` has the same name as in the list of personal tables. */
  rows: (table: string) => Promise<StoredRow[]>;
  messages: (conversation: string) => AsyncIterable<StoredRow>;
}

/** Returns the part of the export that text editors and spreadsheets can open. */
export async function* readableFiles(source: Source): AsyncGenerator<ExportFile> {
  yield { path: 'profile.md', pieces: [await profileText(source)] };
  yield { path: 'journey.md', pieces: [await journeyText(source)] };
  yield { path: 'sign-ins.md', pieces: [await signInText(source)] };
  yield { path: 'deadlines.csv', pieces: [await deadlinesTable(source)] };
  yield { path: 'saved-cases.csv', pieces: [await savedCasesTable(source)] };
  yield { path: 'payments.csv', pieces: [await paymentsTable(source)] };
  for (const [index, review] of (await source.rows('public.paper_reviews')).entries()) {
    if (review['findings']) yield { path: `paper-reviews/${index + 1}.md`, pieces: [reviewText(review)] };
  }
  const conversations = await source.rows('public.conversations');
  for (const [index, conversation] of conversations.entries()) {
    const { id } = v.parse(v.looseObject({ id: v.string() }), conversation);
    yield {
      path: conversationPath(conversation, index + 1),
      pieces: conversationText(conversation, source.messages(id)),
    };
  }
}

async function profileText({ rows }: Source): Promise<string> {
  const [[user], [profile], [plan]] = await Promise.all([
    rows('auth.users'),
    rows('public.profiles'),
    rows('public.subscriptions'),
  ]);
  return titled('Profile', [
    listText([
      ...labeled('public.profiles', profile),
      ...labeled('auth.users', user),
      ...labeled('public.subscriptions', plan),
    ]),
  ]);
}

const steps = v.array(v.looseObject({ id: v.number(), done: v.boolean(), label: v.optional(v.string()) }));

async function journeyText({ rows }: Source): Promise<string> {
  const [progress] = await rows('public.user_progress');
  const stored = v.safeParse(steps, progress?.['journey_steps']);
  const lines = (stored.success ? stored.output : []).map(
    ({ id, done, label }) => `- [${done ? 'x' : ' '}] ${label ?? `Step ${id}`}`,
  );
  return titled('Journey', [lines.length > 0 ? lines.join('\n') : 'No steps saved yet.']);
}

const event = v.looseObject({ payload: v.looseObject({ action: v.string() }), ip_address: v.string() });

async function signInText({ rows }: Source): Promise<string> {
  const [sessions, entries] = await Promise.all([rows('auth.sessions'), rows('auth.audit_log_entries')]);
  const open = sessions.map((session) =>
    listText(
      labeled('auth.sessions', {
        ...session,
        refreshed_at: session['refreshed_at'] ?? session['created_at'],
      }),
    ),
  );
  const happened = entries.map((entry) => {
    const { payload, ip_address: from } = v.parse(event, entry);
    return `- ${String(entry['created_at'])}: ${payload.action.replaceAll('_', ' ')}${from ? ` (from ${from})` : ''}`;
  });
  return titled('Sign-ins', [
    '## Where you’re signed in',
    ...(open.length > 0 ? open : ['You aren’t signed in anywhere.']),
    '## What happened',
    happened.length > 0 ? happened.join('\n') : 'No activity yet.',
  ]);
}

const findings = v.looseObject({
  facts: v.array(
    v.looseObject({
      label: v.string(),
      value: v.string(),
      line: v.string(),
      page: v.number(),
      standing: v.string(),
    }),
  ),
  questions: v.array(v.string()),
});

function reviewText(review: StoredRow): string {
  const stored = v.safeParse(findings, review['findings']);
  const { facts, questions } = stored.success ? stored.output : { facts: [], questions: [] };
  return titled(cell(review['title']), [
    listText(labeled('public.paper_reviews', review)),
    facts
      .map(
        ({ label, value, line, page, standing }) =>
          `- ${label}: ${value} (${standing}; page ${page}: "${line}")`,
      )
      .join('\n'),
    '## Questions',
    questions.map((question) => `- ${question}`).join('\n'),
  ]);
}

async function deadlinesTable({ rows }: Source): Promise<string> {
  return toCsv(labeledTable('public.deadlines', await rows('public.deadlines')));
}

const savedOpinion = v.looseObject({
  caseName: v.string(),
  court: v.string(),
  dateDecided: v.nullable(v.string()),
  docketNumber: v.string(),
  url: v.string(),
});

async function savedCasesTable({ rows }: Source): Promise<string> {
  const saved = (await rows('public.saved_cases')).flatMap((row) => {
    const read = v.safeParse(savedOpinion, row['opinion']);
    return read.success ? [{ ...read.output, row }] : [];
  });
  return toCsv([
    ['Case', 'Court', 'Decided', 'Docket number', 'Address', ...Object.values(labels['public.saved_cases'])],
    ...saved.map(({ caseName, court, dateDecided, docketNumber, url, row }) => [
      ...[caseName, court, dateDecided, docketNumber, url].map(cell),
      ...labeled('public.saved_cases', row).map(([, value]) => value),
    ]),
  ]);
}

async function paymentsTable({ rows }: Source): Promise<string> {
  const [[plan], [account], grants] = await Promise.all([
    rows('public.subscriptions'),
    rows('public.billing_accounts'),
    rows('private.upload_grants'),
  ]);
  return toCsv([
    ['Item', 'Value'],
    ['Plan', cell(plan?.['tier'])],
    ...labeled('public.billing_accounts', account),
    ['Unpaid since', cell(plan?.['past_due_since'])],
    ...grants.map((grant) => [`Upload credits for ${cell(grant['tier'])}`, cell(grant['period_start'])]),
  ]);
}
