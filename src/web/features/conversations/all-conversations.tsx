import { useState } from 'react';
import { assistantName } from '#content/assistant-name.ts';
import { type AssistantId, assistantIds, isAssistantId } from '#domain/assistant.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { controlClass } from '#web/ui/forms/field.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { ConversationList } from './conversation-list.tsx';
import { DeleteAll } from './delete-all.tsx';
import { WordsField } from './words-field.tsx';

/** All stored conversations with the advisors. */
export function AllConversations() {
  // The search text is not in the URL, because the browser's history could reveal it.
  const [words, setWords] = useState('');
  const [advisor, setAdvisor] = useState<AssistantId | null>(null);
  /** Starts a new list, without the rows of the old one. */
  const [round, setRound] = useState(0);
  return (
    <div className="max-w-3xl space-y-5">
      <header className="space-y-2">
        <PageHeading title="Conversations">Your conversations</PageHeading>
        <p className="text-ink-soft">
          Find, read, or continue your chats here. You can read, copy, and delete them even without a plan.
        </p>
      </header>
      <div className="flex flex-wrap gap-3">
        <WordsField onSearch={setWords} />
        <select
          aria-label="Show conversations with"
          value={advisor ?? ''}
          onChange={({ target: { value } }) => setAdvisor(isAssistantId(value) ? value : null)}
          className={`${controlClass} h-11 max-sm:w-full sm:w-auto`}
        >
          <option value="">All advisors</option>
          {assistantIds.map((id) => (
            <option key={id} value={id}>
              {assistantName(id)}
            </option>
          ))}
        </select>
      </div>
      <ConversationList
        round={round}
        words={words}
        advisor={advisor}
        deleteAll={<DeleteAll onDeleted={() => setRound(round + 1)} />}
      >
        <p className="text-sm text-ink-soft">
          In{' '}
          <AppLink to="/settings?tab=data" className="py-1 text-pine underline underline-offset-4">
            Settings
          </AppLink>
          , you can have us delete old chats for you. You can turn on emailed copies there, too.
        </p>
      </ConversationList>
    </div>
  );
}
