import type { ReactNode } from 'react';

/** Amounts one below the other, each with what it is for. */
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
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-3">
      <dt>{label}</dt>
      <dd className="font-semibold whitespace-nowrap">{amount}</dd>
      {note && <dd className="col-span-2 text-sm text-ink-soft">{note}</dd>}
    </div>
  );
}
