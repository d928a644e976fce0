import { Search } from 'lucide-react';
import { controlClass } from '#web/ui/forms/field.tsx';
import type { SearchWords } from './use-search-words.ts';

export function SearchField({ field, words, setWords, keep }: SearchWords) {
  return (
    <search className="block max-w-md">
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-ink-soft"
        />
        <input
          ref={field}
          type="search"
          aria-label="Search the library"
          placeholder="Search the library"
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onBlur={keep}
          className={`${controlClass} h-11 pl-10 [&::-webkit-search-cancel-button]:hidden`}
        />
      </div>
    </search>
  );
}
