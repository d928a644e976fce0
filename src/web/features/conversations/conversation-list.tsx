import { type ReactNode, useState } from 'react';
import { FOUND_AT_ONCE, type FoundConversation } from '#contract/chat.ts';
import type { AssistantId } from '#domain/assistant.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/lib/toast-store.ts';
import { problemText } from './ask-chat.ts';
import { ConversationRow } from './conversation-row.tsx';
import { searchConversations, useConversations } from './queries.ts';

interface Wanted {
  words: string;
  advisor: AssistantId | null;
}

/** What comes below waits for the list, so that nothing moves. */
export function ConversationList({ words, advisor, children }: Wanted & { children: ReactNode }) {
  const first = useConversations(words, advisor);
  const [older, setOlder] = useState<FoundConversation[]>([]);
  const found = [...(first.data ?? []), ...older];

  return (
    <section aria-label="Conversations" className="space-y-4">
      {/* Always there, so that a screen reader says what comes into it. */}
      <p role="status" className={words ? 'font-semibold' : 'sr-only'}>
        {words && first.data && countOf(found.length, isFull(first.data, older))}
      </p>
      {first.isPending && <Waiting />}
      {first.isError && (
        <LoadError
          title="Your conversations could not be loaded"
          description={problemText(first.error)}
          onRetry={() => void first.refetch()}
        />
      )}
      {found.length > 0 && (
        <ul className="space-y-3">
          {found.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              onGone={() => setOlder(older.filter(({ id }) => id !== conversation.id))}
              onRenamed={(title) =>
                setOlder(older.map((one) => (one.id === conversation.id ? { ...one, title } : one)))
              }
            />
          ))}
        </ul>
      )}
      {first.data && found.length === 0 && <Nothing isSearch={words !== '' || advisor !== null} />}
      {isFull(first.data ?? [], older) && (
        <More
          words={words}
          advisor={advisor}
          before={found.at(-1)?.updatedAt ?? null}
          onMore={(more) => setOlder([...older, ...more])}
        />
      )}
      {!first.isPending && children}
    </section>
  );
}

/** There may be more of them. */
function isFull(first: readonly unknown[], older: readonly unknown[]): boolean {
  return first.length === FOUND_AT_ONCE && older.length % FOUND_AT_ONCE === 0;
}

function countOf(count: number, isMore: boolean): string {
  if (count === 0) return 'Nothing found';
  if (isMore) return `The newest ${count}`;
  return count === 1 ? '1 conversation found' : `${count} conversations found`;
}

function Waiting() {
  return (
    <div className="space-y-3">
      <Skeleton className="h-32 rounded-card" />
      <Skeleton className="h-32 rounded-card" />
    </div>
  );
}

function Nothing({ isSearch }: { isSearch: boolean }) {
  return (
    <Card>
      {isSearch ? (
        <EmptyState
          title="Nothing here has these words"
          description="Try one plain word, or the beginning of one. Chats that are not kept are never found."
        />
      ) : (
        <EmptyState
          title="No conversations yet"
          description="What you ask an advisor is kept here, until you delete it."
          action={
            <AppLink to="/advisors" className={buttonClass({ variant: 'secondary' })}>
              Ask an advisor
            </AppLink>
          }
        />
      )}
    </Card>
  );
}

interface MoreProps extends Wanted {
  before: string | null;
  onMore: (more: FoundConversation[]) => void;
}

function More({ words, advisor, before, onMore }: MoreProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function show(): Promise<void> {
    setIsBusy(true);
    try {
      onMore(await searchConversations({ words, advisor, before }));
    } catch (error) {
      showToast({
        title: 'More could not be loaded',
        description: problemText(error),
        variant: 'destructive',
      });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button variant="secondary" isBusy={isBusy} onClick={() => void show()}>
      {isBusy ? 'Loading...' : 'Show older ones'}
    </Button>
  );
}
