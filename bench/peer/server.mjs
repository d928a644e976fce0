// Run by bench/rest.ts where the peer is installed. Prints its address and the token of a signed-in person.
import { createServer } from 'node:http';
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';

const connection = await createPgliteConnection();
const app = new App({ connection, auth: { enabled: true } });
const [schema = '', rows = ''] = process.argv.slice(2);
await app.init();
await app.ensureSystemSchema();
// The peer grants permissions to these roles. Its command line creates them at the start.
for (const role of ['anon', 'authenticated', 'service_role']) {
  await connection.driver.exec(
    `do $$ begin create role ${role} nologin; exception when duplicate_object then null; end $$`,
  );
}
await connection.driver.exec(schema);
const call = async (path, init) => app.fetch(new Request(`http://127.0.0.1${path}`, init));
const body = JSON.stringify({ email: 'sam@people.test', password: 'river-stone-12' });
const headers = { 'Content-Type': 'application/json' };
await call('/auth/v1/signup', { method: 'POST', headers, body });
const signedIn = await call('/auth/v1/token?grant_type=password', { method: 'POST', headers, body });
const { access_token: token, user } = await signedIn.json();
if (!token) throw new Error('Nobody could be signed in');
await connection.driver.exec(rows.replaceAll(':owner', user.id));

const server = createServer((request, response) => void answer(request, response));

async function answer(request, response) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const answered = await app.fetch(
    new Request(`http://127.0.0.1${request.url}`, {
      method: request.method,
      headers: request.headers,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    }),
  );
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(Buffer.from(await answered.arrayBuffer()));
}
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: server.address().port, token })}\n`);
});
