import { useState } from 'react';
import { Chat } from './chat/chat.tsx';
import { HelpBar } from './help/help-bar.tsx';
import type { Host } from './host/host.ts';

interface FrameProps {
  advisor: string;
  host: Host;
}

/** A column with the height of the frame: the chat, with help and Quick exit above its composer. */
export function Frame({ advisor, host }: FrameProps) {
  /** Undefined until the tools are opened. After that their content stays, even while hidden. */
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
