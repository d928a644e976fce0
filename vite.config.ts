import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseYAML } from 'confbox/yaml';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { cardOf } from './src/content/articles/card-of.ts';
import { openArticles } from './src/content/articles/open-articles.ts';
import { readArticle } from './src/content/articles/read-article.ts';
import { readSources } from './src/content/library/source-list.ts';
import { readState } from './src/content/states/state-file.ts';
import { statePage } from './src/content/states/state-page.ts';
import { textFiles } from './src/content/texts/text-files.ts';
import { type BuildEnvironmentOptions, type Plugin, defineConfig } from 'vite';

const root = path.resolve(import.meta.dirname, 'src');

/** The files of the web app that start with one of the paths. A group includes its imports. */
function inWeb(...paths: string[]): RegExp {
  return inSource(...paths.map((path) => `web/${path}`));
}

function inSource(...paths: string[]): RegExp {
  return new RegExp(`src/(${paths.join('|')})`);
}

function anyOf(...tests: RegExp[]): RegExp {
  return new RegExp(tests.map(({ source }) => source).join('|'));
}

/** What runs in the browser. */
const browser: BuildEnvironmentOptions = {
  // scripts/build writes the preloads of each screen into the pages.
  modulePreload: false,
  rolldownOptions: {
    input: ['index.html', 'chat-frame.html'].map((page) => path.join(root, page)),
    output: {
      codeSplitting: {
        groups: [
          // With a higher priority than the bundler's own groups: otherwise React ends up in a page's chunk. Includes
          // the few lines that both apps share.
          {
            name: 'react',
            test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime|vite\/preload-helper|src\/domain\/message\.ts/,
            priority: 30,
          },
          // What every screen has: one file instead of two dozen small ones.
          {
            name: 'basics',
            test: anyOf(
              /node_modules\/react-router\/dist\/\w+\/lib\/(router\/|context|errors|hooks|components)/,
              inSource(
                'web/layout/(get-help|page-boundary|public|quick|skip|top-bar|wordmark)',
                'web/ui/(button|card|forms/(field|password)|glyphs|mark|page-heading|quick|status/(boundary|loading)|tabs|toasts/(plain|toast-host))',
                'domain/advisor.ts',
                'web/lib/(data/cached|forms/use-form|loading/|offline/clear|quick-exit/|storage|toast)',
                'web/lib/session/(auth-client|auth-redirect|revoke|session-(needs|user)|session\\.|stored)',
              ),
            ),
            priority: 15,
          },
          {
            name: 'sign-in',
            test: inWeb('features/auth/(auth-page|auth-message|form-problem|horizon|load|login|resend)'),
            priority: 9,
          },
          // What the sign-in screen loads when a person uses it.
          {
            name: 'auth-forms',
            test: inWeb('features/auth/(auth-forms|auth-actions|register|reset-form)'),
            priority: 3,
          },
          // Listens to the auth client; forms and settings share parts of it.
          {
            name: 'follow-session',
            test: inSource(
              'web/lib/(session/(follow|idle-lock|other-account)|sign-in/waits)',
              'domain/account/account.ts',
            ),
            priority: 4,
          },
          {
            name: 'deadlines',
            test: inSource('domain/reminders/deadline.ts', 'web/features/deadlines/(deadline-store|queries)'),
            priority: 4,
          },
          // Background work of every signed-in screen, with what other screens share of it.
          {
            name: 'late-watches',
            test: inWeb(
              'late-watches',
              'layout/(idle|offline|recovery|refusal|safety)-',
              'lib/(appearance/disguise|offline/cached|restore-focus|session/lock)',
              'features/deadlines/(reminder-watch|use-reminders)',
              'features/your-data/closed-watch',
            ),
            priority: 4,
          },
          // Separate: the chat's tools validate with it and need nothing else of the app.
          { name: 'valibot', test: /node_modules\/valibot\//, priority: 14 },
          // The patterns of the message coach. Three files, none over the maximum size.
          {
            name: 'danger-rules',
            test: inSource('domain/safety/rules/(assault|child|means|minute|suicide|violence)'),
            priority: 7,
          },
          {
            name: 'danger-kinds',
            test: inSource('domain/safety/rules/(blows|ways-out)'),
            priority: 7,
          },
          { name: 'safety', test: inSource('domain/safety/'), priority: 6 },
          // Long lists of wordings: two files in parallel.
          {
            name: 'coach-blame',
            test: inSource('domain/tools/message-coach/rules/(abuse|accusation|hinted)'),
            priority: 7,
          },
          { name: 'coach-rules', test: inSource('domain/tools/message-coach/rules/'), priority: 6 },
          // Reading from the server; the forms check with the same library.
          {
            name: 'data',
            test: anyOf(
              /node_modules\/@supabase\/postgrest-js\//,
              inWeb('lib/(data/(open-data|public-config)|forms/check)'),
            ),
            priority: 12,
          },
          { name: 'links', test: anyOf(/node_modules\/react-router\//, inWeb('ui/app-link')), priority: 11 },
          // The frame of the signed-in screens and their shared parts, without what is loaded on demand.
          {
            name: 'signed-in',
            test: anyOf(
              /node_modules\/@tanstack\/|src\/(content\/advisors|domain\/billing\/access)\.ts/,
              inWeb(
                'signed-in-frame',
                'features/(trial/|journey/queries)',
                'layout/(account|app-|boot|bottom|logout|mobile|nav|sidebar|use-)',
                'ui/(advisor-hue|badge|dialogs/(dialog|plans-offer)|forms/tick|status/(empty|load-error|notice|progress|skeleton))',
                'lib/(account/account-queries|appearance/theme|billing/|data/(data-client|query)|pending|use-now)',
              ),
            ),
            priority: 10,
          },
          // The six of them, on three screens.
          {
            name: 'advisors',
            test: anyOf(
              inWeb('features/advisors/(advisor-card|team-toggle|upgrade|use-advisor)'),
              /src\/content\/portraits\//,
            ),
            priority: 8,
          },
          {
            name: 'library',
            test: anyOf(
              inWeb(
                'features/resources/(open-book|read-time|resource-(categories|icon)|section-id|tag|use-)',
              ),
              /src\/content\/resource(-cards)?\.ts/,
            ),
            priority: 7,
          },
          // Renders an answer, also in a passage and in a tool. The date is too small for a file.
          {
            name: 'answer-parts',
            test: inSource('chat-frame/(local-day|messages/markdown|tools/parts/copy)'),
            priority: 5,
          },
          // Shared by the list of conversations and the page of each.
          {
            name: 'conversations',
            test: inWeb('features/conversations/'),
            minShareCount: 2,
            priority: 5,
          },
          // What the frame and the dashboard show of them, and how it is rendered; then those of other screens.
          {
            name: 'icons',
            test: /node_modules\/lucide-react\/dist\/esm\/(?!icons\/)|\/icons\/(book-open|check|circle-(check|exclamation-point)|clock|info|lock|messages-square|plus|trash|triangle-exclamation-point|x)\.mjs/,
            priority: 14,
          },
          { name: 'more-icons', test: /node_modules\/lucide-react\//, minShareCount: 2, priority: 13 },
        ],
      },
    },
  },
};

/** Runs in the build itself, to prerender the pages. */
const drawing: BuildEnvironmentOptions = {
  copyPublicDir: false,
  rolldownOptions: { input: path.join(root, 'web/prerender.tsx') },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  cacheDir: path.resolve(import.meta.dirname, 'artefacts/vite'),
  publicDir: path.join(root, 'web/public'),
  // The built app is not inspected with React's tools (hot replacement needs them): without the calls to them it is a
  // little smaller.
  ...(command === 'build' && !isSsrBuild && { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } }),
  plugins: [
    react(),
    tailwindcss(),
    beforePaint(),
    plainImports(),
    stateFiles(),
    articleFiles(),
    textModules(),
    chunkList(),
  ],
  build: {
    emptyOutDir: true,
    // The fonts are separate files: inlined, they would be loaded with every page.
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
 * Vite wraps every dynamic import to load the chunk's imports and styles with it. Here the pages list what they need
 * first, links preload and all styles are in the page: the wrapper and its lists of files would be 1 KB without a
 * use.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    renderChunk: (code) => code.replaceAll(/,\s*__VITE_PRELOAD__(?=\s*\))/g, ''),
  };
}

/** A state's file becomes the page of the library: unverified facts never reach a browser. */
function stateFiles(): Plugin {
  return {
    name: 'state-files',
    transform: {
      filter: { id: /\/content\/states\/\w\w\.yaml$/ },
      handler: (code) => ({
        code: `export default ${JSON.stringify(statePage(readState(code)))};`,
        map: null,
        moduleType: 'js',
      }),
    },
  };
}

const content = path.resolve(import.meta.dirname, 'content');

/** An article's file becomes the text that a reader fetches, and the list becomes a card for each of them. */
function articleFiles(): Plugin {
  return {
    name: 'article-files',
    transform: {
      filter: { id: /\/content\/resources\/[\w-]+\.md$/ },
      handler: (code) => ({
        code: `export default ${JSON.stringify(readArticle(code, readSources(parseYAML(readFileSync(path.join(content, 'sources.yaml'), 'utf8')))))};`,
        map: null,
        moduleType: 'js',
      }),
    },
    load: {
      filter: { id: /\/src\/content\/resource-cards\.ts$/ },
      handler() {
        for (const name of readdirSync(path.join(content, 'resources'))) {
          this.addWatchFile(path.join(content, 'resources', name));
        }
        return {
          code: `export const resourceCards = [${openArticles().map(cardInCode).join()}];`,
          moduleType: 'js',
        };
      },
    },
  };
}

function cardInCode({ file, article }: ReturnType<typeof openArticles>[number]): string {
  const text = JSON.stringify(path.join(content, 'resources', file));
  return `{...${JSON.stringify(cardOf(article))},load:()=>import(${text}).then((text)=>text.default)}`;
}

/** Modules of `src/content` that read texts of `content`, and are used by a browser. */
const modulesOfTexts =
  /\/src\/content\/(?:advisors|cases|first-steps|prompts|safety-scripts|safety-help\/(?:safety|protocol)-sections|tools\/(?:calm|conflict|court-deadline|documents|message-coach|money|parenting-time))\.ts$/;

/** Node runs these modules during the build, and a browser gets their values. */
function textModules(): Plugin {
  return {
    name: 'text-modules',
    load: {
      filter: { id: modulesOfTexts },
      async handler(id) {
        for (const file of filesOfTexts()) this.addWatchFile(path.join(content, file));
        // Node caches modules by URL, and a text may have changed.
        const values: object = await import(`${pathToFileURL(id).href}?at=${Date.now()}`);
        return { code: Object.entries(values).map(constantInCode).join('\n'), moduleType: 'js' };
      },
    },
  };
}

function filesOfTexts(): string[] {
  const safety = readdirSync(path.join(content, 'safety'), { recursive: true, encoding: 'utf8' });
  return [
    ...Object.keys(textFiles),
    ...safety.filter((name) => name.endsWith('.md')).map((name) => path.join('safety', name)),
  ];
}

function constantInCode([name, value]: [string, unknown]): string {
  const json = JSON.stringify(value);
  if (json === undefined) throw new Error(`${name} is not data: it can't be built into a browser's file.`);
  return `export const ${name} = ${json};`;
}

/**
 * Which module is in which chunk, for scripts/build. The bundler's manifest only lists a dynamic import while no
 * group includes it.
 */
function chunkList(): Plugin {
  return {
    name: 'chunk-list',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle)
        .filter((output) => output.type === 'chunk')
        .map(({ fileName, imports, dynamicImports, moduleIds }) => ({
          file: `/${fileName}`,
          imports: imports.map((file) => `/${file}`),
          later: dynamicImports.map((file) => `/${file}`),
          modules: moduleIds.map((id) => path.relative(root, id)),
        }));
      this.emitFile({ type: 'asset', fileName: 'chunks.json', source: JSON.stringify(chunks) });
    },
  };
}
