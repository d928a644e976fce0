import { type ComponentType, useEffect, useLayoutEffect, useRef } from 'react';
import type { AdvisorInfo, Message } from '#contract/chat.ts';
import type { AssistantId } from '#domain/assistant.ts';
import { Announcer } from './announcer.tsx';
import type { ChatState } from '../conversation/conversation-state.ts';
import type { MessagesProps } from './messages.tsx';
import { Waiting } from './waiting.tsx';

interface MessageListProps {
  state: ChatState;
  /** Null until the component has been loaded. */
  Messages: ComponentType<MessagesProps> | null;
  guided: MessagesProps['guided'];
  /** True if the last question failed because its conversation was deleted. */
  isGone: boolean;
  onSend: (text: string) => void;
  onRetry: () => void;
  onAnswerAgain: () => void;
  onOpenPassage: (id: string) => void;
  onHandOver: (advisor: AssistantId, question: string) => void;
  onRead: (message: Message) => void;
  onJudge: (answer: string, isHelpful: boolean | null) => Promise<void>;
}

const NEAR_END_PX = 80;
const ABOVE_QUESTION_PX = 12;

export function MessageList({
  state,
  Messages,
  guided,
  isGone,
  onSend,
  onRetry,
  onAnswerAgain,
  onOpenPassage,
  onHandOver,
  onRead,
  onJudge,
}: MessageListProps) {
  const list = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLLIElement>(null);
  const follows = useRef({ isOn: true, top: 0 });
  const last = state.messages.at(-1);
  const hasMessages = last !== undefined;
  const asked = state.messages.findLast((message) => message.role === 'user');

  useEffect(() => {
    follows.current.isOn = true;
  }, [asked?.id, last?.id]);

  useLayoutEffect(() => {
    if (!list.current || !asked || !follows.current.isOn) return;
    // Scrolls with an answer until its question reaches the top, because people read from the beginning. A safety answer
    // is followed to its end, where the phone numbers are.
    const end = list.current.scrollHeight - list.current.clientHeight;
    const beginning = (question.current?.offsetTop ?? end) - ABOVE_QUESTION_PX;
    list.current.scrollTop = last?.engine === 'safety' ? end : Math.min(end, beginning);
  }, [Messages, state.messages, state.failed, asked, last?.engine]);

  /** The pressed button is removed, so the focus continues from here. */
  function fromHere(act: () => void): void {
    list.current?.focus();
    act();
  }

  return (
    <div
      ref={list}
      role="region"
      aria-label="Conversation"
      tabIndex={0}
      className="conversation"
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        // A person who scrolls up to read is not moved until they return to the end.
        const isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
        if (isAtEnd) follows.current.isOn = true;
        else if (scrollTop < follows.current.top) follows.current.isOn = false;
        follows.current.top = scrollTop;
      }}
    >
      {(state.phase === 'loading' || (hasMessages && !Messages)) && <Waiting />}
      {state.phase === 'ready' && !hasMessages && <Welcome info={state.info} onSend={onSend} />}
      {hasMessages && Messages && (
        <Messages
          state={state}
          question={question}
          guided={guided}
          onSend={onSend}
          onAnswerAgain={() => fromHere(onAnswerAgain)}
          onOpenPassage={onOpenPassage}
          onHandOver={onHandOver}
          onRead={onRead}
          onJudge={onJudge}
        />
      )}
      {isGone && (
        <p role="alert" className="problem">
          This chat was closed or deleted, possibly in another window. Your last message wasn’t sent. Send it
          again to start a new chat.
        </p>
      )}
      {state.failed && state.phase === 'ready' && (
        <div role="alert" className="problem">
          <p>{state.failed.reason}</p>
          <button type="button" className="button-quiet" onClick={() => fromHere(onRetry)}>
            Try again
          </button>
        </div>
      )}
      <Announcer message={last?.role === 'assistant' ? last : null} />
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
      <p>Use your own words, or start with one of these.</p>
      {info?.openings[0] && (
        <ul className="openings">
          {info.openings.map((words) => (
            <li key={words}>
              <button type="button" className="suggestion" onClick={() => onSend(words)}>
                <strong>{words}</strong>
                <span className="note">Step by step</span>
              </button>
            </li>
          ))}
        </ul>
      )}
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
