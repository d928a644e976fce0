import { Suspense } from 'react';
import type { AdvisorId } from '#domain/advisor.ts';
import { AdvisorPage } from './features/advisors/advisor-page.tsx';
import { lazyPart } from './lib/loading/lazy-page.tsx';

const ChatBar = lazyPart(() =>
  import('./features/conversations/chat-bar.tsx').then(
    (module) => module.ChatBar,
    // The chat is the main purpose, so it works without the bar.
    () => NoBar,
  ),
);

/** Combines two features. The bar is loaded after the page, in a separate chunk. */
export function AdvisorScreen({ advisor }: { advisor: AdvisorId }) {
  return (
    <AdvisorPage
      advisor={advisor}
      chatBar={(onRestart) => (
        <Suspense fallback={<NoBar />}>
          <ChatBar advisor={advisor} onRestart={onRestart} />
        </Suspense>
      )}
    />
  );
}

function NoBar() {
  return <div className="min-h-11" />;
}
