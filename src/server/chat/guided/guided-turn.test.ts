import { expect, test } from 'vitest';
import { budgetGap } from '#content/guided/budget-gap.ts';
import { firstNight } from '#content/guided/first-night.ts';
import { iWantToFile } from '#content/guided/i-want-to-file.ts';
import { iWasServed } from '#content/guided/i-was-served.ts';
import { jointAccounts } from '#content/guided/joint-accounts.ts';
import { logAnIncident } from '#content/guided/log-an-incident.ts';
import { parentingPlan } from '#content/guided/parenting-plan.ts';
import { safetyPlan } from '#content/guided/safety-plan.ts';
import { tellTheChildren } from '#content/guided/tell-the-children.ts';
import type { Flow } from '#domain/guided/flow.ts';
import { type Run, newRun } from '#domain/guided/run.ts';
import { assess } from '#domain/safety/assess.ts';
import type { Engine, Turn } from '../engine.ts';
import { openReaders } from '../safety-readers.ts';
import type { TurnContext } from '../turns/turn-context.ts';
import { guidedAssessment } from './guided-assessment.ts';
import { guidedTurn } from './guided-turn.ts';
import { guidedViewOf } from './guided-view.ts';

const readers = openReaders();
const TODAY = '2026-11-28';
const silent: Engine = {
  async *answer() {
    yield { type: 'data-engine', data: { engine: 'safety' } };
  },
};

/** Sends the texts to the safety gate and the guided conversation, as a turn does. */
async function talk(flow: Flow, start: Run, ...texts: string[]): Promise<Run> {
  return (await heardIn(flow, start, ...texts)).run;
}

/** The same, with the text and help lines of the last answer. */
async function heardIn(flow: Flow, start: Run, ...texts: string[]) {
  let run = start;
  const kinds: string[] = [];
  let answer = '';
  let lines: string[] = [];
  for (const text of texts) {
    const context = {
      advisor: flow.advisor,
      guided: run,
      isKept: true,
      concerns: kinds,
    } as unknown as TurnContext;
    const found = await assess(text, { lastKind: null, kinds, earlier: [] }, readers);
    const turn = guidedTurn({
      context,
      text,
      assessment: guidedAssessment(context, text, found),
      today: TODAY,
      otherwise: silent,
      library: silent,
      save: (next) => {
        run = next;
        return Promise.resolve();
      },
    });
    const events = turn?.engine.answer({ text } as Turn, new AbortController().signal) ?? [];
    [answer, lines] = ['', []];
    for await (const event of events) {
      if (event.type === 'text-delta') answer += event.delta;
      if (event.type !== 'data-safety') continue;
      kinds.push(event.data.kind);
      lines.push(...event.data.lines);
    }
  }
  return { run, answer, lines };
}

const filing: Run = { ...newRun(iWantToFile), values: { afraid: 'no', state: 'GA', lived: 'long' } };

test('a mention of violence inside a flow answers its question about fear, without a second pause', async () => {
  const told = await talk(iWantToFile, filing, 'In the same state, he hits me and he has my keys');
  expect([told.values['afraid'], told.status]).toEqual(['yes', 'paused']);
  const going = await talk(
    iWantToFile,
    told,
    'Continue',
    'same state',
    'nothing',
    '3 kids',
    'A home',
    'no',
    'yes',
  );
  const view = guidedViewOf(iWantToFile, going, true);
  expect([view.status, view.answers[0]?.text]).toEqual(['checking', 'Yes, or maybe']);
  const page = guidedViewOf(iWantToFile, await talk(iWantToFile, going, 'Show my page'), true).page;
  expect(page?.parts[0]?.heading).toBe('Safety first');
  expect(page?.parts[0]?.lines.map(({ text }) => text).join(' ')).toContain('1-800-799-7233');
});

test('for someone who was hurt, the page after being served begins with safety', async () => {
  const values = { safe: 'yes', state: 'WA', paper: 'petition', served: '2026-11-24', way: 'hand', days: 20 };
  const rest = { hearing: 'no', children: 'yes', fee: 'no', lawyer: 'no' };
  const run = { ...newRun(iWasServed), values: { ...values, ...rest } };
  const told = await talk(
    iWasServed,
    run,
    "I'm scared of tonight, he has a gun and he's been drinking",
    'Continue',
    'Show my page',
  );
  const first = guidedViewOf(iWasServed, told, true).page?.parts[0];
  expect(first?.heading).toBe('Safety first');
  expect(first?.lines.map(({ text }) => text).join(' ')).toMatch(/911.*1-800-799-7233/);
});

