import { Agent } from 'node:http';
import * as fc from 'fast-check';
import { type PlannedRequest, requestsFor } from './fuzz-endpoints.ts';
import { type Answer, exchange } from './fuzz-exchange.ts';
import { type FuzzServer, type MarkedPerson, findMarks } from './fuzz-server.ts';
import { type CallerName, fillIn } from './fuzz-values.ts';

const CONCURRENCY = 12;
/** After this many requests the people are replaced, so that data which a request deleted or used up exists again. */
const ROUND = 250;

export interface Fuzzed {
  faults: string[];
  requests: number;
  /** How often each endpoint returned each status. */
  statuses: Map<string, Map<number, number>>;
  /** Responses that contain people's own data. Without any, a leak could not be detected either. */
  ownSeen: number;
}

interface Options {
  endpoints: readonly string[];
  seed: number;
  requests: number;
  /** The timeout for a whole response in milliseconds. */
  timeoutMs: number;
  /** Documented responses with a status of 500 and above. */
  isExpected?: (endpoint: string, status: number) => boolean;
}

/** Sends requests that depend only on the seed, some concurrently, and returns the violations. */
export async function fuzz(server: FuzzServer, options: Options): Promise<Fuzzed> {
  const { seed, timeoutMs } = options;
  const planned = fc.sample(requestsFor(options.endpoints), { seed, numRuns: options.requests });
  const result: Fuzzed = { faults: [], requests: planned.length, statuses: new Map(), ownSeen: 0 };
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  for (let from = 0; from < planned.length; from += ROUND) {
    const people = await Promise.all([server.newMarked(), server.newMarked(), server.newMarked()]);
    const queue = planned.slice(from, from + ROUND).values();
    const work = async () => {
      for (const each of queue) {
        const answer = await send(server, agent, people, each, timeoutMs);
        judge(server, people, each, answer, options, result);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
    judgeMails(server, people, result);
  }
  agent.destroy();
  return result;
}

type People = readonly [first: MarkedPerson, second: MarkedPerson, third: MarkedPerson];

function personOf(
  [first, second, third]: People,
  caller: CallerName,
): { own: MarkedPerson; other: MarkedPerson } {
  if (caller === 'service') return { own: third, other: third };
  return caller === 'second' ? { own: second, other: first } : { own: first, other: second };
}

async function send(
  server: FuzzServer,
  agent: Agent,
  people: People,
  planned: PlannedRequest,
  timeoutMs: number,
): Promise<Answer | Error> {
  const found = personOf(people, planned.as);
  const isSomebody = planned.as === 'first' || planned.as === 'second';
  const fill = (text: string) =>
    fillIn(text, (whose, kind) => {
      const { mark, password, known } = whose === 'own' ? found.own : found.other;
      // No request contains this text, so it cannot be returned as an echo.
      return { mark: isSomebody ? mark : 'plain', password, ...known }[kind] ?? kind;
    });
  const body = planned.body === null ? null : Buffer.from(fill(planned.body));
  const authorization = authorizationOf(server, people, planned.as);
  const headers: Record<string, string> = {
    ...planned.headers,
    ...(authorization && { Authorization: authorization }),
    ...(body && { 'Content-Length': String(body.length) }),
  };
  if (headers['Stripe-Signature'] === 'right') headers['Stripe-Signature'] = server.signEvent(String(body));
  try {
    const { method, path } = planned;
    return await exchange(server.url, { agent, method, path: fill(path), headers, body, timeoutMs });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function authorizationOf(server: FuzzServer, people: People, caller: CallerName): string | null {
  switch (caller) {
    case 'first':
      return `Bearer ${people[0].token}`;
    case 'second':
      return `Bearer ${people[1].token}`;
    case 'stranger':
      // Signed with another key, for an existing person.
      return `Bearer ${people[0].token.slice(0, -8)}AAAAAAAA`;
    case 'publishable':
      return 'Bearer sb_publishable_evenkeel';
    case 'service':
      return `Bearer ${server.serviceKey}`;
    case 'nobody':
      return null;
  }
}

function judge(
  server: FuzzServer,
  people: People,
  planned: PlannedRequest,
  answer: Answer | Error,
  { isExpected }: Options,
  result: Fuzzed,
): void {
  const { endpoint, as } = planned;
  const tell = (what: string) => result.faults.push(`${what}: ${JSON.stringify(planned).slice(0, 1500)}`);
  if (answer instanceof Error) {
    tell(answer.message);
    return;
  }
  const { status, text } = answer;
  const statuses = result.statuses.get(endpoint) ?? new Map<number, number>();
  result.statuses.set(endpoint, statuses.set(status, (statuses.get(status) ?? 0) + 1));
  if (status >= 500 && !isExpected?.(endpoint, status)) tell(`status ${status}`);
  const own = as === 'first' ? people[0].mark : as === 'second' ? people[1].mark : null;
  const seen = findMarks(text);
  if (own !== null && seen.delete(own)) result.ownSeen += 1;
  // The operator's programs may see every person's data. Nobody may see the key.
  if (as !== 'service' && seen.size > 0) tell('a leak');
  if (text.includes(server.serviceKey)) tell('the service key');
}

function judgeMails({ mails }: FuzzServer, people: People, { faults }: Fuzzed): void {
  for (const { to, ...mail } of mails.splice(0)) {
    const person = people.find(({ known }) => known.email === to);
    const seen = findMarks(JSON.stringify(mail));
    if (person) seen.delete(person.mark);
    if (person && seen.size > 0) faults.push(`a leak by mail: ${mail.subject}`);
  }
}
