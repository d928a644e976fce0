import { expect, test } from 'vitest';
import { iWantToFile } from '#content/guided/i-want-to-file.ts';
import { iWasServed } from '#content/guided/i-was-served.ts';
import { jointAccounts } from '#content/guided/joint-accounts.ts';
import { logAnIncident } from '#content/guided/log-an-incident.ts';
import { safetyPlan } from '#content/guided/safety-plan.ts';
import { newRun } from '#domain/guided/run.ts';
import { pageText, runAt, talk } from './talk-in-tests.ts';

test('his threat of suicide and a tracker bring both numbers, and no words about her own thoughts', async () => {
  const text =
    'he put a tracker on my car, found it in october, and hes threatened to kill himself if i leave';
  const { run, answer, lines } = await talk(safetyPlan, runAt(safetyPlan, 'signs'), text);
  expect(answer).toContain('1-800-799-7233');
  expect(lines).toEqual(expect.arrayContaining(['emergency', 'crisis', 'violence']));
  expect(run.dangers).toEqual(['violence']);
  const next = await talk(safetyPlan, runAt(safetyPlan, 'signs'), text, 'im ok. continue');
  expect([next.run.status, next.answer]).toEqual([
    'asking',
    expect.not.stringContaining('thoughts come back'),
  ]);
});

test.each([
  'no not me. i meant him, hes going to hurt me',
  'what? no. HE said he would kill ME',
  'I meant him',
])('“%s” takes back thoughts of suicide that were wrongly heard', async (text) => {
  const self = { ...runAt(jointAccounts, 'behind', { afraid: 'no' }), dangers: ['self'] as const };
  const { run, answer } = await talk(jointAccounts, { ...self, status: 'paused' }, text, 'Im safe. continue');
  expect(run.dangers).not.toContain('self');
  expect(answer).not.toContain('thoughts come back');
  expect(pageText(jointAccounts, { ...runAt(jointAccounts, 'end'), dangers: run.dangers })).not.toContain(
    'think about dying',
  );
});

test('what was plainly told about suicide stays', async () => {
  const { run } = await talk(
    iWantToFile,
    runAt(iWantToFile, 'agreed', { afraid: 'no' }),
    'i want to die',
    'yes',
    'no. he said he would kill me too',
  );
  expect(run.dangers).toEqual(expect.arrayContaining(['self', 'violence']));
});

test('a foretold death brings 911 in the answer and the hotline on the page', async () => {
  const { run, answer } = await talk(
    iWasServed,
    runAt(iWasServed, 'children'),
    'he told me im gonna end up dead if i show up',
  );
  expect(answer).toContain('911');
  expect(run.dangers).toEqual(['violence']);
});

test('a blow beside the head in the log brings 911 and “are you safe”, and stays in the entry', async () => {
  const text =
    'he said "you make me do this" and then he put his fist in the wall right next to my head and said next time its you';
  const start = runAt(logAnIncident, 'words', { day: '2026-11-26', place: 'kitchen', seen: 'x' });
  const { run, answer } = await talk(logAnIncident, start, text);
  expect(answer).toMatch(/911.*Are you safe/s);
  expect(run.values['words']).toBe(text);
});

test('“ok cops are on the way” gets calm advice and the way back', async () => {
  const start = runAt(safetyPlan, 'bag');
  for (const text of [
    'ok cops are on the way',
    'i called 911',
    'police are coming',
    'im on the phone with 911',
  ]) {
    const { run, answer } = await talk(safetyPlan, start, 'hes banging on the door', text);
    expect(answer).toMatch(/^Good\. Stay where they can’t reach you.*“Continue.”/s);
    expect(run.status).toBe('paused');
  }
});

test('grabbing and throwing bring the hotline', async () => {
  const text = 'yeah its getting worse but hes never hit me, just grabs my arm and throws my stuff';
  expect((await talk(safetyPlan, runAt(safetyPlan, 'signs'), text)).lines).toEqual(['violence', 'emergency']);
});

test.each([
  "I'm at the library now on their computer. Continue",
  "I'm at the library, no one else can see this computer",
  'ok im at my moms and using her phone',
  'im at my sisters, on her laptop',
])('“%s” ends the stop for a watched device', async (text) => {
  const { run } = await talk(safetyPlan, newRun(safetyPlan), 'maybe', text);
  expect([run.status, run.values['typing']]).toEqual(['asking', 'mine']);
});

test('“continue” on a watched device says what would end the stop', async () => {
  const { run, answer } = await talk(safetyPlan, newRun(safetyPlan), 'maybe', 'continue');
  expect(answer).toContain('I’m on my friend’s phone');
  expect(run.status).toBe('paused');
});

test.each([
  'maybe?? he set up this phone for me and sometimes he knows stuff he shouldnt',
  'possibly, he knows my code',
])('“%s” counts as a watched device', async (text) => {
  expect((await talk(safetyPlan, newRun(safetyPlan), text)).run.values['typing']).toBe('seen');
});