function runAt(flow: Flow, slot: string, values: Run['values'] = {}): Run {
  const before = flow.slots.slice(
    0,
    flow.slots.findIndex(({ id }) => id === slot),
  );
  const given = before.map((one) => [one.id, one.type === 'choice' ? one.choices[0]?.id : null] as const);
  return { ...newRun(flow), values: { ...Object.fromEntries(given), ...values } as Run['values'] };
}

test('for pills with alcohol, 911 and Poison Control are shown immediately and again on the card', async () => {
  const { run, answer, lines } = await heardIn(
    firstNight,
    runAt(firstNight, 'drink'),
    'i took 6 xanax and a bottle of wine',
  );
  expect(answer).toMatch(/^Please get help now.*911.*1-800-222-1222/s);
  expect(lines).toEqual(['emergency', 'poison', 'crisis']);
  const page = guidedViewOf(
    firstNight,
    await talk(firstNight, run, 'Continue', 'Going to bed', 'skip', 'Show my page'),
    true,
  ).page;
  expect(page?.parts[0]?.lines.map(({ text }) => text).join(' ')).toMatch(/911.*1-800-222-1222/);
});

test('a threat about the children counts as fear in the middle of a flow', async () => {
  const threat = "he said he'll take the kids and i'd never see them again if i tell them";
  const { run, lines } = await heardIn(tellTheChildren, runAt(tellTheChildren, 'who', { ages: [6] }), threat);
  expect([run.values['afraid'], run.status, lines]).toEqual(['yes', 'paused', ['violence', 'emergency']]);
});

test('a quoted death threat shows the hotline and stays in the entry', async () => {
  const { run, lines } = await heardIn(
    logAnIncident,
    runAt(logAnIncident, 'words', { day: '2026-11-23', place: 'lot', seen: 'x' }),
    'if you leave i will end you',
  );
  expect(run.values['words']).toBe('if you leave i will end you');
  expect(lines).toContain('violence');
});

test.each([
  ['They’ve threatened to kill someone', 'sign of serious danger'],
  ['he follows me and he has a gun', 'is an emergency'],
])('the danger sign “%s” shows the hotline and the reason', async (sign, why) => {
  const { answer, lines } = await heardIn(safetyPlan, runAt(safetyPlan, 'signs'), sign);
  expect(answer).toContain(why);
  expect(answer).toContain('1-800-799-7233');
  expect(lines).toEqual(['violence', 'emergency']);
});

test.each(['maybe, he knows my pin', 'he knows my passcode'])(
  'a phone that someone else can open does not count as private: “%s”',
  async (text) => {
    expect((await talk(safetyPlan, newRun(safetyPlan), text)).values['typing']).toBe('seen');
  },
);

test.each([
  {
    flow: jointAccounts,
    at: 'cards',
    said: 'he hit me last night when i asked about the card',
    rest: ['No shared cards', 'Car loan', 'No', 'No', 'No'],
    unsafe: /Take a picture|Call each card company/,
  },
  {
    flow: parentingPlan,
    at: 'exchange',
    said: 'he grabbed me by the throat in front of the kids',
    rest: ['Without us seeing each other', 'skip', 'skip', 'skip', 'skip'],
    unsafe: /mediator/,
  },
  {
    flow: tellTheChildren,
    at: 'ages',
    said: 'he pushed me down the stairs yesterday',
    rest: ['6', 'skip', 'her school', 'skip', 'skip', 'skip'],
    unsafe: /You’ll tell them alone|We both love you/,
  },
  {
    flow: firstNight,
    at: 'company',
    said: 'he beat me up an hour ago',
    rest: ['I’m alone', 'I can’t fall asleep', 'Today', 'No', 'Going to bed', 'skip'],
    unsafe: /no unsafe line/,
  },
])('a page begins with help after the message “$said”', async ({ flow, at, said, rest, unsafe }) => {
  const told = await talk(flow, runAt(flow, at), said, 'Continue', ...rest, 'Show my page');
  const page = guidedViewOf(flow, told, true).page;
  expect(page?.parts[0]?.heading).toBe('Safety first');
  const lines = page?.parts.flatMap((one) => one.lines.map(({ text }) => text)).join(' ');
  expect(lines).toMatch(/911.*1-800-799-7233/);
  expect(lines).not.toMatch(unsafe);
});

