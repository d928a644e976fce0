import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '#web/lib/session/session.tsx';
import { showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogButtons } from '#web/ui/dialogs/dialog-buttons.tsx';
import { isOfflineEnabled, enableOffline, disableOffline, offlineSize } from './keep-here.ts';

/**
 * In the settings, for this browser only. Nothing is stored and no service worker runs before the person agrees here.
 */
export function OfflineCard({ keepDeadlines }: { keepDeadlines: (userId: string) => Promise<void> }) {
  const { id } = useUser();
  const size = useQuery({ queryKey: ['offline-size'], queryFn: offlineSize, networkMode: 'always' });
  const [isOn, setIsOn] = useState(() => isOfflineEnabled(id));
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  async function change(next: boolean): Promise<void> {
    setIsAsking(false);
    setIsBusy(true);
    try {
      await (next ? enableOffline(id, keepDeadlines) : disableOffline());
      showToast({ title: next ? 'Saved on this device' : 'Nothing is saved on this device anymore' });
    } catch {
      showToast({
        title: 'That didn’t work',
        description: 'Nothing was saved here. Check your connection, then try again.',
        variant: 'destructive',
      });
    } finally {
      setIsOn(isOfflineEnabled(id));
      setIsBusy(false);
    }
  }

  return (
    <>
      <Card aria-labelledby="offline-title" className="space-y-3">
        <div>
          <h3 id="offline-title" className="text-lg">
            Read the library and help offline
          </h3>
          <p className="mt-1 text-sm text-ink-soft">
            You can read these pages without a connection, along with your deadlines as of your last visit.
            {typeof size.data === 'number' && ` They take up about ${megabytes(size.data)} MB.`}
          </p>
          <p className="mt-2 text-sm text-ink-soft">
            {isOn ? 'On until you sign out on this device.' : 'Off. Nothing is saved for offline reading.'}
            {size.data === null && !isOn && ' This browser can’t save pages right now.'}
          </p>
        </div>
        {isOn ? (
          <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => void change(false)}>
            Turn off
            <span className="sr-only"> offline reading</span>
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
            <span className="sr-only"> offline reading</span>
          </Button>
        )}
        <p className="mt-1 border-t border-line pt-4 text-sm text-ink-soft">
          You don’t need to add this site to your home screen. If you do, anyone can see the icon there.
          Signing out doesn’t remove it, and neither does Quick exit. You can choose a different name and icon
          above before you add it.
        </p>
      </Card>
      {/* Outside the card: inside it, it would count as the last line and leave space below the visible one. */}
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Is it safe to save these pages on this device?"
      >
        <div className="space-y-3">
          <p>
            The library, the help pages, and your list of deadlines will be saved on this device. Chats won’t
            be saved.
          </p>
          <p>
            Someone who searches this device may find these pages, even after you close this site. Does anyone
            else use this device?
          </p>
          <p className="text-sm text-ink-soft">
            Signing out on this device removes everything saved, and so does Quick exit.
          </p>
        </div>
        <DialogButtons>
          <Button onClick={() => void change(true)}>Yes, save these pages</Button>
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
