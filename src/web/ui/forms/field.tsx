import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { AlertGlyph } from '#web/ui/glyphs.tsx';

export const controlClass =
  'block w-full rounded-control border border-edge bg-surface px-3 text-base text-ink ' +
  'aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)]';

interface FrameProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Renders the control. Spread the given props onto it. */
  children: (control: ControlProps) => ReactNode;
}

export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label, control, hint and error of a field, linked for screen readers. */
export function FieldFrame({ label, hint, error, children }: FrameProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
          <AlertGlyph className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

type FieldProps = Omit<FrameProps, 'children'> & Omit<ComponentProps<'input'>, 'children'> & { name: string };

export function Field({ label, hint, error, className = '', ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => <input {...input} {...control} className={`${controlClass} h-11 ${className}`} />}
    </FieldFrame>
  );
}
