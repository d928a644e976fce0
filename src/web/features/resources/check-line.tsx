import { TickBox } from '#web/ui/forms/tick-box.tsx';

interface CheckLineProps {
  line: string;
  isTicked: boolean;
  onToggle: () => void;
}

/** The whole line is the click target. */
export function CheckLine({ line, isTicked, onToggle }: CheckLineProps) {
  return (
    <li className="break-inside-avoid">
      <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control px-2 py-2 hover:bg-pine-soft/60">
        <TickBox checked={isTicked} onChange={onToggle} className="mt-0.5" />
        <span className={isTicked ? 'text-ink-soft' : ''}>{line}</span>
      </label>
    </li>
  );
}
