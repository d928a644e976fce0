import { useRef, useState } from 'react';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import type { Refusal } from './auth-actions.ts';
import { FormProblem } from './form-problem.tsx';
import { loadAuthCode } from './load-auth-code.ts';
import { ResendButton } from './resend-button.tsx';

export function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const email = useRef<HTMLInputElement>(null);
  const { errors, isSubmitting, formProps } = useForm({
    check: async (fields) => (await loadAuthCode()).checkRegister(fields),
    submit: async (account) => {
      const problem = await (await loadAuthCode()).signUp(account);
      setRefusal(problem);
      if (!problem) onRegistered(account.email);
    },
  });

  return (
    <div className="space-y-4">
      <form {...formProps} className="space-y-4">
        {refusal && <FormProblem refusal={refusal} />}
        <div className="grid gap-4 min-[400px]:grid-cols-2">
          <Field label="First name" name="firstName" autoComplete="given-name" error={errors['firstName']} />
          <Field label="Last name" name="lastName" autoComplete="family-name" error={errors['lastName']} />
        </div>
        <Field
          ref={email}
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          error={errors['email']}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint="At least 6 characters"
          error={errors['password']}
        />
        <PasswordField
          label="Confirm password"
          name="confirmPassword"
          autoComplete="new-password"
          error={errors['confirmPassword']}
        />
        <Button type="submit" size="wide" isBusy={isSubmitting}>
          {isSubmitting ? 'Creating account...' : 'Create account'}
        </Button>
      </form>
      <ResendButton email={() => email.current?.value ?? ''} />
    </div>
  );
}
