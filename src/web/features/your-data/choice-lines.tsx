import { type ReactNode, useId } from 'react';
import { AlertGlyph } from '#web/ui/glyphs.tsx';

const lineClass =
  'flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-edge px-3 py-2.5 ' +
  'has-checked:border-pine has-checked:bg-pine-soft has-focus-visible:outline-2 ' +
  'has-focus-visible:outline-offset-2 has-focus-visible:outline-pine';

interface ChoiceLinesProps {
  legend: string;
  name: string;
  choices: readonly { value: string; text: ReactNode }[];
  error: string | undefined;
  onChoose: (value: string) => void;
}

/** There is no default: both answers have consequences. */
export function ChoiceLines({ legend, name, choices, error, onChoose }: ChoiceLinesProps) {
  const id = useId();
  return (
    <fieldset className="space-y-2">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      {choices.map(({ value, text }) => (
        <label key={value} className={lineClass}>
          <input
            type="radio"
            name={name}
            value={value}
            className="mt-0.5 size-5 shrink-0"
            aria-describedby={error ? id : undefined}
            onChange={() => onChoose(value)}
          />
          <span>{text}</span>
        </label>
      ))}
      {error && (
        <p id={id} className="flex items-start gap-1.5 text-sm text-danger">
          <AlertGlyph className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
