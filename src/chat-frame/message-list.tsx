import { useEffect, useLayoutEffect, useRef } from 'react';
import type { AdvisorInfo } from '#contract/chat.ts';
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
const ABOVE_QUESTION_PX = 12;

export function MessageList({ state, onSend, onRetry, onOpenPassage }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLLIElement>(null);
  const follows = useRef({ isOn: true, top: 0 });
  const last = state.messages.at(-1);
  const asked = state.messages.findLast((message) => message.role === 'user');

  useEffect(() => {
    follows.current.isOn = true;
  }, [asked?.id]);

  useLayoutEffect(() => {
    if (!list.current || !asked || !follows.current.isOn) return;
    // An answer is followed until its question reaches the top: reading begins at the beginning.
    // Help in danger is followed to its end, where the numbers are.
    const end = list.current.scrollHeight - list.current.clientHeight;
    const beginning = (question.current?.offsetTop ?? end) - ABOVE_QUESTION_PX;
    list.current.scrollTop = last?.engine === 'safety' ? end : Math.min(end, beginning);
  }, [state.messages, state.failed, asked, last?.engine]);

  return (
    <div
      ref={list}
      role="region"
      aria-label="Conversation"
      tabIndex={0}
      className="conversation"
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        // Somebody who scrolls up to read is not pulled away, until they come back to the end.
        const isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
        if (isAtEnd) follows.current.isOn = true;
        else if (scrollTop < follows.current.top) follows.current.isOn = false;
        follows.current.top = scrollTop;
      }}
    >
      {state.phase === 'loading' && <Loading />}
      {state.phase === 'ready' && state.messages.length === 0 && (
        <Welcome info={state.info} onSend={onSend} />
      )}
      <ol>
        {state.messages.map((message) => (
          <li key={message.id} ref={message === asked ? question : undefined}>
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
        <div role="alert" className="problem">
          <p>{state.failed.reason}</p>
          <button type="button" className="button-quiet" onClick={onRetry}>
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
    <div role="status" className="waiting">
      <span className="sr-only">Opening...</span>
      <i />
      <i />
      <i />
    </div>
  );
}

interface WelcomeProps {
  info: AdvisorInfo | null;
  onSend: (text: string) => void;
}

function Welcome({ info, onSend }: WelcomeProps) {
  return (
    <div className="welcome">
      <h2>What would you like to ask {info?.name}?</h2>
      <p>Use your own words, or begin with one of these.</p>
      <ul>
        {info?.suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" className="suggestion" onClick={() => onSend(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      <p className="note">{info?.disclosure}</p>
    </div>
  );
}
