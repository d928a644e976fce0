import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { openChatClient } from './chat-client.ts';
import { ClosedNote } from './closed-note.tsx';
import { Composer } from './composer.tsx';
import { FrameHeader } from './frame-header.tsx';
import type { Host } from './host.ts';
import { MessageList } from './message-list.tsx';
import { onDemand } from './on-demand.tsx';
import { useChat } from './use-chat.ts';
import type { VoiceUse } from './voice/voice-panel.tsx';

const PassageDialog = onDemand(async () => (await import('./passage-dialog.tsx')).PassageDialog);
const ToolRoom = onDemand(async () => (await import('./tools/tool-room.tsx')).ToolRoom);
const VoicePanel = onDemand(async () => (await import('./voice/voice-panel.tsx')).VoicePanel);

export interface ChatProps {
  advisor: string;
  host: Host;
  /** Below the help bar. */
  composerPlace: Element;
  isInTools: boolean | undefined;
  onTools: (isInTools: boolean) => void;
}

/** Header, messages and composer; opened by itself, right after the frame around it. */
export function Chat({ advisor, host, composerPlace, isInTools, onTools }: ChatProps) {
  const [client] = useState(() => openChatClient(host));
  const chat = useChat(
    client,
    advisor,
    useCallback(() => host.tell({ type: 'advisor:turn-end' }), [host]),
  );
  const [draft, setDraft] = useState('');
  const [passageId, setPassageId] = useState<string | null>(null);
  const [voiceUse, setVoiceUse] = useState<VoiceUse | null>(null);
  const { state } = chat;
  const silence = () => setVoiceUse(null);

  const takeText = useRef((_text: string) => {});
  useEffect(() => {
    takeText.current = (text) => {
      if (isInTools) onTools(false);
      if (state.phase === 'ready' && !state.running) chat.send(text);
      else setDraft(text);
    };
  });
  const isOpen = state.phase !== 'loading';
  useEffect(() => (isOpen ? host.onSend((text) => takeText.current(text)) : undefined), [host, isOpen]);

  return (
    <>
      <FrameHeader
        info={state.info}
        hasConversation={state.messages.length > 0}
        isInTools={isInTools}
        onTools={() => {
          silence();
          onTools(!isInTools);
        }}
        onStartOver={() => {
          silence();
          chat.startOver();
        }}
        onDelete={() => {
          silence();
          return chat.deleteConversation();
        }}
      />
      {isInTools !== undefined && (
        <Suspense>
          <ToolRoom
            advisor={advisor}
            host={host}
            canKeep={state.phase === 'ready' && !state.running}
            onKeep={(text, tool) => {
              onTools(false);
              chat.send(text, tool);
            }}
          />
        </Suspense>
      )}
      {state.phase === 'closed' ? (
        <ClosedNote reason={state.failed?.reason ?? ''} onRetry={chat.retry} />
      ) : (
        <MessageList
          state={state}
          onSend={chat.send}
          onRetry={chat.retry}
          onAnswerAgain={() => {
            silence();
            chat.answerAgain();
          }}
          onOpenPassage={setPassageId}
          onRead={(message) => setVoiceUse({ kind: 'read', message })}
          onJudge={(answer, isHelpful) => client.judge(answer, isHelpful)}
        />
      )}
      {createPortal(
        <>
          {voiceUse && (
            <Suspense>
              <VoicePanel
                use={voiceUse}
                client={client}
                advisor={advisor}
                onHeard={(text) =>
                  setDraft((before) => (before.trim() ? `${before.trimEnd()} ${text}` : text))
                }
                onClose={() => setVoiceUse(null)}
              />
            </Suspense>
          )}
          <Composer
            draft={draft}
            onDraft={setDraft}
            advisorName={state.info?.name ?? ''}
            isDisabled={state.phase !== 'ready'}
            isRunning={state.running !== null}
            onSend={(text) => {
              setDraft('');
              silence();
              chat.send(text);
            }}
            onStop={chat.stop}
            onSpeak={() => setVoiceUse({ kind: 'listen' })}
          />
        </>,
        composerPlace,
      )}
      {passageId && (
        <Suspense>
          <PassageDialog id={passageId} client={client} onClose={() => setPassageId(null)} />
        </Suspense>
      )}
    </>
  );
}
