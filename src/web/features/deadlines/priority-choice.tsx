import { type Priority, priorities } from '#domain/reminders/deadline-fields.ts';

const words = { high: 'High', medium: 'Medium', low: 'Low' } as const;

/** The form field `priority`: three radio buttons in a row. */
export function PriorityChoice({ chosen }: { chosen: Priority }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Priority</legend>
      <div className="grid grid-cols-3 gap-2">
        {priorities.map((priority) => (
          <label
            key={priority}
            className="flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control border border-edge px-2 text-sm has-checked:border-pine has-checked:bg-pine-soft has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine"
          >
            <input
              type="radio"
              name="priority"
              value={priority}
              defaultChecked={priority === chosen}
              className="size-4"
            />
            {words[priority]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
