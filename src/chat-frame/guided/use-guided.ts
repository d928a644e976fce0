import { useCallback, useEffect, useRef, useState } from 'react';
import type { GuidedView } from '#contract/guided.ts';
import { readCommand } from '#domain/guided/command.ts';
import type { ChatClient } from '../chat-client.ts';
import { deviceAnswers, forgetDeviceAnswers } from './device-answers.ts';
import { isGuidedState } from './guided-check.ts';

interface Watched {
  client: ChatClient;
  conversationId: string;
  /** The ID of the newest message. Null while an answer is written. */
  newest: string | null;
}

export interface GuidedUse {
  view: GuidedView | null;
  hasFailed: boolean;
  own: (slot: string) => string | null;
  /** Called before a text is sent: an answer for this device only is stored here. */
  keep: (text: string) => void;
  deleteAnswers: () => Promise<void>;
}

/** The current step of the guided conversation, reloaded after each answer. */
export function useGuided({ client, conversationId, newest }: Watched): GuidedUse {
  const [view, setView] = useState<GuidedView | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const openSlot = useRef<Promise<string | null>>(Promise.resolve(null));
  const said = useRef<Said | null>(null);
  const device = deviceAnswers(conversationId);
  // Hidden until the next question is loaded, because this question's buttons would answer that one.
  if (newest === null && view) setView(null);

  useEffect(() => {
    if (newest === null) return;
    let isGone = false;
    const answer = said.current;
    said.current = null;
    const reading = client.read(isGuidedState, `/conversations/${conversationId}/guided`);
    openSlot.current = reading.then((state) => privateSlot(state.view)).catch(() => null);
    const show = async () => {
      try {
        const state = await reading;
        // Also if another text was sent meanwhile. A failed turn may be retried.
        if (answer && !(await keepOwn(conversationId, answer, state.view))) said.current ??= answer;
        if (isGone) return;
        setHasFailed(false);
        setView(state.view);
      } catch {
        said.current ??= answer;
        if (!isGone) setHasFailed(true);
      }
    };
    void show();
    return () => {
      isGone = true;
    };
  }, [client, conversationId, newest]);

  const keep = useCallback((text: string) => {
    said.current = readCommand(text) === null ? { slot: openSlot.current, text } : null;
  }, []);

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

interface Said {
  /** The private question that was open. A text may be sent before the device knows the slot. */
  slot: Promise<string | null>;
  text: string;
}

function privateSlot(view: GuidedView | null): string | null {
  return view?.step?.isPrivate ? view.step.slot : null;
}

/** Stores only a text that the server accepted as the answer to that question. */
async function keepOwn(
  conversation: string,
  { slot, text }: Said,
  view: GuidedView | null,
): Promise<boolean> {
  const asked = await slot;
  if (asked === null || !view || view.status === 'paused' || view.step?.slot === asked) return false;
  const isTaken = view.answers.some((answer) => answer.slot === asked && answer.text === null);
  if (isTaken) deviceAnswers(conversation).write(asked, text);
  return isTaken;
}
