import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { OFFLINE_PAGE } from '../../src/web/service-worker/offline-files.ts';
import { greetingScript, guardScript, holdScript, placeScript, startOf } from './boot-scripts.ts';
import { type Chunks, type Screen, chunksSchema, closure, entries, screenChunks } from './chunks.ts';

/** The exports of src/web/prerender.tsx. */
interface Drawing {
  drawScreen(screen: Screen): Promise<string>;
  drawHelp(): Promise<string>;
  drawOffline(): Promise<string>;
  drawPlace(): Promise<string>;
  screens: readonly Screen[];
}

interface Page {
  head?: string;
  /** The content of the body. */
  body?: string;
}

/**
 * Prerenders a page for every screen, inlines the styles, and starts the app after the first paint. Writes the hashes
 * of all inline code to csp.json and the page of each path to pages.json.
 */
export async function finishPages({ web, drawing }: { web: string; drawing: string }): Promise<void> {
  const chunks = v.parse(chunksSchema, JSON.parse(await readFile(path.join(web, 'chunks.json'), 'utf8')));
  const draw = (await import(pathToFileURL(drawing).href)) as Drawing;
  const hashes = { styleHashes: new Set<string>(), scriptHashes: new Set<string>() };
  const write = async (name: string, html: string) => {
    refuseInlineAttributes(name, html);
    addHashes(hashes, html);
    await mkdir(path.dirname(path.join(web, name)), { recursive: true });
    await writeFile(path.join(web, name), html);
  };

  const frame = await readTemplate(web, 'chat-frame.html');
  const files = closure(chunks, entries.chatFrame);
  await write('chat-frame.html', fill(frame, { body: startOf({ files }) }));
  const template = await readTemplate(web, 'index.html');
  await rm(path.join(web, 'index.html'));
  const [help, place] = await Promise.all([draw.drawHelp(), draw.drawPlace()]);
  const names: Record<string, string> = {};
  for (const screen of draw.screens) {
    const name = `pages/${pageName(screen.path)}.html`;
    const page = screen.needsFrame ? signedInPage : publicPage;
    const drawn = withPlace(await draw.drawScreen(screen), screen, place);
    names[screen.path] = name;
    await write(name, fill(withOwnHead(template, screen), page(chunks, screen, drawn, help)));
  }
  const offline = `<div id="root">${await draw.drawOffline()}</div>${help}<script type="application/json" id="files">{"files":[]}</script>`;
  await write(OFFLINE_PAGE.slice(1), fill(template, { body: offline }));
  await writeFile(path.join(web, 'pages.json'), JSON.stringify(names));
  const csp = { styleHashes: [...hashes.styleHashes], scriptHashes: [...hashes.scriptHashes] };
  await writeFile(path.join(web, 'csp.json'), JSON.stringify(csp));
}

function pageName(screenPath: string): string {
  if (screenPath === '*') return 'not-found';
  return screenPath.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
}

/** The element that the browser hydrates. */
function publicPage(chunks: Chunks, screen: Screen, drawn: string, help: string): Page {
  const start = startOf({ files: screenFiles(chunks, screen) });
  return { body: `<div id="root" data-drawn="${screen.path}">${drawn}</div>${help}${holdScript}${start}` };
}

/**
 * A preview of the page without its data, which the app replaces. Controls that need the app are disabled until then, so
 * that no click is lost. Links, help and Quick exit work.
 */
function signedInPage(chunks: Chunks, screen: Screen, drawn: string, help: string): Page {
  const picture = drawn
    .replace('<main ', '<main inert ')
    .replaceAll(/<button(?![^>]*popovertarget)/gi, '<button inert')
    // A style such as the value of a bar is hidden: the policy forbids style attributes, and the value is not known yet.
    .replaceAll(/ style="[^"]*"/g, ' hidden')
    .replace(new RegExp(`(<h1[^>]*>[^<]*(?:<!-- -->)?)${NO_NAME}`), '$1<span data-first-name>there</span>');
  const known = picture.includes('data-first-name') ? greetingScript : screen.article ? placeScript : '';
  const start = startOf({ files: screenFiles(chunks, screen), data: ['/config.json'] });
  return { head: guardScript, body: `<div id="root">${picture}</div>${help}${known}${start}` };
}

/** Above an article: a link to the last reading position. */
function withPlace(drawn: string, { article }: Screen, place: string): string {
  if (!article) return drawn;
  return drawn.replace(
    '<section data-section="0"',
    (start) => place.replace('<p', `<p hidden data-place="${article}"`) + start,
  );
}

/** The placeholder for a name, as src/web/prerender.tsx writes it. It has the height of a line and shows nothing. */
const NO_NAME = '\u200B';

/** The files in the order of execution, with the app's entry last. */
function screenFiles(chunks: Chunks, screen: Screen): string[] {
  const app = closure(chunks, entries.web);
  const entry = app.pop();
  if (!entry) throw new Error('The app has no entry');
  return [...new Set([...app, ...screenChunks(chunks, screen), entry])];
}

const MODULE = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\s*/g;
const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\s*/g;

/** The bundler's page, with inlined styles and without its scripts. */
async function readTemplate(web: string, name: string): Promise<string> {
  const html = await readFile(path.join(web, name), 'utf8');
  const sheets = [...html.matchAll(STYLESHEET)].map(([, href = '']) =>
    readFile(path.join(web, href), 'utf8'),
  );
  const css = (await Promise.all(sheets)).join('');
  return html
    .replaceAll(MODULE, '')
    .replaceAll(STYLESHEET, '')
    .replaceAll(/>\s+</g, '><')
    .replace('</head>', () => `<style>${css}</style><!--page-head--></head>`);
}

/**
 * The first paint waits for the last part of the page. The messages at its end are shown above the content, and an
 * earlier paint without them would cause a layout shift.
 */
const WHOLE = '<link rel="expect" href="#files" blocking="render">';

function fill(template: string, { head = '', body = '' }: Page): string {
  return template.replace('<!--page-head-->', () => WHOLE + head).replace('<!--page-->', () => body);
}

/** Titles of the pages that search engines may index. They are readable without a script. */
const titles: Partial<Record<string, string>> = {
  '/auth': 'Sign in',
  '/terms': 'Terms',
  '/privacy': 'Privacy',
  '/safety': 'Help',
  '/safety-protocol': 'Help',
};
const DESCRIPTION = '<meta name="description" content="A calm companion for a hard time.">';

function withOwnHead(template: string, { path }: Screen): string {
  const title = titles[path];
  if (!title) return template;
  return template
    .replace(/<title>/, () => `<title>${title} · `)
    .replace(/<meta name="robots"[^>]*>/, () => DESCRIPTION);
}

/** The policy forbids style attributes and inline handlers, so the build fails here instead of the page in a browser. */
function refuseInlineAttributes(name: string, html: string): void {
  const body = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const found = /<[^>]+\s(style|on[a-z]+)=/.exec(body);
  if (found) throw new Error(`${name} holds an inline ${found[1]} attribute: ${found[0]}`);
}

function addHashes(hashes: { styleHashes: Set<string>; scriptHashes: Set<string> }, html: string): void {
  for (const [, style = ''] of html.matchAll(/<style>([\s\S]*?)<\/style>/g)) {
    hashes.styleHashes.add(sha256(style));
  }
  for (const [, script = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
    hashes.scriptHashes.add(sha256(script));
  }
}

function sha256(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
