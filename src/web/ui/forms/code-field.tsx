import type { Ref } from 'react';
import { Field } from './field.tsx';

interface CodeFieldProps {
  ref: Ref<HTMLInputElement>;
  /** Where to find the digits, and how long they are valid. */
  hint: string;
  error: string | undefined;
}

/**
 * Six digits from an app, a text message or an email, submitted as `code`. Phones suggest a code that they have just
 * received.
 */
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
