import { type FormEvent, useRef, useState } from 'react';
import type { CheckedForm, FieldErrors } from './check-form.ts';
import { showToast } from '#web/lib/toast-store.ts';

interface FormOptions<Values> {
  /** The schema may be in code that is loaded first. */
  check: (fields: Record<string, unknown>) => CheckedForm<Values> | Promise<CheckedForm<Values>>;
  submit: (values: Values, form: HTMLFormElement) => Promise<void>;
}

/**
 * A native form: `errors` by field name, the first invalid field takes the focus, and an error disappears when its
 * field changes. A second submit during the first does nothing.
 */
export function useForm<Values>({ check, submit }: FormOptions<Values>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSubmitting, setIsSubmitting] = useState(false);
  const isBusy = useRef(false);

  async function checkAndSubmit(form: HTMLFormElement): Promise<void> {
    const checked = await check(Object.fromEntries(new FormData(form)));
    setErrors(checked.ok ? {} : checked.errors);
    if (checked.ok) await submit(checked.values, form);
    else focusFirst(form, checked.errors);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSubmitting(true);
    try {
      await checkAndSubmit(event.currentTarget);
    } catch {
      // The form shows the server's errors itself. Any other error is code that could not be loaded.
      showToast({
        title: 'That didn’t work',
        description: 'Check your connection and try again.',
        variant: 'destructive',
      });
    } finally {
      isBusy.current = false;
      setIsSubmitting(false);
    }
  }

  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    const name = target instanceof Element && target.getAttribute('name');
    if (!name || !errors[name]) return;
    setErrors(({ [name]: _mended, ...others }) => others);
  }

  return {
    errors,
    isSubmitting,
    formProps: {
      // Without a script, typed values must not end up in the URL.
      method: 'post',
      noValidate: true,
      onInput,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
    },
  };
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  for (const element of form.elements) {
    if (element instanceof HTMLElement && errors[element.getAttribute('name') ?? ''] !== undefined) {
      element.focus();
      return;
    }
  }
}
