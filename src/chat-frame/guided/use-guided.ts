import { useCallback, useEffect, useRef, useState } from 'react';
import type { GuidedView } from '#contract/guided.ts';
import { readCommand } from '#domain/guided/command.ts';
import type { ChatClient } from '../chat-client.ts';
import { deviceAnswers, forgetDeviceAnswers } from './device-answers.ts';
import { isGuidedState } from './guided-check.ts';

interface Watched {
  client: ChatClient;
  conversationId: string;
  /** Null while an answer is written. */
  newest: string | null;
}

export interface GuidedUse {
  view: GuidedView | null;
  hasFailed: boolean;
  own: (slot: string) => string | null;
  /** What is about to be sent: an answer for this device alone stays here. */
  keep: (text: string) => void;
  deleteAnswers: () => Promise<void>;
}

/** Where the guided conversation stands, read anew after each answer. */
export function useGuided({ client, conversationId, newest }: Watched): GuidedUse {
  const [view, setView] = useState<GuidedView | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const said = useRef<{ slot: string; text: string } | null>(null);
  const device = deviceAnswers(conversationId);

  useEffect(() => {
    if (newest === null) return;
    let isGone = false;
    const read = async () => {
      try {
        const state = await client.read(isGuidedState, `/conversations/${conversationId}/guided`);
        if (isGone) return;
        keepOwn(conversationId, said.current, state.view);
        said.current = null;
        setHasFailed(false);
        setView(state.view);
      } catch {
        if (!isGone) setHasFailed(true);
      }
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [client, conversationId, newest]);

  const slot = view?.step?.isPrivate ? view.step.slot : null;
  const keep = useCallback(
    (text: string) => {
      said.current = slot !== null && readCommand(text) === null ? { slot, text } : null;
    },
    [slot],
  );

  return {
    view,
    hasFailed,
    own: (asked) => device.read(asked),
    keep,
    deleteAnswers: async () => {
      await client.request(`/conversations/${conversationId}/guided`, { method: 'DELETE' });
      forgetDeviceAnswers(conversationId);
      setView(null);
    },
  };
}

/** Only what the server took as the answer to that question. */
function keepOwn(
  conversation: string,
  said: { slot: string; text: string } | null,
  view: GuidedView | null,
): void {
  if (!said || !view || view.status === 'paused' || view.step?.slot === said.slot) return;
  const isTaken = view.answers.some(({ slot, text }) => slot === said.slot && text === null);
  if (isTaken) deviceAnswers(conversation).write(said.slot, said.text);
}
