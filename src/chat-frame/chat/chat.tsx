import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { StoredToolInput, NewTurn } from '#contract/chat.ts';
import { bringTooltips } from '../../design/bring-tooltips.ts';
import { type ChatClient, openChatClient } from '../chat-client.ts';
import { ClosedNote } from './closed-note.tsx';
import { Composer } from './composer.tsx';
import { fetchConversation } from '../conversation/fetch-conversation.ts';
import { FrameHeader } from './frame-header.tsx';
import type { Host } from '../host/host.ts';
import { MessageList } from '../messages/message-list.tsx';
import { NotLoaded, onDemand, useFetched } from '../on-demand.tsx';
import { type Chat as ChatUse, useChat } from './use-chat.ts';
import { useHostMessages } from '../host/use-host-messages.ts';
import type { VoiceUse } from '../voice/voice-panel.tsx';

const PassageDialog = onDemand(() =>
  import('../messages/passage-dialog.tsx').then((module) => module.PassageDialog),
);
const ToolPanel = onDemand(() => import('../tools/tool-panel.tsx').then((module) => module.ToolPanel));
const VoicePanel = onDemand(() => import('../voice/voice-panel.tsx').then((module) => module.VoicePanel));
const fetchMessages = () => fetchConversation().then((module) => module.Messages);

interface ChatProps {
  advisor: string;
  host: Host;
  /** Shown above the composer. */
  help: ReactNode;
  isInTools: boolean | undefined;
  onTools: (isInTools: boolean) => void;
}

/** Header, messages and composer. */
export function Chat({ advisor, host, help, isInTools, onTools }: ChatProps) {
  const [client] = useState(() => openChatClient(host));
  const { chat, send, isGone, draft, setDraft, hear } = useDraftedChat(client, advisor, host);
  const [passageId, setPassageId] = useState<string | null>(null);
  const [voiceUse, setVoiceUse] = useState<VoiceUse | null>(null);
  const { state } = chat;
  const [isWriting, setIsWriting] = useState(false);
  const Messages = useFetched(fetchMessages, isWriting || state.messages.length > 0);
  const isMissing = Messages === NotLoaded;
  useEffect(bringTooltips, []);
  const isTalking = state.phase !== 'closed' && (isWriting || state.messages.length > 0);
  useEffect(() => host.tell({ type: 'advisor:talking', isTalking }), [host, isTalking]);
  const silence = () => setVoiceUse(null);

  useHostMessages(host, {
    isOpen: state.phase !== 'loading',
    onText: (text) => {
      if (isInTools) onTools(false);
      if (state.phase === 'ready' && !state.running) send(text);
      else setDraft(text);
    },
    onRestart: () => {
      silence();
      chat.reopen();
    },
  });

  return (
    <>
      <FrameHeader
        client={client}
        info={state.info}
        hasConversation={state.messages.length > 0}
        conversationId={state.conversationId}
        newest={state.running ? null : (state.messages.at(-1)?.id ?? null)}
        isInTools={isInTools}
        onTools={() => {
          silence();
          onTools(!isInTools);
        }}
        {...endings(chat, silence)}
      />
      {isInTools !== undefined && (
        <Suspense>
          <ToolPanel
            advisor={advisor}
            host={host}
            canKeep={state.phase === 'ready' && !state.running}
            onKeep={(text, tool) => {
              onTools(false);
              send(text, tool);
            }}
          />
        </Suspense>
      )}
      {isMissing ? (
        <NotLoaded />
      ) : state.phase === 'closed' ? (
        <ClosedNote reason={state.failed?.reason ?? ''} onRetry={() => location.reload()} />
      ) : (
        <MessageList
          state={state}
          Messages={Messages}
          guided={{ client, host, onSend: send, hear }}
          isGone={isGone}
          onSend={send}
          onRetry={chat.retry}
          onAnswerAgain={() => {
            silence();
            chat.answerAgain();
          }}
          onOpenPassage={setPassageId}
          onHandOver={(to, text) => host.tell({ type: 'advisor:hand-over', advisor: to, text })}
          onRead={(message) => setVoiceUse({ kind: 'read', message })}
          onJudge={(answer, isHelpful) => client.judge(answer, isHelpful)}
        />
      )}
      {help}
      <div>
        {voiceUse && (
          <Suspense>
            <VoicePanel
              use={voiceUse}
              client={client}
              advisor={advisor}
              onHeard={(text) => setDraft((before) => (before.trim() ? `${before.trimEnd()} ${text}` : text))}
              onClose={() => setVoiceUse(null)}
            />
          </Suspense>
        )}
        <Composer
          draft={draft}
          onDraft={setDraft}
          onFocus={() => setIsWriting(true)}
          advisorName={state.info?.name ?? ''}
          isDisabled={!state.info}
          canSend={state.phase === 'ready' && !isMissing}
          isRunning={state.running !== null}
          onSend={(text) => {
            setDraft('');
            silence();
            send(text);
          }}
          onStop={chat.stop}
          onSpeak={() => setVoiceUse({ kind: 'listen' })}
        />
      </div>
      {passageId && (
        <Suspense>
          <PassageDialog id={passageId} client={client} onClose={() => setPassageId(null)} />
        </Suspense>
      )}
    </>
  );
}

/** The chat with its draft: text whose conversation was deleted is restored. */
function useDraftedChat(client: ChatClient, advisor: string, host: Host) {
  const [draft, setDraft] = useState('');
  const [isGone, setIsGone] = useState(false);
  const chat = useChat(client, advisor, {
    onTurnEnd: useCallback(() => host.tell({ type: 'advisor:turn-end' }), [host]),
    onGone: useCallback(
      (turn: NewTurn) => {
        setIsGone(true);
        // A tool's text is not a draft, and the tool's form is still filled in.
        if (!turn.tool) setDraft((begun) => begun || turn.text);
        host.tell({ type: 'advisor:gone' });
      },
      [host],
    ),
  });
  /** Observes sent messages for a guided conversation. */
  const hear = useRef<(text: string) => void>(null);
  const send = (text: string, tool?: StoredToolInput) => {
    setIsGone(false);
    hear.current?.(text);
    chat.send(text, tool);
  };
  return { chat, send, isGone, draft, setDraft, hear };
}

/** Handlers for starting over and deleting. Both leave the chat empty. */
function endings(chat: ChatUse, silence: () => void) {
  return {
    onStartOver: () => {
      silence();
      goToConversation();
      chat.startOver();
    },
    onDelete: async () => {
      silence();
      const { conversationId } = chat.state;
      await chat.deleteConversation();
      const { forgetDeviceAnswers } = await import('../guided/device-answers.ts');
      if (conversationId) forgetDeviceAnswers(conversationId);
      goToConversation();
    },
  };
}

/**
 * The pressed button is removed with the conversation, so the conversation gets the focus. The composer doesn't, because
 * on a phone the keyboard would open.
 */
function goToConversation(): void {
  document.querySelector<HTMLElement>('.conversation')?.focus();
}
