import type { ReminderSettings } from '#contract/reminders.ts';
import { FieldFrame, controlClass } from '#web/ui/forms/field.tsx';
import { TickLine } from './choice-line.tsx';
import { useSave } from './queries.ts';

const NIGHT = { quietFrom: 22 * 60, quietTo: 7 * 60 };

export function QuietSetting({ settings }: { settings: Pick<ReminderSettings, 'quietFrom' | 'quietTo'> }) {
  const { change } = useSave();
  const { quietFrom, quietTo } = settings;
  const isOn = quietFrom !== quietTo;
  return (
    <fieldset>
      <legend className="font-semibold">Quiet hours</legend>
      <TickLine isOn={isOn} onChange={(wanted) => void change(wanted ? NIGHT : { quietFrom: 0, quietTo: 0 })}>
        Don’t send anything during these hours
      </TickLine>
      {isOn && (
        <div className="grid max-w-sm grid-cols-2 gap-4">
          <TimeOfDay
            label="From"
            minutes={quietFrom}
            onChange={(minutes) => void change({ quietFrom: minutes })}
          />
          <TimeOfDay label="To" minutes={quietTo} onChange={(minutes) => void change({ quietTo: minutes })} />
        </div>
      )}
      {isOn && (
        <p className="mt-1 text-sm text-ink-soft">
          If a reminder is due during quiet hours, we send it after they end. If that’s too late, we send it
          just before they start.
        </p>
      )}
    </fieldset>
  );
}

function TimeOfDay(props: { label: string; minutes: number; onChange: (minutes: number) => void }) {
  const { label, minutes, onChange } = props;
  return (
    <FieldFrame label={label}>
      {(control) => (
        <input
          {...control}
          key={minutes}
          type="time"
          defaultValue={written(minutes)}
          // Not saved while typing: an incomplete time is valid, too.
          onBlur={({ target }) => {
            const [hour, minute] = target.value.split(':').map(Number);
            const chosen = (hour ?? Number.NaN) * 60 + (minute ?? Number.NaN);
            if (Number.isInteger(chosen) && chosen !== minutes) onChange(chosen);
          }}
          className={`${controlClass} h-11`}
        />
      )}
    </FieldFrame>
  );
}

function written(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
