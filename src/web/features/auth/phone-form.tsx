import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { textCodeForm, typedPhone } from '#domain/account/second-step.ts';
import { checkForm } from '#web/lib/forms/check-form.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from '#web/ui/forms/code-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { ProblemNotice } from '#web/ui/status/problem-notice.tsx';
import { sendSignInText, signInByText } from './sign-in-by-text.ts';

const phoneForm = v.object({ phone: typedPhone });

/** A code by text message instead of the password, for accounts with a number. */
export function PhoneForm() {
  const [phone, setPhone] = useState<string | null>(null);
  return phone === null ? (
    <NumberForm onSent={setPhone} />
  ) : (
    <CodeForm phone={phone} onBack={() => setPhone(null)} />
  );
}

function NumberForm({ onSent }: { onSent: (phone: string) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const { errors, isSubmitting, formProps } = useForm({
    check: (fields) => checkForm(phoneForm, fields),
    submit: async ({ phone }) => {
      const refusal = await sendSignInText(phone);
      setProblem(refusal);
      if (!refusal) onSent(phone);
    },
  });
  return (
    <form {...formProps} aria-label="Get a code by text" className="space-y-4">
      <ProblemNotice text={problem} />
      <Field
        label="Phone number"
        name="phone"
        type="tel"
        autoComplete="tel"
        hint="Can someone else read your texts? If so, use your password instead."
        error={errors['phone']}
      />
      <Button type="submit" variant="secondary" size="wide" isBusy={isSubmitting}>
        {isSubmitting ? 'Sending...' : 'Text me a code'}
      </Button>
    </form>
  );
}

function CodeForm({ phone, onBack }: { phone: string; onBack: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // The submitted form has been removed.
  useEffect(() => input.current?.focus(), []);
  const { errors, isSubmitting, formProps } = useForm({
    check: (fields) => checkForm(textCodeForm, fields),
    submit: async ({ code }) => {
      setProblem(await signInByText(phone, code));
      input.current?.select();
    },
  });
  return (
    <form {...formProps} aria-label="Get a code by text" className="space-y-4">
      <p role="status" className="text-sm">
        If there’s an account with this number, a text is on its way. It can take a minute.
      </p>
      <ProblemNotice text={problem} />
      <CodeField
        ref={input}
        hint="Enter the 6-digit code from the text. It works for 10 minutes."
        error={errors['code']}
      />
      <Button type="submit" variant="secondary" size="wide" isBusy={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign in with the code'}
      </Button>
      <Button variant="quiet" size="wide" onClick={onBack}>
        Use a different number
      </Button>
    </form>
  );
}
