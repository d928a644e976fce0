import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';
import { BootFrame } from './layout/boot-frame.tsx';
import { HelpSheet } from './layout/help-sheet.tsx';
import { preloadScreen } from './routes.tsx';

export { screenSources } from './routes.tsx';

/** The sign-in screen as HTML; the browser takes it over. Runs at build time only. */
export async function drawSignIn(): Promise<string> {
  await preloadScreen('/auth');
  return draw(
    <StrictMode>
      <StaticRouter location="/auth">
        <App />
      </StaticRouter>
    </StrictMode>,
  );
}

/** The empty frame of the signed-in pages; the browser replaces it. At a path that marks no link as current. */
export function drawFrame(): Promise<string> {
  return draw(
    <StaticRouter location="/starting">
      <BootFrame />
    </StaticRouter>,
  );
}

/** The sheet behind "Get help now", for every page. */
export function drawHelp(): Promise<string> {
  return draw(<HelpSheet />);
}

async function draw(element: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(element);
  return new Response(prelude).text();
}
