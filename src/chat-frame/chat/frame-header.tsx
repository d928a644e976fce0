import { Suspense, useRef, useState } from 'react';
import type { AdvisorInfo } from '#contract/chat.ts';
import type { ChatClient } from '../chat-client.ts';
import { onDemand } from '../on-demand.tsx';

const DeleteQuestion = onDemand(() =>
  import('../conversation/delete-question.tsx').then((module) => module.DeleteQuestion),
);

const UnderstoodPanel = onDemand(() =>
  import('../understood/understood-panel.tsx').then((module) => module.UnderstoodPanel),
);

interface FrameHeaderProps {
  client: ChatClient;
  info: AdvisorInfo | null;
  hasConversation: boolean;
  /** Null until the server has stored the conversation. */
  conversationId: string | null;
  /** The ID of the newest message. Null while it is being written. */
  newest: string | null;
  isInTools: boolean | undefined;
  onTools: () => void;
  onStartOver: () => void;
  onDelete: () => Promise<void>;
}

export function FrameHeader({
  client,
  info,
  hasConversation,
  conversationId,
  newest,
  isInTools,
  onTools,
  onStartOver,
  onDelete,
}: FrameHeaderProps) {
  const [isAsking, setIsAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  /** The conversation whose facts are displayed. In another conversation they start collapsed. */
  const [understoodOf, setUnderstoodOf] = useState<string | null>(null);
  const understoodOpener = useRef<HTMLButtonElement>(null);
  const isUnderstood = understoodOf !== null && understoodOf === conversationId;
  return (
    <div className="frame-header">
      <div>
        {info ? <Disclosure info={info} /> : <h1>Opening...</h1>}
        {/* Support answers about the product and has none. */}
        {info && info.advisor !== 'support' && (
          <button type="button" className="button-text" onClick={onTools}>
            {isInTools ? 'Back to the chat' : 'Tools'}
          </button>
        )}
        {hasConversation && conversationId && info?.advisor !== 'support' && (
          <button
            ref={understoodOpener}
            type="button"
            className="button-text"
            aria-expanded={isUnderstood}
            onClick={() => setUnderstoodOf(isUnderstood ? null : conversationId)}
          >
            What I understood
          </button>
        )}
        {hasConversation && (
          <div>
            <button type="button" className="button-text" onClick={onStartOver}>
              New conversation
            </button>
            <button ref={opener} type="button" className="button-text" onClick={() => setIsAsking(true)}>
              Delete
            </button>
          </div>
        )}
      </div>
      {isUnderstood && (
        <Suspense>
          <UnderstoodPanel
            client={client}
            conversationId={understoodOf}
            newest={newest}
            onClose={() => {
              setUnderstoodOf(null);
              understoodOpener.current?.focus();
            }}
          />
        </Suspense>
      )}
      {isAsking && (
        <Suspense>
          <DeleteQuestion
            onCancel={() => {
              setIsAsking(false);
              opener.current?.focus();
            }}
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

/** Tells who answers before anything is asked, in one line that expands on a press. */
function Disclosure({ info }: { info: AdvisorInfo }) {
  return (
    <details className="disclosure">
      <summary>
        <h1>Automated answers {sourceOf(info)}</h1>
      </summary>
      <p>{info.disclosure}</p>
    </details>
  );
}

function sourceOf({ advisor, engine }: AdvisorInfo): string {
  if (engine === 'model') return 'from an AI model';
  return advisor === 'support' ? 'from our help pages' : 'from our library';
}
