import { randomUUID } from 'node:crypto';
import type { Database } from '#server/database/database.ts';
import { type Person, addPerson, signIn } from '../db/people.ts';
import type { Fleet } from './server-process.ts';

export interface LoadPerson extends Person {
  token: string;
  /** Sets the address as a proxy would: limits are counted by address. */
  address: string;
}

export async function addLoadPeople(
  database: Database,
  fleet: Pick<Fleet, 'token'>,
  count: number,
): Promise<LoadPerson[]> {
  const people: LoadPerson[] = [];
  for (let index = 0; index < count; index += 1) {
    const person = await addPerson(database);
    await signIn(database, person);
    people.push({
      ...person,
      token: await fleet.token(person),
      address: `10.${index >> 8}.${index & 255}.1`,
    });
  }
  return people;
}

export interface Outcome {
  what: string;
  status: number;
  detail: string;
  retryAfter: string | null;
}

export interface Load {
  outcomes: Outcome[];
  /** Titles of the deadlines whose insert was answered with 201. */
  kept: string[];
  /** Ends the load. Resolves when the last request is answered. */
  stop(): Promise<void>;
  /** Resolves after that many further responses. */
  answers(count: number): Promise<void>;
}

/**
 * Several people who send requests concurrently without a break: reads, writes and, with `chats`, questions with their
 * whole answers.
 */
export function startLoad(
  url: string,
  people: readonly LoadPerson[],
  { workers, chats }: { workers: number; chats: boolean },
): Load {
  const outcomes: Outcome[] = [];
  const kept: string[] = [];
  let waiting: { count: number; resolve: () => void }[] = [];
  const over = new AbortController();
  let step = 0;

  const note = (outcome: Outcome) => {
    outcomes.push(outcome);
    for (const one of waiting) if (outcomes.length >= one.count) one.resolve();
    waiting = waiting.filter(({ count }) => outcomes.length < count);
  };
  const work = async () => {
    while (!over.signal.aborted) {
      step += 1;
      const person = people[step % people.length];
      if (!person) return;
      if (step % 3 === 0) {
        const title = `Deadline ${randomUUID()}`;
        const outcome = await write(url, person, title);
        if (outcome.status === 201) kept.push(title);
        note(outcome);
      } else if (chats && step % 10 === 1) note(await chat(url, person));
      else note(await read(url, person));
    }
  };
  const workings = Array.from({ length: workers }, work);
  return {
    outcomes,
    kept,
    async stop() {
      over.abort();
      await Promise.all(workings);
    },
    answers(count) {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push({ count: outcomes.length + count, resolve });
      return promise;
    },
  };
}

function headersOf({ token, address }: LoadPerson): Record<string, string> {
  return {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'X-Forwarded-For': address,
  };
}

function read(url: string, person: LoadPerson): Promise<Outcome> {
  return send('read', `${url}/rest/v1/deadlines?select=id,title`, { headers: headersOf(person) });
}

function write(url: string, person: LoadPerson, title: string): Promise<Outcome> {
  return send('write', `${url}/rest/v1/deadlines`, {
    method: 'POST',
    headers: { ...headersOf(person), Prefer: 'return=minimal' },
    body: JSON.stringify({ user_id: person.id, title, date: 'December 1, 2026', time: '9:30 AM' }),
  });
}

async function chat(url: string, person: LoadPerson): Promise<Outcome> {
  const headers = headersOf(person);
  const base = `${url}/functions/v1/chat/conversations`;
  const opened = await fetch(base, { method: 'POST', headers, body: '{"advisor":"lena"}' }).catch(() => null);
  if (opened?.status !== 201)
    return { what: 'chat', status: opened?.status ?? 0, detail: '', retryAfter: null };
  const { id } = (await opened.json()) as { id: string };
  const turn = { id: randomUUID(), userMessageId: randomUUID(), text: 'how do i sleep at night' };
  const outcome = await send('chat', `${base}/${id}/turns`, {
    method: 'POST',
    headers,
    body: JSON.stringify(turn),
  });
  if (outcome.status === 200 && !outcome.detail.includes('"type":"finish"')) return { ...outcome, status: 0 };
  return outcome;
}

async function send(what: string, url: string, init: RequestInit): Promise<Outcome> {
  try {
    const response = await fetch(url, init);
    const detail = await response.text();
    return { what, status: response.status, detail, retryAfter: response.headers.get('Retry-After') };
  } catch (error) {
    return { what, status: 0, detail: String(error), retryAfter: null };
  }
}
