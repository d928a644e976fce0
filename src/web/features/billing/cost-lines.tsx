import type { ReactNode } from 'react';

/** A list of amounts with their labels. */
export function CostLines({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-line rounded-control border border-line px-4">{children}</dl>;
}

interface CostLineProps {
  label: string;
  amount: string;
  note?: string;
}

export function CostLine({ label, amount, note }: CostLineProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
      <dt>{label}</dt>
      <dd className="font-semibold">{amount}</dd>
      {note && <dd className="basis-full text-sm text-ink-soft">{note}</dd>}
    </div>
  );
}
