import { expect, test } from 'vitest';
import type { Page } from '#domain/guided/page.ts';
import { type Values, readAnswers } from '#domain/guided/value.ts';
import { newRun } from '#domain/guided/run.ts';
import type { Outcome } from '#domain/guided/outcome.ts';
import { takeAnswer } from '#domain/guided/take-answer.ts';
import { iWasServed } from './i-was-served.ts';
import { reply } from './words.ts';

const TODAY = '2026-11-28';
const ohio: Values = { safe: 'yes', state: 'OH', paper: 'petition', way: 'hand', hearing: 'no' };
const pageOn = (values: Values, today: string | null = TODAY): Page =>
  iWasServed.result(readAnswers({ ...ohio, ...values }), null, today);
const dates = (page: Page) =>
  page.parts.find(({ heading }) => heading === 'Your dates')?.lines.map(({ text }) => text) ?? [];

test('a missed due date is shown as missed, with an explanation of default', () => {
  const page = pageOn({ served: '2026-10-01' });
  expect(dates(page)[0]).toBe(
    'That day has passed. By this count, it was Thursday, October 29, 2026. File anyway, today if you can, and ask the clerk whether a default was entered.',
  );
  expect(dates(page)[1]).toContain('A default means');
  expect(dates(page).join(' ')).not.toContain('early');
  expect(page.deadlines).toEqual([]);
});

test.for([
  ['2026-11-28', 'That’s today'],
  ['2026-11-27', 'That’s tomorrow'],
  ['2026-11-25', 'That’s 3 days away'],
])('a due date within three days is urgent: %s', ([today, rest]) => {
  const [first = ''] = dates(pageOn({ served: '2026-11-08', days: 20 }, today));
  expect(first).toBe(
    `This is urgent. By this count, the last day is Saturday, November 28, 2026. ${rest}, so file now.`,
  );
});

test('a later due date leads to a plan', () => {
  expect(dates(pageOn({ served: '2026-11-20' }))[0]).toMatch(/^Plan to file your answer by December/);
  expect(dates(pageOn({ served: '2026-10-01' }, null))[0]).toMatch(/^Plan to file your answer by October/);
});

test('the earlier of the hearing and the deadline comes first', () => {
  const soon = pageOn({
    served: '2026-11-20',
    hearing: 'yes',
    hearingDay: '2026-12-03',
    hearingTime: '1:30 PM',
  });
  expect(dates(soon)[0]).toBe('Your hearing is on Thursday, December 3, 2026, at 1:30 PM.');
  expect(soon.deadlines.map(({ title }) => title)[0]).toBe('Court hearing');
  const later = pageOn({
    served: '2026-11-20',
    hearing: 'yes',
    hearingDay: '2027-01-14',
    hearingTime: '1:30 PM',
  });
  expect(dates(later)[0]).toMatch(/^Plan to file your answer/);
  expect(later.deadlines.map(({ title }) => title).at(-1)).toBe('Court hearing');
});

test('a missed deadline comes before a hearing', () => {
  const page = pageOn({ served: '2026-10-01', hearing: 'yes', hearingDay: '2026-12-03', hearingTime: null });
  expect(dates(page)[0]).toMatch(/^That day has passed/);
});

test('the page names the hour of the last day where the rule has one, and no other', () => {
  expect(dates(pageOn({ state: 'TX', served: '2026-11-25' }))[0]).toMatch(
    /^Plan to file your answer by December \d+, 2026, at 10:00 AM\.$/,
  );
  expect(dates(pageOn({ served: '2026-11-20' }))[0]).not.toMatch(/AM|PM/);
});

const hearingLine = (text: string) =>
  dates(pageOn(valuesAfter(text))).find((one) => one.includes('hearing is'));

/** The answers after this reply to the question about the hearing. */
function valuesAfter(...texts: string[]): Values {
  return talkAtHearing(...texts).run.values;
}

function talkAtHearing(...texts: string[]): Outcome {
  const values: Values = { ...ohio, served: '2026-11-20', days: null, hearing: 'yes' };
  let outcome: Outcome = { run: { ...newRun(iWasServed), values }, note: { kind: 'resumed' } };
  for (const text of texts) {
    const next = takeAnswer(iWasServed, outcome.run, text, TODAY);
    outcome = next ?? outcome;
  }
  return outcome;
}

