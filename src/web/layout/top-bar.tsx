import type { ReactNode } from 'react';
import { GetHelp } from './get-help.tsx';
import { QuickExit } from '#web/ui/quick-exit.tsx';
import { SkipLink } from './skip-link.tsx';

/**
 * Visible on every page. Quick exit comes first for the keyboard, and last visually. The skip link is above the
 * sidebar, which otherwise has a higher z-index.
 */
export function TopBar({ children }: { children?: ReactNode }) {
  return (
    <header className="no-print sticky top-0 z-20 @container focus-within:z-30 flex min-h-14 flex-row-reverse items-center justify-between gap-2 border-b border-line bg-paper px-[12px] md:min-h-16 md:border-transparent md:px-8">
      <div className="flex flex-row-reverse items-center gap-1 md:gap-2">
        <QuickExit />
        <SkipLink />
        <GetHelp />
      </div>
      <div className="flex items-center gap-1">{children}</div>
    </header>
  );
}
