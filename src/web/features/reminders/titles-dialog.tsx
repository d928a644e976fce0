import { useState } from 'react';
import { type Proof, codeProof, passwordProof, signInProof } from '#contract/account.ts';
import { proofForm, useAccountStanding } from '#web/lib/account/account-standing.ts';
import { checkForm } from '#web/lib/forms/check-form.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogButtons } from '#web/ui/dialogs/dialog-buttons.tsx';
import { ProblemNotice } from '#web/ui/status/problem-notice.tsx';
import { ProofPart } from '#web/ui/proof/proof-part.tsx';
import { problemText } from './ask-reminders.ts';

interface TitlesDialogProps {
  /** Creates the address. Rejects with the error. */
  onProven: (proof: Proof) => Promise<void>;
  onClose: () => void;
}

/** Access to an open screen must not be enough to read the titles from elsewhere. */
export function TitlesDialog({ onProven, onClose }: TitlesDialogProps) {
  const kind = proofForm(useAccountStanding().data);
  const [problem, setProblem] = useState<string | null>(null);
  const { errors, isSubmitting, formProps } = useForm<Proof>({
    check: (fields) => {
      if (kind === 'sign-in') return checkForm(signInProof, { signedInAgain: true });
      return kind === 'password'
        ? checkForm(passwordProof, { password: fields['password'] })
        : checkForm(codeProof, { code: fields['code'] });
    },
    submit: async (proof) => {
      setProblem(null);
      try {
        await onProven(proof);
      } catch (error) {
        setProblem(problemText(error));
      }
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title="Create an address with the real titles">
      <form {...formProps} className="space-y-4">
        <p>Anyone who has this address can read your titles, so please confirm that it’s you.</p>
        <ProofPart errors={errors} />
        <ProblemNotice text={problem} />
        <DialogButtons>
          {kind && (
            <Button type="submit" isBusy={isSubmitting}>
              {isSubmitting ? 'Checking...' : 'Create the address'}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
