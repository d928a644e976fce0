import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companySettings } from '../company-settings.ts';
import { copiesOf, readDockerfile } from '../dockerfile.ts';
import { freePort } from '../e2e/running-app.ts';
import { lockFile } from '../supply-chain.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
// An account that owns nothing on this machine, so every file it owns afterwards was written by the server.
const NOBODY = 54_321;
const isRoot = process.getuid?.() === 0;

const place = await mkdtemp(path.join(tmpdir(), 'evenkeel-container-'));
const app = path.join(place, 'app');
const data = path.join(place, 'data');
afterAll(() => rm(place, { recursive: true, force: true }));

/** The files that the last stage of the Dockerfile copies, from the existing build and packages. */
async function assemble(): Promise<void> {
  const run = readDockerfile(await readFile(path.join(root, 'Dockerfile'), 'utf8')).at(-1);
  if (!run) throw new Error('The Dockerfile has no stage');
  for (const { source, target, from } of copiesOf(run)) {
    if (source === '/app/node_modules') continue;
    const inside = from === null ? source : path.relative('/app', source);
    const to = path.join(app, target.endsWith('/') ? path.join(target, path.basename(source)) : target);
    await cp(path.join(root, inside), to, { recursive: true });
  }
  await copyPackages();
  await mkdir(data, { mode: 0o700 });
  await chmod(place, 0o755);
  if (isRoot) await chown(data, NOBODY, NOBODY);
}

/** The packages that `npm ci --omit=dev --omit=optional` would install. */
async function copyPackages(): Promise<void> {
  const { packages } = v.parse(
    lockFile,
    JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')),
  );
  const { '': _root, ...entries } = packages;
  const wanted = Object.entries(entries).filter(([, entry]) => !entry.dev && !entry.optional);
  // Includes nested packages.
  const outer = wanted.map(([name]) => name).filter((name) => name.lastIndexOf('node_modules') === 0);
  for (const name of outer) await linkFolder(path.join(root, name), path.join(app, name));
}

/**
 * There are thousands of files: they are hard-linked if the system can, because only their owner may write to them
 * either way.
 */
async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  try {
    await run('cp', ['-al', await realpath(from), to]);
  } catch {
    await cp(from, to, { recursive: true, dereference: true });
  }
}

const port = await freePort();
const environment = {
  PATH: process.env['PATH'] ?? '',
  NODE_ENV: 'production',
  APP_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(port),
  DATA_DIR: data,
  APP_URL: 'https://evenkeel.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Evenkeel <hello@evenkeel.example>',
  BILLING_MODE: 'off',
  TRUSTED_PROXIES: 'none',
  DATABASE_URL: 'embedded',
  ...companySettings,
};
const options = { cwd: app, env: environment, ...(isRoot && { uid: NOBODY, gid: NOBODY }) };
const stage = readDockerfile(await readFile(path.join(root, 'Dockerfile'), 'utf8')).at(-1);
const [, ...command] = wordsOf('CMD');
const [, ...health] = wordsOf('HEALTHCHECK');

/** The program and its arguments in the image. */
function wordsOf(name: string): string[] {
  const words = stage?.instructions.find((each) => each.name === name)?.words ?? '';
  return v.parse(v.array(v.string()), JSON.parse(words.slice(words.indexOf('['))));
}

async function start() {
  const server = spawn(process.execPath, command, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('listening')) resolve();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', () => reject(new Error(`The server ended:\n${output}`)));
  });
  return server;
}

let server: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  await assemble();
  server = await start();
});
afterAll(() => server.kill('SIGKILL'));

test('the image’s files run as an arbitrary user in a read-only folder, serve requests and write only to the data folder', async () => {
  await run(process.execPath, health, options);
  const page = await fetch(`http://127.0.0.1:${port}/auth`);
  expect(page.status).toBe(200);
  const signedUp = await fetch(`http://127.0.0.1:${port}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'kim@people.test', password: 'river-stone-12' }),
  });
  expect(signedUp.status).toBe(200);
  const asked = await run(process.execPath, ['scripts/admin.ts', 'stats'], options);
  expect(asked.stdout).toMatch(/accounts\s+1/);

  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await expect(run(process.execPath, health, options)).rejects.toThrow();

  if (isRoot) expect(await writtenBy(NOBODY)).toEqual([]);
});

/** Files of this account in any place where a program could write, except in its data folder. */
async function writtenBy(account: number): Promise<string[]> {
  // Searches four levels deep: files that a program leaves behind are near the top, and deeper levels of a busy machine
  // are large.
  const around = ['/tmp', '/var/tmp', '/var/log', '/run', '/home', '/root', '/dev/shm'];
  const named = ['-uid', String(account), '-print'];
  const [near, own] = await Promise.all([
    find([...around, '-xdev', '-maxdepth', '4', '-path', place, '-prune', '-o', ...named]),
    find([place, '-path', data, '-prune', '-o', ...named]),
  ]);
  return [...near, ...own];
}

async function find(words: readonly string[]): Promise<string[]> {
  const { stdout } = await run('find', words, { maxBuffer: 50_000_000 }).catch((error: unknown) => {
    // A file that was removed during the search is ignored. Other errors are reported.
    if (error instanceof Error && 'stdout' in error) return { stdout: String(error.stdout) };
    throw error;
  });
  return stdout.split('\n').filter((line) => line !== '');
}

test.runIf(isRoot)('planted: a file written outside the data folder is detected', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-stranger-'));
  await chown(folder, NOBODY, NOBODY);
  expect(await writtenBy(NOBODY)).toContain(folder);
  await rm(folder, { recursive: true });
});
