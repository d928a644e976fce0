import { type ReactNode, useId } from 'react';

export function CaseSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg break-after-avoid md:text-xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}
