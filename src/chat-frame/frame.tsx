import { type ComponentType, useEffect, useState } from 'react';
import type { ChatProps } from './chat.tsx';
import { HelpBar } from './help-bar.tsx';
import type { Host } from './host.ts';
import { NotLoaded } from './on-demand.tsx';
import { Opening } from './opening.tsx';

interface FrameProps {
  advisor: string;
  host: Host;
}

/**
 * A column as high as the frame: the chat, and above its composer help and the way out, which are there
 * before the chat is and whatever becomes of it.
 */
export function Frame({ advisor, host }: FrameProps) {
  const [Chat, setChat] = useState<ComponentType<ChatProps> | null>(null);
  const [composerPlace, setComposerPlace] = useState<Element | null>(null);
  /** Undefined until the tools were opened; from then on what is written in them stays, seen or not. */
  const [isInTools, setIsInTools] = useState<boolean>();
  const [isLeft, setIsLeft] = useState(false);

  useEffect(() => {
    // Not by Suspense: React would hold the chat back for a third of a second behind its outline.
    import('./chat.tsx').then(
      (loaded) => setChat(() => loaded.Chat),
      () => setChat(() => NotLoaded),
    );
  }, []);

  if (isLeft) return null;
  return (
    <main data-tools={isInTools}>
      {composerPlace && !Chat && <Opening composerPlace={composerPlace} />}
      {composerPlace && Chat && (
        <Chat
          advisor={advisor}
          host={host}
          composerPlace={composerPlace}
          isInTools={isInTools}
          onTools={setIsInTools}
        />
      )}
      <HelpBar
        onLeave={() => {
          setIsLeft(true);
          host.tell({ type: 'advisor:leave' });
        }}
      />
      <div ref={setComposerPlace} />
    </main>
  );
}
