import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchPath } from 'react-router';
import { BrowserRouter } from './browser-router.tsx';
import { App } from './app.tsx';
import { listenForQuickExit } from './lib/quick-exit/quick-exit.ts';
import { type SessionState, startingSession } from './lib/session/session.tsx';
import { preloadScreen } from './routes.tsx';
import './styles.css';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  const { drawn } = root.dataset;
  // After a reload the history state may belong to other content than was prerendered.
  const isDrawn = drawn !== undefined && matchPath(drawn, location.pathname) && history.state === null;
  const [session] = await Promise.all([
    isDrawn ? undefined : startingSession(),
    // Preloading the screen's code avoids a moment without content.
    preloadScreen(location.pathname).catch(() => undefined),
  ]);
  // Works in small steps, so that the page can react between them.
  startTransition(() => {
    if (isDrawn) hydrateRoot(root, app());
    else createRoot(root).render(app(session));
  });
}

function app(session?: SessionState) {
  return (
    <StrictMode>
      <Started>
        <BrowserRouter>
          <App session={session} />
        </BrowserRouter>
      </Started>
    </StrictMode>
  );
}

/**
 * Notifies the page, which then repeats earlier presses (scripts/build/boot-scripts.ts). Runs in a separate task: React
 * hydrates the parts inside a boundary last, or when one of them is pressed.
 */
function Started({ children }: { children: ReactNode }) {
  useEffect(() => {
    setTimeout(() => window.dispatchEvent(new Event('evenkeel:started')));
  }, []);
  return children;
}

listenForQuickExit();
void start();
