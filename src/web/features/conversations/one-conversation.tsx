import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Conversation } from '#contract/chat.ts';
import { assistantName } from '#content/assistant-name.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { LoadError } from '#web/ui/status/load-error.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { ChatProblem, problemText } from './ask-chat.ts';
import { ConversationActions } from './conversation-actions.tsx';
import { type AskedAction, ConversationDialogs } from './conversation-dialogs.tsx';
import { dayOf, titleOf } from './conversation-title.ts';
import { MessageLine } from './message-line.tsx';
import { useConversation, useFeedback } from './queries.ts';

/** A conversation to read, print or export. */
export function OneConversation({ id }: { id: string }) {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useConversation(id);
  const isGone = error instanceof ChatProblem && error.code === 'not_found';
  return (
    <div className="max-w-3xl space-y-5">
      <AppLink
        to="/conversations"
        className="no-print inline-flex min-h-11 items-center gap-2 font-semibold text-pine underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        All conversations
      </AppLink>
      {data && (
        <Read
          conversation={data}
          earlier={
            hasNextPage && (
              <Button
                variant="secondary"
                isBusy={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
                className="no-print"
              >
                Show earlier messages
              </Button>
            )
          }
          onRenamed={() => void refetch()}
        />
      )}
      {isPending && <Waiting />}
      {isGone && (
        <>
          <PageHeading title="Conversations">We can’t find this chat</PageHeading>
          <p className="text-ink-soft">It was deleted, or it belongs to another account.</p>
        </>
      )}
      {error && !isGone && (
        <>
          <PageHeading title="Conversations">Conversation</PageHeading>
          <LoadError
            title="We couldn’t load this chat"
            description={problemText(error)}
            onRetry={() => void refetch()}
          />
        </>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" className="space-y-4">
      <span className="sr-only">Loading messages...</span>
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-11" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}

interface ReadProps {
  conversation: Conversation;
  earlier: ReactNode;
  onRenamed: () => void;
}

function Read({ conversation, earlier, onRenamed }: ReadProps) {
  const { id, advisor, updatedAt, messages } = conversation;
  const title = titleOf(conversation);
  const name = assistantName(advisor);
  const feedback = useFeedback(id);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<AskedAction>(null);
  return (
    <>
      <header className="space-y-2">
        <PageHeading title="Conversations" className="text-xl wrap-anywhere md:text-2xl">
          {title}
        </PageHeading>
        <p className="text-ink-soft">
          With {name}, an automated guide, not a person. Last message on {dayOf(updatedAt)}.
        </p>
        <ConversationActions conversation={conversation} onAsk={setAsked} />
      </header>
      {earlier}
      <ol aria-label="Messages" className="space-y-4">
        {messages.map((message) => (
          <MessageLine
            key={message.id}
            conversation={id}
            message={message}
            name={name}
            judged={feedback.data?.find(({ answer }) => answer === message.id)}
            canJudge={feedback.isSuccess}
          />
        ))}
      </ol>
      <p className="text-sm text-ink-soft">
        This is meant to help you think things through. It isn’t legal or medical advice.
      </p>
      <ConversationDialogs
        conversation={{ id, title }}
        asked={asked}
        onClose={() => setAsked(null)}
        onRenamed={onRenamed}
        onDeleted={() => void navigate('/conversations', { replace: true })}
      />
    </>
  );
}
