import { type RefObject, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface SearchWords {
  field: RefObject<HTMLInputElement | null>;
  words: string;
  isSearching: boolean;
  setWords: (words: string) => void;
  clear: () => void;
  /** Keeps the words for when somebody comes back to this page by Back. */
  keep: () => void;
}

/**
 * What somebody looks for. It is kept with the page's entry in the history and not in its address, where it
 * would be read by whoever opens the history.
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
      // The button that was pressed goes away.
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
