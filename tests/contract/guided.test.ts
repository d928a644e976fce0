import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type GuidedView, guidedState } from '#contract/guided.ts';
import { runRetentionJobs } from '#server/chat/retention/retention-jobs.ts';
import { answerThisText } from '#content/guided/answer-this-text.ts';
import { budgetGap } from '#content/guided/budget-gap.ts';
import { iWasServed } from '#content/guided/i-was-served.ts';
import { logAnIncident } from '#content/guided/log-an-incident.ts';
import { safetyPlan } from '#content/guided/safety-plan.ts';
import { setPlan } from '../db/people.ts';
import { type ChatPerson, readAll, refusal, startChatOnEach, storedText, textOf } from './chat-server.ts';

const each = await startChatOnEach();
const served = iWasServed.opening;

async function viewOf(person: ChatPerson, conversation: string): Promise<GuidedView | null> {
  const response = await person.request(`/conversations/${conversation}/guided`);
  return v.parse(guidedState, await response.json()).view;
}

/** Sends each of these texts and returns the last answer. */
async function sendAll(person: ChatPerson, conversation: string, ...texts: string[]): Promise<string> {
  let said = '';
  for (const text of texts) said = textOf(await person.ask(conversation, text));
  return said;
}

const toTheEnd = [
  'California',
  'divorce papers',
  '11/20/2026',
  'Someone handed them to me',
  'skip',
  'no',
  'yes',
  'Yes, it would be hard',
  'not yet',
  'no',
];

test.for(each)(
  'a person who reports being served gets a page with a calculated date ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    const id = await person.start('hannah');
    const begun = await person.ask(id, served);
    expect(begun).toContainEqual({ type: 'data-engine', data: { engine: 'guided' } });
    expect(textOf(begun)).toContain('are you safe where you are');

    expect(await sendAll(person, id, 'yes', ...toTheEnd)).toContain('Is all of this right?');
    const checking = await viewOf(person, id);
    expect(checking).toMatchObject({ status: 'checking', showsAnswers: true, page: null });
    expect(checking?.answers.map(({ text }) => text)).toContain('Friday, November 20, 2026');

    await person.ask(id, 'Show my page');
    const done = await viewOf(person, id);
    expect(done?.status).toBe('done');
    expect(done?.page?.deadlines).toEqual([
      {
        title: 'Answer due',
        date: 'December 18, 2026',
        time: 'Ask the clerk for the time',
        priority: 'high',
        isSample: false,
      },
    ]);
    const lines = done?.page?.parts.flatMap(({ lines: own }) => own.map(({ text }) => text)) ?? [];
    expect(lines[0]).toBe('Plan to file your answer by December 18, 2026.');
    expect(lines).toContain('Ask the clerk for the fee waiver form.');
  },
);

test.for(each)(
  'a report of danger interrupts the guided flow, keeps its answers and counts as fear ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    const id = await person.start('hannah');
    await sendAll(person, id, served, 'yes', 'Ohio');
    const danger = await person.ask(id, 'he is outside my door right now with a gun');
    expect(danger).toContainEqual({ type: 'data-engine', data: { engine: 'safety' } });
    expect(await viewOf(person, id)).toMatchObject({ status: 'paused', step: null });

    await person.ask(id, 'I am safe now');
    expect(await viewOf(person, id)).toMatchObject({ status: 'paused' });
    expect(await sendAll(person, id, 'Continue')).toContain('What does the first page look most like?');
    const view = await viewOf(person, id);
    expect(view).toMatchObject({ status: 'asking', step: { slot: 'paper', number: 3 } });
    expect(view?.answers.map(({ text }) => text)).toEqual(['Yes, I’m safe', 'Ohio', 'Yes']);
  },
);

test.for(each)('the guided flow understands back, why, skip and corrections ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const id = await person.start('hannah');
  await sendAll(person, id, served, 'yes', 'Ohio');
  expect(await sendAll(person, id, 'why do you ask?')).toContain('Different papers');
  expect(await sendAll(person, id, 'back')).toContain('Which state is the court in?');
  expect(await sendAll(person, id, 'skip')).toContain('What does the first page look most like?');
  expect(await sendAll(person, id, 'the state of the court should be Texas')).toContain(
    'Changed. State of the court: Texas.',
  );
  expect((await viewOf(person, id))?.answers[1]?.text).toBe('Texas');
  expect(await sendAll(person, id, 'Change: State of the court')).toContain('Which state is the court in?');
  expect(await sendAll(person, id, 'mumble')).toContain('I’m not sure how to read that');
});

