import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import * as v from 'valibot';
import { findWebRoute } from '#contract/web-routes.ts';
import { isAssistantId } from '#domain/assistant.ts';
import type { Config } from '../config/config.ts';

const root = path.resolve(import.meta.dirname, '../../../dist/web');

/** Written by the build: hashes of inline styles and scripts, for the content security policy. */
const manifest = v.object({ styleHashes: v.array(v.string()), scriptHashes: v.array(v.string()) });

/** The page of each route or address; `*` is the page for unknown addresses. */
const pageNames = v.record(v.string(), v.string());

export interface WebFiles extends v.InferOutput<typeof manifest> {
  routes: Hono;
}

/** Serves the built web app: hashed assets for a year, pages always fresh, both precompressed. */
export async function webFiles({ hasServiceWorker }: Pick<Config, 'hasServiceWorker'>): Promise<WebFiles> {
  const hashes = v.parse(manifest, await readJson('csp.json'));
  const pages = v.parse(pageNames, await readJson('pages.json'));
  const routes = new Hono();
  routes.use(
    '/assets/*',
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, context) => context.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  );
  routes.get('/chat/:advisor', async (context, next) =>
    isAssistantId(context.req.param('advisor')) ? page('chat-frame.html')(context, next) : next(),
  );
  if (!hasServiceWorker) {
    // Browsers with an older service worker get one that unregisters itself.
    routes.get('/service-worker.js', page('no-service-worker.js'));
    routes.get('/offline.json', (context) => context.body(null, 404));
  }
  routes.get(
    '/*',
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, context) => context.header('Cache-Control', 'no-cache'),
    }),
  );
  routes.get('/*', async (context, next) => {
    const route = findWebRoute(context.req.path);
    const name = pages[context.req.path] ?? pages[route ?? '*'] ?? '';
    const response = await page(name)(context, next);
    if (!(response instanceof Response) || route) return response;
    return new Response(response.body, { status: 404, headers: response.headers });
  });
  return { ...hashes, routes };
}

/** Used by a server whose pages are served elsewhere. */
export function noWebFiles(): WebFiles {
  return { styleHashes: [], scriptHashes: [], routes: new Hono() };
}

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(root, name), 'utf8'));
}

function page(name: string) {
  return serveStatic({
    root,
    path: name,
    precompressed: true,
    onFound: (_path, context) => context.header('Cache-Control', 'no-cache'),
  });
}

/** Allows inline code only with a hash of the build, and third parties only if configured. */
export function contentSecurityPolicy(files: WebFiles, config: Config) {
  return {
    defaultSrc: ["'none'"],
    objectSrc: ["'none'"],
    scriptSrc: ["'self'", ...files.scriptHashes],
    styleSrc: ["'self'", ...files.styleHashes],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...(config.supabase ? [new URL(config.supabase.url).origin] : [])],
    frameSrc: ["'self'", ...foreignFrames(config)],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
  };
}

/** Origins of configured third-party chats. */
export function foreignFrames({ advisorEmbeds, supportEmbed }: Config): string[] {
  const addresses = [...Object.values(advisorEmbeds), ...(supportEmbed ? [supportEmbed] : [])];
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
