import { useState } from 'react';
import { Chat } from './chat/chat.tsx';
import { HelpBar } from './help/help-bar.tsx';
import type { Host } from './host/host.ts';

interface FrameProps {
  advisor: string;
  host: Host;
}

/** A column as high as the frame: the chat, and above its composer help and Quick exit. */
export function Frame({ advisor, host }: FrameProps) {
  /** Undefined until the tools were opened. After that, their content stays, even while hidden. */
  const [isInTools, setIsInTools] = useState<boolean>();
  const [isLeft, setIsLeft] = useState(false);

  if (isLeft) return null;
  return (
    <main data-tools={isInTools}>
      <Chat
        advisor={advisor}
        host={host}
        help={
          <HelpBar
            onLeave={() => {
              setIsLeft(true);
              host.tell({ type: 'advisor:leave' });
            }}
          />
        }
        isInTools={isInTools}
        onTools={setIsInTools}
      />
    </main>
  );
}