test.for(each)(
  'a talk with corrections and an unread answer ends in the right page ($name)',
  async ({ server, database }) => {
    const person = await server.newPerson();
    await setPlan(database, person.person, { tier: 'unlimited' });
    const id = await person.start('max');
    await sendAll(
      person,
      id,
      budgetGap.opening,
      '1850 every 2 weeks',
      'no',
      '600 child support',
      'rent is 1100',
    );
    expect(await sendAll(person, id, '180', '120 a week')).toContain('$120 a week');
    expect(await sendAll(person, id, 'wait food is 140 not 120')).toMatch(
      /Changed\. Food: \$140 a week\..*transportation/s,
    );
    expect(await sendAll(person, id, '60. oh and my rent is 1150')).toMatch(
      /\$60 a month.*Changed\. Rent.*\$1,150 a month/s,
    );
    expect(await sendAll(person, id, 'it varies, 20 to 90')).toContain('I’m not sure how to read that');
    expect(await sendAll(person, id, 'it really varies')).toContain('your own words');
    expect(await sendAll(person, id, 'wait, 150')).toContain('Which answer should I change?');
    expect((await viewOf(person, id))?.step).toMatchObject({
      slot: 'which',
      choices: ['Insurance and health', 'Children', 'Neither, it’s my answer here'],
    });
    await sendAll(person, id, 'Neither, it’s my answer here', 'none', '50', 'no');
    expect((await viewOf(person, id))?.status).toBe('checking');
    expect(await sendAll(person, id, 'change answer 8 to 25')).toContain(
      'Changed. Insurance and health: $25 a month.',
    );
    expect(await sendAll(person, id, 'forget all this')).toContain('Should I delete the answers');
    await sendAll(person, id, 'No, keep them', 'Continue', 'looks good, show my page');
    const lines = (await viewOf(person, id))?.page?.parts.flatMap((part) =>
      part.lines.map(({ text }) => text),
    );
    // Each line is rounded to cents: 1,850 × 26 / 12 + 600 − (1,150 + 180 + 140 × 52 / 12 + 60 + 25 + 150 + 50)
    expect(lines?.[0]).toBe('You have $2,386.66 left each month.');
  },
);

test.for(each)('answers that a person wants deleted are gone ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const id = await person.start('hannah');
  expect(await sendAll(person, id, served, 'yes', 'Ohio', 'delete it all, I’m done')).toContain(
    'Should I delete',
  );
  await sendAll(person, id, 'Yes, delete them');
  expect(await viewOf(person, id)).toMatchObject({ status: 'paused', answers: [] });
});

test.for(each)('the advisor repeats a date given in words for confirmation ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const id = await person.start('hannah');
  await sendAll(person, id, served, 'yes', 'Ohio', 'summons');
  expect(await sendAll(person, id, 'yesterday')).toMatch(
    /Here’s what I understood: Day you got the papers: \w+day, .*Is that right\?/s,
  );
  expect((await viewOf(person, id))?.step).toMatchObject({ slot: 'confirm', choices: ['Yes', 'No'] });
  expect(await sendAll(person, id, 'no')).toContain('What day did you get the papers?');
  expect(await sendAll(person, id, 'February 30')).toContain('That date doesn’t exist');
});

test.for(each)(
  'a question during the guided flow gets a short answer, and the pending question is repeated ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    const id = await person.start('hannah');
    await sendAll(person, id, served, 'yes');
    const events = await person.ask(id, 'What is a fee waiver?');
    const said = textOf(events);
    expect(said.endsWith('Which state is the court in? It’s at the top of the first page.')).toBe(true);
    expect(said.split('\n').filter(Boolean).length).toBeLessThanOrEqual(4);
    expect(events.some(({ type }) => type === 'data-citations')).toBe(true);
    expect(await viewOf(person, id)).toMatchObject({ step: { slot: 'state' } });
  },
);

