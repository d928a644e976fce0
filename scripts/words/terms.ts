import type { ProductWord } from './all-words.ts';

/** Words that the product doesn't use, and phrases in which they are allowed. */
export interface Term {
  use: string;
  not: RegExp;
  except: readonly string[];
}

/** The rows of the table below a heading of `docs/voice.md`. */
export function readTerms(page: string, heading: 'Terms' | 'Terms of the interface'): Term[] {
  const section = page.split(/^#+ /m).find((each) => each.startsWith(`${heading}\n`)) ?? '';
  return section.split('\n').flatMap((line) => {
    const [before, use = '', cell = '', after] = line.split('|').map((each) => each.trim());
    if (before !== '' || after !== '' || use === 'Use' || /^-+$/.test(use)) return [];
    const except = [...cell.matchAll(/\(([^)]*)\)/g)].flatMap(([, phrases = '']) => phrases.split(', '));
    const banned = cell.replaceAll(/\s*\([^)]*\)/g, '').split(', ');
    return [{ use, not: new RegExp(`\\b(?:${banned.join('|')})\\b`, 'i'), except }];
  });
}

/** Texts with a word that the product doesn't use: `file:line  word → use`. */
export function breachesOf(terms: readonly Term[], words: readonly ProductWord[]): string[] {
  return words.flatMap(({ file, line, text }) =>
    terms.flatMap(({ use, not, except }) => {
      const rest = except.reduce((left, phrase) => left.replaceAll(phrase, ' '), text);
      const [found] = not.exec(rest) ?? [];
      return found === undefined ? [] : [`${file}:${line}  ${found} → ${use}: ${text}`];
    }),
  );
}
