import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { planStates } from '../../dev/plan-states.ts';
import { desktop, openBrowser, waitForStart } from './browser.ts';
import { copyFirstStart, freePort } from './running-app.ts';

/*
 * Runs `npm run dev` on a copy of the source tree. Files are saved as some editors do: a new file is written next to the
 * old one and renamed over it, so that each save creates a new file under the old name.
 */

const root = path.resolve(import.meta.dirname, '../..');
const TREE = ['content', 'dev', 'scripts', 'src', 'supabase', 'package.json', 'package-lock.json'];
const CONFIGURATION = ['tsconfig.json', 'vite.config.ts'];
let tree: string;
let url: string;
let dev: ChildProcess;
let output = '';
let browser: Browser;

beforeAll(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'evenkeel-dev-'));
  await Promise.all(
    [...TREE, ...CONFIGURATION].map((name) =>
      cp(path.join(root, name), path.join(tree, name), { recursive: true }),
    ),
  );
  await symlink(path.join(root, 'node_modules'), path.join(tree, 'node_modules'));
  copyFirstStart(path.join(tree, '.data'));
  const port = await freePort();
  url = `http://localhost:${port}`;
  dev = spawn(process.execPath, ['scripts/dev.mjs', '--as', 'past-due'], {
    cwd: tree,
    env: { ...process.env, PORT: String(port), DATA_DIR: path.join(tree, '.data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (text) => (output += String(text)));
  await vi.waitUntil(() => output.includes('Ctrl-C stops it.'), { timeout: 90_000 });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  const ended = once(dev, 'exit');
  dev.kill('SIGTERM');
  await ended;
  await rm(tree, { recursive: true });
});

test('saving a file by renaming updates the open page without a reload, twice', async () => {
  const context = await browser.newContext({ baseURL: url, ...desktop });
  const page = await context.newPage();
  await page.goto('/safety');
  await waitForStart(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  for (const heading of ['The first new heading', 'The second new heading']) {
    await saveByRename('src/web/features/safety-help/safety-page.tsx', (code) =>
      code.replace(/heading="[^"]+"/, `heading="${heading}"`),
    );
    await page.getByRole('heading', { name: heading }).waitFor();
  }
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await context.close();
});

test('saving a file by renaming restarts the server, twice', async () => {
  for (const status of ['first', 'second']) {
    await saveByRename('src/server/app.ts', (code) =>
      code.replace(
        /'\/healthz', (\(context\)) => context\.json\(\{ status: '\w+'/,
        `'/healthz', $1 => context.json({ status: '${status}'`,
      ),
    );
    await expect.poll(healthStatus, { timeout: 30_000 }).toBe(status);
  }
});

test('--as signs in a person with an unpaid invoice', async () => {
  const context = await browser.newContext({ baseURL: url, ...desktop });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('heading', { name: /Welcome back, Alex/ }).waitFor();
  await page.goto('/settings');
  await page
    .getByText(/payment (did not|didn’t) go through/i)
    .first()
    .waitFor();
  await context.close();
});

test('the dev server serves modules with source maps', async () => {
  const code = await (await fetch(`${url}/web/main.tsx`)).text();
  expect(code).toContain('//# sourceMappingURL=data:application/json;base64,');
});

test('an unknown plan state causes an error that lists the valid states', async () => {
  const refused = spawn(process.execPath, ['scripts/dev.mjs', '--as', 'rich'], { cwd: root });
  let said = '';
  refused.stderr.on('data', (text) => (said += String(text)));
  const [code] = (await once(refused, 'close')) as [number];
  expect(code).toBe(1);
  for (const state of planStates) expect(said).toContain(state);
});

async function saveByRename(file: string, change: (code: string) => string): Promise<void> {
  const target = path.join(tree, file);
  const code = await readFile(target, 'utf8');
  const changed = change(code);
  expect(changed).not.toBe(code);
  await writeFile(`${target}.new`, changed);
  await rename(`${target}.new`, target);
}

async function healthStatus(): Promise<unknown> {
  const answer = await fetch(`${url}/healthz`).catch(() => null);
  return answer?.ok ? ((await answer.json()) as { status: unknown }).status : null;
}
