import { useEffect, useRef, useState } from 'react';
import type { UnderstoodFacts } from '#contract/understood.ts';
import type { ChatClient } from '../chat-client.ts';
import { FactSharing } from './fact-sharing.tsx';
import { StateChange } from './state-change.tsx';
import { type Fact, useUnderstood } from './use-understood.ts';

interface UnderstoodPanelProps {
  client: ChatClient;
  conversationId: string;
  /** The ID of the newest message. Null while it is being written. */
  newest: string | null;
  onClose: () => void;
}

/** What this chat knows about the person. Each fact has a button to remove it. All can be shared. */
export function UnderstoodPanel({ client, conversationId, newest, onClose }: UnderstoodPanelProps) {
  const { known, hasFailed, forget, changeState, share, stopSharing } = useUnderstood(
    client,
    conversationId,
    newest,
  );
  const facts = known?.items;
  const [status, setStatus] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEscape(onClose);

  async function change(work: Promise<void>, done: string): Promise<void> {
    setStatus('Saving...');
    try {
      await work;
      setStatus(done);
      // The pressed button is removed, so the heading takes the focus.
      heading.current?.focus();
    } catch {
      setStatus('We couldn’t save your change. Try again.');
    }
  }

  return (
    <section aria-labelledby="understood-title" className="understood">
      <div>
        <h2 id="understood-title" ref={heading} tabIndex={-1}>
          What I understood
        </h2>
        <button type="button" className="button-text" onClick={onClose}>
          Close
        </button>
      </div>
      <p role="status" className="note">
        {status}
      </p>
      {known && <p className="note">{noteFor(known)}</p>}
      {hasFailed && <p role="alert">We couldn’t reach the server. Close this panel and try again.</p>}
      {!facts && !hasFailed && <p>Opening...</p>}
      {facts?.length === 0 && (
        <p>
          Nothing yet. When you tell me about your state, your children, or your dates, I’ll list them here.
        </p>
      )}
      {facts && facts.length > 0 && (
        <ul>
          {facts.map((fact) => (
            <FactRow
              key={fact.key}
              fact={fact}
              onForget={() => void change(forget(fact), forgotten(fact))}
              onChangeState={(code, name) => void change(changeState(code), `Changed to ${name}.`)}
            />
          ))}
        </ul>
      )}
      {known && (
        <FactSharing
          known={known}
          onShare={() => void change(share(known.isSensitive), 'Shared with the other advisors.')}
          onStop={() => void change(stopSharing(), 'No longer shared.')}
        />
      )}
    </section>
  );
}

function noteFor({ items, sharing }: UnderstoodFacts): string {
  if (sharing === 'on' || sharing === 'changed') return 'Your other advisors use these details too.';
  if (items.some(({ from }) => from)) return 'What you told me stays in this chat.';
  return 'We use these details only in this chat.';
}

function forgotten({ label, from }: Fact): string {
  return from ? `Removed from this chat: ${label}.` : `Removed: ${label}.`;
}

function useEscape(close: () => void): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [close]);
}

interface FactRowProps {
  fact: Fact;
  onForget: () => void;
  onChangeState: (code: string, name: string) => void;
}

function FactRow({ fact: { key, label, value, from }, onForget, onChangeState }: FactRowProps) {
  return (
    <li>
      <p>
        <strong>{label}:</strong> {value}
        {from && <span className="note">You told {from}</span>}
      </p>
      <div>
        {key === 'state' && <StateChange key={value} name={value} onChange={onChangeState} />}
        <button type="button" className="button-text" aria-label={`Forget: ${label}`} onClick={onForget}>
          Forget
        </button>
      </div>
    </li>
  );
}
