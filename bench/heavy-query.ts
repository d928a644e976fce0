import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { pino } from 'pino';
import { generateSigningKey, openAccessTokens } from '#server/auth/tokens/access-token.ts';
import { openEmbeddedDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrations.ts';
import { restRoutes } from '#server/rest/routes.ts';
import { accessClaims } from '../tests/contract/access-claims.ts';
import { addConversations, cpuTimeOf, expensiveQueries } from '../tests/contract/expensive-queries.ts';

// node bench/heavy-query.ts: how long the most expensive requests of one person block the embedded database for
// everybody else. Milliseconds of computing time, for a person with the maximum amount of data among 100,000 rows of
// others.

const OWN = 2000;
const OTHERS = 100_000;
const database = await openEmbeddedDatabase();
await migrate(database);
const [owner, other] = [await addPerson(), await addPerson()];
await addConversations(database, owner, OWN);
await addConversations(database, other, OTHERS);
const now = () => new Date();
const accessTokens = await openAccessTokens({
  keys: [await generateSigningKey()],
  issuer: 'http://bench.test',
  now,
});
const routes = restRoutes({ database, accessTokens, log: pino({ level: 'silent' }), now });
const app = new Hono().route('/rest/v1', routes);
const { token } = await accessTokens.sign(accessClaims({ id: owner, email: '' }));

const table: Record<string, object> = {};
for (const [name, path, { prefer, ...init } = {}] of expensiveQueries(owner)) {
  let status = 0;
  const ms = await cpuTimeOf(async () => {
    const response = await app.request(`/rest/v1/${path}`, {
      ...init,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        ...(prefer && { Prefer: prefer }),
      },
    });
    await response.text();
    status = response.status;
  });
  table[name] = { ms: Math.round(ms), status };
}
console.table(table);
await database.close();

async function addPerson(): Promise<string> {
  const id = randomUUID();
  await database.asAuthAdmin((auth) =>
    auth.query(
      `with person as (
       insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now()) returning id
     )
     insert into auth.sessions (id, user_id) select id, id from person`,
      [id, `${id}@bench.test`],
    ),
  );
  return id;
}
