import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readAll, readFirstText, readEvents, startChatOnEach, textOf } from './chat-server.ts';

const each = await startChatOnEach();

test.for(each)(
  'signing out ends the answer stream on that device, while another device receives the full answer ($name)',
  async ({ database, server }) => {
    const laptop = await server.newPerson();
    const phone = await server.newPerson(laptop.person, randomUUID());
    const id = await laptop.start('lena');
    const turn = randomUUID();
    server.hold();
    const asked = { id: turn, userMessageId: randomUUID(), text: 'How do I sleep again?' };
    const stream = readEvents(await laptop.post(`/conversations/${id}/turns`, asked));
    await readFirstText(stream);
    const follow = () => phone.request(`/conversations/${id}/turns/${turn}/stream`);
    const elsewhere = await follow();

    await database.asAuthAdmin((auth) =>
      auth.query('delete from auth.sessions where id = $1::uuid', [laptop.person.id]),
    );
    // The answer has no more text: the stream ends because the person is signed out.
    expect((await stream.next()).done).toBe(true);
    expect((await laptop.request(`/conversations/${id}/turns/${turn}/stream`)).status).toBe(401);

    server.release();
    const events = (await readAll(elsewhere)).map(({ event }) => event);
    expect(events.at(-1)?.type).toBe('finish');
    expect(textOf(events).length).toBeGreaterThan(100);
  },
);
