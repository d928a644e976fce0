import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { afterAll, expect, test } from 'vitest';
import { openMailbox } from './mailbox.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'mailbox-'));
afterAll(() => rm(folder, { recursive: true }));
let files = 0;
const newFile = () => path.join(folder, `new/${(files += 1)}.json`);
const mail = (subject: string) => ({
  to: 'sam@people.test',
  subject,
  text: 'Open\nhttps://app.test/auth/v1/verify?a=1&b=2\n<script>alert(1)</script>',
  html: '<p>Open</p>',
});

/** Fetches with any Host header, which `fetch` does not allow. */
async function get(port: number, target: string, host?: string): Promise<{ status: number; body: string }> {
  const sent = request({
    port,
    path: target,
    host: '127.0.0.1',
    ...(host !== undefined && { headers: { host } }),
  });
  sent.end();
  const [answer] = await once(sent, 'response');
  return { status: answer.statusCode, body: Buffer.concat(await answer.toArray()).toString() };
}

async function listening(routes: Awaited<ReturnType<typeof openMailbox>>['routes']) {
  const server = serve({ fetch: routes.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, close: () => server.close() };
}

test('emails are shown newest first and survive a restart', async () => {
  const file = newFile();
  const first = await openMailbox({ file });
  await Promise.all([first.mailer.send(mail('One')), first.mailer.send(mail('Two'))]);
  const { routes } = await openMailbox({ file });
  const { port, close } = await listening(routes);
  const { status, body } = await get(port, '/mailbox.json');
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject([
    { ...mail('Two'), id: expect.any(String), receivedAt: expect.stringMatching(/Z$/) },
    mail('One'),
  ]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  close();
});

test('the page shows the email text with clickable links and executes no markup or scripts', async () => {
  const { mailer, routes } = await openMailbox({ file: newFile() });
  await mailer.send(mail('<b>Subject</b>'));
  const { port, close } = await listening(routes);
  const { body } = await get(port, '/mailbox');
  expect(body).toContain('<a href="https://app.test/auth/v1/verify?a=1&amp;b=2">');
  expect(body).toContain('&lt;script&gt;');
  expect(body).toContain('&lt;b&gt;Subject');
  expect(body).not.toMatch(/<style|style=|<script/);
  expect((await get(port, '/mailbox.css')).status).toBe(200);
  close();
});

test('the mailbox only opens from the local machine under a local host name', async () => {
  const { routes } = await openMailbox({ file: newFile() });
  const { port, close } = await listening(routes);
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000']) {
    expect((await get(port, '/mailbox', host)).status).toBe(200);
  }
  for (const host of [
    'evil.test',
    'localhost.evil.test',
    '127.0.0.1.evil.test',
    '0.0.0.0',
    '2130706433.evil.test',
  ]) {
    expect((await get(port, '/mailbox', host)).status).toBe(404);
    expect((await get(port, '/mailbox.json', host)).status).toBe(404);
  }
  expect((await routes.request('http://localhost/mailbox.json')).status).toBe(404);
  close();
});

test('keeps the last 200 emails and replaces a damaged file', async () => {
  const file = newFile();
  const { mailer } = await openMailbox({ file });
  for (let number = 1; number <= 205; number += 1) await mailer.send(mail(`Mail ${number}`));
  const kept = JSON.parse(await readFile(file, 'utf8'));
  expect(kept).toHaveLength(200);
  expect(kept[0].subject).toBe('Mail 205');

  await writeFile(file, '{');
  const { mailer: again } = await openMailbox({ file });
  await again.send(mail('After'));
  expect(JSON.parse(await readFile(file, 'utf8'))).toHaveLength(1);
});
