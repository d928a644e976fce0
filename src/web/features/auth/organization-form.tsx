import { useState } from 'react';
import { resetForm } from '#domain/account/account.ts';
import { checkForm } from '#web/lib/forms/check-form.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { ProblemNotice } from '#web/ui/status/problem-notice.tsx';
import { beginSignInOf } from './sign-in-elsewhere.ts';

/** Single sign-on: the email address determines the identity provider. */
export function OrganizationForm() {
  const [problem, setProblem] = useState<string | null>(null);
  const { errors, isSubmitting, formProps } = useForm({
    check: (fields) => checkForm(resetForm, fields),
    submit: async ({ email }) => setProblem(await beginSignInOf(email.slice(email.lastIndexOf('@') + 1))),
  });
  return (
    <form {...formProps} aria-label="Work or school" className="space-y-4">
      <ProblemNotice text={problem} />
      <Field
        label="Work or school email"
        name="email"
        type="email"
        autoComplete="email"
        hint="You’ll sign in on a page run by your employer or school. They can see that you signed in here."
        error={errors['email']}
      />
      <Button type="submit" variant="secondary" size="wide" isBusy={isSubmitting}>
        Go to their sign-in page
      </Button>
    </form>
  );
}
