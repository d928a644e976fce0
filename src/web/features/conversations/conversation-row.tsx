import { ArrowRight, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { FoundConversation } from '#contract/chat.ts';
import { assistantName } from '#content/assistant-name.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { type AskedAction, ConversationDialogs } from './conversation-dialogs.tsx';
import { dayOf, titleOf } from './conversation-title.ts';
import { useGoOn } from './use-go-on.ts';

interface ConversationRowProps {
  conversation: FoundConversation;
  onGone: () => void;
  onRenamed: (title: string) => void;
}

export function ConversationRow({ conversation, onGone, onRenamed }: ConversationRowProps) {
  const { id, advisor, updatedAt, excerpt } = conversation;
  const title = titleOf(conversation);
  const found = excerpt && shownOf(excerpt, title);
  const [asked, setAsked] = useState<AskedAction>(null);
  const goOn = useGoOn();
  return (
    <li className="rounded-card border border-line bg-surface px-4 pt-3 pb-1.5 shadow-card">
      <h2 className="font-sans text-base leading-snug font-semibold">
        <AppLink
          to={`/conversations/${id}`}
          className="inline-block py-1 wrap-anywhere text-ink underline-offset-4 hover:underline"
        >
          {title}
        </AppLink>
      </h2>
      <p className="text-sm text-ink-soft">
        {assistantName(advisor)}, <time dateTime={updatedAt}>{dayOf(updatedAt)}</time>
      </p>
      {found && <p className="mt-1 text-sm wrap-anywhere">… {found} …</p>}
      <div className="mt-1 -ml-3 flex flex-wrap items-center">
        <Button
          variant="quiet"
          size="small"
          aria-label={`Continue: ${title}`}
          onClick={() => void goOn(conversation)}
        >
          <ArrowRight aria-hidden className="size-4" />
          Continue
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Rename: ${title}`}
          onClick={() => setAsked('rename')}
        >
          <Pencil aria-hidden className="size-4" />
          Rename
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Delete: ${title}`}
          onClick={() => setAsked('delete')}
        >
          <Trash2 aria-hidden className="size-4" />
          Delete
        </Button>
      </div>
      <ConversationDialogs
        conversation={{ id, title }}
        asked={asked}
        onClose={() => setAsked(null)}
        onRenamed={onRenamed}
        onDeleted={onGone}
      />
    </li>
  );
}

/** The text around the match, without Markdown, and without repeating the title. */
function shownOf(excerpt: string, title: string): string | null {
  const text = excerpt.replaceAll(/\*\*|\[\d{1,2}\]/g, '').trim();
  return title.includes(text) ? null : text;
}
