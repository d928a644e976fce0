import { Suspense } from 'react';
import type { ChatClient } from '../chat-client.ts';
import type { ChatState } from '../conversation/conversation-state.ts';
import type { Host } from '../host/host.ts';
import { onDemand } from '../on-demand.tsx';
import type { GuidedPanelProps } from './guided-panel.tsx';

const GuidedPanel = onDemand(() => import('./guided-panel.tsx').then((module) => module.GuidedPanel));

export interface GuidedBelowProps extends Pick<GuidedPanelProps, 'onSend' | 'onOpenPassage' | 'hear'> {
  state: ChatState;
  client: ChatClient;
  host: Host;
}

/** Loaded with the first text of a guided conversation. */
export function GuidedBelow({ state, ...panel }: GuidedBelowProps) {
  const { conversationId, messages, running } = state;
  const newest = messages.at(-1);
  if (!conversationId || !newest || !messages.some(({ engine }) => engine === 'guided')) return null;
  return (
    <Suspense>
      <GuidedPanel
        key={conversationId}
        conversationId={conversationId}
        newest={running ? null : newest.id}
        {...panel}
      />
    </Suspense>
  );
}
