import type { FlagKind } from '../flag.ts';

export interface PhraseRule {
  kind: FlagKind;
  pattern: RegExp;
}

const macros: Readonly<Record<string, string>> = {
  YOU: '(?:you|u|ya)',
  /** "your a liar" is a common misspelling in angry messages. */
  YOURE: "(?:you're|youre|you are|you were|you have been|you've been|ur|u r|u are|your(?= an? ))",
  DONT: "(?:don't|dont|do not|didn't|didnt|did not|never)",
  ILL: "(?:i'll|i will|i'm going to|i am going to|i'm gonna|im gonna|im going to|ill|i'm about to|i'd|i would|i can|i could)",
  YOULL: "(?:you'll|you will|youll|you're going to|you are going to|you're gonna|ur gonna|u will|u'll)",
  WONT: "(?:won't|wont|will not|don't|dont|do not|can't|cant|cannot|'m not|am not|im not|never|refuse to|not going to)",
  KID: '(?:kids?|children|child|sons?|daughters?|boys?|girls?|bab(?:y|ies)|toddler)',
  THEM: '(?:them|him|her|(?:the|my|your|our|those) (?:own )?(?:kids?|children|child|sons?|daughters?|boys?|girls?|baby))',
  LAWYER: '(?:lawyer|attorney|counsel)',
  /** Matches the end of a clause. */
  END: '(?= ?(?:[.,;:!?)\\n]|$))',
};

/**
 * `{YOU}` and the other macros stand for wordings, `{n}` for up to n words of the same clause. Patterns start and end
 * at word boundaries and ignore case.
 */
export function phrases(kind: FlagKind, sources: readonly string[]): PhraseRule[] {
  return sources.map((source) => ({ kind, pattern: compile(source) }));
}

export function compile(source: string): RegExp {
  const expanded = source
    .replace(/\{([A-Z]+)\}/g, (_whole, name: string) => macros[name] ?? name)
    .replace(/\{(\d)\} ?/g, "(?:[\\w'$-]+,? ){0,$1}");
  return new RegExp(`(?<![\\w'])(?:${expanded})(?![\\w])`, 'gi');
}
