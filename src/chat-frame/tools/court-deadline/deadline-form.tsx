import { type RefObject, useState } from 'react';
import { deadlineWords } from '#content/tools/court-deadline.ts';
import { stateChoices } from '#domain/retrieval/us-state.ts';
import { deadlineTool } from '#domain/tools/court-deadline/deadline-tool.ts';
import type { ResultOf } from '#domain/tools/tool.ts';
import { ChoiceField } from '../parts/choice-field.tsx';
import { KeepButton } from '../parts/save-button.tsx';
import { SourceList } from '../parts/source-list.tsx';
import { TextField } from '../parts/text-field.tsx';
import { useTool } from '../parts/use-tool.ts';
import { AddDeadline } from './add-deadline.tsx';
import { CountedDays } from './counted-days.tsx';

const tool = deadlineTool(deadlineWords);
const ways = [
  ['state', 'Days to answer divorce papers'],
  ['own', 'Another deadline counted in days'],
] as const;
const states = [['', 'Choose a state'] as const, ...stateChoices];
const units = [
  ['calendar', 'All days'],
  ['court', 'Only days when courts are open'],
] as const;
const directions = [
  ['after', 'After the date above'],
  ['before', 'Before the date above'],
] as const;
const rolls = [
  ['next-open-day', 'Move to the next day the court is open'],
  ['none', 'Keep that date'],
] as const;

export function DeadlineForm() {
  const [way, setWay] = useState<(typeof ways)[number][0]>('state');
  const [event, setEvent] = useState('');
  const [state, setState] = useState('');
  const [days, setDays] = useState('');
  const [unit, setUnit] = useState<(typeof units)[number][0]>('calendar');
  const [direction, setDirection] = useState<(typeof directions)[number][0]>('after');
  const [roll, setRoll] = useState<(typeof rolls)[number][0]>('next-open-day');
  const { form, forget, submit, problemAt, result, answer, input: used } = useTool(tool);
  // An empty field is not a number, so the tool then asks for one.
  const count = { days: days.trim() === '' ? undefined : Number(days), unit, direction, roll };
  const input = way === 'state' ? { event, state: state || undefined } : { event, count };

  return (
    <>
      <form ref={form} noValidate onChange={forget} onSubmit={submit(input)}>
        <ChoiceField label="What do you want to count?" value={way} onChange={setWay} options={ways} />
        <TextField
          label={way === 'state' ? 'The day you got the papers' : 'The date to count from'}
          type="date"
          value={event}
          onChange={setEvent}
          problem={problemAt('event')}
        />
        {way === 'state' ? (
          <ChoiceField
            label="State the court is in"
            value={state}
            onChange={setState}
            options={states}
            problem={problemAt('state') ?? problemAt('')}
          />
        ) : (
          <>
            <TextField
              label="Number of days"
              inputMode="numeric"
              value={days}
              onChange={setDays}
              problem={problemAt('count.days')}
            />
            <ChoiceField label="Which days count" value={unit} onChange={setUnit} options={units} />
            <ChoiceField label="Count" value={direction} onChange={setDirection} options={directions} />
            <ChoiceField
              label="If the court is closed on the last day"
              value={roll}
              onChange={setRoll}
              options={rolls}
            />
          </>
        )}
        <button type="submit" className="button-main">
          Count the days
        </button>
      </form>
      {result && <Answer counted={result} heading={answer} input={used} />}
    </>
  );
}

interface AnswerProps {
  counted: ResultOf<typeof deadlineTool>;
  heading: RefObject<HTMLHeadingElement | null>;
  input: object | null;
}

function Answer({ counted, heading, input }: AnswerProps) {
  if (counted.kind === 'unknown') {
    return (
      <section className="tool-answer">
        <h3 ref={heading} tabIndex={-1}>
          We don’t have a verified rule for this state
        </h3>
        <p>{counted.text}</p>
      </section>
    );
  }
  return (
    <section className="tool-answer">
      <h3 ref={heading} tabIndex={-1}>
        Plan for {counted.deadline.date}
      </h3>
      <p className="tool-notice">{counted.confirm}</p>
      <ol className="tool-list">
        {counted.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {counted.exception && <p>{counted.exception}</p>}
      {counted.holidays && <p className="note">{counted.holidays}</p>}
      <div className="tool-actions">
        <AddDeadline key={counted.deadline.date} deadline={counted.deadline} />
        <KeepButton tool={tool.name} input={input} />
      </div>
      <CountedDays days={counted.days} due={counted.due} closures={deadlineWords.closures} />
      <SourceList sources={counted.sources} />
    </section>
  );
}
