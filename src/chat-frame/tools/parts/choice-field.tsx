import { Labeled } from './labeled.tsx';

interface ChoiceFieldProps<Choice extends string> {
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  isQuiet?: boolean;
  value: Choice;
  onChange: (value: Choice) => void;
  options: readonly (readonly [value: Choice, name: string])[];
}

export function ChoiceField<Choice extends string>({
  value,
  onChange,
  options,
  ...labelled
}: ChoiceFieldProps<Choice>) {
  return (
    <Labeled {...labelled}>
      {(field) => (
        <select {...field} value={value} onChange={(event) => onChange(event.target.value as Choice)}>
          {options.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Labeled>
  );
}

/** Names from the content, in the order of their IDs. */
export function optionsOf<Choice extends string>(
  ids: readonly Choice[],
  nameOf: (id: Choice) => string,
): (readonly [Choice, string])[] {
  return ids.map((id) => [id, nameOf(id)] as const);
}
