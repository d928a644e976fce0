import { useEffect, useRef, useState } from 'react';
import { textCodeForm } from '#domain/account/second-step.ts';
import { checkForm } from '#web/lib/forms/check-form.ts';
import { sendStepText, takeStepByText } from '#web/lib/sign-in/take-step-by-text.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from '#web/ui/forms/code-field.tsx';
import { ProblemNotice } from '#web/ui/status/problem-notice.tsx';
import { useAttempt } from './use-attempt.ts';

interface TextStepProps {
  factorId: string;
  submitLabel: string;
  /** Called after the step. A thrown `StepRefusal` is shown like a wrong code. */
  onTaken: () => Promise<void>;
}

/** Requires a code by text message, which is sent only on request. */
export function TextStep({ factorId, submitLabel, onTaken }: TextStepProps) {
  const [challengeId, setChallengeId] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const start = useRef<HTMLParagraphElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // The pressed button is removed, so the focus must be moved.
  useEffect(() => (challengeId ? input : start).current?.focus(), [challengeId]);

  const { problem, attempt } = useAttempt(() => input.current?.select());
  async function send(): Promise<void> {
    setIsSending(true);
    await attempt(async () => setChallengeId(await sendStepText(factorId))).finally(() =>
      setIsSending(false),
    );
  }
  const { errors, isSubmitting, formProps } = useForm({
    check: (fields) => checkForm(textCodeForm, fields),
    submit: ({ code }) =>
      attempt(async () => {
        if (!challengeId) return;
        await takeStepByText({ factorId, challengeId, code });
        await onTaken();
      }),
  });

  return (
    <form {...formProps} className="space-y-4">
      <p ref={start} tabIndex={-1} className="text-sm outline-none">
        {challengeId
          ? 'We sent a text to your phone. It can take a minute.'
          : 'We can text a code to your phone. The text contains only the code.'}
      </p>
      <ProblemNotice text={problem} />
      {challengeId && (
        <>
          <CodeField
            ref={input}
            hint="Enter the 6-digit code from the text. It works for 5 minutes."
            error={errors['code']}
          />
          <Button type="submit" size="wide" isBusy={isSubmitting}>
            {isSubmitting ? 'Checking...' : submitLabel}
          </Button>
        </>
      )}
      <Button
        variant={challengeId ? 'quiet' : 'primary'}
        size="wide"
        isBusy={isSending}
        onClick={() => void send()}
      >
        {challengeId ? 'Send a new code' : 'Send me a code'}
      </Button>
    </form>
  );
}
