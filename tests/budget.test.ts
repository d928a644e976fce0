import { execFile } from 'node:child_process';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { type Manifest, closure, entryKeys, manifestSchema, screenChunks } from '../scripts/build/chunks.ts';

/*
 * What a browser has to fetch, in KB (1000 bytes) of brotli, held to the budgets of docs: every screen is its
 * entry, its chunks and the data client. The auth client follows after the paint and is counted as a chunk.
 */

const root = path.resolve(import.meta.dirname, '..');
const web = path.join(root, 'dist/web');
const frame = 'signed-in-frame.tsx';
let manifest: Manifest;

beforeAll(async () => {
  await promisify(execFile)(process.execPath, ['scripts/build.mjs'], { cwd: root });
  const file = readFileSync(path.join(root, 'dist/web-manifest.json'), 'utf8');
  manifest = v.parse(manifestSchema, JSON.parse(file));
});

test('the sign-in screen starts with at most 78 KB of code', () => {
  expect(screenSize('features/auth/auth-page.tsx')).toBeLessThanOrEqual(78);
});

test('the dashboard starts with at most 118 KB of code', () => {
  expect(screenSize(frame, 'dashboard-screen.tsx')).toBeLessThanOrEqual(118);
});

test('every other screen starts with at most 135 KB of code', () => {
  const pages = Object.keys(manifest).filter((key) => /^web\/(features\/.*-page|.*-screen)\.tsx$/.test(key));
  expect(pages.length).toBeGreaterThan(5);
  for (const page of pages) {
    expect(screenSize(frame, page.slice('web/'.length)), page).toBeLessThanOrEqual(135);
  }
});

test('the chat frame starts with at most 65 KB of code', () => {
  expect(size(closure(manifest, entryKeys(manifest).chatFrame))).toBeLessThanOrEqual(65);
});

test('the auth client, which follows after the paint, is at most 21 KB', () => {
  const client = manifest['web/lib/open-auth-client.ts'];
  expect(size([`/${client?.file}`])).toBeLessThanOrEqual(21);
});

test('no chunk but React is over 30 KB', () => {
  const chunks = files('assets', '.js').filter((file) => !file.startsWith('/assets/react-'));
  for (const chunk of chunks) expect(size([chunk]), chunk).toBeLessThanOrEqual(30);
});

test('styles are at most 12 KB, pages with their styles at most 20 KB', () => {
  for (const sheet of files('assets', '.css')) expect(size([sheet]), sheet).toBeLessThanOrEqual(12);
  for (const page of files('', '.html')) expect(size([page]), page).toBeLessThanOrEqual(20);
});

test('the fonts are at most 60 KB together', () => {
  const fonts = readdirSync(path.join(web, 'assets')).filter((name) => name.endsWith('.woff2'));
  const bytes = fonts.reduce((sum, name) => sum + statSync(path.join(web, 'assets', name)).size, 0);
  expect(bytes / 1000).toBeLessThanOrEqual(60);
});

test('a screen that drags the auth client into its start is over the budget', () => {
  const planted = structuredClone(manifest);
  planted['web/features/auth/auth-page.tsx']?.imports.push('web/lib/open-auth-client.ts');
  expect(screenSizeIn(planted, 'features/auth/auth-page.tsx')).toBeGreaterThan(78);
});

function screenSize(...sources: string[]): number {
  return screenSizeIn(manifest, ...sources);
}

function screenSizeIn(built: Manifest, ...sources: string[]): number {
  const needsFrame = sources.includes(frame);
  return size([...closure(built, entryKeys(built).web), ...screenChunks(built, { sources, needsFrame })]);
}

function files(folder: string, ending: string): string[] {
  return readdirSync(path.join(web, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => path.posix.join('/', folder, name));
}

function size(list: readonly string[]): number {
  const bytes = [...new Set(list)].reduce(
    (sum, file) => sum + statSync(path.join(web, `${file}.br`)).size,
    0,
  );
  return bytes / 1000;
}

test('no page runs a module before its first paint', () => {
  for (const page of files('', '.html')) {
    const html = readFileSync(path.join(web, page), 'utf8');
    expect(html, page).not.toMatch(/<script[^>]+type="module"/);
    const started = /import\("([^"]+)"\)/.exec(html)?.[1];
    expect(started, page).toMatch(/^\/assets\/(main|chat-frame)-/);
  }
});
