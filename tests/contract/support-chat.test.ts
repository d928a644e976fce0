import { assistantName } from '#content/assistant-name.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { helpBase, helpOpeners } from '#content/help-base.ts';
import { SUPPORT } from '#domain/assistant.ts';
import { setPlan } from '../db/people.ts';
import { refusal, startChatOnEach, storedText, textOf } from './chat-server.ts';

const each = await startChatOnEach();

// Specification: D.9.1
test.for(each)('a person whose trial is over still gets answers about the app ($name)', async (over) => {
  const person = await over.server.newPerson();
  await setPlan(over.database, person.person, { trialDays: -1 });
  expect(await refusal(person.post('/conversations', { advisor: 'lena' }))).toEqual([403, 'no_access']);

  const conversation = await person.start(SUPPORT);
  const events = await person.ask(conversation, 'how do i cancel');
  const cited = events.find((event) => event.type === 'data-citations')?.data.items[0];
  expect(cited?.id).toBe('support-cancel');
  expect(textOf(events)).toContain(helpBase.find(({ id }) => id === 'support-cancel')?.short);

  const passage = await person.request('/passages/support-cancel');
  expect(await passage.json()).toMatchObject({ id: 'support-cancel', state: null, sources: [] });
  expect(await refusal(person.request('/passages/lena-panic-now'))).toEqual([403, 'no_access']);
});

test.for(each)('the support chat says that it is a program ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const info = await (await person.request(`/advisors/${SUPPORT}`)).json();
  expect(info).toMatchObject({ advisor: SUPPORT, name: 'Support', suggestions: helpOpeners });
  expect(info.disclosure).toContain('automated guide, not a person');
});

test.for(each)(
  'support conversations are stored and listed like all other conversations ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    const id = await person.start(SUPPORT);
    const events = await person.ask(id, 'is there a yearly price');
    const kept = await person.read(id);
    expect(kept).toMatchObject({ advisor: SUPPORT, title: 'is there a yearly price' });
    expect(storedText(kept.messages[1])).toBe(textOf(events));
    const { conversations } = await (await person.request(`/conversations?advisor=${SUPPORT}`)).json();
    expect(conversations).toMatchObject([{ id }]);
    const stranger = await server.newPerson();
    expect(await refusal(stranger.request(`/conversations/${id}`))).toEqual([404, 'not_found']);
  },
);

test.for(each)('the safety gate also runs before the support chat ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const id = await person.start(SUPPORT);
  const events = await person.ask(id, 'i want to kill myself');
  expect(events).toContainEqual({ type: 'data-engine', data: { engine: 'safety' } });
  expect((await person.read(id)).title).toBe('Conversation with Support');
});

test.for(each)(
  'the support chat refers questions that are not about the app to an advisor or to people ($name)',
  async (over) => {
    const person = await over.server.newPerson();
    const id = await person.start(SUPPORT);
    const forLena = await person.ask(id, 'i wake up at 3am with my mind racing');
    expect(forLena).toContainEqual({
      type: 'data-hand-over',
      data: { advisor: 'lena', name: 'Lena', question: 'i wake up at 3am with my mind racing', isOpen: true },
    });
    const foreign = await person.ask(id, 'what is the capital of france');
    expect(textOf(foreign)).toContain('with the form on this page');
  },
);

test.for(each)('an advisor refers questions about the app to the support chat ($name)', async (over) => {
  const person = await over.server.newPerson();
  const id = await person.start('lena');
  const events = await person.ask(id, 'what are upload credits');
  expect(events).toContainEqual({
    type: 'data-hand-over',
    data: {
      advisor: SUPPORT,
      name: assistantName(SUPPORT),
      question: 'what are upload credits',
      isOpen: true,
    },
  });
});

test.for(each)('an unknown assistant is refused ($name)', async ({ server }) => {
  const person = await server.newPerson();
  expect(await refusal(person.post('/conversations', { advisor: 'sales' }))).toEqual([400, 'invalid']);
  expect(await refusal(person.request('/advisors/sales'))).toEqual([404, 'not_found']);
  const turn = { id: randomUUID(), userMessageId: randomUUID(), text: 'hello' };
  expect(await refusal(person.post(`/conversations/${randomUUID()}/turns`, turn))).toEqual([
    404,
    'not_found',
  ]);
});
