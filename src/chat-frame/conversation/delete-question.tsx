import { useEffect, useRef, useState } from 'react';

interface DeleteQuestionProps {
  onCancel: () => void;
  onDelete: () => Promise<void>;
}

export function DeleteQuestion({ onCancel, onDelete }: DeleteQuestionProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);

  async function confirm(): Promise<void> {
    setState('busy');
    await onDelete().catch(() => setState('failed'));
  }

  return (
    <section aria-label="Delete this conversation" className="mt-2 rounded-lg bg-danger-soft p-3 text-sm">
      <p>
        This deletes the conversation for good. If any of it could matter in a court case, ask a lawyer before
        you delete it.
      </p>
      {state === 'failed' && (
        <p role="alert" className="mt-1 font-semibold text-danger">
          We couldn’t delete this conversation. Try again.
        </p>
      )}
      <div className="mt-2 flex gap-2">
        <button
          type="button"
          className="button-danger"
          disabled={state === 'busy'}
          onClick={() => void confirm()}
        >
          {state === 'busy' ? 'Deleting...' : 'Delete for good'}
        </button>
        <button type="button" className="button-quiet" ref={keep} onClick={onCancel}>
          Keep it
        </button>
      </div>
    </section>
  );
}
