import type { Ref } from 'react';
import { Field } from './field.tsx';

interface CodeFieldProps {
  ref: Ref<HTMLInputElement>;
  /** Where the digits are to be found, and how long they are good for. */
  hint: string;
  error: string | undefined;
}

/** Six digits from an app, a text or a mail, as `code`; phones offer what has just come. */
export function CodeField({ ref, hint, error }: CodeFieldProps) {
  return (
    <Field
      ref={ref}
      label="Code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      hint={hint}
      error={error}
    />
  );
}
