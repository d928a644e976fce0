import type { ReactNode } from 'react';
import { type AccountPartId, accountParts } from './account-parts.ts';

/** Some cards that belong together, under the heading that the contents lead to: the browser gives it the focus. */
export function AccountPart({ id, children }: { id: AccountPartId; children: ReactNode }) {
  return (
    <div data-part={id} className="space-y-5">
      <h2 id={id} tabIndex={-1} className="mb-3 font-sans text-sm font-semibold text-ink-soft">
        {accountParts.find((part) => part.id === id)?.title}
      </h2>
      {children}
    </div>
  );
}
