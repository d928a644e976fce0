import { useState } from 'react';
import type { AdvisorInfo } from '#contract/chat.ts';
import { DeleteQuestion } from './delete-question.tsx';

interface FrameHeaderProps {
  info: AdvisorInfo | null;
  hasConversation: boolean;
  onStartOver: () => void;
  onDelete: () => Promise<void>;
}

export function FrameHeader({ info, hasConversation, onStartOver, onDelete }: FrameHeaderProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="border-b border-line px-4 py-1">
      <div className="flex min-h-11 items-center gap-2">
        <h1 className="min-w-0 flex-1 font-sans text-sm font-normal text-ink-soft">
          {info ? 'Automated guide, not a person' : 'One moment. The chat is opening.'}
        </h1>
        {hasConversation && (
          <div className="flex gap-1">
            <button type="button" className="button-text" onClick={onStartOver}>
              New conversation
            </button>
            <button type="button" className="button-text" onClick={() => setIsAsking(true)}>
              Delete
            </button>
          </div>
        )}
      </div>
      {isAsking && (
        <DeleteQuestion
          onCancel={() => setIsAsking(false)}
          onDelete={async () => {
            await onDelete();
            setIsAsking(false);
          }}
        />
      )}
    </div>
  );
}
