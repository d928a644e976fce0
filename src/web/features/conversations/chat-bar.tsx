import { useState } from 'react';
import type { AssistantId } from '#domain/assistant.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { UnkeptDialog } from './unkept-dialog.tsx';
import { useUnkept } from './use-unkept.ts';

interface ChatBarProps {
  advisor: AssistantId;
  /** The chat is to show another conversation. */
  onRestart: () => void;
}

/** Above a chat: the link to stored conversations, and whether this chat is stored. */
export function ChatBar({ advisor, onRestart }: ChatBarProps) {
  const { isUnkept, isKnown, begin, end } = useUnkept(advisor, onRestart);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div
      className={`flex min-h-11 flex-wrap items-center justify-between gap-x-3 rounded-card ${isUnkept ? 'bg-apricot-soft pl-3' : 'max-sm:-my-1.5'}`}
    >
      {isUnkept ? (
        <p role="status" className="py-1 text-sm font-semibold">
          This is a private chat
        </p>
      ) : (
        <AppLink
          to="/conversations"
          className="inline-flex min-h-11 items-center text-sm font-semibold text-pine underline-offset-4 hover:underline"
        >
          Your conversations
        </AppLink>
      )}
      {isUnkept ? (
        <Button variant="quiet" size="small" onClick={() => void end()}>
          Close and delete it
        </Button>
      ) : (
        // Its text, not its background, ends where the line ends.
        <Button
          variant="quiet"
          size="small"
          className="-mx-3"
          disabled={!isKnown}
          onClick={() => setIsAsking(true)}
        >
          Private chat
        </Button>
      )}
      <UnkeptDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onBegin={() => {
          setIsAsking(false);
          void begin();
        }}
      />
    </div>
  );
}
