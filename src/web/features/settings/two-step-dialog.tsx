import { useState } from 'react';
import { showToast } from '#web/lib/toast-store.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { SecondStepForm } from '#web/ui/proof/second-step-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { newRecoveryCodes, turnOff } from './two-step-actions.ts';
import type { TwoStepTask } from './two-step-card.tsx';
import { TwoStepSetUp } from './two-step-set-up.tsx';

interface TwoStepDialogProps {
  task: TwoStepTask;
  factorId: string | null;
  /** Called when the second step or its recovery codes have changed. */
  onChanged: () => void;
  onClose: () => void;
}

const titles: Record<TwoStepTask, string> = {
  'set-up': 'Two-step sign-in',
  'new-codes': 'New recovery codes',
  'turn-off': 'Turn off two-step sign-in',
};

export function TwoStepDialog({ task, factorId, onChanged, onClose }: TwoStepDialogProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const show = (made: readonly string[]) => {
    setCodes(made);
    onChanged();
  };
  return (
    // The codes are shown only once, so the dialog closes only when the person confirms that they have stored them.
    <Dialog isOpen onClose={codes ? undefined : onClose} title={codes ? 'Your recovery codes' : titles[task]}>
      {codes ? (
        <RecoveryCodes codes={codes} isFirstSet={task === 'set-up'} onKept={onClose} />
      ) : (
        <Task task={task} factorId={factorId} onCodes={show} onChanged={onChanged} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface TaskProps extends TwoStepDialogProps {
  onCodes: (codes: readonly string[]) => void;
}

function Task({ task, factorId, onCodes, onChanged, onClose }: TaskProps) {
  if (task === 'set-up') return <TwoStepSetUp onOn={onChanged} onCodes={onCodes} onCancel={onClose} />;
  const finish = {
    'new-codes': async () => onCodes(await newRecoveryCodes()),
    'turn-off': async () => {
      if (factorId) await turnOff(factorId);
      onChanged();
      onClose();
      showToast({
        title: 'Two-step sign-in is off',
        description: 'From now on, you’ll need only your password to sign in.',
      });
    },
  };
  return (
    <div className="space-y-4">
      <p className="text-sm text-ink-soft">
        {task === 'turn-off'
          ? 'After that, you’ll need only your password to sign in.'
          : 'The recovery codes you have now will stop working.'}
      </p>
      <SecondStepForm
        submitLabel={task === 'turn-off' ? 'Turn it off' : 'Create new codes'}
        onTaken={finish[task]}
        cancelLabel="Cancel"
        onCancel={onClose}
      />
    </div>
  );
}
