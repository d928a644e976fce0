import * as v from 'valibot';
import { dashboardReads, newDeadline, newTurn } from '../../tests/growth/person-day.ts';
import type { BulkPerson } from '../../tests/growth/people-in-bulk.ts';
import type { Answered, Send } from './send.ts';

/** Weights of the request kinds, in percent. */
export const mix = { read: 80, write: 10, chat: 5, refresh: 5 } as const;
export type Kind = keyof typeof mix;
export const kinds = Object.keys(mix) as Kind[];

/** A signed-in person and the state of their browser. */
export interface LoadPerson extends BulkPerson {
  address: string;
  token: string;
  /** The last deadline that they created, if it still exists. */
  deadline: { id: string; isChanged: boolean } | null;
  /** How many reads they have requested. */
  reads: number;
}

export function loadPerson(person: BulkPerson, index: number): LoadPerson {
  const address = `10.${index >> 8}.${index & 255}.1`;
  return { ...person, address, token: '', deadline: null, reads: 0 };
}

/** Sends a request of that kind. Throws if the response is wrong. */
export const ask: Readonly<Record<Kind, (send: Send, person: LoadPerson) => Promise<Answered>>> = {
  read: readDashboard,
  write: writeDeadline,
  chat: askAdvisor,
  refresh: renewToken,
};

/** Reads the dashboard's resources one after the other. */
async function readDashboard(send: Send, person: LoadPerson): Promise<Answered> {
  const paths = dashboardReads(person.id);
  const path = paths[person.reads % paths.length] ?? '';
  person.reads += 1;
  return expectOk(await send({ method: 'GET', path, ...from(person) }), 200, '[');
}

const rows = v.pipe(v.array(v.object({ id: v.union([v.string(), v.number()]) })), v.length(1));

/** Creates a deadline, changes it the next time and then deletes it, so that no list grows indefinitely. */
async function writeDeadline(send: Send, person: LoadPerson): Promise<Answered> {
  const { deadline } = person;
  if (!deadline) {
    const answer = await insertDeadline(send, person);
    const [row] = v.parse(rows, JSON.parse(answer.body));
    person.deadline = { id: String(row?.id), isChanged: false };
    return answer;
  }
  if (!deadline.isChanged) {
    const answer = await changeDeadline(send, person, deadline.id);
    deadline.isChanged = true;
    return answer;
  }
  const answer = await removeDeadline(send, person, deadline.id);
  person.deadline = null;
  return answer;
}

export async function insertDeadline(send: Send, person: LoadPerson): Promise<Answered> {
  const body = newDeadline(person.id, 'See the bank about the house');
  const path = '/rest/v1/deadlines?select=id';
  return expectOk(
    await send({ method: 'POST', path, body, prefer: 'return=representation', ...from(person) }),
    201,
    '[{',
  );
}

export async function changeDeadline(send: Send, person: LoadPerson, id: string): Promise<Answered> {
  const path = `/rest/v1/deadlines?id=eq.${id}&select=id`;
  const body = { title: 'See the bank', date: 'June 16, 2031', time: '11:00 AM', priority: 'low' };
  return expectOk(
    await send({ method: 'PATCH', path, body, prefer: 'return=representation', ...from(person) }),
    200,
    '[{',
  );
}

export async function removeDeadline(send: Send, person: LoadPerson, id: string): Promise<Answered> {
  return expectOk(
    await send({ method: 'DELETE', path: `/rest/v1/deadlines?id=eq.${id}`, ...from(person) }),
    204,
    '',
  );
}

async function askAdvisor(send: Send, person: LoadPerson): Promise<Answered> {
  const path = `/functions/v1/chat/conversations/${person.conversation}/turns`;
  const answer = await send({ method: 'POST', path, body: newTurn(), ...from(person) });
  return expectOk(answer, 200, '"type":"finish"');
}

const tokens = v.object({ access_token: v.string(), refresh_token: v.string() });

export async function renewToken(send: Send, person: LoadPerson): Promise<Answered> {
  const path = '/auth/v1/token?grant_type=refresh_token';
  const body = { refresh_token: person.refreshToken };
  const answer = expectOk(
    await send({ method: 'POST', path, body, address: person.address }),
    200,
    'refresh_token',
  );
  const renewed = v.parse(tokens, JSON.parse(answer.body));
  person.token = renewed.access_token;
  person.refreshToken = renewed.refresh_token;
  return answer;
}

function from({ token, address }: LoadPerson) {
  return { token, address };
}

function expectOk(answer: Answered, status: number, holds: string): Answered {
  if (answer.status === status && answer.body.includes(holds)) return answer;
  throw new Error(`${answer.status} ${answer.body.slice(0, 200)}`);
}
