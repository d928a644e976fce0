import { expect, test } from 'vitest';
import { openEachDatabase } from '../database.ts';
import { newestLink, startAuth } from './auth-server.ts';
import { signInAtProvider, newForeigner, signInElsewhere, startWithProvider } from './provider-servers.ts';

const servers = await Promise.all(
  (await openEachDatabase()).map(async ({ name, database }) => ({
    name,
    database,
    closed: await startAuth(database, { texts: true, settings: { SIGN_UPS: 'closed' } }),
    open: await startAuth(database),
  })),
);

test.for(servers)(
  'with closed sign-ups nobody can create an account, by email or phone ($name)',
  async (at) => {
    const { closed: server, database } = at;
    const [email, phone, password] = [server.newEmail(), server.newPhone(), 'quiet-harbour'];
    const client = server.newClient();
    for (const who of [{ email }, { phone }]) {
      const { error } = await client.signUp({ ...who, password });
      expect(error).toMatchObject({ status: 422, code: 'signup_disabled' });
    }
    // The response is the one for a known address, which reveals nothing.
    expect((await client.signInWithOtp({ email })).error).toBeNull();
    expect((await client.signInWithOtp({ phone })).error).toBeNull();
    expect([...server.mailsTo(email), ...server.textsTo(phone)]).toEqual([]);
    const made = await database.asAuthAdmin((auth) =>
      auth.query('select id from auth.users where email = $1 or phone = $2', [email, phone.slice(1)]),
    );
    expect(made).toEqual([]);
    const settings = await (await server.request('GET', '/settings')).json();
    expect(settings).toMatchObject({ disable_signup: true });
  },
);

test.for(servers)(
  'with closed sign-ups existing accounts sign in, and the operator creates more ($name)',
  async (at) => {
    const { closed: server, open } = at;
    const { email, password } = await open.newPerson();
    expect((await server.newClient().signInWithPassword({ email, password })).error).toBeNull();
    await server.newClient().signInWithOtp({ email });
    const token = /\b\d{6}\b/.exec(server.mailsTo(email).at(-1)?.text ?? '')?.[0] ?? '';
    expect((await server.newClient().verifyOtp({ email, token, type: 'email' })).error).toBeNull();
    const invited = server.newEmail();
    expect((await server.admin().inviteUserByEmail(invited)).error).toBeNull();
    expect(server.mailsTo(invited)).toHaveLength(1);
  },
);

const withProvider = await startWithProvider({ SIGN_UPS: 'closed' });

test.for(withProvider)(
  'with closed sign-ups a provider creates no account, but signs in to an existing one ($name)',
  async (at) => {
    const { redirect } = await signInAtProvider(at, newForeigner());
    expect(redirect.query).toMatchObject({ error_code: 'signup_disabled' });
    const owner = await at.server.newPerson();
    const { user } = await signInElsewhere(at, newForeigner({ email: owner.email }));
    expect(user.id).toBe(owner.id);
  },
);

test.for(servers)(
  'a link redirects to the operator’s own app if that app is listed ($name)',
  async ({ database }) => {
    const [app, stranger] = ['com.example.app://callback', 'com.evil.app://callback'];
    const server = await startAuth(database, { settings: { REDIRECT_ADDRESSES: app } });
    const landingOf = async (emailRedirectTo: string) => {
      const { email } = await server.newPerson();
      await server.newClient().signInWithOtp({ email, options: { emailRedirectTo } });
      const answer = await fetch(newestLink(server, email), { redirect: 'manual' });
      return answer.headers.get('Location') ?? '';
    };
    expect(await landingOf(app)).toMatch(/^com\.example\.app:\/\/callback#access_token=/);
    expect(await landingOf(stranger)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/auth#access_token=/);
    await server.close();
  },
);
