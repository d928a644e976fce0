import { useState } from 'react';
import { showToast } from '#web/lib/toast-store.ts';
import { problemText } from './ask-chat.ts';
import { useChangeKeeping } from './queries.ts';
import { TickLine } from './tick-line.tsx';

export function SharingSetting({ isOn }: { isOn: boolean }) {
  const change = useChangeKeeping();
  const [isBusy, setIsBusy] = useState(false);

  async function share(sharesUnanswered: boolean): Promise<void> {
    setIsBusy(true);
    try {
      await change({ sharesUnanswered });
      showToast({ title: sharesUnanswered ? 'Saved' : 'Saved, and the shared questions are deleted' });
    } catch (error) {
      showToast({ title: 'It could not be saved', description: problemText(error), variant: 'destructive' });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div>
      <h4 className="font-sans text-base font-semibold">Questions that found no answer</h4>
      <TickLine className="mt-1" isOn={isOn} isDisabled={isBusy} onChange={(is) => void share(is)}>
        You may read those questions of mine, to write what is missing. Only from now on, for 30 days, and
        never from a conversation about danger or one that is not kept. Without this we only count them.
      </TickLine>
    </div>
  );
}
