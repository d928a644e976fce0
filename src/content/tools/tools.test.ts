import { expect, test } from 'vitest';
import { advisorIds } from '#domain/advisor.ts';
import { dueAt } from '#domain/reminders/deadline.ts';
import { helpLines } from '#domain/help.ts';
import { saying } from '#domain/safety/classifier/saying.ts';
import { screeningIds } from '#domain/tools/conflict/screening.ts';
import { situations } from '#domain/tools/documents/checklist-tool.ts';
import type { ToolSource } from '#domain/tools/tool.ts';
import { readingGrade } from '../../../evals/reading-grade.ts';
import { passagesByAdvisor } from '../passages.ts';
import { calmWords, recordWords } from './calm.ts';
import { conflictWords } from './conflict.ts';
import { deadlineWords } from './court-deadline.ts';
import { checklistWords } from './documents.ts';
import { coachWords } from './message-coach.ts';
import { budgetWords, inventoryWords } from './money.ts';
import { noteLine } from './note-names.ts';
import { openNotes } from './notes/open-notes.ts';
import { openTools } from './open-tools.ts';
import { headingWords, plannerWords } from './parenting-time.ts';

const tools = openTools(saying('none'));
const allWords = {
  calmWords,
  recordWords,
  conflictWords,
  deadlineWords,
  checklistWords,
  coachWords,
  budgetWords,
  inventoryWords,
  headingWords,
  plannerWords,
};
const no = Object.fromEntries(screeningIds.map((id) => [id, 'no']));

function run(name: string, input: unknown) {
  const outcome = tools.find((tool) => tool.name === name)?.run(input);
  if (!outcome?.ok) throw new Error(JSON.stringify(outcome));
  return outcome.result;
}

const samples: Readonly<Record<string, unknown>> = {
  ground_with_senses: {},
  pace_breathing: { breath: 'box', minutes: 2 },
  keep_thought_record: { situation: 'The email came', feeling: 'sad' },
  suggest_calm_phrases: { answers: no, situation: 'insult' },
  lead_deescalation: { answers: no },
  list_documents: { situations: ['children', 'safety'] },
  count_deadline: { event: '2026-11-20', state: 'CA' },
  coach_message: { draft: 'You never call. The form is due on Friday.', contactOrder: 'none' },
  read_received_message: { message: 'Can you sign it by Friday?' },
  make_budget: {
    income: [{ name: 'Pay', amount: '1,000', frequency: 'weekly' }],
    expenses: [{ name: '=Rent', amount: '900', frequency: 'monthly' }],
    withCsv: true,
  },
  make_inventory: {
    items: [{ name: 'Car', kind: 'vehicle', label: 'unsure', value: '5000', owed: '1000' }],
    withCsv: true,
  },
  plan_parenting_time: {
    plan: { pattern: 'week-on-off', start: '2026-01-05' },
    compareWith: { pattern: 'two-two-three', start: '2026-01-05' },
    withCalendar: true,
  },
  check_plan_headings: { done: ['holidays'] },
};

test('every advisor has a tool, each with a unique name that a model can call', () => {
  expect(new Set(tools.map(({ advisor }) => advisor))).toEqual(new Set(advisorIds));
  expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
  for (const { name } of tools) expect(name).toMatch(/^[a-z_]{3,40}$/);
});

test.each(tools.map(({ name }) => name))('%s returns plain data, the same each time', (name) => {
  const result = run(name, samples[name]);
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  expect(run(name, samples[name])).toEqual(result);
});

test.each(tools.map(({ name }) => name))('%s refuses invalid input', (name) => {
  const outcome = tools.find((tool) => tool.name === name)?.run('drop table');
  expect(outcome).toMatchObject({ ok: false });
});

test('tool texts are plain, without filler, phone numbers other than 911, or URLs', () => {
  for (const text of sayings(allWords)) {
    expect(text, text).not.toMatch(/!|https?:|\b988\b|\b1-8\d\d\b/);
    // The reading grade of a few words means little, so whole sentences are measured.
    if (text.split(' ').length >= 8) expect(readingGrade(text), text).toBeLessThanOrEqual(8);
  }
  const prose = sayings(allWords).filter((text) => text.split(' ').length >= 5 && /[.?]$/.test(text));
  expect(readingGrade(prose.join('\n'))).toBeLessThanOrEqual(6);
});

/** All texts, without the titles of other publishers' pages. */
function sayings(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) => (/sources?$/i.test(key) ? [] : sayings(value)));
}

