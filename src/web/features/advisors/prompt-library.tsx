import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { advisorProfiles } from '#content/advisors.ts';
import { promptsByAdvisor } from '#content/prompts.ts';
import type { AdvisorId } from '#domain/advisor.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PromptLine } from './prompt-line.tsx';
import { type PromptGroup, groupPrompts } from './prompts.ts';

/** Prepared questions below the chat: to copy, or to send. */
export function PromptLibrary({ advisor }: { advisor: AdvisorId }) {
  const [isShown, setIsShown] = useState(true);
  const listId = useId();
  return (
    <Card aria-labelledby={`${listId}-title`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={`${listId}-title`} className="text-lg">
            Prompt Library
          </h2>
          <p className="text-sm text-ink-soft">
            Not sure where to start? Try asking {advisorProfiles[advisor].name}.
          </p>
        </div>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isShown}
          aria-controls={listId}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide prompts' : 'Show prompts'}
        </Button>
      </div>
      <div
        id={listId}
        hidden={!isShown}
        className="relative -mx-2 mt-3 -mb-4 max-h-80 overflow-y-auto mask-b-from-[calc(100%-1.5rem)] px-2 pb-6"
      >
        {groupPrompts(promptsByAdvisor[advisor]).map((group) => (
          <Category key={group.category} group={group} />
        ))}
      </div>
    </Card>
  );
}

function Category({ group }: { group: PromptGroup }) {
  const [isOpen, setIsOpen] = useState(true);
  const listId = useId();
  return (
    <div className="border-t border-line first:border-t-0">
      <h3 className="font-sans">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-11 w-full items-center justify-between gap-3 text-left text-sm font-semibold"
        >
          <span>
            {group.category} <span className="font-normal text-ink-soft">({group.prompts.length})</span>
          </span>
          <ChevronDown
            aria-hidden
            className={`size-4 text-ink-soft transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      <ul id={listId} hidden={!isOpen} className="space-y-1 pb-3">
        {group.prompts.map((prompt) => (
          <PromptLine key={prompt.id} prompt={prompt} />
        ))}
      </ul>
    </div>
  );
}
