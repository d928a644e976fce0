import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import type { Proof } from '#contract/account.ts';
import { ownZone } from '#web/lib/files/calendar-file.ts';
import { lazyPart } from '#web/lib/loading/lazy-page.tsx';
import { useUser } from '#web/lib/session/session.tsx';
import { showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldFrame, controlClass } from '#web/ui/forms/field.tsx';
import { makeAddress, problemText, removeAddress } from './ask-reminders.ts';
import { useCalendar } from './queries.ts';

const TitlesDialog = lazyPart(() => import('./titles-dialog.tsx').then((module) => module.TitlesDialog));

/** A secret address from which another calendar loads the deadlines until it is revoked. It is shown only once. */
export function CalendarAddress({ showsTitles }: { showsTitles: boolean }) {
  const { id } = useUser();
  const queries = useQueryClient();
  const { data: calendar } = useCalendar();
  const [url, setUrl] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);

  async function show(made: string | null): Promise<void> {
    setUrl(made);
    await queries.invalidateQueries({ queryKey: ['calendar', id] });
    // The pressed button may have been replaced.
    title.current?.focus({ preventScroll: true });
  }
  async function run(work: () => Promise<string | null>): Promise<void> {
    setIsBusy(true);
    try {
      await show(await work());
    } catch (error) {
      showToast({
        title: 'We couldn’t save your change',
        description: problemText(error),
        variant: 'destructive',
      });
    } finally {
      setIsBusy(false);
    }
  }
  const make = () => run(async () => (await makeAddress({ zone: ownZone(), showsTitles: false })).url);
  async function makeWithTitles(proof: Proof): Promise<void> {
    const { url: made } = await makeAddress({ zone: ownZone(), showsTitles: true, proof });
    setIsAsking(false);
    await show(made);
  }
  const remove = () => run(async () => removeAddress().then(() => null));

  return (
    <div>
      <h4 ref={title} tabIndex={-1} className="font-sans text-base font-semibold">
        A calendar address that updates automatically
      </h4>
      <p className="mb-2 text-sm text-ink-soft">
        {calendar?.address
          ? `You have an address. It shows ${calendar.address.showsTitles ? 'the real titles' : 'no titles'}.`
          : 'You don’t have an address yet. With an address, your calendar app can show your deadlines.'}
      </p>
      {url && <ShownOnce url={url} />}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          isBusy={isBusy}
          onClick={() => (showsTitles ? setIsAsking(true) : void make())}
        >
          {calendar?.address ? 'Create a new address' : 'Create an address'}
        </Button>
        {calendar?.address && (
          <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => void remove()}>
            Remove address
          </Button>
        )}
      </div>
      {isAsking && (
        <Suspense>
          <TitlesDialog onProven={makeWithTitles} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}

function ShownOnce({ url }: { url: string }) {
  return (
    <FieldFrame
      label="Your secret address"
      hint="Copy it into your calendar app now. We show it only once. Anyone who has the address can see these entries. Creating a new address or changing your password cancels this one."
    >
      {(control) => (
        <input
          {...control}
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
          className={`${controlClass} h-11`}
        />
      )}
    </FieldFrame>
  );
}
