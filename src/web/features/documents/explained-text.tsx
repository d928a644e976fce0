import { useId, useState } from 'react';
import { terms } from '#content/papers/terms.ts';
import { partsOf } from '#domain/papers/hard-words.ts';

/** Text of the paper. A difficult word is a button that shows its meaning below. */
export function ExplainedText({ text }: { text: string }) {
  const [open, setOpen] = useState<string | null>(null);
  const id = useId();
  const parts = partsOf(text, terms);
  const meaning = parts.find(({ term }) => term?.name === open)?.term?.meaning;
  return (
    <>
      {parts.map(({ from, text: words, term }) =>
        term ? (
          <button
            key={from}
            type="button"
            data-hard-word
            aria-expanded={open === term.name}
            aria-controls={open === term.name ? id : undefined}
            onClick={() => setOpen(open === term.name ? null : term.name)}
            className="underline decoration-dotted underline-offset-4"
          >
            {words}
          </button>
        ) : (
          words
        ),
      )}
      {meaning && (
        <span id={id} role="note" className="mt-1 block rounded-control bg-apricot-soft px-3 py-2 text-ink">
          <strong>{open}:</strong> {meaning}
        </span>
      )}
    </>
  );
}
