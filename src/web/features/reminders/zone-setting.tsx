import { FieldFrame, controlClass } from '#web/ui/forms/field.tsx';
import { useSave } from './queries.ts';

export function ZoneSetting({ zone }: { zone: string }) {
  const { change } = useSave();
  const zones = [...new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted();
  return (
    <FieldFrame label="Time zone" hint="Your deadline times use this time zone.">
      {(control) => (
        <select
          {...control}
          value={zone}
          onChange={({ target }) => void change({ zone: target.value })}
          className={`${controlClass} h-11 max-w-sm`}
        >
          {zones.map((one) => (
            <option key={one} value={one}>
              {one.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
