import type { ReactNode } from 'react';
import { TickBox } from '#web/ui/forms/tick-box.tsx';

interface LineProps {
  isOn: boolean;
  children: ReactNode;
}

export function TickLine({ isOn, onChange, children }: LineProps & { onChange: (isOn: boolean) => void }) {
  return (
    <label className="flex min-h-11 items-center gap-2">
      <TickBox checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {children}
    </label>
  );
}

export function RadioLine({
  name,
  isOn,
  onChoose,
  children,
}: LineProps & { name: string; onChoose: () => void }) {
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="radio"
        name={name}
        checked={isOn}

        onChange={onChoose}
        className="size-5 shrink-0"
      />
      <span>{children}</span>
    </label>
  );
}
