import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Transcript } from '#contract/transcript.ts';
import { useUser } from '#web/lib/session/session.tsx';
import { showToast } from '#web/lib/toast-store.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogButtons } from '#web/ui/dialogs/dialog-buttons.tsx';
import { LoadError } from '#web/ui/status/load-error.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { problemText } from './ask-chat.ts';
import { mailTranscript, readTranscript } from './queries.ts';
import { TickLine } from './tick-line.tsx';

interface MailDialogProps {
  /** The conversation's ID. Null if the dialog is closed. */
  conversation: string | null;
  onClose: () => void;
}

/** Shows the whole email before it can be sent. */
export function MailDialog({ conversation, onClose }: MailDialogProps) {
  return (
    <Dialog isOpen={conversation !== null} onClose={onClose} title="Email a copy">
      {conversation && <EmailPreview conversation={conversation} onClose={onClose} />}
    </Dialog>
  );
}

function EmailPreview({ conversation, onClose }: { conversation: string; onClose: () => void }) {
  const { id } = useUser();
  const { data, error, refetch } = useQuery({
    queryKey: ['transcript', id, conversation],
    queryFn: () => readTranscript(conversation),
    staleTime: 0,
    gcTime: 0,
  });
  if (error) {
    return (
      <LoadError
        title="We couldn’t create the copy"
        description={problemText(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="h-64" />;
  if (!data.mail) return <MailIsOff />;
  return (
    <SendForm
      key={data.mail.version}
      conversation={conversation}
      mail={data.mail}
      isSensitive={data.isSensitive}
      onClose={onClose}
      onChanged={() => void refetch()}
    />
  );
}

function MailIsOff() {
  return (
    <div className="space-y-4">
      <p>
        Emailed copies are off. Anyone who can open your inbox, on any phone or computer, can read your email.
        If your inbox is safe, you can turn copies on in Settings.
      </p>
      <AppLink to="/settings?tab=data#emailed-copies-title" className={buttonClass({ variant: 'secondary' })}>
        Go to Settings
      </AppLink>
    </div>
  );
}

interface SendFormProps {
  conversation: string;
  mail: NonNullable<Transcript['mail']>;
  isSensitive: boolean;
  onClose: () => void;
  onChanged: () => void;
}

function SendForm({ conversation, mail, isSensitive, onClose, onChanged }: SendFormProps) {
  const [isTicked, setIsTicked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(): Promise<void> {
    if (isSensitive && !isTicked) {
      setProblem('If it’s safe for you to get an email about this, check the box first.');
      return;
    }
    setIsBusy(true);
    setProblem(null);
    try {
      await mailTranscript(conversation, { version: mail.version, includesSensitive: isTicked });
      onClose();
      showToast({ title: 'Your copy is on its way' });
    } catch (error) {
      setProblem(problemText(error));
      onChanged();
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="space-y-4">
      <p>This is the whole email. We’ll send it once, and only to your own address.</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
        <dt className="text-ink-soft">To</dt>
        <dd className="font-semibold wrap-anywhere">{mail.to}</dd>
        <dt className="text-ink-soft">Subject</dt>
        <dd className="font-semibold">{mail.subject}</dd>
      </dl>
      <section
        aria-label="Text of the email"
        tabIndex={0}
        className="max-h-60 overflow-y-auto rounded-control border border-line bg-paper p-3 text-sm"
      >
        <pre className="font-sans wrap-anywhere whitespace-pre-wrap">{mail.text}</pre>
      </section>
      {isSensitive && (
        <TickLine className="rounded-card bg-apricot-soft p-3" isOn={isTicked} onChange={setIsTicked}>
          Safety came up in this conversation. I’ve thought about who could see this email, and it’s safe for
          me.
        </TickLine>
      )}
      {problem && (
        <Notice tone="danger" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <DialogButtons>
        <Button isBusy={isBusy} onClick={() => void send()}>
          {isBusy ? 'Sending...' : 'Send this email'}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Don’t send
        </Button>
      </DialogButtons>
    </div>
  );
}
