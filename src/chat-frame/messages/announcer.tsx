import { useState } from 'react';
import type { Message } from '#contract/chat.ts';
import { sentencesOf, textOf } from './message-text.ts';

/**
 * Tells screen readers an answer as it grows: each whole sentence is an element of its own, so that only the
 * new one is read. An answer that was read from storage stays silent.
 */
export function Announcer({ message }: { message: Message | null }) {
  const [growing, setGrowing] = useState<string | null>(null);
  if (message?.status === 'streaming' && message.id !== growing) setGrowing(message.id);

  const isHeard = message !== null && message.id === growing;
  const sentences = isHeard ? sentencesOf(textOf(message), message.status !== 'streaming') : [];
  return (
    <div aria-live="polite" className="sr-only">
      {sentences.map((sentence, index) => (
        <p key={index}>{sentence}</p>
      ))}
    </div>
  );
}
