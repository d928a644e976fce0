import { useEffect, useRef } from 'react';
import type { Message } from '#contract/chat.ts';
import type { ChatClient } from '../chat-client.ts';
import { ListenPanel } from './listen-panel.tsx';
import { ReadPanel } from './read-panel.tsx';

export type VoiceUse = { kind: 'listen' } | { kind: 'read'; message: Message };

interface VoicePanelProps {
  use: VoiceUse;
  client: ChatClient;
  advisor: string;
  onHeard: (text: string) => void;
  onClose: () => void;
}

/** The panel above the composer, which stays usable. Only one is open at a time: speaking ends reading aloud. */
export function VoicePanel({ use, client, advisor, onHeard, onClose }: VoicePanelProps) {
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    opener.current = document.activeElement;
    panel.current?.focus();
  }, [use]);

  function close(): void {
    const isHere = panel.current?.contains(document.activeElement) ?? false;
    onClose();
    if (isHere && opener.current instanceof HTMLElement) opener.current.focus();
  }

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={use.kind === 'listen' ? 'Speak instead of typing' : 'Read aloud'}
      className="voice-panel"
    >
      {use.kind === 'listen' ? (
        <ListenPanel client={client} advisor={advisor} onHeard={onHeard} onClose={close} />
      ) : (
        <ReadPanel key={use.message.id} message={use.message} client={client} onClose={close} />
      )}
    </section>
  );
}
