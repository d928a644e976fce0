import * as v from 'valibot';
import { expect, test } from 'vitest';
import { accountError, accountStanding } from '#contract/account.ts';
import { productionLimits } from '#server/limits/limits.ts';
import { type AccountServer, PASSWORD, startAccountOnEach } from './account-server.ts';

const servers = await startAccountOnEach();
const MINUTE = 1 / (24 * 60);

/** Returns `204`, `200`, or the status and code of an error. */
async function outcome(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  if (response.ok) {
    await response.bytes();
    return String(response.status);
  }
  return `${response.status} ${v.parse(accountError, await response.json()).error.code}`;
}

function accountRequests(server: AccountServer, token: string) {
  const ask = (path: string, body: unknown) =>
    outcome(server.ask(`/functions/v1/account${path}`, token, body));
  return {
    askForCode: () => ask('/code', {}),
    copy: (code: string) => ask('/copy', { code }),
    end: (code: string, when: 'now' | 'later') => ask('/deletion', { code, when }),
  };
}

async function proofOf(server: AccountServer, token: string): Promise<string> {
  const answer = await server.ask('/functions/v1/account', token);
  return v.parse(accountStanding, await answer.json()).proof;
}

function wrong(code: string, guess = 1): string {
  return String((Number(code) + guess) % 1_000_000).padStart(6, '0');
}

test.for(servers)(
  'a person without a password proves their identity with an emailed code ($name)',
  async (server) => {
    const { name: email, token } = await server.newcomerByMail();
    expect(await proofOf(server, token)).toBe('mail');
    const { askForCode, copy, end } = accountRequests(server, token);
    expect(await askForCode()).toBe('204');
    const mail = server.mailsTo(email).at(-1);
    expect(mail?.subject).toBe('Your code');
    expect(mail?.text).toContain('expires in ten minutes');
    expect(mail?.text).not.toMatch(/delet|copy|account|divorce/i);
    const first = server.mailedCode(email);
    expect(await copy(first)).toBe('200');
    expect(await end(first, 'now')).toBe('403 wrong_code');

    expect(await askForCode()).toBe('204');
    expect(await end(server.mailedCode(email), 'now')).toBe('200');
    expect((await server.ask('/functions/v1/account', token)).status).toBe(401);
    expect(server.logged()).not.toContain(first);
  },
);

test.for(servers)('a person with only a phone gets the code by text message ($name)', async (server) => {
  const { name: phone, token } = await server.newcomerByPhone();
  expect(await proofOf(server, token)).toBe('text');
  const { askForCode, end } = accountRequests(server, token);
  expect(await askForCode()).toBe('204');
  const code = server.textedCode(phone);
  expect(await end(wrong(code), 'later')).toBe('403 wrong_code');
  expect(await end(code, 'later')).toBe('200');
});

test.for(servers)(
  'an account that was closed with one code can be deleted with another ($name)',
  async (server) => {
    const { name: email, token } = await server.newcomerByMail();
    const before = accountRequests(server, token);
    await before.askForCode();
    expect(await before.end(server.mailedCode(email), 'later')).toBe('200');
    const back = await server.signInByCode(email);
    const { askForCode, end } = accountRequests(server, back.token);
    expect(await askForCode()).toBe('204');
    expect(await end(server.mailedCode(email), 'now')).toBe('200');
  },
);

test.for(servers)('a code expires after ten minutes ($name)', async (server) => {
  const { name: email, token } = await server.newcomerByMail();
  for (const [minutes, expected] of [
    [9.9, '200'],
    [10, '403 wrong_code'],
  ] as const) {
    await accountRequests(server, token).askForCode();
    const code = server.mailedCode(email);
    server.pass(minutes * MINUTE);
    // A session's own token may have expired as well.
    const later = await server.signInByCode(email);
    expect(await accountRequests(server, later.token).copy(code)).toBe(expected);
    server.pass(-minutes * MINUTE);
  }
});

test.for(servers)('a new code invalidates the previous one ($name)', async (server) => {
  const { name: email, token } = await server.newcomerByMail();
  const { askForCode, copy } = accountRequests(server, token);
  await askForCode();
  const first = server.mailedCode(email);
  await askForCode();
  const second = server.mailedCode(email);
  if (first !== second) expect(await copy(first)).toBe('403 wrong_code');
  expect(await copy(second)).toBe('200');
});

test.for(servers)(
  'the fifth wrong guess invalidates a code, even when guesses are concurrent ($name)',
  async (server) => {
    const { name: email, token } = await server.newcomerByMail();
    const { askForCode, copy } = accountRequests(server, token);
    await askForCode();
    const code = server.mailedCode(email);
    for (const guess of [1, 2, 3, 4]) expect(await copy(wrong(code, guess))).toBe('403 wrong_code');
    expect(await copy(code)).toBe('200');
    await askForCode();
    const next = server.mailedCode(email);
    await Promise.all([1, 2, 3, 4, 5].map((guess) => copy(wrong(next, guess))));
    expect(await copy(next)).toBe('403 wrong_code');
  },
);

test.for(servers)(
  'a code for one person is not accepted for another and remains valid ($name)',
  async (server) => {
    const [one, other] = [await server.newcomerByMail(), await server.newcomerByMail()];
    await accountRequests(server, one.token).askForCode();
    await accountRequests(server, other.token).askForCode();
    const code = server.mailedCode(one.name);
    if (code !== server.mailedCode(other.name)) {
      expect(await accountRequests(server, other.token).copy(code)).toBe('403 wrong_code');
    }
    expect(await accountRequests(server, one.token).copy(code)).toBe('200');
  },
);

