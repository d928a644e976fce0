import { Suspense } from 'react';
import type { AdvisorId } from '#domain/advisor.ts';
import { AdvisorPage } from './features/advisors/advisor-page.tsx';
import { lazyPart } from './lib/loading/lazy-page.tsx';

const ChatBar = lazyPart(() =>
  import('./features/conversations/chat-bar.tsx').then(
    (module) => module.ChatBar,
    // The chat is what people come for: it goes on without the bar.
    () => NoBar,
  ),
);

/** Where two features meet; the bar comes after the page, in a chunk of its own. */
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
