import { Suspense, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { grouped, timeCodeForm, typedPhone } from '#domain/account/second-step.ts';
import { checkForm } from '#web/lib/forms/check-form.ts';
import { useUser } from '#web/lib/session/session.tsx';
import { lazyPart } from '#web/lib/loading/lazy-page.tsx';
import { sendsTexts } from '#web/lib/sign-in/take-step-by-text.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogButtons } from '#web/ui/dialogs/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { OwnPassword } from '#web/ui/proof/own-password.tsx';
import { ProblemNotice } from '#web/ui/status/problem-notice.tsx';
import { useAttempt } from '#web/ui/proof/use-attempt.ts';
import { useAddresses } from './queries.ts';
import { RadioLine } from './radio-line.tsx';
import { type NewApp, beginSetUp, beginTextSetUp, newRecoveryCodes, turnOn } from './two-step-actions.ts';
import { TwoStepCodesAgain } from './two-step-codes-again.tsx';

const TextStep = lazyPart(() => import('#web/ui/proof/text-step.tsx').then((module) => module.TextStep));

interface TwoStepSetUpProps {
  /** Two-step sign-in is on. The recovery codes are next. */
  onOn: () => void;
  /** Two-step sign-in is on, and these are the recovery codes. */
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

export function TwoStepSetUp({ onOn, onCodes, onCancel }: TwoStepSetUpProps) {
  const [app, setApp] = useState<NewApp | null>(null);
  const [phoneFactor, setPhoneFactor] = useState<string | null>(null);
  const [hasNoCodes, setHasNoCodes] = useState(false);
  if (hasNoCodes) return <TwoStepCodesAgain onCodes={onCodes} onLater={onCancel} />;
  const finish = async () => {
    onOn();
    const codes = await newRecoveryCodes().catch(() => null);
    if (codes) onCodes(codes);
    else setHasNoCodes(true);
  };
  if (phoneFactor) {
    return (
      <Suspense>
        <TextStep factorId={phoneFactor} submitLabel="Turn it on" onTaken={finish} />
      </Suspense>
    );
  }
  if (app) return <AppStep app={app} onOn={finish} onCancel={onCancel} />;
  return <PasswordStep onApp={setApp} onPhone={setPhoneFactor} onCancel={onCancel} />;
}

const password = v.pipe(v.string(), v.nonEmpty('Enter your password'));
const appForm = v.object({ password });
const phoneForm = v.object({ phone: typedPhone, password });

interface Proof {
  password: string;
  /** The phone that receives codes by text message. */
  phone?: string;
}

interface PasswordStepProps {
  onApp: (app: NewApp) => void;
  /** Called with the phone's factor ID. The factor becomes active with the first correct code. */
  onPhone: (factorId: string) => void;
  onCancel: () => void;
}

function PasswordStep({ onApp, onPhone, onCancel }: PasswordStepProps) {
  const canText = useSendsTexts();
  const [byText, setByText] = useState(false);
  const user = useUser();
  const email = useAddresses().data?.email ?? user.email;
  const { problem, attempt } = useAttempt();
  const { errors, isSubmitting, formProps } = useForm<Proof>({
    check: (fields) => (byText ? checkForm(phoneForm, fields) : checkForm(appForm, fields)),
    submit: (values) =>
      attempt(async () => {
        if (values.phone) onPhone(await beginTextSetUp(email, values.password, values.phone));
        else onApp(await beginSetUp(email, values.password));
      }),
  });
  return (
    <form {...formProps} className="space-y-4">
      {canText && <WayChoice byText={byText} onChoose={setByText} />}
      {byText ? (
        <Notice tone="warning" title="Who can see your texts?">
          <p>
            Texts can show up on a locked screen. Anyone who shares or pays for your phone plan may be able to
            read them or move your number to their own phone. If you’re worried about that, use an app.
          </p>
        </Notice>
      ) : (
        <p className="text-sm text-ink-soft">
          You need an authenticator app, which shows codes on your phone. Your phone may have one built in.
          Google Authenticator and Aegis work, too. First, please confirm that it’s you.
        </p>
      )}
      <ProblemNotice text={problem} />
      {byText && (
        <Field
          label="Phone number"
          name="phone"
          type="tel"
          autoComplete="tel"
          hint="We’ll use it only to send you codes."
          error={errors['phone']}
        />
      )}
      <OwnPassword email={email} error={errors['password']} />
      <Actions submit={isSubmitting ? 'Checking...' : 'Continue'} isBusy={isSubmitting} onCancel={onCancel} />
    </form>
  );
}

function WayChoice({ byText, onChoose }: { byText: boolean; onChoose: (byText: boolean) => void }) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">How do you want to get your codes?</legend>
      <RadioLine name="way" isChosen={!byText} onChoose={() => onChoose(false)}>
        From an app (safer)
      </RadioLine>
      <RadioLine name="way" isChosen={byText} onChoose={() => onChoose(true)}>
        By text
      </RadioLine>
    </fieldset>
  );
}

/** False until the configuration is known. */
function useSendsTexts(): boolean {
  const [does, setDoes] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void sendsTexts().then((answer) => isWanted && setDoes(answer));
    return () => {
      isWanted = false;
    };
  }, []);
  return does;
}

interface AppStepProps {
  app: NewApp;
  onOn: () => Promise<void>;
  onCancel: () => void;
}

function AppStep({ app, onOn, onCancel }: AppStepProps) {
  const start = useRef<HTMLParagraphElement>(null);
  // The pressed button is removed.
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
        1. Scan this code with your authenticator app.{' '}
        <span className="md:hidden">If the app is on this phone, use the link instead.</span>
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <img
          src={app.qrCode}
          alt="Scan this code with your authenticator app. You can also type in the key below."
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
        <p>If you can’t scan the code, type this key into the app:</p>
        <p className="mt-1 font-mono text-base wrap-anywhere select-all">{grouped(app.secret, ' ')}</p>
      </div>
      <p className="text-sm">2. Enter the code the app shows.</p>
      <ProblemNotice text={problem} />
      <Field
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="6 digits. The code changes every 30 seconds."
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

function Actions({ submit, isBusy, onCancel }: { submit: string; isBusy: boolean; onCancel: () => void }) {
  return (
    <DialogButtons>
      <Button type="submit" isBusy={isBusy}>
        {submit}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </DialogButtons>
  );
}
