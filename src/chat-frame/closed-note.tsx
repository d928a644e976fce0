interface ClosedNoteProps {
  reason: string;
  onRetry: () => void;
}

/** What stands in place of the messages when the chat could not be opened. */
export function ClosedNote({ reason, onRetry }: ClosedNoteProps) {
  const isOutside = window.parent === window;
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center justify-center gap-4 overflow-y-auto p-6 text-center">
      <p role="alert" className="max-w-prose">
        {isOutside ? 'This chat opens inside Evenkeel.' : reason}
      </p>
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
