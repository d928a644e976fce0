import { Check, Copy, MessageSquareText } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Prompt } from '#content/prompt.ts';
import { showToast } from '#web/lib/toast-store.ts';

const CHECK_SHOWN_MS = 2000;

const button =
  'flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-control px-2.5 text-sm font-semibold text-pine hover:bg-pine-soft md:min-h-9 md:min-w-9';

/** A question. "Use in chat" sends it like any other script of this page would, as a message to the page itself. */
export function PromptLine({ prompt: { text, tags } }: { prompt: Prompt }) {
  const [copiedAt, setCopiedAt] = useState<number | null>(null);

  useEffect(() => {
    if (copiedAt === null) return undefined;
    const timer = setTimeout(() => setCopiedAt(null), CHECK_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopiedAt(Date.now());
      showToast({ title: 'Copied to clipboard' });
    } catch {
      showToast({
        title: 'Your browser didn’t let us copy the text',
        description: 'Select the text and copy it yourself.',
        variant: 'destructive',
      });
    }
  }

  const Icon = copiedAt === null ? Copy : Check;
  return (
    <li className="flex flex-wrap items-center justify-end gap-1 rounded-control bg-paper py-1 pr-1 pl-3">
      <div className="min-w-0 flex-1 basis-64 py-1">
        <p className="text-sm">{text}</p>
        <p className="text-xs text-ink-soft">
          <span className="sr-only">About: </span>
          {tags.join(' · ')}
        </p>
      </div>
      <span className="flex">
        {' '}
        <button
          type="button"
          aria-label={`Use in chat: ${text}`}
          onClick={() => window.postMessage({ type: 'send-message', text }, location.origin)}
          className={button}
        >
          <MessageSquareText aria-hidden className="size-4" />
          Use in chat
        </button>
        <button type="button" aria-label={`Copy: ${text}`} onClick={() => void copy()} className={button}>
          <Icon aria-hidden className={`size-4 ${copiedAt === null ? '' : 'text-success'}`} />
        </button>
      </span>{' '}
    </li>
  );
}
