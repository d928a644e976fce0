import { FieldFrame, controlClass } from '#web/ui/forms/field.tsx';
import { clockTime } from './deadline-form.ts';

interface TimeFieldProps {
  initial: string | undefined;
  /** The ID of the line below, which says which times allow reminders. */
  hintId: string;
  error: string | undefined;
}

/** The form field `time`: on blur, '9.30pm' becomes '9:30 PM'. */
export function TimeField({ initial, hintId, error }: TimeFieldProps) {
  return (
    <FieldFrame label="Time" error={error}>
      {({ 'aria-describedby': described, ...control }) => (
        <input
          {...control}
          name="time"
          defaultValue={initial}
          maxLength={40}
          autoComplete="off"
          placeholder="10:00 AM"
          aria-describedby={[described, hintId].filter(Boolean).join(' ')}
          onBlur={({ currentTarget }) => {
            currentTarget.value = clockTime(currentTarget.value.trim());
          }}
          className={`${controlClass} h-11`}
        />
      )}
    </FieldFrame>
  );
}
