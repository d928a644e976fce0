import { Labeled } from './labeled.tsx';

interface TextFieldProps {
  label: string;
  hint?: string;
  problem?: string | undefined;
  isQuiet?: boolean;
  value: string;
  onChange: (value: string) => void;
  /** Number of lines for a longer text. One line by default. */
  rows?: number;
  type?: 'text' | 'date';
  inputMode?: 'decimal' | 'numeric';
}

export function TextField({ value, onChange, rows, type = 'text', inputMode, ...labelled }: TextFieldProps) {
  return (
    <Labeled {...labelled}>
      {(field) =>
        rows ? (
          <textarea {...field} rows={rows} value={value} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <input
            {...field}
            type={type}
            // Its values must not be suggested on a shared computer.
            autoComplete="off"
            inputMode={inputMode}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Labeled>
  );
}
