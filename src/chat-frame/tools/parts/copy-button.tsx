import { useState } from 'react';

/** Copies a text to the clipboard and confirms it on the button. */
export function CopyButton({ text }: { text: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const label = { idle: 'Copy', copied: 'Copied', failed: 'Select the text and copy it' }[state];
  return (
    <button
      type="button"
      className="button-quiet"
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => setState('copied'),
          () => setState('failed'),
        );
      }}
      onBlur={() => setState('idle')}
    >
      <span aria-live="polite">{label}</span>
    </button>
  );
}
