import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { BulkPerson } from './people-in-bulk.ts';

// The requests of a browser in a day of a person who uses every feature once.

export type DayPerson = Pick<
  BulkPerson,
  'id' | 'email' | 'conversation' | 'answer' | 'stopToken' | 'refreshToken'
>;

/** The read requests of the dashboard. `id` is the person's own. */
export function dashboardReads(id: string): readonly string[] {
  const mine = `user_id=eq.${id}`;
  return [
    `/rest/v1/profiles?select=first_name,last_name&id=eq.${id}`,
    `/rest/v1/subscriptions?select=tier,trial_ends_at,access_until,pause_at,past_due_since,selected_advisors,document_uploads_remaining&${mine}`,
    `/rest/v1/user_progress?select=journey_steps&${mine}`,
    `/rest/v1/deadlines?select=id,title,date,time,priority,is_sample&${mine}`,
    `/rest/v1/billing_accounts?select=status,billing_interval,retention_used_at,pending_payment_url&${mine}`,
  ];
}

export function newDeadline(id: string, title: string) {
  return { user_id: id, title, date: 'June 15, 2031', time: '10:00 AM', priority: 'high', is_sample: false };
}

export function newTurn(text = 'how do i tell the children that we separate') {
  return { id: randomUUID(), userMessageId: randomUUID(), text };
}

export interface Day {
  url: string;
  /** The person's IP address, as a proxy in front of the server reports it. */
  address: string;
  password: string;
}

type Ask = (method: string, path: string, body?: unknown, prefer?: string) => Promise<string>;

const tokens = v.object({ access_token: v.string(), refresh_token: v.string() });
const made = v.object({ id: v.union([v.string(), v.number()]) });
const address = v.object({ url: v.string() });

