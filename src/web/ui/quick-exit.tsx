import { QUICK_EXIT_ATTRIBUTE, EXIT_URL } from '#web/lib/quick-exit/quick-exit.ts';

/**
 * Leaves the site immediately (lib/quick-exit/quick-exit.ts handles the press). Without JavaScript this is a plain link.
 */
export function QuickExit() {
  return (
    <a
      href={EXIT_URL}
      rel="noreferrer"
      title="Press Shift three times to leave from any page"
      {...{ [QUICK_EXIT_ATTRIBUTE]: '' }}
      className="relative inline-flex min-h-9 shrink-0 items-center rounded-control bg-ink text-sm font-semibold whitespace-nowrap text-paper after:absolute after:-inset-1 hover:opacity-90 md:after:hidden"
    >
      Quick exit
    </a>
  );
}
