import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { controlClass } from '#web/ui/forms/field.tsx';
import type { Fact } from './facts.ts';
import type { Check } from './use-checks.ts';

/** A form to correct a date or text that was read from the paper. */
export function Correction({ fact, onDone }: { fact: Fact; onDone: (check: Check | null) => void }) {
  const [value, setValue] = useState(fact.value);
  const [day, setDay] = useState(fact.date?.day ?? '');
  const [time, setTime] = useState(fact.date?.time ?? '');
  const isDate = fact.date !== undefined;
  const isFilled = isDate ? day !== '' : value.trim() !== '';
  const corrected: Check = isDate
    ? { standing: 'corrected', day, time: time || null }
    : { standing: 'corrected', value: value.trim().slice(0, 500) };
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isFilled) onDone(corrected);
      }}
    >
      {isDate ? (
        <>
          <label className="text-sm">
            Date
            <input
              type="date"
              value={day}
              onChange={({ target }) => setDay(target.value)}
              className={`${controlClass} h-11`}
            />
          </label>
          <label className="text-sm">
            Time
            <input
              type="time"
              value={time}
              onChange={({ target }) => setTime(target.value)}
              className={`${controlClass} h-11`}
            />
          </label>
        </>
      ) : (
        <label className="min-w-0 flex-1 basis-56 text-sm">
          {fact.label}
          <input
            value={value}
            maxLength={500}
            onChange={({ target }) => setValue(target.value)}
            className={`${controlClass} h-11`}
          />
        </label>
      )}
      <Button type="submit" size="small" disabled={!isFilled}>
        Save correction
      </Button>
      <Button size="small" variant="quiet" onClick={() => onDone(null)}>
        Cancel
      </Button>
    </form>
  );
}
