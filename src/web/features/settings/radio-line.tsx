import type { ReactNode } from 'react';

interface RadioLineProps {
  /** The name of the radio group. */
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

export function RadioLine({ name, isChosen, onChoose, children }: RadioLineProps) {
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} className="size-5" />
      {children}
    </label>
  );
}
