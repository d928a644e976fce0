import { useState } from 'react';
import { deadlineWords } from '#content/tools/court-deadline.ts';
import { type PeriodFinding, countableDays } from '#domain/papers/body/periods.ts';
import { deadlineTool } from '#domain/tools/court-deadline/deadline-tool.ts';
import { Button } from '#web/ui/button.tsx';
import { controlClass } from '#web/ui/forms/field.tsx';
import type { AddDeadline } from './use-add-deadline.ts';

interface PeriodCountProps {
  period: PeriodFinding;
  source: string;
  onAdd: AddDeadline;
}

const counter = deadlineTool(deadlineWords);

/** The person enters the start of the period, which most papers don't contain. */
export function PeriodCount({ period, source, onAdd }: PeriodCountProps) {
  const [event, setEvent] = useState('');
  const days = countableDays(period);
  if (days === null) return <p className="text-sm text-ink-soft">{byHand(period)}</p>;
  const counted = event === '' ? null : countedFrom(period, days, event, source);
  return (
    <div className="space-y-2 rounded-control border border-line p-3">
      <label className="block text-sm">
        {period.trigger ? `The date to count from (“${period.trigger}”)` : 'The date to count from'}
        <input
          type="date"
          value={event}
          onChange={({ target }) => setEvent(target.value)}
          className={`${controlClass} mt-1 h-11 max-w-56`}
        />
      </label>
      {counted && (
        <>
          <ul className="list-disc space-y-1 pl-5 text-sm">
            {counted.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
          <p className="text-sm text-ink-soft">{counted.confirm}</p>
          <Button size="small" variant="secondary" onClick={() => onAdd(counted.deadline)}>
            Add to Deadlines
          </Button>
        </>
      )}
    </div>
  );
}

function countedFrom(period: PeriodFinding, days: number, event: string, source: string) {
  const outcome = counter.run({
    event,
    count: { days, unit: 'calendar', direction: period.direction, roll: 'none' },
    title: `Time limit (${source})`.slice(0, 80),
  });
  return outcome.ok && outcome.result.kind === 'counted' ? outcome.result : null;
}

function byHand({ unit, doubts }: PeriodFinding): string {
  if (doubts.includes('ambiguous'))
    return 'The document gives two numbers here. Ask the clerk which one applies.';
  if (unit === 'court days')
    return 'Court days skip weekends and court holidays. Ask the clerk what the last day is.';
  return 'We can’t figure out this date for you. Ask the clerk what the last day is.';
}
