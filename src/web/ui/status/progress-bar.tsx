/** `value` in whole percent, 0 to 100. `label` says what it measures. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-2.5 overflow-hidden rounded-full border border-edge/60 bg-pine-soft"
    >
      <div className="h-full rounded-full bg-pine transition-[width]" style={{ width: `${percent}%` }} />
    </div>
  );
}