test.for(servers)('a code is stored as a hash ($name)', async (server) => {
  const { name: email, id, token } = await server.newcomerByMail();
  await accountRequests(server, token).askForCode();
  const kept = await server.database.asAuthAdmin((auth) =>
    auth.query('select * from auth.one_time_tokens where user_id = $1', [id]),
  );
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(server.mailedCode(email));
});

test.for(servers)('code requests and guesses are rate-limited ($name)', async (server) => {
  const { name: email, token } = await server.newcomerByMail();
  const { askForCode, copy } = accountRequests(server, token);
  // The sign-in email counted toward the limit for unknown networks, so this limit has not been used.
  for (let sent = 0; sent < productionLimits.mail.account.points; sent += 1) {
    expect(await askForCode()).toBe('204');
  }
  expect(await askForCode()).toBe('429 rate_limited');
  const code = server.mailedCode(email);
  for (let guess = 1; guess <= productionLimits.code.pair.points; guess += 1) {
    expect(await copy(wrong(code, guess))).toBe('403 wrong_code');
  }
  expect(await copy(code)).toBe('429 rate_limited');
});

test.for(servers)(
  'an emailed code is not accepted for an account that has a password ($name)',
  async (server) => {
    const person = await server.newPerson();
    const { token } = await server.signIn(person.email);
    expect(await proofOf(server, token)).toBe('password');
    const { askForCode, copy } = accountRequests(server, token);
    expect(await askForCode()).toBe('409 other_proof');
    expect(server.mailsTo(person.email)).toEqual([]);
    // The code of GoTrue's own reauthentication is only for a new password.
    await server.ask('/auth/v1/reauthenticate', token);
    expect(await copy(server.mailedCode(person.email))).toBe('409 other_proof');
    const withBoth = { password: PASSWORD, code: server.mailedCode(person.email) };
    expect(await outcome(server.ask('/functions/v1/account/copy', token, withBoth))).toBe('400 invalid');
    expect(await outcome(server.ask('/functions/v1/account/copy', token, { password: PASSWORD }))).toBe(
      '200',
    );
  },
);

test.for(servers)('a password is not accepted for an account that has none ($name)', async (server) => {
  const { token } = await server.newcomerByMail();
  const copy = (password: string) => server.ask('/functions/v1/account/copy', token, { password });
  expect(await outcome(copy(PASSWORD))).toBe('409 other_proof');
  expect(await outcome(server.ask('/functions/v1/account/code', null, {}))).toBe('401 unauthorized');
});

test.for(servers)('an unconfirmed email address gets no code ($name)', async (server) => {
  const { name: email, id, token } = await server.newcomerByMail();
  await server.database.asAuthAdmin((auth) =>
    auth.query('update auth.users set email_confirmed_at = null where id = $1', [id]),
  );
  expect(await proofOf(server, token)).toBe('sign-in');
  const before = server.mailsTo(email).length;
  const { askForCode, copy } = accountRequests(server, token);
  expect(await askForCode()).toBe('409 other_proof');
  expect(await copy('000000')).toBe('409 other_proof');
  expect(server.mailsTo(email)).toHaveLength(before);
});

test.for(servers)(
  'without a reachable email or phone, proof of identity requires a sign-in in the last ten minutes ($name)',
  async (server) => {
    const { id, token, name } = await server.newcomerByMail();
    const ask = (path: string, body: object) =>
      outcome(server.ask(`/functions/v1/account${path}`, token, { ...body, signedInAgain: true }));
    expect(await ask('/copy', {})).toBe('409 other_proof');
    await server.database.asAuthAdmin((auth) =>
      auth.query('update auth.users set email_confirmed_at = null where id = $1', [id]),
    );
    expect(await ask('/copy', {})).toBe('200');
    expect(await ask('/copy', { code: '000000' })).toBe('400 invalid');
    const begin = (minutes: number) =>
      server.database.asAuthAdmin((auth) =>
        auth.query(
          `update auth.sessions set created_at = now() - make_interval(mins => $2::integer) where user_id = $1`,
          [id, minutes],
        ),
      );
    await begin(11);
    expect(await ask('/copy', {})).toBe('403 old_sign_in');
    expect(await ask('/deletion', { when: 'now' })).toBe('403 old_sign_in');
    await begin(9);
    await server.database.asAuthAdmin((auth) =>
      auth.query(
        `insert into auth.mfa_factors (id, user_id, factor_type, status)
         values (gen_random_uuid(), $1::text::uuid, 'totp', 'verified')`,
        [id],
      ),
    );
    expect(await ask('/deletion', { when: 'now' })).toBe('403 second_step');
    await server.database.asAuthAdmin((auth) =>
      auth.query('delete from auth.mfa_factors where user_id = $1', [id]),
    );
    expect(await ask('/deletion', { when: 'now' })).toBe('200');
    expect(server.logged()).not.toContain(name);
  },
);

test.for(servers)(
  'with two-step sign-in, a code is neither sent nor accepted until the second step is completed ($name)',
  async (server) => {
    const { name: email, id, token } = await server.newcomerByMail();
    const { askForCode, copy } = accountRequests(server, token);
    await askForCode();
    await server.database.asAuthAdmin((auth) =>
      auth.query(
        `insert into auth.mfa_factors (id, user_id, factor_type, status)
       values (gen_random_uuid(), $1::text::uuid, 'totp', 'verified')`,
        [id],
      ),
    );
    expect(await copy(server.mailedCode(email))).toBe('403 second_step');
    expect(await askForCode()).toBe('403 second_step');
  },
);
