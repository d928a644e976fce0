import { Suspense, lazy, useCallback, useEffect, useRef, useState } from 'react';
import type { AdvisorId } from '#domain/advisor.ts';
import type { ChatClient } from './chat-client.ts';
import { ClosedNote } from './closed-note.tsx';
import { Composer } from './composer.tsx';
import { FrameHeader } from './frame-header.tsx';
import { HelpBar } from './help-bar.tsx';
import type { Host } from './host.ts';
import { MessageList } from './message-list.tsx';
import { useChat } from './use-chat.ts';

// What is opened on demand is fetched on demand: the frame has 65 KB to start with.
const PassageDialog = lazy(async () => ({ default: (await import('./passage-dialog.tsx')).PassageDialog }));

interface FrameProps {
  advisor: AdvisorId;
  host: Host;
  client: ChatClient;
}

/** The whole chat: header, messages, help, composer, in a column as high as the frame. */
export function Frame({ advisor, host, client }: FrameProps) {
  const chat = useChat(
    client,
    advisor,
    useCallback(() => host.tell({ type: 'advisor:turn-end' }), [host]),
  );
  const [draft, setDraft] = useState('');
  const [passageId, setPassageId] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const { state } = chat;

  const takeText = useRef((_text: string) => {});
  useEffect(() => {
    takeText.current = (text) => {
      if (state.phase === 'ready' && !state.running) chat.send(text);
      else setDraft(text);
    };
  });
  useEffect(() => host.onSend((text) => takeText.current(text)), [host]);

  if (isLeft) return null;
  return (
    <main>
      <FrameHeader
        info={state.info}
        hasConversation={state.messages.length > 0}
        onStartOver={chat.startOver}
        onDelete={chat.deleteConversation}
      />
      {state.phase === 'closed' ? (
        <ClosedNote reason={state.failed?.reason ?? ''} onRetry={chat.retry} />
      ) : (
        <MessageList state={state} onSend={chat.send} onRetry={chat.retry} onOpenPassage={setPassageId} />
      )}
      <HelpBar
        onLeave={() => {
          setIsLeft(true);
          host.tell({ type: 'advisor:leave' });
        }}
      />
      <Composer
        draft={draft}
        onDraft={setDraft}
        advisorName={state.info?.name ?? ''}
        isDisabled={state.phase !== 'ready'}
        isRunning={state.running !== null}
        onSend={(text) => {
          setDraft('');
          chat.send(text);
        }}
        onStop={chat.stop}
      />
      {passageId && (
        <Suspense>
          <PassageDialog id={passageId} client={client} onClose={() => setPassageId(null)} />
        </Suspense>
      )}
    </main>
  );
}
