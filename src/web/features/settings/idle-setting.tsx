import { useState } from 'react';
import { chooseIdleLock, idleLocks, readIdleLock } from '#web/lib/session/idle-lock.ts';
import { Card } from '#web/ui/card.tsx';
import { RadioLine } from './radio-line.tsx';

/** Applies only to this browser. */
export function IdleSetting() {
  const [chosen, setChosen] = useState(() => readIdleLock().minutes);
  const choose = (minutes: number) => {
    chooseIdleLock(minutes);
    setChosen(minutes);
  };
  return (
    <Card>
      <fieldset>
        <legend id="idle-title" className="font-serif text-lg font-semibold">
          Sign out when you’re away
        </legend>
        <p className="mt-1 mb-2 text-sm text-ink-soft">
          If there’s no activity for this long, we hide the page and sign you out. Anything you haven’t saved
          will be lost. This setting applies only to this browser.
        </p>
        <div className="-mb-2 flex flex-wrap gap-x-6 max-sm:flex-col">
          {idleLocks.map((minutes) => (
            <RadioLine
              key={minutes}
              name="idle-lock"
              isChosen={chosen === minutes}
              onChoose={() => choose(minutes)}
            >
              {minutes === 0 ? 'Off' : `After ${minutes} minutes`}
            </RadioLine>
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
