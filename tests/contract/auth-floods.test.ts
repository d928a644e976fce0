import { expect, test } from 'vitest';
import { type Limits, productionLimits } from '#server/limits/limits.ts';
import { openEachDatabase } from '../database.ts';
import { type AuthServer, newestCode, startAuth } from './auth-server.ts';

const databases = await openEachDatabase();
const OWN = '198.51.100.20';
const SAME_NETWORK = '198.51.100.77';
const ELSEWHERE = '192.0.2.44';

/** A server behind a proxy: `X-Forwarded-For` has the caller's address. */
async function startBehindProxy(
  { name, database }: (typeof databases)[number],
  options: { limits?: Partial<Limits>; settings?: Record<string, string> } = {},
) {
  return startAuth(database, {
    // Has the limits of production, but emails and text messages exist when the response arrives.
    production: options.settings !== undefined,
    texts: true,
    trustedProxies: '127.0.0.1',
    sharedLimits: name === 'PostgreSQL',
    ...(options.settings
      ? { settings: options.settings }
      : { limits: { ...productionLimits, ...options.limits } }),
  });
}

interface Answer {
  status: number;
  body: { access_token?: string; id?: string; error_code?: string };
}

async function ask(
  server: AuthServer,
  from: string,
  [method, path, body, token]: [string, string, unknown?, (string | undefined)?],
): Promise<Answer> {
  const headers = { 'X-Forwarded-For': from, ...(token && { Authorization: `Bearer ${token}` }) };
  const response = await server.request(method, path, { headers, body });
  return { status: response.status, body: await response.json() };
}

async function signIn(server: AuthServer, from: string, email: string, password: string) {
  return ask(server, from, ['POST', '/token?grant_type=password', { email, password }]);
}

// ASVS: 2.4.1, 6.3.1
test.for(databases)(
  'a flood of sign-ins from two networks does not lock out anyone else ($name)',
  async (each) => {
    const server = await startBehindProxy(each);
    const person = await server.newPerson();
    const { promise: isFull, resolve: wasRefused } = Promise.withResolvers<void>();
    const flood = Array.from({ length: 220 }, async (_, index) => {
      const from = index % 2 === 0 ? '203.0.113.1' : '203.0.114.1';
      const { status } = await signIn(server, from, server.newEmail(), 'wrong-guess-1');
      if (status === 429) wasRefused();
      return status;
    });
    await isFull;
    expect((await signIn(server, ELSEWHERE, person.email, person.password)).status).toBe(200);
    expect(new Set(await Promise.all(flood))).toEqual(new Set([400, 429]));
    await server.close();
  },
);

const guesses = {
  signIn: {
    ...productionLimits.signIn,
    account: { points: 20, seconds: 900 },
    pair: { points: 5, seconds: 900 },
  },
};

// ASVS: 2.4.1, 6.3.1
test.for(databases)(
  'password guesses from many networks are limited without locking the owner out ($name)',
  async (each) => {
    const server = await startBehindProxy(each, { limits: guesses });
    const { email, password } = await server.newPerson();
    expect((await signIn(server, OWN, email, password)).status).toBe(200);
    const answers: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      for (let network = 0; network < 25; network += 1) {
        answers.push((await signIn(server, `203.0.${network}.9`, email, 'wrong-guess-1')).status);
      }
    }
    // Twenty attempts, and as many again by networks with at most two attempts each.
    expect(answers.filter((status) => status === 400).length).toBeLessThanOrEqual(40);
    expect(answers.at(-1)).toBe(429);
    expect((await signIn(server, SAME_NETWORK, email, password)).status).toBe(200);
    await server.close();
  },
);

// ASVS: 6.3.1
test.for(databases)(
  'the owner can sign in from a new network while a few other networks guess the password ($name)',
  async (each) => {
    const server = await startBehindProxy(each, { limits: guesses });
    const { email, password } = await server.newPerson();
    for (let guess = 0; guess < 30; guess += 1) {
      await signIn(server, `203.0.${guess % 5}.9`, email, 'wrong-guess-1');
    }
    expect((await signIn(server, '203.0.1.9', email, password)).status).toBe(429);
    expect((await signIn(server, ELSEWHERE, email, password)).status).toBe(200);
    await server.close();
  },
);

