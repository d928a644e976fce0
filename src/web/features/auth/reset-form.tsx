import { useState } from 'react';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import type { Refusal } from './auth-actions.ts';
import { FormProblem } from './form-problem.tsx';
import { loadAuthCode } from './load-auth-code.ts';

export function ResetForm({ onSent }: { onSent: () => void }) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { errors, isSubmitting, formProps } = useForm({
    check: async (fields) => (await loadAuthCode()).checkReset(fields),
    submit: async ({ email }, form) => {
      const problem = await (await loadAuthCode()).sendResetLink(email);
      setRefusal(problem);
      if (problem) return;
      form.reset();
      onSent();
    },
  });

  return (
    <form {...formProps} className="space-y-4">
      {refusal && <FormProblem refusal={refusal} />}
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        hint="We’ll email you a link to choose a new password."
        error={errors['email']}
      />
      <Button type="submit" size="wide" isBusy={isSubmitting}>
        {isSubmitting ? 'Sending...' : 'Send reset link'}
      </Button>
    </form>
  );
}
