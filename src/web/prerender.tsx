import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router';
import { resourceKey } from '#content/resource.ts';
import { resourceCards } from '#content/resource-cards.ts';
import { OfflinePage } from './features/offline/offline-page.tsx';
import { YouWereHere } from './features/resources/you-were-here.tsx';
import { App } from './app.tsx';
import { BootFrame } from './layout/boot-frame.tsx';
import { HelpSheet } from './layout/help-sheet.tsx';
import { PageFooterNote, ExitNote } from './layout/page-notes.tsx';
import { PublicShell } from './layout/public-shell.tsx';
import type { SessionState } from './lib/session/session.tsx';
import { preloadScreen, screenSources } from './routes.tsx';

/** Prerenders every screen, and each article separately, because people come to read its text. */
export const screens = screenSources.flatMap((screen) => {
  if (screen.path !== '/resources/:id') return [screen];
  const articles = resourceCards.map(resourceKey).map((key) => ({
    ...screen,
    path: `/resources/${key}`,
    article: key,
  }));
  return [screen, ...articles];
});

/** Renders a screen as HTML, before any data. Runs only at build time. */
export async function drawScreen({
  path,
  needsFrame,
}: {
  path: string;
  needsFrame: boolean;
}): Promise<string> {
  await preloadScreen(path);
  if (!needsFrame) return draw(path === '*' ? '/no-such-page' : path, <App />);
  // Only the address or the navigation decides which item is shown, but every item starts with the same HTML.
  const isUnknown = path.includes(':') ? path !== '/case-research/:id' : path === '/chat';
  if (isUnknown) return draw('/starting', <BootFrame />);
  return draw(
    path,
    <div className="boot-frame">
      <App session={somebody} />
    </div>,
  );
}

/** A placeholder for the signed-in person: space is reserved for names, but none is shown (scripts/build/pages.ts). */
const NO_NAME = '\u200B';
const somebody: SessionState = {
  status: 'signed-in',
  user: { id: '', email: NO_NAME, firstName: NO_NAME, lastName: null, avatarUrl: null },
  isRecovering: false,
};

/** The content above an article for returning readers. */
export function drawPlace(): Promise<string> {
  return toHtml(<YouWereHere heading="" section={0} />);
}

/** The sheet of "Get help now" and the notes above the page, for every page. */
export function drawHelp(): Promise<string> {
  return toHtml(
    <>
      <HelpSheet />
      <ExitNote />
      <PageFooterNote />
    </>,
  );
}

/** The page that the service worker shows offline: it needs no script, and keeps the requested address. */
export function drawOffline(): Promise<string> {
  return toHtml(
    <StrictMode>
      <StaticRouter location="/offline">
        <Routes>
          <Route element={<PublicShell />}>
            <Route path="*" element={<OfflinePage />} />
          </Route>
        </Routes>
      </StaticRouter>
    </StrictMode>,
  );
}

function draw(path: string, page: ReactNode): Promise<string> {
  return toHtml(
    <StrictMode>
      <StaticRouter location={path}>{page}</StaticRouter>
    </StrictMode>,
  );
}

/** A part that needs a browser stays a placeholder. */
async function toHtml(element: ReactNode): Promise<string> {
  const { prelude } = await prerender(element, {
    // Without this, a large part would follow the page, with a script that moves it.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      process.stderr.write(`Not prerendered: ${String(error)}\n`);
    },
  });
  return new Response(prelude).text();
}
