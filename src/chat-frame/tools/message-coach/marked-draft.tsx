import type { Flag } from '#domain/tools/message-coach/flag.ts';

interface NamedFlag extends Flag {
  name: string;
  reason: string;
  instead: string;
}

/** The draft with numbered marks, and the reasons below it. */
export function MarkedDraft({ draft, flags }: { draft: string; flags: readonly NamedFlag[] }) {
  return (
    <>
      <h4>What could start a fight</h4>
      <p className="tool-quote">{piecesOf(draft, flags)}</p>
      <ol className="tool-flags">
        {flags.map(({ name, text, reason, instead }, index) => (
          <li key={index}>
            <p>
              <strong>{name}:</strong> “{text}”
            </p>
            <p>{reason}</p>
            <p>{instead}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

function piecesOf(draft: string, flags: readonly NamedFlag[]) {
  let at = 0;
  const pieces = flags.flatMap((flag, index) => {
    // If two marks are on the same words, the text shows the first and the list below shows both.
    if (flag.start < at) return [];
    const before = draft.slice(at, flag.start);
    at = flag.end;
    return [
      before,
      <mark key={index}>
        {draft.slice(flag.start, flag.end)}
        <sup>{index + 1}</sup>
      </mark>,
    ];
  });
  return [...pieces, draft.slice(at)];
}
