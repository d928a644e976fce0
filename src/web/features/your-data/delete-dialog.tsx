import { useState } from 'react';
import type { DeletionReceipt } from '#contract/account.ts';
import { GRACE_DAYS } from '#domain/account/account-closing.ts';
import { checkForm } from '#web/lib/forms/check-form.ts';
import { clearAccountData } from '#web/lib/quick-exit/quick-exit.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { ProblemNotice } from '#web/ui/status/problem-notice.tsx';
import { deleteAccount, problemText } from '#web/lib/account/account-client.ts';
import { ChoiceLines } from './choice-lines.tsx';
import { deletionForms } from './forms.ts';
import { ProofPart } from '#web/ui/proof/proof-part.tsx';
import { proofForm, useAccountStanding } from '#web/lib/account/account-standing.ts';
import { DeletionEffects } from './what-goes.tsx';

interface DeleteDialogProps {
  onClose: () => void;
  /** Called when the person wants to make an export first. */
  onCopy: () => void;
}

export function DeleteDialog({ onClose, onCopy }: DeleteDialogProps) {
  const [receipt, setReceipt] = useState<DeletionReceipt | null>(null);
  if (receipt) return <AccountEnded receipt={receipt} />;
  return (
    <Dialog isOpen onClose={onClose} title="Delete my account" placement="bottom">
      <DeletionForm onCopy={onCopy} onEnded={setReceipt} />
    </Dialog>
  );
}

interface DeletionFormProps {
  onCopy: () => void;
  onEnded: (receipt: DeletionReceipt) => void;
}

function DeletionForm({ onCopy, onEnded }: DeletionFormProps) {
  const kind = proofForm(useAccountStanding().data);
  const [when, setWhen] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { errors, isSubmitting, formProps } = useForm({
    check: (fields) => checkForm(deletionForms[kind ?? 'code'], { when: '', ...fields }),
    submit: async (deletion) => {
      setRefusal(null);
      try {
        const receipt = await deleteAccount(deletion);
        clearAccountData();
        onEnded(receipt);
      } catch (error) {
        setRefusal(problemText(error));
      }
    },
  });
  return (
    <form {...formProps} className="space-y-4">
      <DeletionEffects onCopy={onCopy} />
      <ChoiceLines
        legend="When should we delete your account?"
        name="when"
        choices={[
          {
            value: 'later',
            text: `In ${GRACE_DAYS} days. We’ll close it now. To keep it, sign in before then.`,
          },
          { value: 'now', text: 'Right away. You can’t undo this.' },
        ]}
        error={errors['when']}
        onChoose={setWhen}
      />
      <ProofPart errors={errors} />
      <ProblemNotice text={refusal} />
      {kind && (
        <Button type="submit" variant="danger" size="wide" isBusy={isSubmitting}>
          {buttonText(when, isSubmitting)}
        </Button>
      )}
    </form>
  );
}

function buttonText(when: string, isSubmitting: boolean): string {
  if (isSubmitting) return 'One moment...';
  if (when === 'later') return 'Close it now';
  return when === 'now' ? 'Delete it for good' : 'Delete my account';
}

/** The session has ended and nothing is stored here any more: only the sign-in screen is left. */
function AccountEnded({ receipt }: { receipt: DeletionReceipt }) {
  const { deletesAt, payments } = receipt;
  const title = deletesAt ? 'Your account is closed' : 'Your account is deleted';
  return (
    <Dialog isOpen onClose={leave} title={title} placement="bottom">
      <div className="space-y-4">
        {deletesAt ? (
          <p>
            We’ll delete it on <strong>{longDay(deletesAt)}</strong>. To keep it, sign in before then.
          </p>
        ) : (
          <p>Everything in it is gone.</p>
        )}
        {payments === 'ended' && (
          <p>{deletesAt ? 'Your plan won’t renew.' : 'Your plan has ended. You won’t be charged again.'}</p>
        )}
        {payments === 'pending' && (
          <Notice tone="warning">
            <p>
              We couldn’t reach Stripe to end your plan. We’ll try again every hour until it’s done. You don’t
              need to do anything.
            </p>
          </Notice>
        )}
        <p className="text-sm text-ink-soft">
          You’re signed out, and we’ve cleared what this browser saved. Its history may still show the pages
          you visited.
        </p>
        <Button size="wide" onClick={leave}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}

function leave(): void {
  location.replace('/auth');
}

function longDay(moment: string): string {
  return new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long' });
}
