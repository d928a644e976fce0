import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { ChatClient } from './chat-client.ts';
import { ClosedNote } from './closed-note.tsx';
import { Composer } from './composer.tsx';
import { FrameHeader } from './frame-header.tsx';
import { HelpBar } from './help-bar.tsx';
import type { Host } from './host.ts';
import { MessageList } from './message-list.tsx';
import { onDemand } from './on-demand.tsx';
import { useChat } from './use-chat.ts';

const PassageDialog = onDemand(async () => (await import('./passage-dialog.tsx')).PassageDialog);
const ToolRoom = onDemand(async () => (await import('./tools/tool-room.tsx')).ToolRoom);

interface FrameProps {
  advisor: string;
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
  /** Undefined until the tools were opened; from then on what is written in them stays, seen or not. */
  const [isInTools, setIsInTools] = useState<boolean>();
  const [isLeft, setIsLeft] = useState(false);
  const { state } = chat;

  const takeText = useRef((_text: string) => {});
  useEffect(() => {
    takeText.current = (text) => {
      setIsInTools((is) => is && false);
      if (state.phase === 'ready' && !state.running) chat.send(text);
      else setDraft(text);
    };
  });
  useEffect(() => host.onSend((text) => takeText.current(text)), [host]);

  if (isLeft) return null;
  return (
    <main data-tools={isInTools}>
      <FrameHeader
        info={state.info}
        hasConversation={state.messages.length > 0}
        isInTools={isInTools}
        onTools={() => setIsInTools(!isInTools)}
        onStartOver={chat.startOver}
        onDelete={chat.deleteConversation}
      />
      {isInTools !== undefined && (
        <Suspense>
          <ToolRoom
            advisor={advisor}
            host={host}
            canKeep={state.phase === 'ready' && !state.running}
            onKeep={(text, tool) => {
              setIsInTools(false);
              chat.send(text, tool);
            }}
          />
        </Suspense>
      )}
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
