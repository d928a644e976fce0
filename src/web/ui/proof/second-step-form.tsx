import { Suspense, useEffect, useRef, useState } from 'react';
import { recoveryCodeForm, timeCodeForm } from '#domain/account/second-step.ts';
import { checkForm } from '#web/lib/forms/check-form.ts';
import { lazyPart } from '#web/lib/loading/lazy-page.tsx';
import { takeStepByCode, takeStepByRecoveryCode } from '#web/lib/sign-in/take-second-step.ts';
import { type PhoneSteps, findPhoneStep } from '#web/lib/sign-in/take-step-by-text.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from '#web/ui/forms/code-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { ProblemNotice } from '#web/ui/status/problem-notice.tsx';
import { useAttempt } from './use-attempt.ts';

const TextStep = lazyPart(() => import('./text-step.tsx').then((module) => module.TextStep));

interface SecondStepFormProps {
  submitLabel: string;
  /** Called after the step. A thrown `StepRefusal` is shown like a wrong code. */
  onTaken: () => Promise<void>;
  cancelLabel: string;
  onCancel: () => void;
}

type Way = 'app' | 'text' | 'recovery code';

/** Asks for a code from an authenticator app or a text message, or for a recovery code. */
export function SecondStepForm({ submitLabel, onTaken, cancelLabel, onCancel }: SecondStepFormProps) {
  const phone = usePhoneStep();
  const [chosen, setWay] = useState<Way | null>(null);
  const way = chosen ?? (phone && !phone.hasApp ? 'text' : 'app');
  const others = {
    app: phone && !phone.hasApp ? null : 'Use my app instead',
    text: phone && 'Get a text instead',
    'recovery code': 'Use a recovery code',
  };
  return (
    <div className="space-y-4">
      {way === 'text' && phone ? (
        <Suspense>
          <TextStep factorId={phone.factorId} submitLabel={submitLabel} onTaken={onTaken} />
        </Suspense>
      ) : (
        <TypedCode
          key={way}
          byRecoveryCode={way === 'recovery code'}
          submitLabel={submitLabel}
          onTaken={onTaken}
        />
      )}
      <div className="flex flex-wrap justify-center gap-x-4">
        {(['app', 'text', 'recovery code'] as const).map(
          (other) =>
            other !== way &&
            others[other] && (
              <Button key={other} variant="quiet" onClick={() => setWay(other)}>
                {others[other]}
              </Button>
            ),
        )}
        <Button variant="quiet" onClick={onCancel}>
          {cancelLabel}
        </Button>
      </div>
    </div>
  );
}

/** Null until it is known, and if there is none. */
function usePhoneStep(): PhoneSteps | null {
  const [phone, setPhone] = useState<PhoneSteps | null>(null);
  useEffect(() => {
    let isWanted = true;
    void findPhoneStep()
      .catch(() => null)
      .then((found) => isWanted && setPhone(found));
    return () => {
      isWanted = false;
    };
  }, []);
  return phone;
}

interface TypedCodeProps extends Pick<SecondStepFormProps, 'submitLabel' | 'onTaken'> {
  byRecoveryCode: boolean;
}

function TypedCode({ byRecoveryCode, submitLabel, onTaken }: TypedCodeProps) {
  const input = useRef<HTMLInputElement>(null);
  const { problem, attempt } = useAttempt(() => input.current?.select());
  useEffect(() => input.current?.focus(), []);
  const { errors, isSubmitting, formProps } = useForm({
    check: (fields) => checkForm(byRecoveryCode ? recoveryCodeForm : timeCodeForm, fields),
    submit: ({ code }) =>
      attempt(async () => {
        await (byRecoveryCode ? takeStepByRecoveryCode : takeStepByCode)(code);
        await onTaken();
      }),
  });

  return (
    <form {...formProps} className="space-y-4">
      <ProblemNotice text={problem} />
      {byRecoveryCode ? (
        <Field
          ref={input}
          label="Recovery code"
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="Enter one of your ten codes. Each one works only once."
          error={errors['code']}
        />
      ) : (
        <CodeField
          ref={input}
          hint="Enter the 6-digit code from your authenticator app."
          error={errors['code']}
        />
      )}
      <Button type="submit" size="wide" isBusy={isSubmitting}>
        {isSubmitting ? 'Checking...' : submitLabel}
      </Button>
    </form>
  );
}
