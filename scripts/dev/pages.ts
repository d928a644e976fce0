import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { type Connect, type ViteDevServer, createServer } from 'vite';
import { isAssistantId } from '../../src/domain/assistant.ts';
import { findWebRoute } from '../../src/contract/web-routes.ts';
import type { PlanState } from '../../dev/plan-states.ts';
import { listensSoon } from './listens-soon.ts';
import { signInScript } from './sign-in-script.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** The paths of the server. Any other path is a page or a file of the web app. */
const API =
  /^\/((auth|rest|functions)\/v1\/|calendar\/|mailbox(\.json|\.css)?$|config\.json$|healthz$|readyz$|metrics$)/;

interface Options {
  port: number;
  apiPort: number;
  /** The person signed in at the start. */
  as?: PlanState | undefined;
}

/** Vite's own server: modules with hot replacement and source maps, the pages around them, and the API behind it. */
export async function openPages({ port, apiPort, as }: Options): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: path.join(root, 'vite.config.ts'),
    appType: 'custom',
    css: { devSourcemap: true },
    optimizeDeps: { entries: ['index.html', 'chat-frame.html'] },
    server: {
      host: 'localhost',
      port,
      strictPort: true,
      // The texts are outside src, and node_modules may be a link to another folder.
      fs: { allow: [root, await realpath(path.join(root, 'node_modules'))] },
      // Keeps the URL that the browser requested, to which the server redirects back.
      proxy: { [API.source]: { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false } },
    },
    plugins: [
      {
        name: 'dev-pages',
        configureServer: (vite) => {
          vite.middlewares.use(whenServerListens(apiPort));
          return () => vite.middlewares.use(pages(vite, as));
        },
      },
    ],
  });
  return server.listen();
}

/** While the server restarts, requests wait instead of failing. */
function whenServerListens(apiPort: number): Connect.NextHandleFunction {
  const hold = async (next: Connect.NextFunction) => {
    await listensSoon(apiPort);
    next();
  };
  return (request, _response, next) => {
    if (API.test(pathOf(request.url))) void hold(next);
    else next();
  };
}

function pages(vite: ViteDevServer, as: PlanState | undefined): Connect.NextHandleFunction {
  const answer: (...handled: Parameters<Connect.NextHandleFunction>) => Promise<void> = async (
    request,
    response,
    next,
  ) => {
    const pathname = pathOf(request.originalUrl);
    const frame = /^\/chat\/([^/]+)$/.exec(pathname)?.[1];
    const page = frame && isAssistantId(frame) ? 'chat-frame.html' : 'index.html';
    try {
      const drawn = await drawPage(vite, page, as);
      const html = await vite.transformIndexHtml(`/${page}`, drawn, request.originalUrl);
      const isThere = page === 'chat-frame.html' || findWebRoute(pathname) !== undefined;
      response.writeHead(isThere ? 200 : 404, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' });
      response.end(html);
    } catch (error) {
      next(error);
    }
  };
  return (request, response, next) => {
    if (request.headers.accept?.includes('text/html')) void answer(request, response, next);
    else next();
  };
}

/** Returns a page as the build writes it (scripts/build/pages.ts), without the prerendered screens. */
async function drawPage(vite: ViteDevServer, page: string, as: PlanState | undefined): Promise<string> {
  const template = await readFile(path.join(root, 'src', page), 'utf8');
  if (page === 'chat-frame.html') return template.replace('<!--page-->', '');
  const drawing = (await vite.ssrLoadModule('/web/prerender.tsx')) as { drawHelp(): Promise<string> };
  const help = await drawing.drawHelp();
  return template
    .replace('<!--before-paint-->', () => `${signInScript(as)}<!--before-paint-->${fontsScript}`)
    .replace('<!--page-->', () => `<div id="root"></div>${help}`);
}

/** The build shows the fonts after the first paint. Here they are loaded immediately. */
const fontsScript = '<script>delete document.documentElement.dataset.fonts</script>';

function pathOf(url = '/'): string {
  return new URL(url, 'http://localhost').pathname;
}
