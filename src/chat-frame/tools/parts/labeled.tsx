import { type ReactNode, useId } from 'react';

interface LabeledProps {
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  /** The label is only for screen readers: the column has a heading. */
  isQuiet?: boolean;
  children: (field: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean;
  }) => ReactNode;
}

/** A label, a hint and an error, linked to the field between them. */
export function Labeled({ label, hint, problem, isQuiet = false, children }: LabeledProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className="tool-field">
      <label htmlFor={id} className={isQuiet ? 'sr-only' : undefined}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="note">
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': problem !== undefined })}
      {problem && (
        <p id={`${id}-problem`} className="tool-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
