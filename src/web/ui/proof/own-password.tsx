import { PasswordField } from '#web/ui/forms/password-field.tsx';

interface OwnPasswordProps {
  /** By which a password manager finds the account. */
  email: string;
  error: string | undefined;
}

/** The present password, as `password`, from whoever shall show that it is them. */
export function OwnPassword({ email, error }: OwnPasswordProps) {
  return (
    <>
      <input type="email" name="email" autoComplete="username" hidden readOnly value={email} />
      <PasswordField label="Your password" name="password" autoComplete="current-password" error={error} />
    </>
  );
}
