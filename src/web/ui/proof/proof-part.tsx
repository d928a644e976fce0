import { useRef, useState } from 'react';
import type { FieldErrors } from '#web/lib/forms/check-form.ts';
import { useUser } from '#web/lib/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from '#web/ui/forms/code-field.tsx';
import { LoadError } from '#web/ui/status/load-error.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { OwnPassword } from '#web/ui/proof/own-password.tsx';
import { ProblemNotice } from '#web/ui/status/problem-notice.tsx';
import { requestCode, problemText } from '#web/lib/account/account-client.ts';
import { useAccountStanding } from '#web/lib/account/account-standing.ts';

/** The kind of proof of identity that is required. The server decides it, not the data in this browser. */
export function ProofPart({ errors }: { errors: FieldErrors }) {
  const { email } = useUser();
  const { data, error, refetch } = useAccountStanding();
  if (!data && !error) return <p role="status">One moment...</p>;
  if (!data) {
    return (
      <LoadError
        title="We couldn’t look up your account"
        description={problemText(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.proof === 'password') return <OwnPassword email={email} error={errors['password']} />;
  if (data.proof !== 'sign-in') return <MailedCode way={data.proof} error={errors['code']} />;
  return (
    <Notice tone="warning">
      <p>
        Your account doesn’t have a password, and we don’t have a way to send you a code. That means you can
        do this only within 10 minutes of signing in. If it’s been longer, sign out, sign in again, and come
        back.
      </p>
    </Notice>
  );
}

const words = {
  mail: {
    send: 'Email me a code',
    where: 'to your email address',
    hint: 'Enter the 6-digit code from the email.',
  },
  text: { send: 'Text me a code', where: 'to your phone', hint: 'Enter the 6-digit code from the text.' },
} as const;

function MailedCode({ way, error }: { way: 'mail' | 'text'; error: string | undefined }) {
  const [isSent, setIsSent] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { send: label, where, hint } = words[way];

  async function send(): Promise<void> {
    setIsSending(true);
    setProblem(null);
    try {
      await requestCode();
      setIsSent(true);
      input.current?.focus();
    } catch (refused) {
      setProblem(problemText(refused));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <>
      <p role="status">
        {isSent
          ? `We sent a code ${where}. It can take a minute.`
          : `Your account doesn’t have a password, so we’ll send a code ${where}.`}
      </p>
      <ProblemNotice text={problem} />
      <Button variant="secondary" isBusy={isSending} onClick={() => void send()}>
        {isSent ? 'Send a new code' : label}
      </Button>
      <CodeField ref={input} hint={`${hint} It works for 10 minutes.`} error={error} />
    </>
  );
}
