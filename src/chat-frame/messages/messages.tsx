import type { Ref } from 'react';
import type { Message } from '#contract/chat.ts';
import type { AssistantId } from '#domain/assistant.ts';
import { answerAgain } from '../turns/answer-again.ts';
import type { ChatState } from '../conversation/conversation-state.ts';
import { GuidedBelow, type GuidedBelowProps } from '../guided/guided-below.tsx';
import { MessageView } from './message-view.tsx';

export interface MessagesProps {
  state: ChatState;
  /** The element of the newest question. */
  question: Ref<HTMLLIElement>;
  /** Additional props for a guided conversation. */
  guided: Pick<GuidedBelowProps, 'client' | 'host' | 'onSend' | 'hear'>;
  onSend: (text: string) => void;
  onAnswerAgain: () => void;
  onOpenPassage: (id: string) => void;
  onHandOver: (advisor: AssistantId, question: string) => void;
  onRead: (message: Message) => void;
  onJudge: (answer: string, isHelpful: boolean | null) => Promise<void>;
}

/** Loaded separately, because an empty chat has no messages. */
export function Messages({
  state,
  question,
  guided,
  onSend,
  onAnswerAgain,
  onOpenPassage,
  onHandOver,
  onRead,
  onJudge,
}: MessagesProps) {
  const last = state.messages.at(-1);
  const asked = state.messages.findLast((message) => message.role === 'user');
  return (
    <>
      <ol>
        {state.hasEarlier && (
          <li className="px-4 py-2 text-center text-sm text-ink-soft">
            This is a long chat. Here are the most recent messages.
          </li>
        )}
        {state.messages.map((message) => (
          <li key={message.id} ref={message === asked ? question : undefined}>
            <MessageView
              message={message}
              isLast={message === last && !state.running}
              progress={message === last ? progressOf(state) : null}
              replaced={message === last ? state.replaced : null}
              again={message === last && !state.failed ? answerAgain(state) : null}
              onAgain={onAnswerAgain}
              onSend={onSend}
              onOpenPassage={onOpenPassage}
              onHandOver={onHandOver}
              onRead={onRead}
              judged={state.judged.get(message.id) ?? null}
              onJudge={onJudge}
            />
          </li>
        ))}
      </ol>
      <GuidedBelow state={state} onOpenPassage={onOpenPassage} {...guided} />
    </>
  );
}

/** The current activity while there is no new text. */
function progressOf({ doing, info, messages }: ChatState): string | null {
  const answer = messages.at(-1);
  if (answer?.status !== 'streaming') return null;
  if (doing === 'tool') return 'Working on it...';
  if (answer.parts.length > 0) return null;
  // Searching the library takes a moment. Any further wait is for the model.
  return info?.engine === 'model' ? 'Writing an answer...' : 'Checking the library...';
}
