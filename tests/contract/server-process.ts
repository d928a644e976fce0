import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JWK } from 'jose';
import { generateSigningKey, openAccessTokens } from '#server/auth/tokens/access-token.ts';
import { companySettings } from '../company-settings.ts';
import type { Person } from '../db/people.ts';
import { accessClaims } from './access-claims.ts';

const root = path.resolve(import.meta.dirname, '../..');
const APP_URL = 'https://evenkeel.test';

export interface ServerProcess {
  url: string;
  pid: number;
  kill(signal: NodeJS.Signals): void;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

export interface Fleet extends AsyncDisposable {
  /** The `DATA_DIR` of all copies. */
  folder: string;
  /** Another copy on the same database. `start` resolves when it is ready. */
  start(settings?: Record<string, string>): Promise<ServerProcess>;
  token(person: Person): Promise<string>;
}

/**
 * Copies of the production server on one PostgreSQL, each a separate process. Without a database URL, one server on the
 * embedded database in `folder`. Requires the built web app.
 */
export async function openFleet(
  databaseUrl: string | null,
  settings: Record<string, string> = {},
): Promise<Fleet> {
  const key = await generateSigningKey();
  const folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-fleet-'));
  const running: ServerProcess[] = [];
  return {
    folder,
    async start(more = {}) {
      const server = await startServerProcess({
        ...productionSettings(key),
        DATABASE_URL: databaseUrl ?? 'embedded',
        DATA_DIR: folder,
        ...settings,
        ...more,
      });
      running.push(server);
      return server;
    },
    token: (person) => tokenFor(key, person),
    async [Symbol.asyncDispose]() {
      for (const server of running) server.kill('SIGKILL');
      await Promise.all(running.map(({ ended }) => ended));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The settings of every copy of the production server, without the database. */
export function productionSettings(key: JWK): Record<string, string> {
  return {
    APP_ENV: 'production',
    HOST: '127.0.0.1',
    APP_URL,
    TRUSTED_PROXIES: '127.0.0.1',
    AUTH_SIGNING_KEYS: JSON.stringify([key]),
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'no-reply@evenkeel.test',
    BILLING_MODE: 'off',
    ...companySettings,
    LOG_LEVEL: 'error',
  };
}

async function startServerProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const flags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4'];
  const child = spawn(process.execPath, [...flags, 'src/server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
      PORT: String(port),
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
  const url = `http://127.0.0.1:${port}`;
  const failed = ended.then((code) => {
    throw new Error(`The server ended with ${code}: ${complaint}`);
  });
  // The promise is awaited only while the server starts.
  failed.catch(() => undefined);
  await Promise.race([waitUntilReady(url), failed]);
  return { url, pid: child.pid ?? 0, ended, kill: (signal) => void child.kill(signal) };
}

/** Polls until the server is ready, because its response is the only sign. */
export async function waitUntilReady(url: string): Promise<void> {
  while (!(await isReady(url))) await new Promise((resolve) => setTimeout(resolve, 50));
}

export async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}

/** Signs a token like a server with these settings and this key. */
export async function tokenFor(key: JWK, person: Person): Promise<string> {
  const tokens = await openAccessTokens({ keys: [key], issuer: `${APP_URL}/auth/v1`, now: () => new Date() });
  const { token } = await tokens.sign(accessClaims(person));
  return token;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}
