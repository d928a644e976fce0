interface ClosedNoteProps {
  reason: string;
  onRetry: () => void;
}

/** Replaces the messages if the chat could not be opened. */
export function ClosedNote({ reason, onRetry }: ClosedNoteProps) {
  return (
    <div className="closed">
      <p role="alert">{window.parent === window ? 'Open this chat in Evenkeel.' : reason}</p>
      <button type="button" className="button-quiet" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
