import { useEffect, useRef } from 'react';
import type { Host } from './host.ts';

interface HostMessages {
  /** True when the chat is open. Texts wait until then. */
  isOpen: boolean;
  /** A question that the page around the frame sends. */
  onText: (text: string) => void;
  /** Another conversation is selected. */
  onRestart: () => void;
}

/** Handles messages that the page around the frame sends to the chat. */
export function useHostMessages(host: Host, { isOpen, onText, onRestart }: HostMessages): void {
  const latest = useRef({ onText, onRestart });
  useEffect(() => {
    latest.current = { onText, onRestart };
  });
  useEffect(() => host.onRestart(() => latest.current.onRestart()), [host]);
  useEffect(() => (isOpen ? host.onSend((text) => latest.current.onText(text)) : undefined), [host, isOpen]);
}
