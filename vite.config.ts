import { readFileSync } from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, type Plugin, defineConfig } from 'vite';

const root = path.resolve(import.meta.dirname, 'src');

/** The files of the web app that begin with one of the paths. A group takes along what its files import. */
function inWeb(...paths: string[]): RegExp {
  return new RegExp(`src/web/(${paths.join('|')})`);
}

/** What runs in the browser. */
const browser: BuildEnvironmentOptions = {
  manifest: true,
  // scripts/build writes the preloads of each screen into the pages.
  modulePreload: false,
  rolldownOptions: {
    input: ['index.html', 'auth.html', 'chat-frame.html'].map((page) => path.join(root, page)),
    output: {
      codeSplitting: {
        groups: [
          // Of higher priority than what the bundler would make of them: otherwise React lands in a page's chunk.
          {
            name: 'react',
            test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/,
            priority: 20,
          },
          {
            name: 'router',
            test: /node_modules\/react-router\/dist\/\w+\/lib\/(router\/|context|errors|hooks|components)/,
            priority: 15,
          },
          // What both apps use.
          { name: 'shared', test: /vite\/preload-helper|src\/domain\/(advisor|message)\.ts/, priority: 30 },
          // Of its own: the sign-in forms need it, and not what the signed-in screens share.
          { name: 'schemas', test: /node_modules\/valibot\//, priority: 12 },
          // What every screen has: one file instead of two dozen small ones.
          {
            name: 'basics',
            test: inWeb(
              'layout/(get-help|page-boundary|public|quick|skip|top-bar|wordmark)',
              'ui/(button|card|field|glyphs|loading|mark|page-heading|password-field|tabs|toast-host)',
              'lib/(auth-arrival|auth-client|known|lazy|leave|route|session|shift|storage|stored|toast|use-form)',
            ),
            priority: 5,
          },
          // The frame of the signed-in screens and the parts they share; what is fetched on demand stays outside.
          {
            name: 'signed-in',
            test: inWeb(
              'layout/(account|app-|boot|bottom|logout|mobile|nav|sidebar|use-)',
              'ui/(app-link|badge|dialog|empty|load-error|notice|progress|skeleton)',
              'lib/(account|data-client|entitlement|query|subscription|theme|use-now)',
            ),
            priority: 3,
          },
          { name: 'links', test: /node_modules\/react-router\//, priority: 10 },
        ],
      },
    },
  },
};

/** What runs in the build itself, to draw the pages. */
const drawing: BuildEnvironmentOptions = {
  copyPublicDir: false,
  rolldownOptions: { input: path.join(root, 'web/prerender.tsx') },
};

export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: path.join(root, 'web/public'),
  plugins: [react(), tailwindcss(), beforePaint(), plainImports()],
  build: {
    emptyOutDir: true,
    // The fonts are files of their own: inlined they would be fetched with every page.
    assetsInlineLimit: 0,
    ...(isSsrBuild ? drawing : browser),
  },
}));

/** The script that sets the theme runs from the page itself; the build hashes it for the policy. */
function beforePaint(): Plugin {
  return {
    name: 'before-paint',
    transformIndexHtml: (html) =>
      html.replace('<!--before-paint-->', () => {
        const script = readFileSync(path.join(root, 'web/before-paint.js'), 'utf8');
        return `<script>${script
          .replaceAll(/^\s*\/\/.*\n/gm, '')
          .replaceAll(/\s+/g, ' ')
          .trim()}</script>`;
      }),
  };
}

/**
 * Vite wraps every import on demand to fetch the chunk's own imports and styles with it. Here the pages name
 * what they need at once, links fetch ahead and all styles stand in the page: the wrapper is 1 KB for nothing.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
