import { useEffect, useRef, useState } from 'react';
import type { PassageView } from '#contract/chat.ts';
import type { ChatClient } from '../chat-client.ts';
import { Markdown } from './markdown.tsx';
import { isPassage } from '../checks/passage-check.ts';
import { SourceItems } from './source-items.tsx';

interface PassageDialogProps {
  id: string;
  client: ChatClient;
  onClose: () => void;
}

/** The whole passage of a citation, with the sources of its facts. */
export function PassageDialog({ id, client, onClose }: PassageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [passage, setPassage] = useState<PassageView | 'failed' | null>(null);

  useEffect(() => {
    dialog.current?.showModal();
    // Focuses the heading instead of the first button, so that a screen reader announces it.
    heading.current?.focus();
    // On a phone the page around the frame is often scrolled below the start of the dialog.
    window.frameElement?.scrollIntoView({ block: 'nearest' });
  }, []);

  useEffect(() => {
    let isGone = false;
    client.read(isPassage, `/passages/${encodeURIComponent(id)}`).then(
      (loaded) => !isGone && setPassage(loaded),
      () => !isGone && setPassage('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [client, id]);

  return (
    <dialog ref={dialog} aria-labelledby="passage-title" className="passage-dialog" onClose={onClose}>
      <div className="passage-head">
        <h2 id="passage-title" ref={heading} tabIndex={-1}>
          {passage === null
            ? 'Opening...'
            : passage === 'failed'
              ? 'We couldn’t open this text'
              : passage.title}
        </h2>
        <button type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      </div>
      {passage === 'failed' && <p>Check your connection, close this window, then try again.</p>}
      {passage && passage !== 'failed' && (
        <div className="message-answer">
          {passage.state && (
            <p className="tool-notice">
              This information is for {passage.state}. Other states have different rules.
            </p>
          )}
          <Markdown text={passage.text} />
          <Sources sources={passage.sources} />
        </div>
      )}
    </dialog>
  );
}

function Sources({ sources }: { sources: PassageView['sources'] }) {
  if (sources.length === 0) return <p className="note">Practical suggestions written by our team.</p>;
  return (
    <section aria-label="Sources" className="passage-sources">
      <h3>Where this comes from</h3>
      <SourceItems sources={sources} />
    </section>
  );
}
