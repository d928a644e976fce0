import type { StoredToolInput } from '#contract/chat.ts';
import { GUIDED_RESULT } from '#contract/guided-result.ts';
import type { GuidedPage as Page, GuidedView } from '#contract/guided.ts';
import type { Host } from '../host/host.ts';
import { SourceItems } from '../messages/source-items.tsx';
import { AddDeadline } from '../tools/court-deadline/add-deadline.tsx';
import { CopyButton } from '../tools/parts/copy-button.tsx';
import { PrintButton } from '../tools/parts/print-button.tsx';
import { ToolContext } from '../tools/tool-context.ts';
import { fillPlaceholders, pageText } from './page-text.ts';
import { SaveFile } from './save-file.tsx';

interface GuidedPageProps {
  page: Page;
  canKeep: boolean;
  answers: GuidedView['answers'];
  own: (slot: string) => string | null;
  host: Host;
  onSend: (text: string, tool?: StoredToolInput) => void;
  onOpenPassage: (id: string) => void;
}

/** The result page of a guided conversation, with buttons to store, print, copy or save it. */
export function GuidedPage({ page, canKeep, answers, own, host, onSend, onOpenPassage }: GuidedPageProps) {
  const fill = (text: string) => fillPlaceholders(text, own);
  const text = pageText(page, fill);
  const kept = Object.fromEntries(
    answers.flatMap(({ slot, text: known }) => {
      const words = known === null ? own(slot) : null;
      return words === null ? [] : [[slot, words]];
    }),
  );
  return (
    <article className="guided-page" aria-labelledby="guided-title">
      <h2 id="guided-title" data-next tabIndex={-1}>
        {page.title}
      </h2>
      <p className="note">{page.lead}</p>
      {page.message !== null && (
        <Message text={fill(page.message)} variants={page.variants} onSend={onSend} />
      )}
      {page.parts.map(({ heading, lines }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <ul>
            {lines.map(({ text: words, marks }) => (
              <li key={words}>
                {fill(words)}
                {marks.map((mark) => {
                  const passage = page.passages[mark - 1];
                  return (
                    passage && (
                      <button
                        key={mark}
                        type="button"
                        className="citation"
                        aria-label={`Source ${mark}: ${passage.title}`}
                        onClick={() => onOpenPassage(passage.id)}
                      >
                        {mark}
                      </button>
                    )
                  );
                })}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {page.sources.length > 0 && (
        <details>
          <summary>Where the dates come from</summary>
          <SourceItems sources={page.sources} />
        </details>
      )}
      <ToolContext value={{ host, canKeep, keep: onSend }}>
        <div className="tool-actions">
          {page.deadlines.map((deadline) => (
            <div key={deadline.title + deadline.date}>
              <p className="note">
                {deadline.title}, {deadline.date}
              </p>
              <AddDeadline deadline={deadline} />
            </div>
          ))}
        </div>
      </ToolContext>
      <div className="tool-actions">
        {canKeep && (
          <button
            type="button"
            className="button-quiet"
            onClick={() => onSend(`Save this: ${page.title}`, { name: GUIDED_RESULT, input: { own: kept } })}
          >
            Save to this chat
          </button>
        )}
        <PrintButton />
        <CopyButton text={text} />
        <SaveFile text={text} />
      </div>
      {!canKeep && (
        <p className="note">
          This is a private chat, so nothing is saved. Print or copy the page before you close it.
        </p>
      )}
    </article>
  );
}

interface MessageProps {
  text: string;
  variants: readonly string[];
  onSend: (text: string) => void;
}

function Message({ text, variants, onSend }: MessageProps) {
  return (
    <>
      <blockquote className="tool-quote">{text}</blockquote>
      <div className="guided-choices">
        <CopyButton text={text} />
        {variants.map((words) => (
          <button key={words} type="button" className="button-quiet" onClick={() => onSend(words)}>
            {words}
          </button>
        ))}
      </div>
    </>
  );
}