test.for([
  ['Dec 9th at 9:30 am', 'Your hearing is on Wednesday, December 9, 2026, at 9:30 AM.', '9:30 AM'],
  ['Dec 14th 2pm courtroom 5', 'Your hearing is on Monday, December 14, 2026, at 2:00 PM.', '2:00 PM'],
  ['December 9', 'Your hearing is on Wednesday, December 9, 2026.', 'Ask the clerk for the time'],
] as const)('the time of a hearing appears on the page and in the deadline: %s', ([text, words, time]) => {
  expect(hearingLine(text)).toBe(words);
  expect(pageOn(valuesAfter(text)).deadlines.find(({ title }) => title === 'Court hearing')).toMatchObject({
    title: 'Court hearing',
    time,
  });
});

test('a page without a known time shows none', () => {
  const page = pageOn(valuesAfter('December 9'));
  expect(page.deadlines.map(({ time }) => time)).not.toContain('9:00 AM');
  expect(dates(page)).toContain(
    'I don’t have the time of the hearing. Look for it next to the date, or ask the clerk.',
  );
});

test('a hearing on a weekend has to be confirmed, and the page marks it as doubtful', () => {
  const asked = talkAtHearing('dec 5 at 1:30');
  expect(asked.run.pending).toEqual({ hearingDay: '2026-12-05', hearingTime: '1:30 PM' });
  expect(reply(iWasServed, asked.run, asked.note).note).toContain('on a weekend');
  expect(dates(pageOn(valuesAfter('dec 5 at 1:30', 'yes'))).join(' ')).toContain('courts are rarely open');
});

const served: Values = { ...ohio, served: '2026-11-13', way: 'hand' };

function valuesOf(values: Values, ...texts: string[]): Values {
  let run = { ...newRun(iWasServed), values };
  for (const text of texts) run = takeAnswer(iWasServed, run, text, TODAY)?.run ?? run;
  return run.values;
}

test('a correction after an answer changes that answer', () => {
  const { hearing: _hearing, ...open } = served;
  expect(valuesOf(open, 'wait it was the 12th', 'yes')).toEqual({ ...open, served: '2026-11-12' });
  expect(valuesOf(open, 'sorry, Indiana not Ohio')).toEqual({ ...open, state: 'IN' });
});

test('a correction in the review or after the page changes its answer', () => {
  const all: Values = { ...served, days: 28, children: 'no', fee: 'no', lawyer: 'no', afraid: null };
  expect(valuesOf(all, 'change the date, it was Nov 12')['served']).toBe('2026-11-12');
  expect(valuesOf(all, 'i have two kids, not no kids')['children']).toBe('yes');
  expect(valuesOf(all, 'change answer 2 to Texas')['state']).toBe('TX');
  const heard: Values = { ...all, hearing: 'yes', hearingDay: '2026-12-09' };
  for (const text of ['the hearing is at 9:30 not 9', 'the hearing is at 9:30'])
    expect(valuesOf(heard, 'Show my page', text)['hearingTime']).toBe('9:30 AM');
  expect(valuesOf(heard, 'change the date, it was Nov 12')['served']).toBe('2026-11-12');
  expect(valuesOf(heard, 'the hearing is on December 10')['hearingDay']).toBe('2026-12-10');
});

const textOf = (values: Values) => JSON.stringify(pageOn(values));

test('the page says when, how and from which court the papers came', () => {
  expect(textOf({ paper: 'motion', served: '2026-11-20', way: 'mail' })).toContain(
    'You got the papers on Friday, November 20, 2026, by mail, from a court in Ohio. Write that down.',
  );
  expect(textOf({ served: '2026-11-20' })).toContain('2026, handed to you, from a court in Ohio.');
  expect(textOf({ way: 'unsure' })).toContain('Write down when and how you got the papers.');
});

test('a motion gets a response, not an answer', () => {
  const page = JSON.stringify(pageOn({ paper: 'motion', served: '2026-11-20', fee: 'yes' }));
  expect(page).toContain('File the form with your response');
  expect(page).not.toContain('with your answer');
  expect(JSON.stringify(pageOn({ fee: 'yes' }))).toContain('File the form with your answer');
});

test('an answer that ends in “why do u ask” is taken, and the reason is given', () => {
  for (const text of ['yea im at my moms why do u ask', 'yes why do you need to know?', 'yes, y do u ask']) {
    const outcome = takeAnswer(iWasServed, newRun(iWasServed), text, TODAY);
    expect([outcome?.note, outcome?.run.values['safe']]).toEqual([{ kind: 'why', slot: 'safe' }, 'yes']);
  }
});

