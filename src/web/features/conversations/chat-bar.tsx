import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AssistantId } from '#domain/assistant.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { readStoredSession } from '#web/lib/stored-session.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { problemText, tellChat, tellChatOnLeaving } from './ask-chat.ts';
import { useKeeping } from './queries.ts';
import { UnkeptDialog } from './unkept-dialog.tsx';

interface ChatBarProps {
  advisor: AssistantId;
  /** The chat is to show another conversation. */
  onRestart: () => void;
}

/** Above a chat: the way to what is kept, and whether this chat is. */
export function ChatBar({ advisor, onRestart }: ChatBarProps) {
  const { isUnkept, isKnown, begin, end } = useUnkept(advisor, onRestart);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div
      className={`flex min-h-11 flex-wrap items-center justify-between gap-x-3 rounded-card ${isUnkept ? 'bg-apricot-soft pl-3' : ''}`}
    >
      {isUnkept ? (
        <p role="status" className="py-1 text-sm font-semibold">
          This chat is not kept
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
        <Button variant="quiet" size="small" disabled={!isKnown} onClick={() => setIsAsking(true)}>
          Chat without keeping
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

/** What the server says counts; leaving, loading anew and going elsewhere close a chat that is not kept. */
function useUnkept(advisor: AssistantId, onRestart: () => void) {
  const keeping = useKeeping();
  const queries = useQueryClient();
  const isUnkept = keeping.data?.unkept.includes(advisor) ?? false;
  /** This page began it. */
  const isOurs = useRef(false);
  const path = `/unkept/${advisor}`;

  const ask = async (method: 'PUT' | 'DELETE') => {
    try {
      await tellChat(path, { method });
      isOurs.current = method === 'PUT';
      await queries.invalidateQueries({ queryKey: ['keeping'] });
      onRestart();
    } catch (error) {
      showToast({ title: 'That did not work', description: problemText(error), variant: 'destructive' });
    }
  };

  const onChange = useEffectEvent(() => {
    // Left over from a page that could not say goodbye: it was closed.
    if (isUnkept && !isOurs.current) void ask('DELETE');
    // Closed by another tab: what stands in the chat is no longer there.
    if (!isUnkept && isOurs.current) {
      isOurs.current = false;
      onRestart();
    }
  });
  useEffect(() => onChange(), [isUnkept]);

  useEffect(() => {
    if (!isUnkept) return undefined;
    const close = () => {
      const token = readStoredSession()?.accessToken;
      if (token && isOurs.current) tellChatOnLeaving(path, token);
    };
    // Back from the browser's memory of the page: what it shows was deleted.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void queries.invalidateQueries({ queryKey: ['keeping'] });
    };
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', close);
      window.removeEventListener('pageshow', comeBack);
      close();
      queries.removeQueries({ queryKey: ['keeping'], type: 'inactive' });
    };
  }, [isUnkept, path, queries]);

  return {
    isUnkept,
    isKnown: keeping.isSuccess,
    begin: () => ask('PUT'),
    end: () => ask('DELETE'),
  };
}
