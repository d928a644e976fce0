import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'pine' | 'apricot' | 'danger' | 'success';

const tones: Record<BadgeTone, string> = {
  neutral: 'border border-line text-ink-soft',
  pine: 'bg-pine-soft text-pine',
  apricot: 'bg-apricot-soft text-apricot',
  danger: 'bg-danger-soft text-danger',
  success: 'bg-success-soft text-success',
};

/** The tone is only an addition: the text must be clear without it. An icon may precede the text. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-[1em] px-2.5 py-0.5 text-xs font-semibold ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
