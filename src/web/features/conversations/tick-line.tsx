import { type ReactNode, useId } from 'react';
import { TickBox } from '#web/ui/forms/tick-box.tsx';

interface TickLineProps {
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** A checkbox for consent. */
export function TickLine({ isOn, isDisabled = false, onChange, className = '', children }: TickLineProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={`flex min-h-11 items-start gap-3 text-sm ${className}`}>
      <TickBox
        id={id}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
