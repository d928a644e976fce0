import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AuthClient } from '@supabase/auth-js';
import { afterAll, expect, test } from 'vitest';
import { freePort } from './running-app.ts';

const root = path.resolve(import.meta.dirname, '../..');
const dataFolder = await mkdtemp(path.join(tmpdir(), 'evenkeel-start-'));
afterAll(() => rm(dataFolder, { recursive: true }));

test('npm start prints its startup message, stops cleanly on Ctrl-C, and keeps the saved data', async () => {
  const port = await freePort();
  const first = start({ PORT: String(port), DATA_DIR: dataFolder });
  await first.says('Ctrl-C stops it.');
  expect(first.output()).toContain(`http://localhost:${port}`);
  expect(first.output()).toContain(`http://localhost:${port}/mailbox`);
  expect(first.output()).toMatch(/sam@evenkeel\.test.*trial account/);
  expect(first.output()).toMatch(/admin@evenkeel\.test.*superadmin/);
  for (const mode of ['local mode', 'Database', 'Payments', 'Advisors', 'Email ']) {
    expect(first.output()).toContain(mode);
  }
  await register(port, 'kept@example.test');
  expect(await first.endsOn('SIGINT')).toBe(0);

  const second = start({ PORT: String(port), DATA_DIR: dataFolder });
  await second.says('Ctrl-C stops it.');
  expect(second.output()).toContain('The web app is already built.');
  const [mail] = (await (await fetch(`http://localhost:${port}/mailbox.json`)).json()) as { to: string }[];
  expect(mail?.to).toBe('kept@example.test');
  expect(await second.endsOn('SIGTERM')).toBe(0);
});

// ASVS: 13.3.2
test('the server’s secrets are readable only by the user that runs it', async () => {
  const file = path.join(dataFolder, 'signing-keys.json');
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(JSON.parse(await readFile(file, 'utf8'))).toHaveLength(1);
});

test('a port in use is reported with a hint on how to choose another', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const address = blocker.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const refused = start({ PORT: String(port), DATA_DIR: dataFolder });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain(`Port ${port} is taken`);
  expect(refused.output()).toContain(`PORT=${port + 1} npm start`);
  blocker.close();
});

test('starting a second server on the same data folder fails', async () => {
  const running = start({ PORT: String(await freePort()), DATA_DIR: dataFolder });
  await running.says('Ctrl-C stops it.');
  const refused = start({ PORT: String(await freePort()), DATA_DIR: dataFolder });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toMatch(/Another server \(process \d+\) uses .*DATA_DIR/);
  await running.endsOn('SIGTERM');
});

test('an invalid configuration reports all its errors in one list', async () => {
  const refused = start({ PORT: 'abc', DATABASE_URL: 'mysql://x', DATA_DIR: dataFolder });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('PORT must be a number');
  expect(refused.output()).toContain('DATABASE_URL must be an address');
});

/** Runs `npm start` in a separate process group, so that a signal reaches script and server like Ctrl-C. */
function start(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const look of waiting) look();
    });
  }
  const ended = once(child, 'close').then(([code]) => Number(code));
  return {
    ended,
    output: () => output,
    says: (words: string) =>
      new Promise<void>((resolve, reject) => {
        const look = () => output.includes(words) && resolve();
        waiting.add(look);
        look();
        void ended.then(() => reject(new Error(`It ended before it said "${words}":\n${output}`)));
      }),
    endsOn: (signal: NodeJS.Signals) => {
      process.kill(-(child.pid ?? 0), signal);
      return ended;
    },
  };
}

async function register(port: number, email: string): Promise<void> {
  const auth = new AuthClient({
    url: `http://localhost:${port}/auth/v1`,
    persistSession: false,
    autoRefreshToken: false,
  });
  const { error } = await auth.signUp({ email, password: 'river-stone-12' });
  expect(error).toBeNull();
}
