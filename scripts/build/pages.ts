import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { bootScript, startScript } from './boot-scripts.ts';
import { type Manifest, type Screen, closure, entryKeys, manifestSchema, screenChunks } from './chunks.ts';

/** What src/web/prerender.tsx exports. */
interface Drawing {
  drawFrame(): Promise<string>;
  drawHelp(): Promise<string>;
  drawSignIn(): Promise<string>;
  screenSources: readonly Screen[];
}

interface Page {
  drawn?: string;
  help?: string;
  /** Files to fetch at once. */
  preloads: readonly string[];
  boot?: string;
}

/**
 * Draws what the pages show before any script has run, puts their styles inside, starts the app after the
 * first frame, and writes the hashes of all inline code to csp.json.
 */
export async function finishPages({ web, drawing }: { web: string; drawing: string }): Promise<void> {
  const manifestFile = await readFile(path.join(web, '.vite/manifest.json'), 'utf8');
  const manifest = v.parse(manifestSchema, JSON.parse(manifestFile));
  const pages = await drawPages(manifest, (await import(pathToFileURL(drawing).href)) as Drawing);
  const hashes = { styleHashes: new Set<string>(), scriptHashes: new Set<string>() };
  for (const [name, page] of Object.entries(pages)) {
    const file = path.join(web, name);
    const html = await finishPage(await readFile(file, 'utf8'), page, web);
    refuseInlineAttributes(name, html);
    for (const [, style = ''] of html.matchAll(/<style>([\s\S]*?)<\/style>/g)) {
      hashes.styleHashes.add(sha256(style));
    }
    for (const [, script = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
      hashes.scriptHashes.add(sha256(script));
    }
    await writeFile(file, html);
  }
  const csp = { styleHashes: [...hashes.styleHashes], scriptHashes: [...hashes.scriptHashes] };
  await writeFile(path.join(web, 'csp.json'), JSON.stringify(csp));
}

async function drawPages(manifest: Manifest, drawing: Drawing): Promise<Record<string, Page>> {
  const keys = entryKeys(manifest);
  const app = closure(manifest, keys.web);
  const screens = drawing.screenSources.map((screen) => ({
    ...screen,
    files: screenChunks(manifest, screen),
  }));
  const signIn = screens.find((screen) => screen.path === '/auth')?.files ?? [];
  const help = await drawing.drawHelp();
  return {
    'index.html': { drawn: await drawing.drawFrame(), help, preloads: app, boot: bootScript(screens, app) },
    'auth.html': { drawn: await drawing.drawSignIn(), help, preloads: [...app, ...signIn] },
    'chat-frame.html': { preloads: closure(manifest, keys.chatFrame) },
  };
}

const MODULE = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\s*/g;
const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\s*/g;

async function finishPage(html: string, page: Page, web: string): Promise<string> {
  const { drawn = '', help = '', preloads, boot = '' } = page;
  // Without its own preloads the bundler names every chunk that the entry imports, and the entry last.
  const entry = [...html.matchAll(MODULE)].at(-1)?.[1];
  if (!entry) throw new Error('A page starts no module');
  const sheets = [...html.matchAll(STYLESHEET)].map(([, href = '']) =>
    readFile(path.join(web, href), 'utf8'),
  );
  const css = (await Promise.all(sheets)).join('');
  const links = [...new Set([entry, ...preloads])].map(
    (file) => `<link rel="modulepreload" crossorigin href="${file}">`,
  );
  const head = `${links.join('')}<style>${css}</style>${boot}${startScript(entry)}</head>`;
  return html
    .replaceAll(MODULE, '')
    .replaceAll(STYLESHEET, '')
    .replaceAll(/>\s+</g, '><')
    .replace('</head>', () => head)
    .replace('<!--drawn-->', () => drawn)
    .replace('<!--help-->', () => help);
}

/** The policy lets no style attribute and no inline handler through: better to fail here than in a browser. */
function refuseInlineAttributes(name: string, html: string): void {
  const body = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const found = /<[^>]+\s(style|on[a-z]+)=/.exec(body);
  if (found) throw new Error(`${name} holds an inline ${found[1]} attribute: ${found[0]}`);
}

function sha256(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