test('the source page of a fact has a URL and a last-checked date', () => {
  const sources: readonly ToolSource[] = [
    ...deadlineWords.rules.flatMap((rule) => rule.sources),
    deadlineWords.holidaySource,
    ...calmWords.sources,
    ...conflictWords.sources,
    ...coachWords.orderSources,
  ];
  for (const { url, checked, title, publisher } of sources) {
    expect(new URL(url).protocol).toMatch(/^https?:$/);
    expect(checked).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect([title, publisher]).not.toContain('');
  }
  for (const rule of deadlineWords.rules) expect(rule.sources.length, rule.state).toBeGreaterThan(0);
});

test('a deadline is stored in the format of the deadlines list, on the safe day', () => {
  const result = run('count_deadline', samples.count_deadline);
  expect(result).toMatchObject({
    kind: 'counted',
    due: '2026-12-21',
    planFor: '2026-12-18',
    deadline: {
      title: 'Answer due',
      date: 'December 18, 2026',
      time: '9:00 AM',
      priority: 'high',
      isSample: false,
    },
    confirm: expect.stringContaining('clerk'),
  });
  const { deadline, steps } = result as { deadline: { date: string; time: string }; steps: string[] };
  expect(dueAt(deadline)).toEqual(new Date(2026, 11, 18, 9));
  expect(steps.join(' ')).toBe(
    'Start: the day you were handed the papers. Friday, November 20, 2026. That day doesn’t count. ' +
      'Count forward 30 days, including weekends and holidays. The count ends on Sunday, December 20, 2026. ' +
      'Courts are closed on Sunday. By this count, it’s due on Monday, December 21, 2026. ' +
      'To be safe, plan for Friday, December 18, 2026.',
  );
});

test('the Texas rule keeps its time of day unless the safe day is a different day', () => {
  expect(run('count_deadline', { event: '2024-03-01', state: 'TX' })).toMatchObject({
    deadline: { date: 'March 25, 2024', time: '10:00 AM' },
  });
  expect(run('count_deadline', { event: '2024-10-15', state: 'TX' })).toMatchObject({
    due: '2024-11-12',
    deadline: { date: 'November 8, 2024', time: '9:00 AM' },
  });
});

test.each([
  ['NY', '2026-12-10', /30 days from when service is complete/],
  ['OH', '2026-12-18', /14 days/],
  ['GA', '2026-12-20', /hearing date/],
  ['NC', '2026-12-20', /ask the clerk/],
])('%s has its own number of days, and possible exceptions', (state, due, exception) => {
  const result = run('count_deadline', { event: '2026-11-20', state });
  expect(result).toMatchObject({ kind: 'counted', due, exception: expect.stringMatching(exception) });
});

test('the tool and the library give the same number of days', () => {
  const texts = passagesByAdvisor.hannah.filter(({ id }) => /^hannah-.*-answer$/.test(id));
  for (const { state, days } of deadlineWords.rules) {
    const passage = texts.find((text) => text.state === state);
    if (passage) expect(passage.text, state).toMatch(new RegExp(`\\b${days} (?:more )?days\\b`));
  }
});

test('in a state without a verified rule the tool uses the number of days on the summons', () => {
  expect(run('count_deadline', { event: '2026-11-20', state: 'PA' })).toEqual({
    kind: 'unknown',
    text: expect.stringContaining('Pennsylvania'),
  });
  const count = { days: 28, unit: 'calendar', direction: 'after', roll: 'none' };
  expect(run('count_deadline', { event: '2026-11-20', state: 'PA', count })).toMatchObject({
    kind: 'counted',
    due: '2026-12-18',
    exception: null,
  });
});

test('danger leads to helplines instead of suggested phrases', () => {
  const answers = { ...no, strangled: 'yes' };
  for (const [name, input] of [
    ['suggest_calm_phrases', { answers, situation: 'insult' }],
    ['lead_deescalation', { answers }],
  ] as const) {
    const result = run(name, input);
    expect(result).toMatchObject({ kind: 'danger', lines: ['violence', 'emergency'] });
    expect(result).not.toHaveProperty('steps');
    expect(result).not.toHaveProperty('gray');
  }
  const known = helpLines.map(({ id }) => id);
  for (const line of [...conflictWords.danger.lines, ...conflictWords.careful.lines])
    expect(known).toContain(line);
});

test('the screening comes first, and a doubtful result leads to short lines without pleasantries or a script', () => {
  expect(run('lead_deescalation', { answers: {} })).toMatchObject({ kind: 'ask', id: 'afraid' });
  const answers = { ...no, controlled: 'not-sure' };
  expect(run('suggest_calm_phrases', { answers, situation: 'swap' })).toMatchObject({
    kind: 'phrases',
    yellow: [],
  });
  expect(run('lead_deescalation', { answers })).toMatchObject({ kind: 'careful' });
});

