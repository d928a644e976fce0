import type { Database } from '#server/database/database.ts';

/** Adds conversations of this person, each with a message, above the normal limit. */
export async function addConversations(database: Database, owner: string, rows: number): Promise<void> {
  await database.migrate((own) =>
    own.script(`
      alter table public.conversations disable trigger user;
      insert into public.conversations (user_id, advisor, title)
        select '${owner}', 'lena', repeat('a title that is rather long ', 4) || n from generate_series(1, ${rows}) as n;
      alter table public.conversations enable trigger user;
      insert into public.messages (id, conversation_id, role, status, parts)
        select gen_random_uuid(), id, 'user', 'done',
          jsonb_build_array(jsonb_build_object('type', 'text', 'text', repeat('words ', 40)))
        from public.conversations where user_id = '${owner}';
      analyze public.conversations;
      analyze public.messages;`),
  );
}

type ExpensiveRequest = [
  name: string,
  path: string,
  init?: { method?: string; body?: string; prefer?: string },
];

/** The requests that keep the database busy longest. The last ones change and delete everything. */
export function expensiveQueries(owner: string): ExpensiveRequest[] {
  return [
    [
      'the last page of all, sorted, counted',
      'conversations?order=title&limit=20&offset=1900',
      { prefer: 'count=exact' },
    ],
    ['ten patterns that no row fails', `conversations?select=id&offset=999999&${patterns(10)}`],
    [
      'ten patterns and ninety other filters',
      `conversations?select=id&offset=999999&${patterns(10)}&${others(90)}`,
    ],
    [
      'patterns on every message',
      `messages?select=id&offset=999999&${patterns(10, 'role')}`,
      { prefer: 'count=exact' },
    ],
    ['ten containments in every message', `messages?select=id&offset=999999&${containments(10)}`],
    [
      'conversations with five times their messages, sorted, counted',
      `conversations?select=*,${['a', 'b', 'c', 'd', 'e'].map((name) => `${name}:messages!inner(*)`).join(',')}&a.order=parts&e.order=parts`,
      { prefer: 'count=exact' },
    ],
    [
      'ten patterns on the messages of each conversation',
      `conversations?select=id,messages!inner(id)&offset=1900&${patterns(10, 'messages.role')}`,
      { prefer: 'count=exact' },
    ],
    ['messages sorted by their parts', 'messages?limit=1000&order=parts,words', { prefer: 'count=exact' }],
    [
      'a thousand new conversations',
      'conversations',
      { method: 'POST', body: rowsOf(1000, { user_id: owner, advisor: 'lena' }) },
    ],
    [
      'a thousand rows that are there already',
      'user_progress?on_conflict=user_id',
      {
        method: 'POST',
        body: rowsOf(1000, { user_id: owner, journey_steps: [{ id: 1, done: false }] }),
        prefer: 'resolution=ignore-duplicates',
      },
    ],
    ['all conversations renamed', 'conversations', { method: 'PATCH', body: '{"title":"x"}' }],
    ['all conversations deleted', 'conversations', { method: 'DELETE' }],
  ];
}

/** Long case-insensitive patterns are the most expensive filter. */
export function patterns(count: number, column = 'title'): string {
  const pattern = encodeURIComponent('%l%o%n%g%z%');
  return Array.from({ length: count }, (_, at) => `${column}=not.ilike.${pattern}${at}`).join('&');
}

/** As many conditions as fit into the URL, each compared with each part of a message. */
function containments(count: number): string {
  const parts = JSON.stringify(Array.from({ length: 25 }, (_, at) => ({ t: at })));
  return Array.from({ length: count }, () => `parts=not.cs.${encodeURIComponent(parts)}`).join('&');
}

function others(count: number): string {
  return Array.from({ length: count }, (_, at) => `title=neq.${at}`).join('&');
}

function rowsOf(count: number, row: object): string {
  return JSON.stringify(Array.from({ length: count }, () => row));
}

/** CPU time of this process in milliseconds, independent of other work on the machine. */
export async function cpuTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
