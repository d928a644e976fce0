import type { ReactNode } from 'react';

/** The buttons of a dialog, with the one that continues first. On a phone each is as wide as the dialog. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className="mt-5 flex flex-col gap-2 sm:flex-row sm:flex-wrap">{children}</div>;
}
