import { expect, test } from 'vitest';
import { answerThisText } from '#content/guided/answer-this-text.ts';
import { firstNight } from '#content/guided/first-night.ts';
import { iWasServed } from '#content/guided/i-was-served.ts';
import { iWantToFile } from '#content/guided/i-want-to-file.ts';
import { logAnIncident } from '#content/guided/log-an-incident.ts';
import { safetyPlan } from '#content/guided/safety-plan.ts';
import type { Flow } from '#domain/guided/flow.ts';
import { type Run, newRun } from '#domain/guided/run.ts';
import { assess } from '#domain/safety/assess.ts';
import type { Turn } from '../engine.ts';
import type { TurnContext } from '../turns/turn-context.ts';
import { guidedAssessment } from './guided-assessment.ts';
import { guidedTurn } from './guided-turn.ts';
import { TODAY, library, pageText, readers, runAt, talk } from './talk-in-tests.ts';

test.each([
  ['signs', 'he hit Cole with a belt last night he cant move his arm'],
  ['people', 'Cole is hurt. my husband hit him. his arm is swollen'],
  ['code', 'his belt. he uses it on Tyler. tyler is bleeding'],
  ['places', 'my husband threw Mason against the wall, his head is bleeding'],
])('at “%s”, a hurt child called by name brings 911 and Childhelp first: “%s”', async (slot, text) => {
  const { run, answer, lines } = await talk(safetyPlan, runAt(safetyPlan, slot), text);
  expect(answer).toMatch(/^A child's safety comes first.*911.*doctor.*1-800-422-4453/s);
  expect(lines).toEqual(['emergency', 'child']);
  expect([run.status, run.dangers]).toEqual(['paused', expect.arrayContaining(['child'])]);
  if (slot !== 'signs') expect(run.values[slot]).toBeUndefined();
  const whole = { ...runAt(safetyPlan, 'end'), dangers: run.dangers };
  expect(pageText(safetyPlan, { ...whole, values: allOf(safetyPlan) })).toMatch(
    /^If a child isn’t safe.*911.*doctor.*1-800-422-4453/,
  );
});

function allOf(flow: Flow): Run['values'] {
  return Object.fromEntries(
    flow.slots.map((one) => [one.id, one.type === 'choice' ? (one.choices[0]?.id ?? null) : null]),
  ) as Run['values'];
}

test('a bruised child in the account brings Childhelp, and the account stays', async () => {
  const text =
    'freya got out of his car holding her left arm. i rolled up her sleeve and saw a bruise about the size of a plum';
  const start = runAt(logAnIncident, 'seen', { day: '2026-11-14', place: 'porch' });
  const { run, answer } = await talk(logAnIncident, start, text);
  expect(answer).toContain('1-800-422-4453');
  expect(run.values['seen']).toBe(text);
});

test.each([
  ['do i need to take him to the er', /^Yes, have a doctor look at it.*911/],
  ['who do i call about cole', /^If a child is hurt.*1-800-422-4453/],
  ['should i take Cole to the hospital?', /^Yes, have a doctor look at it/],
])('“%s” is answered instead of stored', async (question, words) => {
  const hurt = 'he hit Cole with a belt last night he cant move his arm';
  const { run, answer, lines } = await talk(
    safetyPlan,
    runAt(safetyPlan, 'places'),
    hurt,
    'Continue',
    question,
  );
  expect(answer).toMatch(words);
  expect(answer).toContain('Where could you go at any hour?');
  expect(lines).toEqual(['emergency', 'child']);
  expect(run.values['places']).toBeUndefined();
});

test.each(['who do i call', 'what should i do if he comes back', 'where do i get a new phone'])(
  'at a question for a place, “%s” is a question',
  async (text) => {
    const { run, answer } = await talk(safetyPlan, runAt(safetyPlan, 'places'), text);
    expect(run.values['places']).toBeUndefined();
    expect(answer).toContain('Where could you go at any hour?');
  },
);

test.each([
  [logAnIncident, 'words', 'hes outside my house right now banging'],
  [logAnIncident, 'words', 'shes banging on the door right now'],
  [logAnIncident, 'seen', 'he is following my car right now'],
  [logAnIncident, 'place', 'hes outside my house right now'],
  [safetyPlan, 'code', 'he is trying to get in'],
  [safetyPlan, 'signs', 'hes kicking in the door right now'],
  [iWantToFile, 'lived', 'my husband is in my driveway right now screaming'],
])('in $title at “%s”, “%s” brings 911 and is no answer', async (flow, slot, text) => {
  const start = runAt(flow, slot, flow === logAnIncident ? { day: '2026-11-26' } : {});
  const { run, answer, lines } = await talk(flow, start, text);
  expect(answer.slice(0, 120)).toContain('911');
  expect(lines[0]).toBe('emergency');
  expect([run.status, run.values[slot]]).toEqual(['paused', undefined]);
  const next = await talk(flow, run, 'Continue');
  expect(next.answer).toContain(flow.slots.find(({ id }) => id === slot)?.ask);
});

test.each([
  "He's never choked me, he did throw a plate in October and it's got worse since he retired",
  "he has NEVER choked me. I'm safe now, he's at the lodge. go on with the plan please",
])('“%s” gets no words about strangling', async (text) => {
  const { run, answer } = await talk(safetyPlan, runAt(safetyPlan, 'signs'), text);
  expect(answer).not.toMatch(/strangled|neck|emergency room/i);
  expect(run.values['signs'] ?? []).not.toContain('choked');
});

test('“no im safe at samiras. keep going” goes on after the words about strangling', async () => {
  const { run, answer } = await talk(
    safetyPlan,
    runAt(safetyPlan, 'signs'),
    'he choked me on thursday',
    'no im safe at samiras. keep going',
  );
  expect(answer).not.toContain('stop reading');
  expect(run.status).toBe('asking');
});

test('pills on the list of what is ready are no thoughts of suicide', async () => {
  const pills =
    "I've got my house keys and the blood pressure pills and maybe sixty dollars in the flour tin, and the hearing aid batteries, I should put those in";
  const { run, lines } = await talk(safetyPlan, runAt(safetyPlan, 'bag'), pills);
  expect(lines).toEqual([]);
  expect(run.dangers).toEqual([]);
  expect(run.values['bag']).toContain('medicine');
});

test.each(["i'm saving up my pills so i can end it", 'enough pills to kill myself'])(
  'at the list of what is ready, “%s” is still heard',
  async (text) => {
    expect((await talk(safetyPlan, runAt(safetyPlan, 'bag'), text)).lines).toContain('crisis');
  },
);

test('“I’m not dying” clears a guess about suicide, and no plain statement', async () => {
  const start = { ...runAt(safetyPlan, 'phone'), dangers: ['self'] as Run['dangers'] };
  const guessed = await guessedAs('note-self', start);
  const told = await guessedAs('suicide-asked', start);
  expect([guessed.dangers, told.dangers]).toEqual([[], ['self']]);
});

async function guessedAs(kind: string, run: Run): Promise<Run> {
  let saved = run;
  const context = {
    advisor: safetyPlan.advisor,
    guided: run,
    isKept: true,
    concerns: [kind],
  } as unknown as TurnContext;
  const text = "No I don't mean anything like that, I'm not dying. And no, he doesn't know things";
  const found = await assess(text, { lastKind: null, kinds: [kind], earlier: [] }, readers);
  const turn = guidedTurn({
    context,
    text,
    assessment: guidedAssessment(context, text, found),
    today: TODAY,
    otherwise: library,
    library,
    save: (next) => {
      saved = next;
      return Promise.resolve();
    },
  });
  for await (const event of turn?.engine.answer({ text } as Turn, new AbortController().signal) ?? [])
    expect(event).toBeDefined();
  return saved;
}

test.each([
  'no im not gonna do anything. just tired. can we finish the plan',
  'no im not going to do it. i just want to finish the plan',
  "no, i won't do anything. can we keep going",
])('after words about suicide, “%s” gets a warm word and goes on', async (text) => {
  const { run, answer, lines } = await talk(
    safetyPlan,
    runAt(safetyPlan, 'code'),
    'i dont want to be alive anymore honestly',
    text,
  );
  expect(answer).toMatch(/^Thank you for telling me.*988.*Choose a code word/s);
  expect(lines).toContain('crisis');
  expect([run.status, run.dangers]).toEqual(['asking', ['self']]);
});

test('a plain “no” after that gets a warm word and the way back', async () => {
  const { run, answer } = await talk(
    safetyPlan,
    runAt(safetyPlan, 'code'),
    'i dont want to be alive anymore honestly',
    'no',
    'no',
  );
  expect(answer).toMatch(/^Thank you for telling me.*988.*“Continue.”/s);
  expect(run.status).toBe('paused');
});

test.each(['im safe right now, he is at work', "i'm okay now, she's out of town", 'im safe. hes not here'])(
  'after the stop in the message flow, “%s” gets a warm word',
  async (text) => {
    const { run, answer } = await talk(answerThisText, newRun(answerThisText), 'no', 'yes', text);
    expect(answer).toMatch(/^I’m glad you’re safe.*911.*closed for now.*1-800-799-7233/s);
    expect(run.status).toBe('paused');
  },
);

test.each(['follow', 'follows me', 'he stalks me', 'being followed'])(
  'the danger sign “%s” is the sign of stalking, with advice',
  async (text) => {
    const { run, answer } = await talk(safetyPlan, runAt(safetyPlan, 'signs'), text);
    expect(run.values['signs']).toContain('follow');
    expect(answer).toContain('1-800-799-7233');
    expect(pageText(safetyPlan, { ...run, values: { ...allOf(safetyPlan), signs: ['follow'] } })).toContain(
      'don’t drive home',
    );
  },
);

test('a phone that was left behind is not used as usual', async () => {
  const { run } = await talk(
    safetyPlan,
    runAt(safetyPlan, 'bag', { plan: 'leave' }),
    'he put something on my phone he sees everything i left that phone home. i have my passport',
  );
  const page = pageText(safetyPlan, { ...run, values: { ...allOf(safetyPlan), ...run.values, bag: [] } });
  expect(page).not.toContain('Keep using your phone as usual');
  expect(page).toContain('Leave the phone they may be watching where it is');
});

test.each([
  'ok im on my cousins phone now. he never touched it. continue',
  "I'm using a computer at the library now",
  'this is my sisters phone',
])('“%s” opens the way back from “someone may see”', async (text) => {
  const { run, answer } = await talk(safetyPlan, newRun(safetyPlan), 'maybe', text);
  expect([run.status, run.values['typing']]).toEqual(['asking', 'mine']);
  expect(answer).toContain('What should the plan help with most');
  const log = await talk(logAnIncident, newRun(logAnIncident), 'not sure', text);
  expect(log.run.values['typing']).toBe('yes');
});

test.each(['he checks my cousins phone too', 'its my phone', 'continue', "i can't get to another phone"])(
  '“%s” keeps the stop',
  async (text) => {
    const { run } = await talk(safetyPlan, newRun(safetyPlan), 'maybe', text);
    expect([run.status, run.values['typing']]).toEqual(['paused', 'seen']);
  },
);

test('a gun and a threat to shoot are on the page for filing', async () => {
  const { run } = await talk(
    iWantToFile,
    newRun(iWantToFile),
    'he said if i file he will shoot me. he has a gun in the closet',
  );
  const page = pageText(iWantToFile, {
    ...run,
    values: { ...allOf(iWantToFile), ...run.values, state: 'AZ' },
  });
  expect(page).toMatch(/^Safety first.*\nAbout the gun.*advocate.*protective order/);
});

test.each(['why does the time matter', 'why is the time important', 'what does the time matter'])(
  '“%s” is explained and asked again',
  async (text) => {
    const { run, answer } = await talk(
      logAnIncident,
      runAt(logAnIncident, 'time', { day: '2026-11-14' }),
      text,
    );
    expect(run.values['time']).toBeUndefined();
    expect(answer).toMatch(/match the entry.*About what time/s);
  },
);

test.each([
  'Not the police, no. I called Chase on Wednesday',
  'no the police were NOT called, I called the bank',
  'not the police, no, I told my landlord',
])('“%s” means no police', async (text) => {
  const start = runAt(logAnIncident, 'police', { day: '2026-11-14', seen: 'x', place: 'x' });
  expect((await talk(logAnIncident, start, text)).run.values['police']).toBe('no');
});

test.each([
  ['I was in the Navy, discharged 1976. Not now.', 'no'],
  ['he used to be in the army, not anymore', 'no'],
  ['neither of us, he retired from the marines', 'no'],
  ['he is in the Army at Fort Bragg', 'yes'],
  ['navy', 'yes'],
])('“%s” about the military: %s', async (text, value) => {
  const start = runAt(iWantToFile, 'military', { afraid: 'no', state: 'FL' });
  expect((await talk(iWantToFile, start, text)).run.values['military']).toBe(value);
});

test('an ordinary night keeps its flow', async () => {
  const { run } = await talk(firstNight, newRun(firstNight), 'yes im safe');
  expect(run.status).toBe('asking');
});

test('a question that matters is answered between ours and beside an answer', async () => {
  const ignoring = await talk(iWasServed, runAt(iWasServed, 'way'), 'what if i just ignore it');
  expect(ignoring.answer).toMatch(
    /^If you don’t answer, the judge can decide without you.*How did the papers reach you\?$/s,
  );
  expect(ignoring.run.values).not.toHaveProperty('way');
  const beside = 'today. hey is it normal to feel like this the first time theyre gone';
  const night = runAt(firstNight, 'food', { safe: 'yes', dark: 'no' });
  const normal = await talk(firstNight, night, beside);
  expect(normal.answer).toMatch(/^It’s normal to grieve for a marriage.*Did you drink/s);
  expect(normal.run.values['food']).toBe('today');
});
