import { useState } from 'react';
import type { PaperLine } from '#domain/papers/paper.ts';
import { Button } from '#web/ui/button.tsx';
import { TickBox } from '#web/ui/forms/tick-box.tsx';

interface LinesToSendProps {
  lines: readonly PaperLine[];
  isBusy: boolean;
  /** Indexes of the lines that were left in. */
  onSend: (lines: number[]) => void;
  onCancel: () => void;
}

const MAX_LINES = 800;

/** What would be sent, line by line. Nothing is sent before the person presses the button. */
export function LinesToSend({ lines, isBusy, onSend, onCancel }: LinesToSendProps) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const filled = lines.flatMap(({ text }, at) => (text.trim() === '' ? [] : [at])).slice(0, MAX_LINES);
  const sent = filled.filter((at) => !left.has(at));
  const toggle = (at: number) =>
    setLeft((before) => {
      const next = new Set(before);
      if (!next.delete(at)) next.add(at);
      return next;
    });
  return (
    <div className="space-y-3">
      <p>
        The text of your document will leave this device. It goes to our server, then to the language model
        this site uses. We don’t keep it. Remove any line you don’t want to send.
      </p>
      <details>
        <summary className="cursor-pointer py-2 font-semibold">Check the lines first</summary>
        <div
          className="max-h-80 overflow-auto rounded-control border border-line p-3 text-sm"
          tabIndex={0}
          role="region"
          aria-label="Lines that will be sent"
        >
          <ul className="space-y-1">
            {filled.map((at) => (
              <li key={at}>
                <label className="flex items-start gap-3 py-1">
                  <TickBox checked={!left.has(at)} onChange={() => toggle(at)} />
                  <span className={left.has(at) ? 'text-ink-soft line-through' : undefined}>
                    {lines[at]?.text}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </div>
      </details>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onSend(sent)} isBusy={isBusy} disabled={sent.length === 0}>
          {isBusy ? 'Asking...' : `Send ${sent.length === 1 ? '1 line' : `${sent.length} lines`}`}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
