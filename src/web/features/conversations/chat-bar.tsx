import { useState } from 'react';
import type { AssistantId } from '#domain/assistant.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EphemeralDialog } from './ephemeral-dialog.tsx';
import { useEphemeral } from './use-ephemeral.ts';

interface ChatBarProps {
  advisor: AssistantId;
  /** The chat switches to another conversation. */
  onRestart: () => void;
}

/** Shown above a chat: the link to stored conversations, and whether this chat is stored. */
export function ChatBar({ advisor, onRestart }: ChatBarProps) {
  const { isEphemeral, isKnown, begin, end } = useEphemeral(advisor, onRestart);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div
      className={`flex min-h-11 flex-wrap items-center justify-between gap-x-3 rounded-card ${isEphemeral ? 'bg-apricot-soft pl-3' : 'max-sm:-my-1.5'}`}
    >
      {isEphemeral ? (
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
      {isEphemeral ? (
        <Button variant="quiet" size="small" onClick={() => void end()}>
          Close and delete chat
        </Button>
      ) : (
        // The text ends where the line ends, not the background.
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
      <EphemeralDialog
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
