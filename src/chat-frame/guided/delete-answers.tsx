import { useState } from 'react';

/** Deletes the answers. The messages stay until the chat is deleted. */
export function DeleteAnswers({ onDelete }: { onDelete: () => Promise<void> }) {
  const [state, setState] = useState<'idle' | 'asked' | 'busy' | 'failed'>('idle');

  async function confirm(): Promise<void> {
    setState('busy');
    document.querySelector<HTMLElement>('.conversation')?.focus();
    await onDelete().catch(() => setState('failed'));
  }

  if (state === 'idle') {
    return (
      <button type="button" className="button-text" onClick={() => setState('asked')}>
        Delete my answers
      </button>
    );
  }
  return (
    <div role="group" aria-label="Delete my answers" className="guided-delete">
      <p role="status">
        {state === 'failed'
          ? 'We couldn’t delete your answers. Try again.'
          : 'This deletes your answers and the page. The chat above won’t be deleted.'}
      </p>
      <button
        type="button"
        className="button-danger"
        disabled={state === 'busy'}
        onClick={() => void confirm()}
      >
        Delete for good
      </button>
      <button type="button" className="button-quiet" onClick={() => setState('idle')}>
        Keep them
      </button>
    </div>
  );
}
