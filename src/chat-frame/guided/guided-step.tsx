import { useState } from 'react';
import type { GuidedStep as Step } from '#contract/guided.ts';

interface GuidedStepProps {
  step: Step;
  onSend: (text: string) => void;
}

/** Steps that ask about the answers given so far. They have no number and no reason. */
const aboutTheTalk: ReadonlySet<string> = new Set(['confirm', 'check', 'which', 'delete']);

/** The open question: buttons here, or any text in the field below. */
export function GuidedStep({ step, onSend }: GuidedStepProps) {
  const isQuestion = !aboutTheTalk.has(step.slot);
  return (
    <>
      {isQuestion && (
        <p className="note" role="status">
          Question {step.number} of about {step.about}
        </p>
      )}
      <fieldset data-next tabIndex={-1} className="guided-step">
        <legend>{step.question}</legend>
        {step.isSeveral ? (
          <SeveralChoices choices={step.choices} onSend={onSend} />
        ) : (
          <div className="guided-choices">
            {step.choices.map((choice) => (
              <button key={choice} type="button" className="button-quiet" onClick={() => onSend(choice)}>
                {choice}
              </button>
            ))}
          </div>
        )}
        {step.isDate && <DayField onSend={onSend} />}
      </fieldset>
      {isQuestion && (
        <p className="note">
          {step.isPrivate
            ? 'Write your answer below. It stays on this device unless you save your page.'
            : 'Or write your answer below.'}
        </p>
      )}
      <div role="group" aria-label="About this question" className="guided-links">
        {isQuestion && <Link words="Why do you ask?" onSend={onSend} />}
        {step.canGoBack && <Link words="Back" onSend={onSend} />}
        {step.canSkip && <Link words="Skip" onSend={onSend} />}
        <Link words="Stop for now" onSend={onSend} />
      </div>
    </>
  );
}

function Link({ words, onSend }: { words: string; onSend: (text: string) => void }) {
  return (
    <button type="button" className="button-text" onClick={() => onSend(words)}>
      {words}
    </button>
  );
}

function SeveralChoices({ choices, onSend }: { choices: readonly string[]; onSend: (text: string) => void }) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  return (
    <>
      <div className="tool-ticks">
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="checkbox"
              checked={picked.includes(choice)}
              onChange={({ target }) =>
                setPicked(target.checked ? [...picked, choice] : picked.filter((one) => one !== choice))
              }
            />
            {choice}
          </label>
        ))}
      </div>
      <button
        type="button"
        className="button-main"
        onClick={() => onSend(choices.filter((one) => picked.includes(one)).join('; ') || 'None of these')}
      >
        {picked.length === 0 ? 'None of these' : `Continue with ${picked.length}`}
      </button>
    </>
  );
}

function DayField({ onSend }: { onSend: (text: string) => void }) {
  const [day, setDay] = useState('');
  return (
    <div className="guided-day tool-field">
      <label htmlFor="guided-day">Pick a date</label>
      <input id="guided-day" type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      <button type="button" className="button-quiet" disabled={day === ''} onClick={() => onSend(day)}>
        Use this date
      </button>
    </div>
  );
}
