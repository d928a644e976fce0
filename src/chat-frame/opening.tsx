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
            Send
          </button>
        </div>,
        composerPlace,
      )}
    </>
  );
}

export const PLACEHOLDER = 'Write or speak';
