import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type NoticeTone = 'info' | 'warning' | 'danger' | 'success';

const tones = {
  info: { icon: Info, box: 'bg-pine-soft', mark: 'text-pine' },
  warning: { icon: TriangleAlert, box: 'bg-apricot-soft', mark: 'text-apricot' },
  danger: { icon: CircleAlert, box: 'bg-danger-soft', mark: 'text-danger' },
  success: { icon: CircleCheck, box: 'bg-success-soft', mark: 'text-success' },
} as const;

interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits. Omit it for content that is on the page from the start. */
  role?: 'alert' | 'status';
}

/** A colored box for information that people need before they continue. */
export function Notice({ tone = 'info', title, children, role }: NoticeProps) {
  const { icon: Icon, box, mark } = tones[tone];
  return (
    <div role={role} className={`flex gap-3 rounded-card p-4 text-sm ${box}`}>
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${mark}`} />
      <div className="min-w-0 space-y-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
