import { useState } from 'react';
import * as v from 'valibot';
import { checkForm } from '#web/lib/forms/check-form.ts';
import { StepRefusal } from '#web/lib/sign-in/take-second-step.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogButtons } from '#web/ui/dialogs/dialog-buttons.tsx';
import { OwnPassword } from '#web/ui/proof/own-password.tsx';
import { ProblemNotice } from '#web/ui/status/problem-notice.tsx';
import { SecondStepForm } from '#web/ui/proof/second-step-form.tsx';
import { type Proof, type SignInOption, type WaysIn, connect, disconnect } from './ways-in.ts';

interface WaysInDialogProps {
  wayIn: SignInOption;
  waysIn: WaysIn;
  onChanged: () => Promise<void>;
  onClose: () => void;
}

/** An open screen is not enough to add or remove a sign-in method: the change requires a proof of identity. */
export function WaysInDialog({ wayIn, waysIn, onChanged, onClose }: WaysInDialogProps) {
  const { provider, identity } = wayIn;
  const verb = identity ? 'Disconnect' : 'Connect';
  async function finish(proof: Proof): Promise<void> {
    if (!identity) return connect(provider, proof);
    await disconnect(identity, proof);
    onClose();
    await onChanged();
    showToast({ title: 'Disconnected', description: `You can no longer sign in with ${provider.name}.` });
  }
  return (
    <Dialog isOpen onClose={onClose} title={`${verb} ${provider.name}`}>
      <div className="space-y-4">
        <p className="text-sm text-ink-soft">
          {identity
            ? `After that, you won’t be able to sign in with ${provider.name}.`
            : `You’ll go to ${provider.name} and then come back here. That company will know that you use this app.`}
        </p>
        {waysIn.hasSecondStep ? (
          <SecondStepForm
            submitLabel={verb}
            onTaken={() => finish(null)}
            cancelLabel="Cancel"
            onCancel={onClose}
          />
        ) : (
          <PasswordForm
            email={waysIn.hasPassword ? waysIn.email : null}
            submitLabel={verb}
            onProven={finish}
            onCancel={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}

interface PasswordFormProps {
  /** Null if there is no password to ask for; the session must then be recent. */
  email: string | null;
  submitLabel: string;
  onProven: (proof: Proof) => Promise<void>;
  onCancel: () => void;
}

const passwordForm = v.object({ password: v.pipe(v.string(), v.nonEmpty('Enter your password')) });

function PasswordForm({ email, submitLabel, onProven, onCancel }: PasswordFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { errors, isSubmitting, formProps } = useForm({
    check: (fields) => checkForm(passwordForm, email === null ? { password: 'none' } : fields),
    submit: async ({ password }) => {
      setProblem(null);
      try {
        await onProven(email === null ? null : { email, password });
      } catch (error) {
        setProblem(error instanceof StepRefusal ? error.message : 'That didn’t work. Try again in a moment.');
      }
    },
  });
  return (
    <form {...formProps} className="space-y-4">
      <ProblemNotice text={problem} />
      {email === null ? (
        <p className="text-sm">You can do this only within 10 minutes of signing in.</p>
      ) : (
        <OwnPassword email={email} error={errors['password']} />
      )}
      <DialogButtons>
        <Button type="submit" isBusy={isSubmitting}>
          {isSubmitting ? 'Checking...' : submitLabel}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </DialogButtons>
    </form>
  );
}
