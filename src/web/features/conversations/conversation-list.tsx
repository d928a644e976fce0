import { type ReactNode, useState } from 'react';
import { MAX_FOUND_CONVERSATIONS, type FoundConversation } from '#contract/chat.ts';
import { assistantName } from '#content/assistant-name.ts';
import type { AssistantId } from '#domain/assistant.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/status/empty-state.tsx';
import { LoadError } from '#web/ui/status/load-error.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { showToast } from '#web/lib/toast-store.ts';
import { problemText } from './ask-chat.ts';
import { ConversationRow } from './conversation-row.tsx';
import { searchConversations, useConversations } from './queries.ts';

interface Wanted {
  words: string;
  advisor: AssistantId | null;
}

interface ConversationListProps extends Wanted {
  /** A new number removes the older rows. */
  round: number;
  /** Only shown below a complete list. */
  deleteAll: ReactNode;
  children: ReactNode;
}

/** The content below waits for the list, so nothing shifts. */
export function ConversationList({ words, advisor, round, deleteAll, children }: ConversationListProps) {
  const first = useConversations(words, advisor);
  const { older, isEnd, setOlder } = useOlder(`${round} ${advisor} ${words}`);
  const newest = first.data ?? [];
  // After a deletion the first page overlaps the older rows.
  const found = [...newest, ...older.filter(({ id }) => newest.every((one) => one.id !== id))];
  const isMore = newest.length === MAX_FOUND_CONVERSATIONS && !isEnd;

  return (
    <section aria-label="Conversations" className="space-y-4">
      {/* Always rendered, so that screen readers announce new content. */}
      <p role="status" className={words ? 'font-semibold' : 'sr-only'}>
        {(words || advisor) && first.data && countOf(found.length, isMore)}
      </p>
      {first.isPending && <Waiting />}
      {first.isError && (
        <LoadError
          title="We couldn’t load your conversations"
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
      {first.data && found.length === 0 && <Nothing words={words} advisor={advisor} />}
      {isMore && (
        <More
          words={words}
          advisor={advisor}
          before={found.at(-1)?.updatedAt ?? null}
          onMore={(more) => {
            setOlder([...older, ...more], more.length < MAX_FOUND_CONVERSATIONS);
          }}
        />
      )}
      {found.length > 0 && !words && !advisor && deleteAll}
      {!first.isPending && children}
    </section>
  );
}

/** The rows of further pages, kept while the query is the same. */
function useOlder(wanted: string) {
  const nothing = { wanted, older: [] as readonly FoundConversation[], isEnd: false };
  const [kept, setKept] = useState(nothing);
  const { older, isEnd } = kept.wanted === wanted ? kept : nothing;
  return {
    older,
    isEnd,
    setOlder: (next: readonly FoundConversation[], isLast = isEnd) =>
      setKept({ wanted, older: next, isEnd: isLast }),
  };
}

function countOf(count: number, isMore: boolean): string {
  if (count === 0) return 'Nothing found';
  if (isMore) return `Showing the newest ${count}`;
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

function Nothing({ words, advisor }: Wanted) {
  return (
    <Card>
      {words ? (
        <EmptyState
          title="No conversations match your search"
          description="Try a single word, or just the first part of one. Private chats never show up here."
        />
      ) : (
        <EmptyState
          title={advisor ? `No conversations with ${assistantName(advisor)} yet` : 'No conversations yet'}
          description="Your chats with advisors are saved here until you delete them."
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
        title: 'We couldn’t load more conversations',
        description: problemText(error),
        variant: 'destructive',
      });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button variant="secondary" isBusy={isBusy} onClick={() => void show()}>
      {isBusy ? 'Loading...' : 'Show older conversations'}
    </Button>
  );
}