test.for([
  ['2026-11-28', '2026-11-09', 'Sunday, November 29, 2026. That’s tomorrow'],
  ['2026-11-28', '2026-11-08', 'Saturday, November 28, 2026. That’s today'],
  ['2026-11-29', '2026-11-09', 'Sunday, November 29, 2026. That’s today'],
] as const)(
  'on a weekend, the page names the next open day and no day in the past: %s',
  ([today, served, last]) => {
    const page = pageOn({ served, days: 20 }, today);
    const text = JSON.stringify(page);
    expect(dates(page)[0]).toContain(last);
    expect(dates(page)[1]).toContain('when it opens on Monday, November 30, 2026');
    expect(text).not.toContain('November 27');
    expect(text).not.toMatch(/Call the clerk today|self-help center today/);
    expect(page.deadlines.map(({ date }) => date)).toEqual([
      last.slice(last.indexOf(',') + 2, last.indexOf('. ')),
    ]);
  },
);

test('before the weekend, the safe day stays', () => {
  const page = pageOn({ served: '2026-11-09', days: 20 }, '2026-11-27');
  expect(dates(page)).toContain('To be safe, plan for Friday, November 27, 2026.');
  expect(dates(page).join(' ')).toContain('Call the clerk today to check this date.');
});

const atDays = (state: string, text: string) => {
  const values = { ...ohio, state, county: null, served: '2026-11-20' };
  return takeAnswer(iWasServed, { ...newRun(iWasServed), values }, text, TODAY)?.run.values ?? {};
};

test.for([
  'it says by 10 am on the monday next after 20 days',
  'says 10:00 am monday after 20 days',
  '20 days',
  '20, then the next Monday at 10 a.m.',
])('in Texas, 20 days run to the next Monday at 10: %s', (text) => {
  const page = pageOn({ ...atDays('TX', text), hearing: 'no' });
  expect(dates(page)[0]).toBe('Plan to file your answer by December 14, 2026, at 10:00 AM.');
});

test('a printed Monday counts in another state too, and a plain number doesn’t', () => {
  const printed = pageOn({ ...atDays('OH', 'by 10 am on the monday next after 20 days'), hearing: 'no' });
  expect(dates(printed)[0]).toBe('Plan to file your answer by December 14, 2026, at 10:00 AM.');
  expect(JSON.stringify(printed)).toContain('by 10 am on the monday next after 20 days');
  expect(dates(pageOn({ ...atDays('OH', '20 days'), hearing: 'no' }))[0]).toContain('December 10');
  expect(dates(pageOn({ ...atDays('TX', '30 days'), hearing: 'no' }))[0]).not.toContain('10:00 AM');
});

const atPaper = (text: string) => {
  const values = { safe: 'yes', state: 'OH', county: null };
  return takeAnswer(iWasServed, { ...newRun(iWasServed), values }, text, TODAY)?.run.values ?? {};
};

test.for([
  ["i can't tell, it says order to show cause", 'motion'],
  ['order to show cause', 'motion'],
  ['not sure, it says notice of lis pendens on top', 'unsure'],
  ['its a petition and a hearing notice stapled together', 'several'],
  ['a summons and an order to show cause', 'several'],
] as const)('the name of a paper stays beside its kind: %s', ([text, paper]) => {
  expect(atPaper(text)).toMatchObject({ paper, paperWords: text });
  const page = pageOn({ ...atPaper(text), served: '2026-11-20' });
  expect(JSON.stringify(page)).toContain(text);
  if (text.includes('show cause'))
    expect(JSON.stringify(page)).toContain('say why something shouldn’t happen');
  if (paper === 'motion') expect(dates(page).join(' ')).not.toContain('Plan to file your answer');
});

test.for([
  ["i can't tell", 'unsure'],
  ['A motion or hearing notice', 'motion'],
  ['a summons, no hearing notice', 'petition'],
] as const)('nothing is added to a plain kind of paper: %s', ([text, paper]) => {
  expect(atPaper(text)).toMatchObject({ paper });
  expect(JSON.stringify(atPaper(text))).not.toContain('several');
});

test('a threat leads to a line about a protective order', () => {
  const page = iWasServed.result(readAnswers({ ...ohio, served: '2026-11-20' }, ['violence']), null, TODAY);
  expect(page.parts[0]?.lines.map(({ text }) => text).join(' ')).toMatch(/911.*protective order/);
  expect(JSON.stringify(pageOn({ served: '2026-11-20' }))).not.toContain('ask an advocate or the court');
});
