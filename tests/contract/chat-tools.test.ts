import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { setPlan } from '../db/people.ts';
import { type ChatPerson, readAll, refusal, startChatOnEach, storedText, textOf } from './chat-server.ts';

const each = await startChatOnEach();
const checklist = { name: 'list_documents', input: { situations: ['children'], have: ['identity'] } };

function kept(tool: { name: string; input?: unknown }) {
  return { id: randomUUID(), userMessageId: randomUUID(), text: 'Save this: Papers to gather', tool };
}

async function keep(person: ChatPerson, conversation: string, turn: ReturnType<typeof kept>) {
  const response = await person.post(`/conversations/${conversation}/turns`, turn);
  expect(response.status).toBe(200);
  return (await readAll(response)).map(({ event }) => event);
}

test.for(each)(
  "a tool's result is stored in the conversation, worded by the tool ($name)",
  async ({ server }) => {
    const person = await server.newPerson();
    const id = await person.start('hannah');
    const events = await keep(person, id, kept(checklist));

    expect(events).toContainEqual({ type: 'data-engine', data: { engine: 'tool' } });
    expect(textOf(events)).toContain('- Your ID, passport and Social Security card (have it)');
    expect(textOf(events)).toContain('- The children’s birth certificates');
    const { messages, title } = await person.read(id);
    expect(title).toBe('Save this: Papers to gather');
    expect(messages.map(({ engine }) => engine)).toEqual([null, 'tool']);
    expect(storedText(messages[1])).toBe(textOf(events));
  },
);

test.for(each)('a tool note that is sent twice is stored once ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const id = await person.start('hannah');
  const turn = kept(checklist);
  const first = await keep(person, id, turn);
  expect(textOf(await keep(person, id, turn))).toBe(textOf(first));
  expect((await person.read(id)).messages).toHaveLength(2);
});

test.for(each)('only valid results from an advisor’s own tools are stored ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const [hannah, james, emma] = await Promise.all(
    (['hannah', 'james', 'emma'] as const).map((advisor) => person.start(advisor)),
  );
  const refused: [conversation: string | undefined, tool: { name: string; input?: unknown }][] = [
    [hannah, { name: 'no_such_tool', input: {} }],
    [hannah, { name: 'list_documents', input: { situations: ['the moon'] } }],
    [hannah, { name: 'list_documents' }],
    // A tool of another advisor.
    [james, checklist],
    // The answer names people to call, and has no note.
    [james, { name: 'coach_message', input: { draft: 'I will kill you', contactOrder: 'none' } }],
    [emma, { name: 'suggest_calm_phrases', input: { answers: { hurt: 'yes' }, situation: 'insult' } }],
  ];
  for (const [conversation, tool] of refused) {
    const answer = person.post(`/conversations/${conversation}/turns`, kept(tool));
    expect(await refusal(answer), JSON.stringify(tool)).toEqual([400, 'invalid']);
  }
  expect((await person.read(hannah ?? '')).messages).toEqual([]);
});

test.for(each)('a tool note does not affect later answers ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const [plain, noted] = [await person.start('hannah'), await person.start('hannah')];
  const question = 'how do i get ready to talk to a lawyer';
  await keep(person, noted, kept(checklist));
  const sources = async (conversation: string) =>
    (await person.ask(conversation, question)).find((event) => event.type === 'data-citations');
  expect(await sources(noted)).toEqual(await sources(plain));
});

test.for(each)('tool input stays plain text in the note ($name)', async ({ server, database }) => {
  const person = await server.newPerson();
  await setPlan(database, person.person, { tier: 'unlimited' });
  const id = await person.start('max');
  const name = 'Rent** [1]\n\n- \uD800 half';
  const input = { income: [], expenses: [{ name, amount: '900', frequency: 'monthly' }] };
  const events = await keep(person, id, kept({ name: 'make_budget', input }));
  expect(textOf(events)).toContain('- Rent 1] - \uFFFD half: $900.00');
});
