import type { Source } from '#content/passage.ts';

/** The sources of the facts. The printed page shows full URLs. */
export function ArticleSources({ sources }: { sources: readonly Source[] }) {
  const days = [...new Set(sources.map((source) => source.checked))];
  const [onlyDay] = days.length === 1 ? days : [];
  const isCopy = sources.every(({ readAs }) => readAs !== undefined);
  return (
    <section aria-labelledby="sources-title" className="text-sm">
      <h2 id="sources-title" className="text-lg">
        Sources
      </h2>
      {onlyDay && (
        <p className="mt-1 text-ink-soft">
          We last read {isCopy ? 'stored copies of these pages' : 'these pages'} on {dayInWords(onlyDay)}.
        </p>
      )}
      <ol className="mt-3 list-decimal space-y-2 pl-6 marker:text-ink-soft">
        {sources.map(({ title, publisher, url, checked }) => (
          <li key={url} className="pl-1 break-inside-avoid">
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="py-1 text-pine underline decoration-1 underline-offset-3 print:text-ink print:no-underline"
            >
              {title}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
            <span className="text-ink-soft">
              , {publisher}
              {!onlyDay && `, read on ${dayInWords(checked)}`}
            </span>
            <span className="hidden text-xs break-all print:block">{url}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function dayInWords(isoDate: string): string {
  // The date has no time: in UTC it stays the same day everywhere.
  return new Date(isoDate).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
