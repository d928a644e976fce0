import { useEffect, useRef, useState } from 'react';
import type { AdvisorInfo } from '#contract/chat.ts';

interface FrameHeaderProps {
  info: AdvisorInfo | null;
  hasConversation: boolean;
  onStartOver: () => void;
  onDelete: () => Promise<void>;
}

export function FrameHeader({ info, hasConversation, onStartOver, onDelete }: FrameHeaderProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <header className="border-b border-line px-4 py-1">
      <div className="flex min-h-11 items-center gap-2">
        <p className="min-w-0 flex-1 text-sm text-ink-soft">
          {info ? 'Automated guide, not a person' : 'One moment. The chat is opening.'}
        </p>
        {hasConversation && (
          <div className="flex gap-1">
            <button type="button" className="button-text" onClick={onStartOver}>
              New conversation
            </button>
            <button type="button" className="button-text" onClick={() => setIsAsking(true)}>
              Delete
            </button>
          </div>
        )}
      </div>
      {isAsking && (
        <DeleteQuestion
          onCancel={() => setIsAsking(false)}
          onDelete={async () => {
            await onDelete();
            setIsAsking(false);
          }}
        />
      )}
    </header>
  );
}

function DeleteQuestion({ onCancel, onDelete }: { onCancel: () => void; onDelete: () => Promise<void> }) {
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
        This deletes the conversation for good. If any of it may matter in a court case, ask a lawyer before
        you delete it.
      </p>
      {state === 'failed' && (
        <p role="alert" className="mt-1 font-semibold text-danger">
          It could not be deleted. Try again.
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
