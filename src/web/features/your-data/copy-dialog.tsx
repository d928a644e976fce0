import { useId, useState } from 'react';
import { copyName } from '#domain/account/account-closing.ts';
import { checkForm } from '#web/lib/forms/check-form.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { ProblemNotice } from '#web/ui/status/problem-notice.tsx';
import { TickBox } from '#web/ui/forms/tick-box.tsx';
import { problemText } from '#web/lib/account/account-client.ts';
import { ChoiceLines } from './choice-lines.tsx';
import { copyForms } from './forms.ts';
import { ProofPart } from '#web/ui/proof/proof-part.tsx';
import { proofForm, useAccountStanding } from '#web/lib/account/account-standing.ts';

export function CopyDialog({ onClose }: { onClose: () => void }) {
  const [isMade, setIsMade] = useState(false);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isMade ? 'Your data was downloaded' : 'Download my data'}
      placement="bottom"
    >
      {isMade ? <CopyMade onClose={onClose} /> : <CopyForm onMade={() => setIsMade(true)} />}
    </Dialog>
  );
}

function CopyForm({ onMade }: { onMade: () => void }) {
  const kind = proofForm(useAccountStanding().data);
  const [device, setDevice] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const tick = useId();
  const [name] = useState(() => copyName(new Date()));
  const { errors, isSubmitting, formProps } = useForm({
    check: (fields) => checkForm(copyForms[kind ?? 'code'], { device: '', ...fields }),
    submit: async ({ device: _asked, withBrowser, ...proof }) => {
      setRefusal(null);
      try {
        const { makeCopy } = await import('./make-copy.ts');
        await makeCopy(name, proof, withBrowser === 'yes');
        onMade();
      } catch (error) {
        setRefusal(problemText(error));
      }
    },
  });
  return (
    <form {...formProps} className="space-y-4">
      <p>
        You’ll get one file, <strong>{name}</strong>, in this device’s Downloads folder. It has your chats,
        dates, steps, plan, and sign-ins. We won’t email anything.
      </p>
      <LastCopy />
      <ChoiceLines
        legend="Is this device safe?"
        name="device"
        choices={[
          { value: 'own', text: 'Yes, no one else can open it' },
          { value: 'shared', text: 'No, or I’m not sure' },
        ]}
        error={errors['device']}
        onChoose={setDevice}
      />
      {device === 'shared' && (
        <Notice tone="warning" role="status">
          <p>
            Anyone who opens the Downloads folder on this device can read the whole file. If you can, wait
            until you’re on a safe device. If you can’t, move the file to a safe place, delete it here, and
            empty the trash.
          </p>
        </Notice>
      )}
      <label htmlFor={tick} className="flex min-h-11 items-center gap-3">
        <TickBox id={tick} name="withBrowser" value="yes" defaultChecked />
        <span>Include what’s saved only in this browser, such as saved cases</span>
      </label>
      <ProofPart errors={errors} />
      <ProblemNotice text={refusal} />
      {kind && (
        <Button type="submit" size="wide" isBusy={isSubmitting}>
          {isSubmitting ? 'Preparing your data...' : 'Download'}
        </Button>
      )}
    </form>
  );
}

/** An export by another person who has the password or the mailbox would leave this trace. */
function LastCopy() {
  const { data } = useAccountStanding();
  if (!data?.copiedAt) return null;
  const day = new Date(data.copiedAt).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
  return (
    <p className="text-sm text-ink-soft">
      Your data was last downloaded on {day}. If that wasn’t you,{' '}
      {data.proof === 'password' ? 'choose a new password.' : 'check your sign-ins in Settings.'}
    </p>
  );
}

function CopyMade({ onClose }: { onClose: () => void }) {
  return (
    <div className="space-y-4">
      <p role="status">
        It’s in your Downloads folder on this device. Keep it somewhere only you can see it. The README.txt
        inside explains what each file is.
      </p>
      <Button size="wide" onClick={onClose}>
        Done
      </Button>
    </div>
  );
}
