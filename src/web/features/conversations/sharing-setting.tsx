import { useState } from 'react';
import { TickLine } from './tick-line.tsx';
import { useSaveSetting } from './use-save-setting.ts';

export function SharingSetting({ isOn }: { isOn: boolean }) {
  const save = useSaveSetting();
  const [isBusy, setIsBusy] = useState(false);

  async function share(sharesUnanswered: boolean): Promise<void> {
    setIsBusy(true);
    await save(
      { sharesUnanswered },
      sharesUnanswered ? 'Saved' : 'Saved. We deleted the questions you shared.',
    );
    setIsBusy(false);
  }

  return (
    <div>
      <h4 id="sharing-title" className="font-sans text-base font-semibold">
        Questions we couldn’t answer
      </h4>
      <TickLine className="mt-1" isOn={isOn} isDisabled={isBusy} onChange={(is) => void share(is)}>
        You may read my questions that didn’t get an answer, so you can write the missing answers. This covers
        only new questions, and each one is kept for 30 days. It never covers a private chat or a conversation
        about danger. If this is off, you only count my questions.
      </TickLine>
    </div>
  );
}
