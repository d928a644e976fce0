import { execFile } from 'node:child_process';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { OFFLINE_PAGE } from '#web/service-worker/offline-files.ts';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import {
  type Chunks,
  chunkOf,
  chunksSchema,
  closure,
  entries,
  screenChunks,
} from '../scripts/build/chunks.ts';

/*
 * What a browser loads, in KB (1000 bytes) of Brotli, compared to the budgets in docs: every screen loads its entry, its
 * chunks and the data client. The auth client is loaded after the first paint and counts as a chunk.
 */

const root = path.resolve(import.meta.dirname, '..');
const web = path.join(root, 'dist/web');
const frame = 'signed-in-frame.tsx';
let chunks: Chunks;

beforeAll(async () => {
  await promisify(execFile)(process.execPath, ['scripts/build.mjs'], { cwd: root });
  const file = readFileSync(path.join(root, 'dist/web-chunks.json'), 'utf8');
  chunks = v.parse(chunksSchema, JSON.parse(file));
  // The recognizer for papers alone takes half a minute to compress.
}, 300_000);

test('the sign-in screen starts with at most 78.3 KB of code', () => {
  expect(screenSize('features/auth/auth-page.tsx')).toBeLessThanOrEqual(78.3);
});

test('the sign-up form needs at most 92 KB of code', () => {
  const forms = closure(chunks, 'web/features/auth/register-form.tsx', 'web/features/auth/auth-forms.ts');
  const page = ['web/features/auth/auth-page.tsx', 'web/features/auth/auth-actions.ts'];
  expect(size([...closure(chunks, entries.web, ...page), ...forms])).toBeLessThanOrEqual(92);
});

test('the dashboard starts with at most 118 KB of code', () => {
  expect(screenSize(frame, 'dashboard-screen.tsx')).toBeLessThanOrEqual(118);
});

test('every other screen starts with at most 135 KB of code', () => {
  const pages = chunks
    .flatMap(({ modules }) => modules)
    .filter((module) => /^web\/(features\/.*-page|[^/]*-screen)\.tsx$/.test(module));
  expect(pages.length).toBeGreaterThan(5);
  for (const page of pages) {
    expect(screenSize(frame, page.slice('web/'.length)), page).toBeLessThanOrEqual(135);
  }
});

test('the chat frame loads at most 66 KB of code before a person can type, and 70 KB with a conversation', () => {
  // Code that loads only on a press (tools, a passage, voice, deletion) is in neither.
  const start = closure(chunks, entries.chatFrame);
  expect(size(start)).toBeLessThanOrEqual(66);
  const conversation = closure(chunks, 'chat-frame/conversation/conversation.ts');
  expect(size([...start, ...conversation])).toBeLessThanOrEqual(70);
});

test('the auth client, which loads after the first paint, is at most 21 KB', () => {
  expect(size([chunkOf(chunks, 'web/lib/session/open-auth-client.ts')])).toBeLessThanOrEqual(21);
});

test('reading a PDF loads at most 430 KB, and a picture at most 3.9 MB', () => {
  expect(size(readers(/^pdf\.(min|worker\.min)-/))).toBeLessThanOrEqual(430);
  expect(size(readers(/^(ocr-worker|tesseract-core-simd-lstm|eng\.traineddata)-/))).toBeLessThanOrEqual(3900);
});

test('no other screen loads the code that reads documents', () => {
  const own = chunks
    .filter(({ modules }) => modules.some((name) => isOfPapers(name)))
    .map(({ file }) => file);
  expect(own.length).toBeGreaterThan(3);
  const pagesOfScreens = chunks
    .flatMap(({ modules }) => modules)
    .filter((module) => /^web\/(features\/.*-page|[^/]*-screen)\.tsx$/.test(module))
    .filter((module) => !/documents-(page|screen)/.test(module));
  for (const page of pagesOfScreens) {
    const sources = [frame, page.slice('web/'.length)];
    const fetched = [...closure(chunks, entries.web), ...screenChunks(chunks, { sources, needsFrame: true })];
    expect(
      fetched.filter((file) => own.includes(file)),
      page,
    ).toEqual([]);
  }
  for (const page of pages()) expect(readPage(page), page).not.toMatch(/pdf\.min|traineddata|ocr-worker/);
});

