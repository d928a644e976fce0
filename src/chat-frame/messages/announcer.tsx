import { useState } from 'react';
import type { Message } from '#contract/chat.ts';
import { sentencesOf, textOf } from './message-text.ts';

/**
 * Announces a growing answer to screen readers: each complete sentence is a separate element, so that only the new
 * one is read. An answer loaded from storage is not announced.
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
