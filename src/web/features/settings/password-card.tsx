import { useState } from 'react';
import { useUser } from '#web/lib/session/session.tsx';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { changePassword, checkPasswordChange, tellRefusal } from './change-password.ts';
import { useAddresses } from './queries.ts';

export function PasswordCard() {
  const user = useUser();
  const email = useAddresses().data?.email ?? user.email;
  const { refusal, errors, isSubmitting, formProps } = usePasswordForm(email);
  return (
    <Card aria-labelledby="password-title">
      <h3 id="password-title" className="text-lg">
        Password
      </h3>
      <p className="mt-1 mb-4 text-sm text-ink-soft">
        When you change your password, we sign you out on all other devices.
      </p>
      <form {...formProps} className="space-y-4">
        {/* Lets password managers store the new password for the right account. */}
        <input type="email" name="email" autoComplete="username" hidden readOnly value={email} />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          error={errors['currentPassword']}
        />
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          hint="At least 6 characters"
          error={errors['newPassword']}
        />
        <PasswordField
          label="Confirm password"
          name="confirmPassword"
          autoComplete="new-password"
          error={errors['confirmPassword']}
        />
        {refusal && (
          <Notice tone="danger">
            <p>{refusal}</p>
          </Notice>
        )}
        <Button type="submit" isBusy={isSubmitting}>
          {isSubmitting ? 'Updating password...' : 'Update password'}
        </Button>
      </form>
    </Card>
  );
}

function usePasswordForm(email: string) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm({
    check: async (fields) => {
      setRefusal(null);
      try {
        return await checkPasswordChange(fields, email);
      } catch (error) {
        setRefusal(tellRefusal(error));
        return { ok: false, errors: {} };
      }
    },
    submit: async (change, element) => {
      try {
        await changePassword(change);
        element.reset();
      } catch (error) {
        setRefusal(tellRefusal(error));
      }
    },
  });
  return { ...form, refusal };
}
