import { createPortal } from 'react-dom';
import { Waiting } from './waiting.tsx';

/** The chat's outline until its code is there: everything has its place already. */
export function Opening({ composerPlace }: { composerPlace: Element }) {
  return (
    <>
      <div className="frame-header">
        <div>
          <h1>Opening...</h1>
        </div>
      </div>
      <div className="conversation">
        <Waiting />
      </div>
      {createPortal(
        <div className="composer" aria-hidden="true">
          <div>
            <div className="composer-blank">{PLACEHOLDER}</div>
          </div>
          <span className="button-quiet button-speak" />
          <button type="button" className="button-main" disabled>
            <SendSign />
          </button>
        </div>,
        composerPlace,
      )}
    </>
  );
}

/** The word, or where it has no room the arrow (chat-frame.css). */
export function SendSign() {
  return (
    <>
      <span>Send</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 19V5M6 11l6-6 6 6" />
      </svg>
    </>
  );
}

export const PLACEHOLDER = 'Write or speak';
