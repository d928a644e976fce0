import { Clock } from 'lucide-react';

export function ReadTime({ time }: { time: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-ink-soft">
      <Clock aria-hidden className="size-4" />
      {time}
    </span>
  );
}
