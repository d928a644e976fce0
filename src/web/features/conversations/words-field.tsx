import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { controlClass } from '#web/ui/forms/field.tsx';

/** The delay (ms) between the last key and the request. */
const PAUSE_MS = 300;

export function WordsField({ onSearch }: { onSearch: (words: string) => void }) {
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => onSearch(words.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, onSearch]);
  return (
    <search className="block min-w-0 flex-1 basis-56">
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-ink-soft"
        />
        <input
          type="search"
          aria-label="Search your conversations"
          placeholder="Search your conversations"
          autoComplete="off"
          maxLength={200}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className={`${controlClass} h-11 pl-10 [&::-webkit-search-cancel-button]:hidden`}
        />
      </div>
    </search>
  );
}