test('gray-rock and yellow-rock phrases are short and pass the message coach', () => {
  for (const { gray, yellow } of Object.values(conflictWords.phrases)) {
    for (const phrase of [...gray, ...yellow]) {
      expect(phrase.split(' ').length, phrase).toBeLessThanOrEqual(20);
      expect(run('coach_message', { draft: phrase, contactOrder: 'none' }), phrase).toMatchObject({
        kind: 'coached',
        flags: [],
      });
    }
  }
});

test('a threat in either message gets a safety script', () => {
  expect(run('coach_message', { draft: 'I will kill you', contactOrder: 'none' })).toEqual({
    kind: 'safety',
    script: 'harm-others',
  });
  expect(run('read_received_message', { message: 'I will kill you' })).toEqual({
    kind: 'safety',
    script: 'violence-danger',
  });
});

test('a wish to die in a thought record gets a safety script', () => {
  expect(run('keep_thought_record', { thought: 'i want to die' })).toMatchObject({ kind: 'safety' });
});

test('a thought record asks until it is complete, and then shows the change', () => {
  expect(run('keep_thought_record', { situation: 'An email came' })).toMatchObject({
    kind: 'record',
    next: { id: 'feeling' },
    change: null,
  });
  const full = {
    situation: 'An email came',
    feeling: 'scared',
    strength: 80,
    thought: 'I will lose',
    evidenceFor: 'It sounds sure',
    evidenceAgainst: 'Nobody decided yet',
    balanced: 'It is open',
    strengthAfter: 50,
  };
  expect(run('keep_thought_record', full)).toMatchObject({
    next: null,
    change: -30,
    text: recordWords.eased,
  });
});

test('the document list starts with safety and general items, then adds items for each situation', () => {
  const { first, groups } = run('list_documents', { situations: [...situations] }) as {
    first: string | null;
    groups: { id: string; items: { id: string }[] }[];
  };
  expect(first).toBe(checklistWords.safetyFirst);
  expect(groups.map(({ id }) => id).slice(0, 2)).toEqual(['safety', 'always']);
  for (const { id, items } of groups) expect(items.length, id).toBeGreaterThan(1);
  const ids = groups.flatMap(({ items }) => items.map(({ id }) => id));
  expect(ids).toHaveLength(checklistWords.items.length);
  expect(new Set(ids).size).toBe(ids.length);
  expect(run('list_documents', { situations: [] })).toMatchObject({
    first: null,
    groups: [{ id: 'always' }],
  });
});

test('names are not executed as formulas in a sheet', () => {
  expect(run('make_budget', samples.make_budget)).toMatchObject({
    shown: { income: '$4,333.33', expenses: '$900.00', left: '$3,433.33' },
    csv: expect.stringContaining('"\'=Rent"'),
  });
});

test('two plans are returned with their names and the difference', () => {
  expect(run('plan_parenting_time', samples.plan_parenting_time)).toMatchObject({
    plans: [{ name: 'Week on, week off' }, { name: '2-2-3' }],
    difference: { longestAwayA: -4 },
  });
});

test('a custom plan requires its list of nights', () => {
  const tool = tools.find(({ name }) => name === 'plan_parenting_time');
  expect(tool?.run({ plan: { pattern: 'custom', start: '2026-01-05' } })).toMatchObject({
    ok: false,
    problems: [{ field: 'plan.customNights' }],
  });
});

test('a tool result can be saved under a name and in the Markdown of the chat', () => {
  const notes = openNotes(saying('none'));
  expect(notes.map(({ tool, advisor }) => `${advisor} ${tool}`).toSorted()).toEqual(
    tools.map(({ name, advisor }) => `${advisor} ${name}`).toSorted(),
  );
  for (const { tool, line, write } of notes) {
    expect(line, tool).toBe(noteLine(tool));
    expect(line, tool).not.toContain(tool);
    const text = write(samples[tool]);
    expect(text, tool).toMatch(/\w/);
    expect(text, tool).not.toMatch(/undefined|NaN|\[object/);
  }
});

test.each([
  ['coach_message', { draft: 'I will kill you', contactOrder: 'none' }],
  ['read_received_message', { message: 'I will kill you' }],
  ['keep_thought_record', { thought: 'i want to kill myself' }],
  ['suggest_calm_phrases', { answers: { hurt: 'yes' }, situation: 'insult' }],
  ['lead_deescalation', { answers: { ...no, afraid: 'not-sure' } }],
  ['list_documents', { situations: ['the moon'] }],
])('%s writes no note when the person needs human help or there is no result', (tool, input) => {
  const note = openNotes(saying('none')).find((one) => one.tool === tool);
  expect(note?.write(input)).toBeNull();
});
