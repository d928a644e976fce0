import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { grouped, timeCodeForm } from '#domain/second-step.ts';
import { checkForm } from '#web/lib/check-form.ts';
import { useUser } from '#web/lib/session.tsx';
import { StepRefusal } from '#web/lib/take-second-step.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useAddresses } from './queries.ts';
import { type NewApp, beginSetUp, newRecoveryCodes, turnOn } from './two-step-actions.ts';
import { TwoStepCodesAgain } from './two-step-codes-again.tsx';

interface TwoStepSetUpProps {
  /** It is on; its recovery codes come next. */
  onOn: () => void;
  /** It is on, and these are its recovery codes. */
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

export function TwoStepSetUp({ onOn, onCodes, onCancel }: TwoStepSetUpProps) {
  const [app, setApp] = useState<NewApp | null>(null);
  const [hasNoCodes, setHasNoCodes] = useState(false);
  if (hasNoCodes) return <TwoStepCodesAgain onCodes={onCodes} onLater={onCancel} />;
  if (!app) return <PasswordStep onProven={setApp} onCancel={onCancel} />;
  const finish = async () => {
    onOn();
    const codes = await newRecoveryCodes().catch(() => null);
    if (codes) onCodes(codes);
    else setHasNoCodes(true);
  };
  return <AppStep app={app} onOn={finish} onCancel={onCancel} />;
}

const passwordForm = v.object({ password: v.pipe(v.string(), v.nonEmpty('Enter your password')) });

function PasswordStep({ onProven, onCancel }: { onProven: (app: NewApp) => void; onCancel: () => void }) {
  const user = useUser();
  const email = useAddresses().data?.email ?? user.email;
  const { problem, attempt } = useAttempt();
  const { errors, isSubmitting, formProps } = useForm({
    check: (fields) => checkForm(passwordForm, fields),
    submit: ({ password }) => attempt(async () => onProven(await beginSetUp(email, password))),
  });
  return (
    <form {...formProps} className="space-y-4">
      <p className="text-sm text-ink-soft">
        You need an app on your phone that shows codes, an authenticator. Your phone’s maker may have one;
        Google Authenticator or Aegis will do, too. First, please show that it is you.
      </p>
      <Problem text={problem} />
      <input type="email" name="email" autoComplete="username" hidden readOnly value={email} />
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        error={errors['password']}
      />
      <Actions submit={isSubmitting ? 'Checking...' : 'Go on'} isBusy={isSubmitting} onCancel={onCancel} />
    </form>
  );
}

interface AppStepProps {
  app: NewApp;
  onOn: () => Promise<void>;
  onCancel: () => void;
}

function AppStep({ app, onOn, onCancel }: AppStepProps) {
  const start = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone.
  useEffect(() => start.current?.focus(), []);
  const { problem, attempt } = useAttempt();
  const { errors, isSubmitting, formProps } = useForm({
    check: (fields) => checkForm(timeCodeForm, fields),
    submit: ({ code }) =>
      attempt(async () => {
        await turnOn(app.factorId, code);
        await onOn();
      }),
  });
  return (
    <form {...formProps} className="space-y-4">
      <p ref={start} tabIndex={-1} className="text-sm outline-none">
        1. Scan this with your app.{' '}
        <span className="md:hidden">Is the app on this phone? Press the link.</span>
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <img
          src={app.qrCode}
          alt="The code to scan. The same stands below as a key to type."
          width={176}
          height={176}
          className="size-44 rounded-control"
        />
        <a
          href={app.uri}
          className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4 md:hidden"
        >
          Open in my app
        </a>
      </div>
      <div className="text-sm">
        <p>If you cannot scan it, type this key into the app:</p>
        <p className="mt-1 font-mono text-base wrap-anywhere select-all">{grouped(app.secret, ' ')}</p>
      </div>
      <p className="text-sm">2. Type the code that the app shows now.</p>
      <Problem text={problem} />
      <Field
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="6 digits. It changes every 30 seconds."
        error={errors['code']}
      />
      <Actions
        submit={isSubmitting ? 'Checking...' : 'Turn it on'}
        isBusy={isSubmitting}
        onCancel={onCancel}
      />
    </form>
  );
}

function Problem({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <Notice tone="danger" role="alert">
      <p>{text}</p>
    </Notice>
  );
}

function Actions({ submit, isBusy, onCancel }: { submit: string; isBusy: boolean; onCancel: () => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" isBusy={isBusy}>
        {submit}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

/** Runs what may be refused; `problem` is why it was. */
function useAttempt() {
  const [problem, setProblem] = useState<string | null>(null);
  async function attempt(work: () => Promise<void>): Promise<void> {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof StepRefusal)) throw error;
      setProblem(error.message);
    }
  }
  return { problem, attempt };
}
