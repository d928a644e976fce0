import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** A small decorative picture. */
  picture?: ReactNode;
  title: string;
  description?: string;
  /** A button or a link for the next step. */
  action?: ReactNode;
}

export function EmptyState({ picture, title, description, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-8 text-center">
      {picture && <div aria-hidden>{picture}</div>}
      <p className="font-semibold">{title}</p>
      {description && <p className="max-w-prose text-sm text-ink-soft">{description}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
