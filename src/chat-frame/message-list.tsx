import { useEffect, useRef } from 'react';
import { Announcer } from './announcer.tsx';
import type { ChatState } from './conversation-state.ts';
import { MessageView } from './message-view.tsx';

interface MessageListProps {
  state: ChatState;
  onSend: (text: string) => void;
  onRetry: () => void;
  onOpenPassage: (id: string) => void;
}

const NEAR_END_PX = 80;

export function MessageList({ state, onSend, onRetry, onOpenPassage }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null);
  const isNearEnd = useRef(true);

  useEffect(() => {
    // Somebody who scrolled up to read is not pulled away.
    if (list.current && isNearEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [state.messages, state.failed]);

  const last = state.messages.at(-1);
  return (
    <div
      ref={list}
      role="region"
      aria-label="Conversation"
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto p-4"
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isNearEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
      }}
    >
      {state.phase === 'loading' && <Loading />}
      {state.phase === 'ready' && state.messages.length === 0 && (
        <Welcome name={state.info?.name ?? ''} suggestions={state.info?.suggestions ?? []} onSend={onSend} />
      )}
      <ol className="flex flex-col gap-4">
        {state.messages.map((message) => (
          <li key={message.id}>
            <MessageView
              message={message}
              isLast={message === last && !state.running}
              onSend={onSend}
              onOpenPassage={onOpenPassage}
            />
          </li>
        ))}
      </ol>
      {state.failed && state.phase === 'ready' && (
        <div role="alert" className="mt-4 rounded-lg bg-danger-soft p-3">
          <p>{state.failed.reason}</p>
          <button type="button" className="button-quiet mt-2" onClick={onRetry}>
            Try again
          </button>
        </div>
      )}
      <Announcer message={last?.role === 'assistant' ? last : null} />
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">Loading the conversation</span>
      <span className="h-4 w-3/4 rounded bg-line" />
      <span className="h-4 w-2/3 rounded bg-line" />
      <span className="h-4 w-1/2 rounded bg-line" />
    </div>
  );
}

interface WelcomeProps {
  name: string;
  suggestions: readonly string[];
  onSend: (text: string) => void;
}

function Welcome({ name, suggestions, onSend }: WelcomeProps) {
  return (
    <div>
      <h1 className="font-serif text-xl">What would you like to ask {name}?</h1>
      <p className="mt-1 text-ink-soft">Write it in your own words, or begin with one of these.</p>
      <ul className="mt-4 flex flex-col gap-2">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" className="suggestion" onClick={() => onSend(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