/** Throws at the first failed response. Returns a person who can repeat the requests the next day. */
export async function spendDay<Who extends DayPerson>(
  { url, address: from, password }: Day,
  person: Who,
): Promise<Who> {
  let token = '';
  const ask: Ask = async (method, path, body, prefer) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        'X-Forwarded-For': from,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(prefer && { Prefer: prefer }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} ${response.status} ${text}`);
    return text;
  };
  const renewed = await renew(ask, person.refreshToken);
  token = renewed.access_token;
  await ask('GET', '/auth/v1/user');
  const signedIn = await signIn(ask, person.email, password);
  token = signedIn.access_token;
  for (const path of dashboardReads(person.id)) await ask('GET', path);
  await ask('POST', '/rest/v1/rpc/is_superadmin', {});
  await keepDeadlines(ask, person.id);
  await changeAccount(ask, person.id);
  await talk(ask, person);
  await keepTalks(ask, person);
  await beReminded(ask, person, password);
  await ask('GET', '/functions/v1/account');
  await ask('POST', '/functions/v1/account/copy', { password });
  await ask('POST', '/auth/v1/logout?scope=others');
  return { ...person, refreshToken: signedIn.refresh_token };
}

/** A person's last actions: closes the account, reopens it, and deletes it. */
export async function leave({ url, address: from, password }: Day, { email }: DayPerson): Promise<void> {
  for (const [path, sent] of [
    ['deletion', { when: 'later', password }],
    ['keep', {}],
    ['deletion', { when: 'now', password }],
  ] as const) {
    const headers = { 'X-Forwarded-For': from, 'Content-Type': 'application/json' };
    const post = (to: string, body: object, authorization?: string) =>
      fetch(url + to, {
        method: 'POST',
        headers: { ...headers, ...(authorization && { Authorization: authorization }) },
        body: JSON.stringify(body),
      });
    const opened = await post('/auth/v1/token?grant_type=password', { email, password });
    const { access_token } = v.parse(tokens, await opened.json());
    const response = await post(`/functions/v1/account/${path}`, sent, `Bearer ${access_token}`);
    if (!response.ok) throw new Error(`${path} ${response.status} ${await response.text()}`);
  }
}

async function renew(ask: Ask, refreshToken: string) {
  const sent = { refresh_token: refreshToken };
  return v.parse(tokens, JSON.parse(await ask('POST', '/auth/v1/token?grant_type=refresh_token', sent)));
}

async function signIn(ask: Ask, email: string, password: string) {
  const sent = { email, password };
  return v.parse(tokens, JSON.parse(await ask('POST', '/auth/v1/token?grant_type=password', sent)));
}

async function keepDeadlines(ask: Ask, id: string): Promise<void> {
  const wanted = newDeadline(id, `See the bank ${randomUUID()}`);
  const [row] = v.parse(
    v.array(made),
    JSON.parse(await ask('POST', '/rest/v1/deadlines?select=id', wanted, 'return=representation')),
  );
  await ask('PATCH', `/rest/v1/deadlines?id=eq.${row?.id}&select=id`, { priority: 'low' });
  await ask('DELETE', `/rest/v1/deadlines?id=eq.${row?.id}`);
  await ask('GET', `/rest/v1/profiles?select=had_deadlines&id=eq.${id}`);
  await ask(
    'POST',
    '/rest/v1/user_progress?on_conflict=user_id',
    { user_id: id, journey_steps: [{ id: 1, done: true }] },
    'resolution=merge-duplicates',
  );
}

async function changeAccount(ask: Ask, id: string): Promise<void> {
  await ask('PATCH', `/rest/v1/profiles?id=eq.${id}&select=id`, { first_name: 'Sam', last_name: 'Rivera' });
  await ask('PUT', '/auth/v1/user', { data: { first_name: 'Sam', last_name: 'Rivera' } });
  await ask('PATCH', `/rest/v1/subscriptions?user_id=eq.${id}`, { selected_advisors: ['lena', 'hannah'] });
  await ask('POST', '/rest/v1/rpc/list_sessions', {});
  await ask('POST', '/rest/v1/rpc/list_security_events', {});
}

const chat = '/functions/v1/chat';

async function talk(ask: Ask, person: DayPerson): Promise<void> {
  await ask('GET', `${chat}/advisors/lena`);
  await ask('GET', `${chat}/conversations?advisor=lena`);
  await ask('GET', `${chat}/conversations/${person.conversation}`);
  await ask('GET', `${chat}/conversations/${person.conversation}/feedback`);
  const { id } = v.parse(made, JSON.parse(await ask('POST', `${chat}/conversations`, { advisor: 'lena' })));
  const turn = newTurn();
  await ask('POST', `${chat}/conversations/${id}/turns`, turn);
  const again = { ...newTurn(turn.text), userMessageId: turn.userMessageId, replaces: turn.id };
  await ask('POST', `${chat}/conversations/${id}/turns`, again);
  await ask('GET', `${chat}/conversations/${id}`);
  await ask('PATCH', `${chat}/conversations/${id}`, { title: 'Telling the children' });
  await ask('POST', `${chat}/conversations/${id}/open`);
  await ask('DELETE', `${chat}/conversations/${id}`);
}

async function keepTalks(ask: Ask, { answer, conversation, email }: DayPerson): Promise<void> {
  for (const words of ['children', '']) {
    await ask('POST', `${chat}/conversations/search`, { words, advisor: null, before: null });
  }
  await ask('PUT', `${chat}/answers/${answer}/feedback`, { isHelpful: true, reason: null, mayRead: false });
  await ask('PUT', `${chat}/keeping`, { deleteAfter: 90, mailTo: email });
  await ask('GET', `${chat}/keeping`);
  await ask('GET', `${chat}/conversations/${conversation}/transcript?zone=UTC`);
  await ask('PUT', `${chat}/unkept/emma`);
  await ask('POST', `${chat}/conversations`, { advisor: 'emma' });
  await ask('DELETE', `${chat}/unkept/emma`);
  await ask('GET', `${chat}/conversations`);
}

async function beReminded(ask: Ask, { stopToken }: DayPerson, password: string): Promise<void> {
  const reminders = '/functions/v1/reminders';
  await ask('PUT', reminders, {
    zone: 'America/New_York',
    daysBefore: [1, 7],
    quietFrom: 1320,
    quietTo: 420,
    wording: 'neutral',
  });
  await ask('GET', reminders);
  await ask('GET', `${reminders}/stop/${stopToken}`);
  await ask('DELETE', `${reminders}/browser`);
  const calendar = '/functions/v1/calendar';
  const view = { zone: 'America/New_York', showsTitles: true };
  await ask('GET', calendar);
  await ask('POST', `${calendar}/file`, view);
  const withProof = { ...view, proof: { password } };
  const { url } = v.parse(address, JSON.parse(await ask('POST', `${calendar}/address`, withProof)));
  await ask('GET', new URL(url).pathname);
  await ask('DELETE', `${calendar}/address`);
}
