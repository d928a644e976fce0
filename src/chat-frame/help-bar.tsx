import { useState } from 'react';
import { helpLines } from '#domain/help.ts';
import { HelpLineList } from './help-line-list.tsx';

/** Always above the composer: the way to people does not depend on anything being recognised. */
export function HelpBar({ onLeave }: { onLeave: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="border-t border-line bg-paper px-3 py-1">
      {isOpen && (
        <div id="help-lines" className="max-h-60 overflow-y-auto py-2">
          <p className="mb-2 text-sm">
            Free, day and night. Calls can show up on a phone bill or in its call list.
          </p>
          <HelpLineList lines={helpLines} />
        </div>
      )}
      <div className="flex items-center justify-between gap-2">
        <button
          type="button"
          className="button-text font-semibold"
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
