import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { type Database, openEmbeddedDatabase, openPostgresDatabase } from '#server/database/database.ts';
import { newPostgresDatabase } from '../database.ts';
import { TEMPLATE, readSnapshot } from '../migrated.ts';
import { type Person, addPerson } from '../db/people.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type Fleet, openFleet } from './server-process.ts';

const PEOPLE = 40;
const CONCURRENCY = 8;
const ENOUGH = 15;

interface Kind {
  name: string;
  url: string | null;
  open(folder: string): Promise<Database>;
}

const url = await newPostgresDatabase(TEMPLATE);
const snapshot = await readSnapshot(inject('snapshotFile'));
const kinds: Kind[] = [
  {
    name: 'PGlite',
    url: null,
    open: (folder) => {
      const data = path.join(folder, 'database');
      return openEmbeddedDatabase(data, undefined, existsSync(data) ? undefined : snapshot);
    },
  },
  { name: 'PostgreSQL', url, open: async () => openPostgresDatabase(url, { connections: 2 }) },
];

async function within<Result>(kind: Kind, folder: string, work: (database: Database) => Promise<Result>) {
  const database = await kind.open(folder);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/**
 * Changes everyone's password until enough requests are answered, and kills the server during the rest. Returns the
 * people whose change was acknowledged.
 */
async function killOverChanges(
  fleet: Fleet,
  mails: MailServer,
  people: readonly Person[],
): Promise<Set<string>> {
  const server = await fleet.start();
  const answered = new Set<string>();
  const waiting = [...people];
  const change = async () => {
    for (let person = waiting.shift(); person; person = waiting.shift()) {
      const answer = await fetch(`${server.url}/auth/v1/user`, {
        method: 'PUT',
        headers: {
          Authorization: `Bearer ${await fleet.token(person)}`,
          'Content-Type': 'application/json',
          'X-Forwarded-For': `10.1.1.${waiting.length}`,
        },
        body: JSON.stringify({ password: 'quite-another-one' }),
      }).catch(() => null);
      if (answer?.ok) answered.add(person.email);
      // At this point some emails have been accepted, some are being sent, and some are waiting.
      if (answered.size >= ENOUGH && mails.taken.length >= 3) server.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, change));
  server.kill('SIGKILL');
  await server.ended;
  return answered;
}

interface Kept {
  address: string;
  handed: boolean;
}

const keptIn = (database: Database) =>
  database.asAuthAdmin((auth) =>
    auth.query<Kept>('select address, handed_at is not null as handed from auth.kept_letters'),
  );

test.for(kinds)(
  'when a server is killed while it sends password emails, every email is accounted for ($name)',
  { timeout: 180_000 },
  async (kind) => {
    await using mails = await startMailServer();
    await using fleet = await openFleet(kind.url, { SMTP_URL: mails.url });
    const people = await within(kind, fleet.folder, async (database) => {
      const added: Person[] = [];
      for (let index = 0; index < PEOPLE; index += 1) added.push(await addPerson(database));
      return added;
    });
    const answered = await killOverChanges(fleet, mails, people);
    expect(answered.size).toBeGreaterThanOrEqual(ENOUGH);
    const told = (email: string) => mails.taken.filter(({ to }) => to === email).length;

    const kept = await within(kind, fleet.folder, keptIn);
    const places = new Map(kept.map(({ address, handed }) => [address, handed]));
    expect([...answered].filter((email) => told(email) === 0 && !places.has(email))).toEqual([]);

    // The state of the emails that the killed server was sending is unknown. The others are sent once.
    const certain = kept.filter(({ handed }) => !handed).map(({ address }) => address);
    if (kind.url !== null)
      await within(kind, fleet.folder, (database) =>
        database.asAuthAdmin((auth) => auth.query('update auth.kept_letters set held_until = null')),
      );
    const next = await fleet.start();
    await expect.poll(() => certain.filter((email) => told(email) === 0), { timeout: 40_000 }).toEqual([]);
    // The server is stopped, not killed: the last email reaches the mail server before its row is deleted.
    next.kill('SIGTERM');
    await next.ended;
    expect(people.filter(({ email }) => told(email) > 1)).toEqual([]);
    if (kind.url === null)
      expect((await within(kind, fleet.folder, keptIn)).filter(({ handed }) => handed)).toEqual([]);
  },
);
