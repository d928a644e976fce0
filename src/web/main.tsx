import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from './browser-router.tsx';
import { App } from './app.tsx';
import { leaveOnRequest } from './lib/leave.ts';
import { preloadScreen } from './routes.tsx';
import './styles.css';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  // With the screen's code at hand there is no moment without content.
  await preloadScreen(location.pathname).catch(() => undefined);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  // After a reload the history may hold a state that asks for something else than was drawn.
  if (root.dataset['drawn'] === location.pathname && history.state === null) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

leaveOnRequest();
void start();
