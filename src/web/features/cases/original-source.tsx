const label = 'Link to original source';

/** The printed page shows the full URL. */
export function OriginalSource({ url }: { url: string | null }) {
  if (url === null) {
    return (
      <p>
        <span className="font-semibold">{label}:</span> not available. This is a sample, so there’s no
        decision to read.
      </p>
    );
  }
  return (
    <p>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center text-pine underline decoration-1 underline-offset-3"
      >
        {label}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      <span className="hidden text-xs break-all print:block">{url}</span>
    </p>
  );
}
