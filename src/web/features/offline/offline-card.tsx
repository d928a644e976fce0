import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '#web/lib/session.tsx';
import { showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogButtons } from '#web/ui/dialog-buttons.tsx';
import { isKeptHere, keepHere, keepNoMore, offlineSize } from './keep-here.ts';

/** In the settings, for this browser alone. Nothing is kept and no worker runs before somebody says yes here. */
export function OfflineCard({ keepDeadlines }: { keepDeadlines: (userId: string) => Promise<void> }) {
  const { id } = useUser();
  const size = useQuery({ queryKey: ['offline-size'], queryFn: offlineSize, networkMode: 'always' });
  const [isOn, setIsOn] = useState(() => isKeptHere(id));
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  async function change(next: boolean): Promise<void> {
    setIsAsking(false);
    setIsBusy(true);
    try {
      await (next ? keepHere(id, keepDeadlines) : keepNoMore());
      showToast({ title: next ? 'Kept on this device' : 'Nothing is kept here any more' });
    } catch {
      showToast({
        title: 'That did not work',
        description: 'Nothing is kept here. Check your connection, then try again.',
        variant: 'destructive',
      });
    } finally {
      setIsOn(isKeptHere(id));
      setIsBusy(false);
    }
  }

  return (
    <>
      <Card aria-labelledby="offline-title" className="space-y-3">
        <div>
          <h3 id="offline-title" className="text-lg">
            Keep the library and help on this device
          </h3>
          <p className="mt-1 text-sm text-ink-soft">
            You can then read them without a connection, and your deadlines as you last saw them.
            {typeof size.data === 'number' && ` It takes about ${megabytes(size.data)} MB.`}
          </p>
          <p className="mt-2 text-sm text-ink-soft">
            {isOn ? 'On. It ends when you sign out here.' : 'Off. Nothing is kept for that.'}
            {size.data === null && !isOn && ' This browser cannot do it now.'}
          </p>
        </div>
        {isOn ? (
          <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => void change(false)}>
            Turn off
            <span className="sr-only"> reading without a connection</span>
          </Button>
        ) : (
          <Button
            variant="secondary"
            size="small"
            isBusy={isBusy}
            disabled={typeof size.data !== 'number'}
            onClick={() => setIsAsking(true)}
          >
            Turn on
            <span className="sr-only"> reading without a connection</span>
          </Button>
        )}
        <p className="mt-1 border-t border-line pt-4 text-sm text-ink-soft">
          You never need to add this site to your home screen. If you do, the icon stays there for anyone to
          see. Signing out does not remove it, and neither does Quick exit. You can first choose another name
          and icon above.
        </p>
      </Card>
      {/* Beside the card: in it, it would count as its last line and leave room below the one that shows. */}
      <Dialog isOpen={isAsking} onClose={() => setIsAsking(false)} title="Is it safe to keep this here?">
        <div className="space-y-3">
          <p>
            The pages of the library and of help stay on this device, and so does your list of deadlines.
            Chats are not kept.
          </p>
          <p>
            Someone who can look deep into this device may find them, also when you are away. Does anyone else
            use it?
          </p>
          <p className="text-sm text-ink-soft">Signing out here removes all of it, and so does Quick exit.</p>
        </div>
        <DialogButtons>
          <Button onClick={() => void change(true)}>Yes, keep it here</Button>
          <Button variant="secondary" onClick={() => setIsAsking(false)}>
            Leave it off
          </Button>
        </DialogButtons>
      </Dialog>
    </>
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
