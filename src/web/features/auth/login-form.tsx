import { useRef, useState } from 'react';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import type { Refusal } from './auth-actions.ts';
import { FormProblem } from './form-problem.tsx';
import { loadAuthCode } from './load-auth-code.ts';
import { ResendButton } from './resend-button.tsx';

interface LoginFormProps {
  /** The address from the registration, or from a sign-in that waits for its confirmation. '' without one. */
  rememberedEmail: string;
  /** Offers a new confirmation email even without a remembered address. */
  canResend: boolean;
  onUnconfirmed: (email: string) => void;
}

export function LoginForm({ rememberedEmail, canResend, onUnconfirmed }: LoginFormProps) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const email = useRef<HTMLInputElement>(null);
  const { errors, isSubmitting, formProps } = useForm({
    check: async (fields) => (await loadAuthCode()).checkLogin(fields),
    submit: async (credentials) => {
      const problem = await (await loadAuthCode()).signIn(credentials);
      setRefusal(problem);
      if (problem?.code === 'email_not_confirmed') onUnconfirmed(credentials.email);
    },
  });

  return (
    <div className="space-y-4">
      <form {...formProps} className="space-y-4">
        {refusal && <FormProblem refusal={refusal} />}
        <Field
          ref={email}
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={rememberedEmail}
          error={errors['email']}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={errors['password']}
        />
        <Button type="submit" size="wide" isBusy={isSubmitting}>
          {isSubmitting ? 'Signing in...' : 'Sign in'}
        </Button>
      </form>
      {(rememberedEmail !== '' || canResend) && (
        <ResendButton email={() => email.current?.value || rememberedEmail} />
      )}
    </div>
  );
}
