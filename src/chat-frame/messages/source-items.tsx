interface SourceItemsProps {
  sources: readonly {
    title: string;
    publisher: string;
    url: string;
    checked: string;
    readAs?: 'stored copy' | undefined;
  }[];
}

/** Sources of facts, opened in another tab. */
export function SourceItems({ sources }: SourceItemsProps) {
  return (
    <ul className="source-items">
      {sources.map(({ title, publisher, url, checked, readAs }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {title}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          <p className="note">
            {publisher}, {readAs && `${readAs} `}viewed on {dayInWords(checked)}
          </p>
        </li>
      ))}
    </ul>
  );
}

function dayInWords(isoDate: string): string {
  // The date has no time, so UTC keeps it on the same day everywhere.
  return new Date(isoDate).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
