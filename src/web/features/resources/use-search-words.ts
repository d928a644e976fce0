import { type RefObject, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface SearchWords {
  field: RefObject<HTMLInputElement | null>;
  words: string;
  isSearching: boolean;
  setWords: (words: string) => void;
  clear: () => void;
  /** Keeps the query for when the person returns to this page with Back. */
  keep: () => void;
}

/**
 * The search query. It is stored with the history entry and not in the URL, because the browser's history could reveal
 * it.
 */
export function useSearchWords(): SearchWords {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(() => keptWords(state));
  return {
    field,
    words,
    isSearching: words.trim() !== '',
    setWords,
    clear: () => {
      setWords('');
      // The pressed button is removed.
      field.current?.focus();
    },
    keep: () => {
      if (words !== keptWords(state))
        void navigate({ pathname, search }, { replace: true, state: { words } });
    },
  };
}

function keptWords(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('words' in state)) return '';
  return typeof state.words === 'string' ? state.words : '';
}
