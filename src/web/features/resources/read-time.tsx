import { Clock } from 'lucide-react';

export function ReadTime({ time }: { time: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm whitespace-nowrap text-ink-soft">
      <Clock aria-hidden className="size-4 shrink-0" />
      {time}
    </span>
  );
}
