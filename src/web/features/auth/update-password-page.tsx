import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { readAuthRedirect } from '#web/lib/session/auth-redirect.ts';
import { accessTokenIn, belongsToOtherAccount } from '#web/lib/session/other-account-link.ts';
import { lazyPart } from '#web/lib/loading/lazy-page.tsx';
import { useSession } from '#web/lib/session/session.tsx';
import { hasStoredSession, readStoredUserId } from '#web/lib/session/stored-session.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card } from '#web/ui/card.tsx';
import { LoadingMessage } from '#web/ui/status/loading-message.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { loadAuthCode } from './load-auth-code.ts';

const CodeForm = lazyPart(() => import('./code-form.tsx').then((module) => module.CodeForm));

const REDIRECT_MS = 1500;
const INVALID_LINK = {
  title: 'Invalid password reset link',
  description: 'The password reset link appears to be invalid or expired',
  variant: 'destructive',
} as const;

/**
 * Opened by the link of a reset email, which has signed the person in. Prerendered: the address is read after the
 * first render.
 */
export function UpdatePasswordPage() {
  const { session } = useSession();
  const link = useResetLink();
  const [isDone, setIsDone] = useState(false);
  useToastForBadLink(!link || link.isValid || link.isForeign);
  useReturnToLogin(isDone);

  const { errors, isSubmitting, formProps } = useForm({
    check: async (fields) => (await loadAuthCode()).checkUpdatePassword(fields),
    submit: async ({ newPassword }) => {
      const { updatePassword } = await loadAuthCode();
      const isSignedIn = session.status === 'signed-in' || hasStoredSession();
      const refusal = await updatePassword(newPassword, isSignedIn ? null : (link?.token ?? null));
      if (refusal?.code === 'session_missing') showToast(INVALID_LINK);
      if (refusal) return;
      showToast({ title: 'Password updated', description: 'Your password has been changed successfully' });
      setIsDone(true);
    },
  });

  if (link?.isForeign) return <ForeignLink />;
  if (session.status === 'signed-out' && session.needsCode) {
    return (
      <Card className="mx-auto max-w-md">
        <Suspense fallback={<LoadingMessage />}>
          <CodeForm />
        </Suspense>
      </Card>
    );
  }
  return (
    <div className="mx-auto max-w-md space-y-5">
      <PageHeading title="New password">Choose a new password</PageHeading>
      {link && !link.isValid && <BadLink />}
      <Card>
        <form {...formProps} className="space-y-4">
          {/* Lets password managers store the new password for the right account. */}
          <input
            type="email"
            name="email"
            autoComplete="username"
            hidden
            readOnly
            value={session.status === 'signed-in' ? session.user.email : ''}
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
            name="confirm"
            autoComplete="new-password"
            error={errors['confirm']}
          />
          <Button type="submit" size="wide" isBusy={isSubmitting || isDone}>
            {isSubmitting ? 'Updating password...' : 'Update password'}
          </Button>
        </form>
      </Card>
      <AppLink to="/auth" className={buttonClass({ variant: 'quiet', size: 'wide' })}>
        Back to login
      </AppLink>
    </div>
  );
}

/** The form is not shown, because it would change the password of the signed-in account. */
function ForeignLink() {
  return (
    <div className="mx-auto max-w-md space-y-5">
      <PageHeading title="New password">This link belongs to another account</PageHeading>
      <p>
        Nothing has changed. You’re still signed in to your own account. To set a new password for the other
        account, sign out first, then request a new link.
      </p>
      <AppLink to="/" className={buttonClass({ variant: 'quiet', size: 'wide' })}>
        Back to home
      </AppLink>
    </div>
  );
}

function BadLink() {
  return (
    <div role="status" className="rounded-control bg-apricot-soft px-4 py-3 text-sm">
      <p className="font-semibold">This link doesn’t work</p>
      <p>It has expired, it was already used, or part of it is missing.</p>
      <AppLink
        to="/auth"
        state="reset"
        className="mt-1 inline-flex min-h-11 items-center font-semibold underline"
      >
        Get a new link
      </AppLink>
    </div>
  );
}

interface ResetLink {
  isValid: boolean;
  isForeign: boolean;
  token: string | null;
}

/** Read once, before the auth client removes the session from the address. Null while the page is prerendered. */
function useResetLink(): ResetLink | null {
  const [link, setLink] = useState<ResetLink | null>(null);
  // oxlint-disable-next-line react/set-state-in-effect -- hence a second render, once, before the paint
  useLayoutEffect(() => setLink(readResetLink()), []);
  return link;
}

function readResetLink(): ResetLink {
  const token = new URLSearchParams(location.search).get('token');
  const hasArrived = location.hash.length > 1 || token !== null;
  const accessToken = accessTokenIn(location);
  return {
    isValid: hasArrived && readAuthRedirect(location).kind !== 'failed',
    isForeign: Boolean(accessToken && belongsToOtherAccount(accessToken, readStoredUserId())),
    token,
  };
}

function useToastForBadLink(isValid: boolean): void {
  useEffect(() => {
    if (!isValid) showToast(INVALID_LINK);
  }, [isValid]);
}

function useReturnToLogin(isDone: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate('/auth'), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);
}
