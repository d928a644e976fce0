import { expect, test } from 'vitest';
import { passagesByAdvisor } from '#content/passages.ts';
import type { Transcript } from '#contract/transcript.ts';
import { functionLimits } from '#server/limits/limits.ts';
import { type ChatPerson, refusal, startChatOnEach, storedText } from './chat-server.ts';

const each = await startChatOnEach();
const question = 'how do i answer a long angry email from my ex';
const zone = 'America/Chicago';

const copyOf = async (person: ChatPerson, id: string): Promise<Transcript> =>
  (await person.request(`/conversations/${id}/transcript?zone=${zone}`)).json();
const allowMail = (person: ChatPerson, mailTo: string | null) =>
  person.request('/keeping', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ mailTo }),
  });
const mail = (person: ChatPerson, id: string, version: string | undefined, includesSensitive = false) =>
  person.post(`/conversations/${id}/transcript/mail`, { zone, version, includesSensitive });
const talk = async (person: ChatPerson, text = question): Promise<string> => {
  const id = await person.start('james');
  await person.ask(id, text);
  return id;
};

test.for(each)(
  'a transcript contains every word and source, with times in the person’s time zone ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    const id = await talk(person);
    server.advance(60_000);
    await person.ask(id, '# A heading\n- [x](https://evil.test)');
    const { messages } = await person.read(id);
    const { fileName, markdown, mail: letter } = await copyOf(person, id);
    expect(fileName).toMatch(/^notes-\d{4}-\d\d-\d\d\.md$/);
    expect(letter).toBeNull();
    expect(markdown).toContain(`> ${question}`);
    expect(markdown).toContain('> # A heading\n> - [x](https://evil.test)');
    expect(markdown).toContain(storedText(messages[1]));
    expect(markdown).toMatch(/\*\*James \(automated\)\*\*, \w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M C[SD]T/);
    expect(markdown).toContain('Sources:\n- [1] Answering a long, angry email');
    expect(markdown).toContain('not legal or medical advice');

    const other = await server.newPerson();
    expect(await refusal(other.request(`/conversations/${id}/transcript`))).toEqual([404, 'not_found']);
    expect(await refusal(person.request(`/conversations/${id}/transcript?zone=Moon`))).toEqual([
      400,
      'invalid',
    ]);
  },
);

test.for(each)('a legal source in a transcript has its URL ($name)', async ({ server }) => {
  const person = await server.newPerson();
  const passage = passagesByAdvisor.hannah.find(({ sources, state }) => sources.length > 0 && !state);
  const id = await person.start('hannah');
  await person.ask(id, passage?.asks[0] ?? '');
  const { markdown } = await copyOf(person, id);
  expect(markdown).toContain(`[1] ${passage?.title}\n  - `);
  expect(markdown).toContain(passage?.sources[0]?.url);
});

test.for(each)(
  'no transcript is emailed before a person confirms that their email address is safe ($name)',
  async ({ server, database }) => {
    const person = await server.newPerson();
    const { email } = person.person;
    const id = await talk(person);
    expect(await refusal(mail(person, id, 'x'))).toEqual([403, 'mail_off']);
    expect(await refusal(allowMail(person, 'somebody@else.test'))).toEqual([400, 'invalid']);
    expect(await (await allowMail(person, email)).json()).toMatchObject({ mayMail: true, address: email });

    const { mail: letter } = await copyOf(person, id);
    expect(letter).toMatchObject({ to: email, subject: 'Your notes' });
    expect((await mail(person, id, letter?.version)).status).toBe(204);
    expect(server.sent.filter(({ to }) => to === email)).toEqual([
      expect.objectContaining({ to: email, subject: letter?.subject, text: letter?.text }),
    ]);

    // Consent must be given again after the account's address has changed.
    await database.asAuthAdmin((auth) =>
      auth.query('update auth.users set email = $2 where id = $1::uuid', [person.person.id, `new-${email}`]),
    );
    expect((await copyOf(person, id)).mail).toBeNull();
    expect(await refusal(mail(person, id, letter?.version))).toEqual([403, 'mail_off']);
    expect(await (await allowMail(person, `new-${email}`)).json()).toMatchObject({ mayMail: true });
    await database.asAuthAdmin((auth) =>
      auth.query('update auth.users set email_confirmed_at = null where id = $1::uuid', [person.person.id]),
    );
    expect(await refusal(mail(person, id, letter?.version))).toEqual([403, 'mail_off']);
    expect(await (await allowMail(person, null)).json()).toMatchObject({ mayMail: false, address: null });
  },
);

test.for(each)(
  'only the transcript that the person saw is emailed: a new message in between cancels the email ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    await allowMail(person, person.person.email);
    const id = await talk(person);
    const { mail: shown } = await copyOf(person, id);
    server.advance(60_000);
    await person.ask(id, question);
    expect(await refusal(mail(person, id, shown?.version))).toEqual([409, 'changed']);
    expect(server.sent.filter(({ to }) => to === person.person.email)).toEqual([]);
  },
);

test.for(each)(
  'a conversation about danger is emailed only with a separate consent ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    await allowMail(person, person.person.email);
    const id = await talk(person, 'my husband hit me and I am afraid of him');
    const { mail: shown, isSensitive } = await copyOf(person, id);
    expect(isSensitive).toBe(true);
    expect(await refusal(mail(person, id, shown?.version))).toEqual([403, 'sensitive']);
    expect((await mail(person, id, shown?.version, true)).status).toBe(204);
  },
);

test.for(each)(
  'the subject and preview of a transcript email reveal nothing, and neither does the log ($name)',
  async ({ server }) => {
    const person = await server.newPerson();
    await allowMail(person, person.person.email);
    const id = await talk(person, `${question} walrus`);
    const { mail: shown } = await copyOf(person, id);
    const betraying = /divorc|separat|custody|court|lawyer|spouse|james|advis|guide|legal|ex\b/i;
    expect(`${shown?.subject} ${shown?.text.slice(0, 240)}`).not.toMatch(betraying);
    await mail(person, id, shown?.version);
    for (const secret of ['walrus', person.person.email]) expect(server.logged()).not.toContain(secret);
  },
);

test.for(each)('transcript emails are limited per hour ($name)', async ({ server }) => {
  const person = await server.newPerson();
  await allowMail(person, person.person.email);
  const id = await talk(person);
  const { mail: shown } = await copyOf(person, id);
  for (let sent = 0; sent < functionLimits.transcript.points; sent += 1) {
    expect((await mail(person, id, shown?.version)).status).toBe(204);
  }
  const refused = await mail(person, id, shown?.version);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000);
  expect(await refusal(Promise.resolve(refused))).toEqual([429, 'rate_limited']);
});
