import { PasswordField } from '#web/ui/forms/password-field.tsx';

interface OwnPasswordProps {
  /** Password managers use this field to find the account. */
  email: string;
  error: string | undefined;
}

/** A field for the current password, submitted as `password`, to prove the person's identity. */
export function OwnPassword({ email, error }: OwnPasswordProps) {
  return (
    <>
      <input type="email" name="email" autoComplete="username" hidden readOnly value={email} />
      <PasswordField label="Your password" name="password" autoComplete="current-password" error={error} />
    </>
  );
}
