import { useEffect, useRef, useState } from 'react';
import { recoveryCodeForm, timeCodeForm } from '#domain/second-step.ts';
import { checkForm } from '#web/lib/check-form.ts';
import { StepRefusal, takeStepByCode, takeStepByRecoveryCode } from '#web/lib/take-second-step.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Notice } from './notice.tsx';

interface SecondStepFormProps {
  submitLabel: string;
  /** After the step; what it throws as a `StepRefusal` is shown like a wrong code. */
  onTaken: () => Promise<void>;
  cancelLabel: string;
  onCancel: () => void;
}

/** Asks for the code of an authenticator app, or for a recovery code. */
export function SecondStepForm({ submitLabel, onTaken, cancelLabel, onCancel }: SecondStepFormProps) {
  const [byRecoveryCode, setByRecoveryCode] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [byRecoveryCode]);
  const { errors, isSubmitting, formProps } = useForm({
    check: (fields) => checkForm(byRecoveryCode ? recoveryCodeForm : timeCodeForm, fields),
    submit: async ({ code }) => {
      setProblem(null);
      try {
        await (byRecoveryCode ? takeStepByRecoveryCode : takeStepByCode)(code);
        await onTaken();
      } catch (error) {
        if (!(error instanceof StepRefusal)) throw error;
        setProblem(error.message);
        input.current?.select();
      }
    },
  });

  return (
    <form {...formProps} className="space-y-4">
      {problem && (
        <Notice tone="danger" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      {byRecoveryCode ? (
        <Field
          key="recovery"
          ref={input}
          label="Recovery code"
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="One of the ten you were given. Each works once."
          error={errors['code']}
        />
      ) : (
        <Field
          key="app"
          ref={input}
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint="The 6 digits that your authenticator app shows now."
          error={errors['code']}
        />
      )}
      <Button type="submit" size="wide" isBusy={isSubmitting}>
        {isSubmitting ? 'Checking...' : submitLabel}
      </Button>
      <div className="flex flex-wrap justify-center gap-x-4">
        <Button
          variant="quiet"
          onClick={() => {
            setProblem(null);
            setByRecoveryCode(!byRecoveryCode);
          }}
        >
          {byRecoveryCode ? 'Use my app instead' : 'Use a recovery code'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {cancelLabel}
        </Button>
      </div>
    </form>
  );
}
