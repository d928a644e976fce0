import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { advisorProfiles } from '#content/advisors.ts';
import type { AssistantId } from '#domain/assistant.ts';
import { quickExit } from '#web/lib/quick-exit/quick-exit.ts';
import { useShownTheme } from '#web/lib/appearance/theme.ts';
import { Button } from '#web/ui/button.tsx';
import { type ChatEmbed, chatWording } from './chat-embed.ts';
import { chatToken } from './chat-token.ts';
import { setPendingQuestion } from '#web/lib/pending-question.ts';
import { useChatFrame } from './use-chat-frame.ts';

interface ChatPanelProps {
  /** The name of the advisor or assistant. Part of the frame's title. */
  name: string;
  embed: ChatEmbed;
  /** Absent for an address outside the list: its health is unknown. */
  assistant?: AssistantId;
  reloadKey?: number;
  portrait?: ReactNode;
  /** A CSS class for the height. The advisors' chats use the default. In rem, because larger text needs more room. */
  height?: string;
  /** Called with true once the person starts a conversation, and with false when the chat starts over. */
  onTalking?: (isTalking: boolean) => void;
}

/** The chat in its frame, with the same height in every state. A new `embed` needs a new `key`. */
export function ChatPanel(props: ChatPanelProps) {
  const { name, embed, assistant, reloadKey = 0, portrait, height = 'h-[max(500px,31.25rem)]' } = props;
  const navigate = useNavigate();
  const { phase, attempt, frame, onLoad, retry } = useChatFrame({
    embed,
    assistant,
    reloadKey,
    theme: useShownTheme(),
    accessToken: chatToken,
    onLeave: quickExit,
    onTalking: (isTalking) => props.onTalking?.(isTalking),
    onHandOver: (advisor, question) => {
      setPendingQuestion(advisor, question);
      void navigate(advisor === 'support' ? '/help' : advisorProfiles[advisor].path);
    },
  });
  const wording = chatWording(name, embed.isOwn);
  const isLoading = phase === 'setup' || phase === 'loading';

  return (
    <div className={`relative overflow-hidden rounded-card bg-surface ${height}`}>
      {phase !== 'setup' && (
        <iframe
          key={attempt}
          ref={frame}
          src={embed.url}
          title={`Chat with ${name}`}
          allow="microphone; autoplay; clipboard-write"
          referrerPolicy="no-referrer"
          sandbox={embed.isOwn ? undefined : 'allow-scripts allow-same-origin allow-forms allow-popups'}
          onLoad={onLoad}
          className={`size-full max-md:scroll-mt-20 max-md:scroll-mb-24 ${phase === 'loaded' ? '' : 'invisible'}`}
        />
      )}
      {phase !== 'loaded' && (
        <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 p-6 text-center">
          {portrait}
          {isLoading ? (
            <p role="status" className="text-ink-soft">
              {wording.loading}
            </p>
          ) : (
            <div role="alert" className="space-y-1">
              <p className="font-semibold">{wording.errorTitle}</p>
              <p className="text-sm text-ink-soft">{wording.errorText}</p>
            </div>
          )}
          {phase === 'error' && (
            <Button variant="secondary" onClick={retry}>
              Retry Connection
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
