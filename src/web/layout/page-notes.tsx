/*
 * Notes above a page, written into every page at build time and shown by an attribute of <html> that is set
 * before the first paint (before-paint.js): they cost no request, no script, and nothing jumps. In the page
 * they stand last, so that Quick exit stays the first stop of the keyboard.
 */

const noteClass =
  'page-note no-print flex-wrap items-center justify-between gap-x-2 border-b border-line px-4 text-sm md:px-8';

/** Once for each browser, before the first use; it stands in nobody's way. */
export function ExitNote() {
  return (
    <aside aria-label="About Quick exit" data-note="exit" className={`${noteClass} bg-pine-soft`}>
      <p className="flex-1 basis-52 py-1.5 max-md:text-xs md:py-3">
        <strong>Quick exit</strong> closes this site right away and signs you out.
        <span className="max-md:hidden"> Pressing Shift three times does the same.</span> It can’t erase your
        browser’s history.{' '}
        <a href="/safety" className="py-3 font-semibold text-pine underline underline-offset-4">
          How to stay safer
        </a>
      </p>
      <button
        type="button"
        data-understood=""
        className="min-h-11 rounded-control font-semibold text-pine max-md:-mr-3 max-md:px-3 md:min-h-9 md:border md:border-edge md:bg-surface md:px-4 md:text-ink md:hover:bg-paper"
      >
        Got it
      </button>
    </aside>
  );
}

/** On the sign-in screen, after a session that ended by itself. */
export function EndNote() {
  return (
    <>
      <aside aria-label="Why you’re here" data-note="idle" className={`${noteClass} bg-apricot-soft`}>
        <p className="py-3">You were signed out because nothing happened for a while. Sign in to continue.</p>
      </aside>
      <aside aria-label="Why you’re here" data-note="over" className={`${noteClass} bg-apricot-soft`}>
        <p className="py-3">You’re signed out here. Sign in to continue.</p>
      </aside>
    </>
  );
}
