import { Search } from 'lucide-react';
import { controlClass } from '#web/ui/forms/field.tsx';

interface FindFieldProps {
  words: string;
  onChange: (words: string) => void;
  /** The person is about to type, so preload the search. */
  onWanted: () => void;
}

export function FindField({ words, onChange, onWanted }: FindFieldProps) {
  return (
    <search className="relative ml-auto max-w-md grow basis-80">
      <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-5 text-ink-soft" />
      <input
        type="search"
        aria-label="Find a setting"
        placeholder="Find a setting"
        autoComplete="off"
        value={words}
        onFocus={onWanted}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onChange('')}
        className={`${controlClass} h-11 pl-10`}
      />
    </search>
  );
}
