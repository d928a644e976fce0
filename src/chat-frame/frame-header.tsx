import { Suspense, lazy, useState } from 'react';
import type { AdvisorInfo } from '#contract/chat.ts';

const DeleteQuestion = lazy(async () => ({
  default: (await import('./delete-question.tsx')).DeleteQuestion,
}));

interface FrameHeaderProps {
  info: AdvisorInfo | null;
  hasConversation: boolean;
  onStartOver: () => void;
  onDelete: () => Promise<void>;
}

export function FrameHeader({ info, hasConversation, onStartOver, onDelete }: FrameHeaderProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="frame-header">
      <div>
        <h1>{info ? 'Automated guide' : 'Opening...'}</h1>
        {hasConversation && (
          <div>
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
        <Suspense>
          <DeleteQuestion
            onCancel={() => setIsAsking(false)}
            onDelete={async () => {
              await onDelete();
              setIsAsking(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