test('leaving pauses every flow, and tired words still get the line about help', async () => {
  for (const flow of [parentingPlan, jointAccounts, safetyPlan, logAnIncident, tellTheChildren, firstNight])
    for (const text of ['gotta go, talk tomorrow', 'hold on, brb', 'later please, i need a break'])
      expect((await talk(flow, newRun(flow), text)).status, `${flow.id}: ${text}`).toBe('paused');
  const { run, answer } = await heardIn(
    logAnIncident,
    runAt(logAnIncident, 'place', { day: '2026-11-07' }),
    'I want to stop, i cant do this',
  );
  expect([run.status, run.values['place']]).toEqual(['paused', undefined]);
  expect(answer).toContain('“Continue”');
  expect(answer).toContain('"Get help now"');
  expect((await talk(logAnIncident, run, 'ok lets go on')).status).toBe('asking');
});

test.each([
  { flow: parentingPlan, at: 'distance', said: '10 minutes, he has a gun', never: /gun/ },
  { flow: iWantToFile, at: 'state', said: 'Georgia. my husband put a gun to my head in July', never: /gun/ },
  { flow: budgetGap, at: 'home', said: '1,150, got a black eye over it last time i was late', never: /eye/ },
  {
    flow: parentingPlan,
    at: 'distance',
    said: '15 minutes. he came by last night and waved his gun at me thru the window',
    never: /gun|window/,
  },
  {
    flow: budgetGap,
    at: 'support',
    said: '400 a month. he took my debit card yesterday and slapped me when i asked for it back',
    never: /slapped|debit/,
  },
  { flow: tellTheChildren, at: 'when', said: 'sunday, she pulled a knife on me saturday', never: /knife/ },
])('“$said” pauses for help, and no page has the words', async ({ flow, at, said, never }) => {
  const told = await talk(flow, runAt(flow, at, flow === budgetGap ? {} : { afraid: 'no', ages: [6] }), said);
  expect(told.status).toBe('paused');
  expect(told.dangers).toContain('violence');
  expect(JSON.stringify(told.values)).not.toMatch(never);
  const page = JSON.stringify(guidedViewOf(flow, { ...told, status: 'done' }, true));
  expect(page).not.toMatch(never);
});

test.each([
  ['rest', 'Haircuts I do myself, streaming is 16 and the cat food and vet is maybe 50', budgetGap],
  ['safe', 'yes im safe, hes at work and a sheriffs deputy comes to my door on Tuesday', iWasServed],
  ['safe', 'Yes, I am safe here, the process server came to my house this morning', iWasServed],
  ['work', 'I work sunup to sundown in harvest, winters are easy', parentingPlan],
  ['who', 'I would rather tell them alone, he would just cry the whole time', tellTheChildren],
])('an ordinary answer about %s gets no crisis line: %s', async (at, said, flow) => {
  const { run, lines } = await heardIn(flow, runAt(flow, at, { afraid: 'no', ages: [6] }), said);
  expect([lines, run.dangers]).toEqual([[], []]);
});

test('a denial ends the alarm of a guess, and the rest of it is the answer', async () => {
  const alarmed: Run = { ...runAt(budgetGap, 'rest'), dangers: ['self'] };
  const denial = "omg no I'm not suicidal I just cut my own hair. 66 a month";
  const { run, lines } = await heardIn(budgetGap, alarmed, denial);
  expect([run.dangers, run.values['rest'], lines]).toEqual([[], { cents: 6600, timesAYear: 12 }, []]);
});

test('a denial does not end an alarm about plain words', async () => {
  const told = await talk(
    budgetGap,
    runAt(budgetGap, 'rest'),
    'i want to kill myself',
    "no I'm not suicidal. 66",
  );
  expect(told.dangers).toEqual(['self']);
});

test('words about despair still get the line at any question', async () => {
  const { lines } = await heardIn(
    budgetGap,
    runAt(budgetGap, 'rest'),
    "what's the point, he takes all of it and I just want to disappear",
  );
  expect(lines).toContain('crisis');
});

test.for([
  'the afterward is wrong. i blocked his number',
  'wait you left out the time',
  'thats not what i said',
])('a correction after the page is for the guided conversation and not for the advisor: %s', async (text) => {
  const values = { typing: 'yes', day: '2026-11-20', place: 'lot', seen: 'He yelled.', after: 'I hid' };
  const skipped = Object.fromEntries(logAnIncident.slots.map(({ id }) => [id, null]));
  const run: Run = {
    ...newRun(logAnIncident),
    values: { ...skipped, ...values },
    status: 'done',
    finishedOn: TODAY,
  };
  expect((await talk(logAnIncident, run, text)).status).toBe('asking');
});