test('no chunk except React exceeds 30 KB, the safety rules 34 KB and the rules for papers 35 KB', () => {
  const others = files('assets', '.js').filter((file) => !file.startsWith('/assets/react-'));
  for (const chunk of others) expect(size([chunk]), chunk).toBeLessThanOrEqual(mostOf(chunk));
});

/**
 * In KB. The rules for danger are read as a whole, and grow with what people say. The rules for papers load only after a
 * paper is chosen, together with a reader more than ten times their size.
 */
function mostOf(chunk: string): number {
  if (chunk.startsWith('/assets/review-paper-')) return 35;
  return chunk.startsWith('/assets/safety-') ? 34 : 30;
}

test('styles are at most 12 KB, pages with their styles at most 20.9 KB', () => {
  for (const sheet of files('assets', '.css')) expect(size([sheet]), sheet).toBeLessThanOrEqual(12);
  for (const page of pages()) expect(size([page]), page).toBeLessThanOrEqual(20.9);
});

test('the fonts are at most 60 KB together', () => {
  const fonts = readdirSync(path.join(web, 'assets')).filter((name) => name.endsWith('.woff2'));
  const bytes = fonts.reduce((sum, name) => sum + statSync(path.join(web, 'assets', name)).size, 0);
  expect(bytes / 1000).toBeLessThanOrEqual(60);
});

test('detects a planted screen that exceeds the budget by loading the auth client at startup', () => {
  const planted = structuredClone(chunks);
  const page = chunkOf(planted, 'web/features/auth/auth-page.tsx');
  const client = chunkOf(planted, 'web/lib/session/open-auth-client.ts');
  planted.find(({ file }) => file === page)?.imports.push(client);
  expect(screenSizeIn(planted, 'features/auth/auth-page.tsx')).toBeGreaterThan(78.3);
});

test('detects a planted chat frame that exceeds the budget by loading a conversation at startup', () => {
  const planted = structuredClone(chunks);
  const start = chunkOf(planted, entries.chatFrame);
  planted
    .find(({ file }) => file === start)
    ?.imports.push(chunkOf(planted, 'chat-frame/conversation/conversation.ts'));
  expect(size(closure(planted, entries.chatFrame))).toBeGreaterThan(65);
});

