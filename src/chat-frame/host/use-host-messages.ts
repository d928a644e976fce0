import { useEffect, useRef } from 'react';
import type { Host } from './host.ts';

interface HostMessages {
  /** Texts wait for it. */
  isOpen: boolean;
  /** A text of the page around the frame, to be asked. */
  onText: (text: string) => void;
  /** Another conversation is selected. */
  onRestart: () => void;
}

/** Messages of the page around the frame to the chat. */
export function useHostMessages(host: Host, { isOpen, onText, onRestart }: HostMessages): void {
  const latest = useRef({ onText, onRestart });
  useEffect(() => {
    latest.current = { onText, onRestart };
  });
  useEffect(() => host.onRestart(() => latest.current.onRestart()), [host]);
  useEffect(() => (isOpen ? host.onSend((text) => latest.current.onText(text)) : undefined), [host, isOpen]);
}
