interface ClosedNoteProps {
  reason: string;
  onRetry: () => void;
}

/** What stands in place of the messages when the chat could not be opened. */
export function ClosedNote({ reason, onRetry }: ClosedNoteProps) {
  const isOutside = window.parent === window;
  return (
    <div className="closed">
      <p role="alert">{isOutside ? 'This chat opens inside Evenkeel.' : reason}</p>
      {isOutside ? (
        <a className="button-quiet" href="/">
          Go to Evenkeel
        </a>
      ) : (
        <button type="button" className="button-quiet" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}