test.for(each)(
  'an interrupted guided flow can be continued in another session for thirty days ($name)',
  async ({ server, database }) => {
    const person = await server.newPerson();
    const id = await person.start('hannah');
    await sendAll(person, id, served, 'yes', 'Ohio', 'stop');
    const later = await server.newPerson(person.person, randomUUID());
    expect(await viewOf(later, id)).toMatchObject({ status: 'paused', answers: [{}, { text: 'Ohio' }] });
    const jobs = (days: number) =>
      runRetentionJobs({
        database,
        log: { error: () => undefined } as never,
        now: () => new Date(Date.now() + days * 86_400_000),
      });
    await jobs(29);
    expect(await viewOf(later, id)).not.toBeNull();
    await jobs(31);
    expect(await viewOf(later, id)).toBeNull();
  },
);

test.for(each)(
  'the result page is stored as the server computed it and is visible only to its owner ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    const stranger = await server.newPerson();
    const id = await person.start('hannah');
    const keep = (who: ChatPerson, input: unknown = { own: {} }) =>
      who.post(`/conversations/${id}/turns`, {
        id: randomUUID(),
        userMessageId: randomUUID(),
        text: 'Save this',
        tool: { name: 'guided_result', input },
      });
    await sendAll(person, id, served, 'yes');
    expect(await refusal(keep(person))).toEqual([400, 'invalid']);
    await sendAll(person, id, ...toTheEnd, 'Show my page');
    expect(await refusal(keep(person, { own: {}, lines: ['mine'] }))).toEqual([400, 'invalid']);
    await readAll(await keep(person));
    const { messages } = await person.read(id);
    expect(messages.at(-1)?.engine).toBe('tool');
    expect(storedText(messages.at(-1))).toContain('Plan to file your answer by December 18, 2026.');

    expect(await refusal(stranger.request(`/conversations/${id}/guided`))).toEqual([404, 'not_found']);
    await stranger.request(`/conversations/${id}/guided`, { method: 'DELETE' });
    expect(await viewOf(person, id)).not.toBeNull();
    await person.request(`/conversations/${id}/guided`, { method: 'DELETE' });
    expect(await viewOf(person, id)).toBeNull();
  },
);

test.for(each)(
  'in an ephemeral chat the result page cannot be saved and is deleted with the chat ($name)',
  async ({ server, database }) => {
    const person = await server.newPerson();
    await person.request('/unkept/hannah', { method: 'PUT' });
    const id = await person.start('hannah');
    await sendAll(person, id, served, 'yes', ...toTheEnd, 'Show my page');
    expect(await viewOf(person, id)).toMatchObject({ status: 'done', canKeep: false });
    const keeping = person.post(`/conversations/${id}/turns`, {
      id: randomUUID(),
      userMessageId: randomUUID(),
      text: 'Save this',
      tool: { name: 'guided_result', input: { own: {} } },
    });
    expect(await refusal(keeping)).toEqual([400, 'invalid']);
    await person.request('/unkept/hannah', { method: 'DELETE' });
    const rows = await database.asService((service) =>
      service.query('select from public.guided_runs where conversation_id = $1::uuid', [id]),
    );
    expect(rows).toEqual([]);
  },
);

test.for(each)('many short replies in a row do not trigger the rate limit ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const id = await person.start('hannah');
  await sendAll(person, id, served, ...Array.from({ length: 8 }, () => 'back'));
  expect(await viewOf(person, id)).toMatchObject({ step: { slot: 'safe' } });
});

test.for(each)(
  'replies in a guided conversation are not treated as library questions ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    const [plain, guided] = [await person.start('hannah'), await person.start('hannah')];
    await sendAll(person, guided, served, 'yes', 'stop');
    const question = 'how do i get ready to talk to a lawyer';
    const sources = async (id: string) =>
      (await person.ask(id, question)).find((event) => event.type === 'data-citations');
    expect(await sources(guided)).toEqual(await sources(plain));
  },
);

const planFor = ['No, I’m the only one who uses it', 'Getting out', 'None of these'];
const secret = 'the yellow house at the lake';

