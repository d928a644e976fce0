/*
 * Messages above a page, prerendered in every page and shown by an attribute of <html> that is set before the first
 * paint (before-paint.js): they need no request and no script, and nothing shifts. They come last in the page, so that
 * Quick exit stays the first tab stop.
 */

const noteClass =
  'page-note no-print flex-wrap items-center justify-between gap-x-2 border-b border-line px-4 text-sm md:px-8';

/** Shown once per browser, before the first use: one line above Quick exit, or beside it if there is room. */
export function ExitNote() {
  return (
    <aside
      aria-label="About Quick exit"
      data-note="exit"
      className="page-note no-print items-center gap-x-2 px-4 text-xs text-ink-soft md:px-8 md:text-sm"
    >
      <p className="flex-1 text-right text-pretty">
        <strong className="text-ink">Quick exit</strong> closes this site and signs you out. It can’t erase
        your history.{' '}
        <a href="/safety" className="py-3 font-semibold text-pine underline underline-offset-4">
          Stay safer
        </a>
      </p>
      <button
        type="button"
        data-understood=""
        className="-mr-2 min-h-11 rounded-control px-2 font-semibold whitespace-nowrap text-pine hover:bg-pine-soft md:mr-0 md:min-h-9 md:px-3"
      >
        Got it
      </button>
    </aside>
  );
}

/** Shown on the sign-in screen after a session that ended by itself. */
export function PageFooterNote() {
  return (
    <>
      <aside
        aria-label="Why you’re seeing this page"
        data-note="idle"
        className={`${noteClass} bg-apricot-soft`}
      >
        <p className="py-3">
          You were signed out because you were inactive for a while. Sign in to continue.
        </p>
      </aside>
      <aside
        aria-label="Why you’re seeing this page"
        data-note="over"
        className={`${noteClass} bg-apricot-soft`}
      >
        <p className="py-3">You’re signed out on this device. Sign in to continue.</p>
      </aside>
    </>
  );
}
