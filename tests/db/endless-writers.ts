// Runs ten writers on the embedded database in the given folder, and prints each acknowledged row. The process is meant
// to be killed.
import { openEmbeddedDatabase } from '#server/database/database.ts';

const [folder = '', first = '0'] = process.argv.slice(2);
const database = await openEmbeddedDatabase(folder);
await database.migrate((owner) => owner.script('create table if not exists rows (id int primary key)'));
const rows = await database.migrate((owner) => owner.query<{ id: number }>('select id from rows'));
process.stdout.write(`found ${JSON.stringify(rows.map(({ id }) => id))}\n`);

let next = Number(first);
async function write(): Promise<never> {
  for (;;) {
    const id = next;
    next += 1;
    await database.migrate((owner) => owner.query('insert into rows values ($1)', [id]));
    process.stdout.write(`${id}\n`);
  }
}
await Promise.all(Array.from({ length: 10 }, write));