test.for(each)(
  'a private reply is stored only when the person saves the result page with it ($name)',
  async ({ server, database }) => {
    const person = await server.newPerson();
    await setPlan(database, person.person, { tier: 'unlimited' });
    const id = await person.start('emma');
    await sendAll(
      person,
      id,
      safetyPlan.opening,
      ...planFor,
      secret,
      'Dana and Ruth',
      'blue scarf',
      'no',
      'no',
      'Spare keys',
      'Not that I know of',
    );
    const stored = async () =>
      JSON.stringify(
        await database.asService(async (service) => [
          await service.query('select parts from public.messages where conversation_id = $1::uuid', [id]),
          await service.query('select state from public.guided_runs where conversation_id = $1::uuid', [id]),
          await service.query('select title, sensitive from public.conversations where id = $1::uuid', [id]),
        ]),
      );
    for (const words of [secret, 'Dana', 'blue scarf']) expect(await stored()).not.toContain(words);
    expect(await stored()).toContain('"title":"Conversation with Emma","sensitive":true');
    await person.ask(id, 'Show my page');
    const view = await viewOf(person, id);
    expect(view?.page?.parts.flatMap(({ lines }) => lines.map(({ text }) => text))).toContain('{{places}}');
    expect(view?.answers.find(({ slot }) => slot === 'places')?.text).toBeNull();

    const kept = await person.post(`/conversations/${id}/turns`, {
      id: randomUUID(),
      userMessageId: randomUUID(),
      text: 'Save this',
      tool: { name: 'guided_result', input: { own: { places: secret, typing: 'seen' } } },
    });
    const note = textOf((await readAll(kept)).map(({ event }) => event));
    expect(note).toContain(secret);
    expect(note).toContain('Call: (not saved).');
  },
);

test.for(each)(
  'a report of danger in reply to a private question is not stored either ($name)',
  async ({ server, database }) => {
    const person = await server.newPerson();
    await setPlan(database, person.person, { tier: 'unlimited' });
    const id = await person.start('emma');
    await sendAll(person, id, safetyPlan.opening, ...planFor);
    await person.ask(id, `he is at ${secret} right now with a gun`);
    expect(JSON.stringify(await person.read(id))).not.toContain(secret);
    expect(await viewOf(person, id)).toMatchObject({ status: 'paused' });
  },
);

test.for(each)(
  'the person’s report of violence is stored for their incident log, and help is shown ($name)',
  async ({ server, database }) => {
    const person = await server.newPerson();
    await setPlan(database, person.person, { tier: 'unlimited' });
    const id = await person.start('emma');
    await sendAll(person, id, logAnIncident.opening, 'Yes', '11/20/2026', 'Evening', 'My driveway');
    const events = await person.ask(id, 'He pushed me against the car and hit me.');
    expect(events.some(({ type }) => type === 'data-safety')).toBe(true);
    const view = await viewOf(person, id);
    expect(view?.answers.at(-1)?.text).toBe('He pushed me against the car and hit me.');
    if (view?.status === 'paused') await person.ask(id, 'Continue');
    expect(await viewOf(person, id)).toMatchObject({ status: 'asking', step: { slot: 'words' } });
  },
);

test.for(each)(
  'the message-reply flow pauses after a mention of fear and names Emma and the help lines ($name)',
  async ({ server, database }) => {
    const person = await server.newPerson();
    await setPlan(database, person.person, { tier: 'unlimited' });
    const id = await person.start('james');
    const events = await sendAllEvents(person, id, answerThisText.opening, 'No', 'Yes');
    expect(textOf(events)).toContain('Emma');
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'data-safety',
        data: expect.objectContaining({ lines: ['violence', 'emergency'] }),
      }),
    );
    expect(await viewOf(person, id)).toMatchObject({ status: 'paused', isHeld: true });
  },
);

test.for(each)(
  'a drafted reply uses the person’s own facts and comes in several versions ($name)',
  async ({ server, database }) => {
    const person = await server.newPerson();
    await setPlan(database, person.person, { tier: 'unlimited' });
    const id = await person.start('james');
    await sendAll(
      person,
      id,
      answerThisText.opening,
      'No',
      'No',
      'You are useless. Are you picking up Mia on Saturday or not?',
    );
    await sendAll(
      person,
      id,
      'A question or a decision',
      'I can pick Mia up on Saturday at 5.',
      'skip',
      'no',
      'Show my page',
    );
    const message = async () => (await viewOf(person, id))?.page?.message;
    expect(await message()).toBe('Hi. I can pick Mia up on Saturday at 5. Thank you.');
    await person.ask(id, 'Make it shorter');
    expect(await message()).toBe('I can pick Mia up on Saturday at 5.');
  },
);

async function sendAllEvents(person: ChatPerson, conversation: string, ...texts: string[]) {
  const last = texts.at(-1) ?? '';
  await sendAll(person, conversation, ...texts.slice(0, -1));
  return person.ask(conversation, last);
}
