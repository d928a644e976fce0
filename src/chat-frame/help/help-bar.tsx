import { useState } from 'react';
import { helpLines } from '#domain/help.ts';
import { HelpLineList } from './help-line-list.tsx';

/** Always above the composer, so that help does not depend on any recognition. */
export function HelpBar({ onLeave }: { onLeave: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="help-bar">
      {isOpen && (
        <div id="help-lines">
          <p>
            These help lines are free, and someone answers day and night. Calls can show up on a phone bill or
            in your call history.
          </p>
          <HelpLineList lines={helpLines} />
        </div>
      )}
      <div>
        <button
          type="button"
          className="button-text"
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'help-lines' : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Close help' : 'Get help now'}
        </button>
        <button type="button" className="button-text" onClick={onLeave}>
          Quick exit
        </button>
      </div>
    </div>
  );
}
