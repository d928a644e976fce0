import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import * as v from 'valibot';
import { isWebRoute } from '#contract/web-routes.ts';
import { isAdvisorId } from '#domain/advisor.ts';
import type { Config } from './config.ts';

const root = path.resolve(import.meta.dirname, '../../dist/web');

/** What the build wrote beside the pages: hashes of their inline styles and scripts, for the policy. */
const manifest = v.object({ styleHashes: v.array(v.string()), scriptHashes: v.array(v.string()) });

export interface WebFiles extends v.InferOutput<typeof manifest> {
  routes: Hono;
}

/** Serves the built web app: hashed assets for a year, pages always fresh, both precompressed. */
export async function webFiles(): Promise<WebFiles> {
  const hashes = v.parse(manifest, JSON.parse(await readFile(path.join(root, 'csp.json'), 'utf8')));
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
    isAdvisorId(context.req.param('advisor')) ? page('chat-frame.html')(context, next) : next(),
  );
  routes.get('/auth', page('auth.html'));
  routes.get(
    '/*',
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, context) => context.header('Cache-Control', 'no-cache'),
    }),
  );
  routes.get('/*', async (context, next) => {
    const response = await page('index.html')(context, next);
    if (!(response instanceof Response) || isWebRoute(context.req.path)) return response;
    return new Response(response.body, { status: 404, headers: response.headers });
  });
  return { ...hashes, routes };
}

function page(name: string) {
  return serveStatic({
    root,
    path: name,
    precompressed: true,
    onFound: (_path, context) => context.header('Cache-Control', 'no-cache'),
  });
}

/** No inline code but what the build hashed; no third party but the chat frames somebody configured. */
export function contentSecurityPolicy(files: WebFiles, config: Config) {
  const frames = Object.values(config.advisorEmbeds).map((address) => new URL(address).origin);
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...files.scriptHashes],
    styleSrc: ["'self'", ...files.styleHashes],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    frameSrc: ["'self'", ...frames],
    manifestSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'self'"],
  };
}