// ASVS: 2.4.1, 6.3.1
test.for([
  ['addresses of one /56', (index: number) => `2001:db8:1:2${hex(index)}::1`],
  ['sites of one /48', (index: number) => `2001:db8:1:${hex(index)}00::1`],
  ['networks of one provider', (index: number) => `2001:db8:${hex(index)}::1`],
  ['addresses of one /24', (index: number) => `203.0.113.${index}`],
] as const)('password guesses at one account from many %s share one limit', async ([, addressOf]) => {
  const [each] = databases;
  if (!each) throw new Error('no database');
  const server = await startBehindProxy(each);
  const { email } = await server.newPerson();
  let tried = 0;
  for (let index = 1; index <= 40; index += 1) {
    const { status } = await signIn(server, addressOf(index), email, 'wrong-guess-1');
    if (status === 400) tried += 1;
  }
  expect(tried).toBeLessThanOrEqual(15);
  await server.close();
});

test.for(databases)(
  "sign-in emails requested by strangers do not block the owner's sign-in emails ($name)",
  async (each) => {
    const server = await startBehindProxy(each);
    const { email, password } = await server.newPerson();
    await signIn(server, OWN, email, password);
    const askMail = async (from: string, to: string) =>
      (await ask(server, from, ['POST', '/otp', { email: to }])).status;
    for (let index = 0; index < 6; index += 1) {
      expect(await askMail(`203.0.${index}.9`, email.replace('@', `+${index}@`))).toBe(200);
    }
    expect(await askMail('203.0.99.9', email)).toBe(429);
    expect(await askMail(SAME_NETWORK, email)).toBe(200);
    await server.close();
  },
);

// ASVS: 6.6.3
test.for(databases)(
  "strangers' guesses are limited and do not invalidate an emailed code ($name)",
  async (each) => {
    const server = await startBehindProxy(each);
    const { email, password } = await server.newPerson();
    await signIn(server, OWN, email, password);
    await ask(server, OWN, ['POST', '/otp', { email }]);
    const code = /^\d{6}$/m.exec(server.mailsTo(email).at(-1)?.text ?? '')?.[0] ?? '';
    const verify = (from: string, token: string) =>
      ask(server, from, ['POST', '/verify', { type: 'email', email, token }]);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let guess = 0; guess < 5; guess += 1) await verify('203.0.113.1', wrong);
    // This network has reached its limit, but others have not.
    expect((await verify('203.0.113.1', code)).body.error_code).toBe('otp_expired');
    for (let network = 0; network < 25; network += 1) await verify(`203.0.${network}.2`, wrong);
    expect((await verify('192.0.2.1', code)).body.error_code).toBe('otp_expired');
    expect(await verify(SAME_NETWORK, code)).toMatchObject({ status: 200 });
    await server.close();
  },
);

test.for(databases)(
  'strangers and new phone numbers cannot use up the daily text messages reserved for owners ($name)',
  async (each) => {
    const server = await startBehindProxy(each, { settings: { SMS_PER_DAY: '20' } });
    const { email, password } = await server.newPerson();
    const first = await signIn(server, OWN, email, password);
    const phone = server.newPhone();
    const token = first.body.access_token ?? '';
    const begun = await ask(server, OWN, ['POST', '/factors', { factor_type: 'phone', phone }, token]);
    const factor = `/factors/${begun.body.id}`;
    const challenge = await ask(server, OWN, ['POST', `${factor}/challenge`, {}, token]);
    const form = { challenge_id: challenge.body.id, code: newestCode(server, phone) };
    const second = await ask(server, OWN, ['POST', `${factor}/verify`, form, token]);
    expect(second.status).toBe(200);

    const sent = { strangers: 0, people: 0 };
    for (let index = 0; index < 20; index += 1) {
      const asked = await ask(server, `203.0.${index}.1`, ['POST', '/otp', { phone: server.newPhone() }]);
      if (asked.status === 200) sent.strangers += 1;
    }
    for (let index = 0; index < 3; index += 1) {
      const other = await server.newPerson();
      const session = await signIn(server, `203.1.${index}.1`, other.email, other.password);
      for (let number = 0; number < 12; number += 1) {
        const change = { phone: server.newPhone() };
        const asked = await ask(server, `203.2.${number}.${index}`, [
          'PUT',
          '/user',
          change,
          session.body.access_token,
        ]);
        if (asked.status === 200) sent.people += 1;
      }
    }
    // Unknown callers get half of the day's messages, and all callers together get three quarters. One message went to
    // the owner's new number.
    expect(sent).toEqual({ strangers: 10, people: 4 });
    const again = await signIn(server, ELSEWHERE, email, password);
    const owner = await ask(server, ELSEWHERE, ['POST', `${factor}/challenge`, {}, again.body.access_token]);
    expect(owner.status).toBe(200);
    await server.close();
  },
);

function hex(index: number): string {
  return index.toString(16).padStart(2, '0');
}