test('no page loads or runs a module before its first paint', () => {
  for (const page of pages().filter((name) => name !== OFFLINE_PAGE)) {
    const html = readPage(page);
    expect(html, page).not.toMatch(/<script[^>]+type="module"|modulepreload" |<script[^>]+src=/);
    expect(startedFiles(html).at(-1), page).toMatch(/^\/assets\/(index|chat-frame)-/);
  }
});

test('the offline page runs no code of the app', () => {
  expect(startedFiles(readPage(OFFLINE_PAGE))).toEqual([]);
});

test('offline files take at most 2.5 MB on the device and exclude the chat', () => {
  const { bytes } = v.parse(v.object({ bytes: v.number() }), JSON.parse(readPage('/offline.json')));
  expect(bytes / 1_000_000).toBeLessThanOrEqual(2.5);
  const worker = readPage('/service-worker.js');
  expect(worker).toContain(chunkOf(chunks, 'web/features/resources/resource-page.tsx'));
  expect(worker).not.toContain(chunkOf(chunks, entries.chatFrame));
});

test('a screen starts with at most fifteen files of code', () => {
  for (const page of pages()) expect(startedFiles(readPage(page)).length, page).toBeLessThanOrEqual(15);
});

test('every screen shows its heading before any script has run', () => {
  // Only the address or the navigation decides which article, case or chat it is.
  const unknown = /-id\.html$|\/chat\.html$|\/chat-frame\.html$/;
  for (const page of pages().filter((name) => !unknown.test(name))) {
    expect(headings(readPage(page)), page).toBe(1);
  }
});

test('every article has its own page, which shows how the article begins', () => {
  const articles = chunks.flatMap(({ modules }) =>
    modules.filter((name) => name.startsWith('../content/resources/')),
  );
  expect(articles.length).toBeGreaterThan(10);
  for (const article of articles) {
    const [, key = ''] = /resources\/(\w+-\d+)-/.exec(article) ?? [];
    const html = readPage(`/pages/resources-${key}.html`);
    expect(html, article).toMatch(/<section data-section="0"[^>]*>.*<p>[^<]{40}/);
    expect(startedFiles(html), article).toContain(chunkOf(chunks, article));
  }
});

test('controls that need the app stay disabled until the app has started', () => {
  expect(deadControls(readPage('/pages/home.html'))).toEqual([]);
  expect(deadControls('<body><main id="main"><button>Add</button></main>')).toEqual(['main', 'button']);
});

test('each file runs after the files that it imports', () => {
  for (const page of pages()) expect(tooEarly(startedFiles(readPage(page))), page).toEqual([]);
  expect(tooEarly(startedFiles(readPage('/pages/home.html')).toReversed()).length).toBeGreaterThan(0);
});

function screenSize(...sources: string[]): number {
  return screenSizeIn(chunks, ...sources);
}

function screenSizeIn(built: Chunks, ...sources: string[]): number {
  const needsFrame = sources.includes(frame);
  return size([...closure(built, entries.web), ...screenChunks(built, { sources, needsFrame })]);
}

function isOfPapers(module: string): boolean {
  return /^(web\/features\/documents|domain\/papers|content\/papers)\//.test(module);
}

/** Files that reading a paper loads by URL. They are in no chunk. */
function readers(name: RegExp): string[] {
  const found = readdirSync(path.join(web, 'assets')).filter(
    (file) => name.test(file) && !/\.(br|gz)$/.test(file.replace(/traineddata-[\w-]+\.gz$/, '')),
  );
  expect(found.length).toBeGreaterThan(1);
  return found.map((file) => `/assets/${file}`);
}

function pages(): string[] {
  return [...files('', '.html'), ...files('pages', '.html')];
}

function files(folder: string, ending: string): string[] {
  return readdirSync(path.join(web, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => path.posix.join('/', folder, name));
}

function size(list: readonly string[]): number {
  const bytes = [...new Set(list)].reduce(
    (sum, file) => sum + statSync(path.join(web, file.endsWith('.gz') ? file : `${file}.br`)).size,
    0,
  );
  return bytes / 1000;
}

function readPage(name: string): string {
  return readFileSync(path.join(web, name), 'utf8');
}

/** Files in the order in which they run. */
function startedFiles(html: string): string[] {
  const list = /<script type="application\/json" id="files">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  return v.parse(v.object({ files: v.array(v.string()) }), JSON.parse(list)).files;
}

/** Files that run before one of their imports. */
function tooEarly(list: readonly string[]): string[] {
  return list.filter((file, at) => importsOf(file).some((next) => list.indexOf(next) > at));
}

function importsOf(file: string): readonly string[] {
  return chunks.find((chunk) => chunk.file === file)?.imports ?? [];
}

function headings(html: string): number {
  return html.match(/<h1[\s>]/g)?.length ?? 0;
}

/** Prerendered controls that would do nothing when pressed. */
function deadControls(html: string): string[] {
  // The help sheet comes after it, and the browser itself opens and closes that sheet.
  const [app = ''] = html.slice(html.indexOf('<body')).split('id="get-help"');
  return [...app.matchAll(/<(main|button)\b([^>]*)>/g)]
    .filter(([, , attributes = '']) => !/\binert\b|popovertarget/i.test(attributes))
    .map(([, name = '']) => name);
}
