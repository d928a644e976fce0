import { PasswordField } from '#web/ui/forms/password-field.tsx';

interface OwnPasswordProps {
  /** By which a password manager finds the account. */
  email: string;
  error: string | undefined;
}

/** The current password, as `password`, for a proof of identity. */
export function OwnPassword({ email, error }: OwnPasswordProps) {
  return (
    <>
      <input type="email" name="email" autoComplete="username" hidden readOnly value={email} />
      <PasswordField label="Your password" name="password" autoComplete="current-password" error={error} />
    </>
  );
}
