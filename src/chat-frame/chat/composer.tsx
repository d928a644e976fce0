import { type KeyboardEvent, useEffect, useRef } from 'react';
import { MESSAGE_MAX } from '#domain/message.ts';

interface ComposerProps {
  draft: string;
  onDraft: (text: string) => void;
  onFocus: () => void;
  advisorName: string;
  /** True while writing is not possible yet. */
  isDisabled: boolean;
  canSend: boolean;
  isRunning: boolean;
  onSend: (text: string) => void;
  onStop: () => void;
  onSpeak: () => void;
}

const SHOW_LEFT_BELOW = 400;

/** Enter sends. Shift+Enter, and Enter on a touch keyboard, make a new line. */
export function Composer({
  draft,
  onDraft,
  onFocus,
  advisorName,
  isDisabled,
  canSend,
  isRunning,
  onSend,
  onStop,
  onSpeak,
}: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const left = MESSAGE_MAX - draft.length;
  const isSendable = canSend && !isRunning && draft.trim() !== '' && left >= 0;

  useEffect(() => {
    // The height follows the text, up to five lines. CSS caps it.
    if (!field.current) return;
    field.current.style.height = 'auto';
    field.current.style.height = `${field.current.scrollHeight}px`;
  }, [draft]);

  function submit(): void {
    if (isSendable) onSend(draft.trim());
  }

  function sendOnEnter(event: KeyboardEvent): void {
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch) return;
    event.preventDefault();
    submit();
  }

  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div>
        <label htmlFor="question" className="sr-only">
          Your message to {advisorName}
        </label>
        <textarea
          id="question"
          ref={field}
          rows={1}
          value={draft}
          disabled={isDisabled}
          placeholder="Type or speak"
          aria-describedby={left < SHOW_LEFT_BELOW ? 'question-left' : undefined}
          aria-invalid={left < 0 || undefined}
          onChange={(event) => onDraft(event.target.value)}
          onFocus={onFocus}
          onKeyDown={sendOnEnter}
        />
        {left < SHOW_LEFT_BELOW && (
          <p id="question-left" className="note">
            {left < 0 ? `${-left} characters over the limit` : `${left} characters left`}
          </p>
        )}
      </div>
      <button
        type="button"
        className="button-quiet button-speak"
        aria-label="Speak instead of typing"
        disabled={isDisabled}
        onClick={onSpeak}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v4" />
        </svg>
      </button>
      {isRunning ? (
        <button type="button" className="button-quiet" onClick={onStop}>
          Stop
        </button>
      ) : (
        <button type="submit" className="button-main" disabled={!isSendable}>
          <SendSign />
        </button>
      )}
    </form>
  );
}

/** The label, or the arrow if there is no room (chat-frame.css). */
function SendSign() {
  return (
    <>
      <span>Send</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 19V5M6 11l6-6 6 6" />
      </svg>
    </>
  );
}
