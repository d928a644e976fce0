import { type ChangeEvent, useRef, useState } from 'react';
import { profileForm } from '#domain/account/account.ts';
import { checkForm } from '#web/lib/forms/check-form.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import type { Account, PersonalFields } from './account.ts';
import { useSaveAccount } from './save-account.ts';

interface PersonalFormProps {
  account: Account;
  /** The pressed button is disabled and loses the focus. */
  onSaved: () => void;
}

export function PersonalForm({ account, onSaved }: PersonalFormProps) {
  // Stores only what was typed: the other fields show loaded values.
  const [typed, setTyped] = useState<Partial<PersonalFields>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const saveAccount = useSaveAccount();
  const { errors, isSubmitting, formProps } = useForm({
    check: (fields) => checkForm(profileForm, fields),
    submit: async (wanted) => {
      const problem = await saveAccount(account, wanted);
      setRefusal(problem);
      if (problem) return;
      if (document.activeElement === button.current) onSaved();
      setTyped({});
    },
  });

  const field = (name: keyof PersonalFields) => ({
    name,
    value: typed[name] ?? account[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: target.value }),
    error: errors[name],
  });

  return (
    <form {...formProps} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" autoComplete="given-name" {...field('firstName')} />
        <Field label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <Field label="Email" type="email" autoComplete="email" {...field('email')} />
      {account.waitingEmail && <WaitingEmail account={account} waiting={account.waitingEmail} />}
      {refusal && (
        <Notice tone="danger">
          <p>{refusal}</p>
        </Notice>
      )}
      <Button ref={button} type="submit" disabled={!isChanged(account, typed)} isBusy={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Save changes'}
      </Button>
    </form>
  );
}

function isChanged(account: Account, typed: Partial<PersonalFields>): boolean {
  const { firstName, lastName, email } = { ...account, ...typed };
  return firstName !== account.firstName || lastName !== account.lastName || email !== account.email;
}

function WaitingEmail({ account, waiting }: { account: Account; waiting: string }) {
  return (
    <Notice title="One more step for your new email">
      <p className="wrap-anywhere">
        Open the link we sent to <strong className="font-semibold">{waiting}</strong>, and stay signed in here
        until you do. Signing out cancels the change. Until then, sign in with {account.email}.
      </p>
    </Notice>
  );
}
