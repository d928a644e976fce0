import { isAnnex, isCapital, isCaption, isTitle, joinHeadingLines } from './heading-lines.ts';
import { headings } from './kind-headings.ts';
import type { PaperLine } from '../paper.ts';
import type { PaperKind } from './paper-kinds.ts';

export interface TitleMatch {
  kind: PaperKind;
  line: number;
  from: number;
  to: number;
  rank: number;
}

/** The title, searched first in lines in capitals, then in lines in title case. */
export function titleOf(first: readonly PaperLine[]): TitleMatch | null {
  return bestTitle(first, isCapital) ?? bestTitle(first, isTitle) ?? null;
}

function bestTitle(
  first: readonly PaperLine[],
  isHeading: (text: string) => boolean,
): TitleMatch | undefined {
  const matches = first
    .slice(0, Math.max(30, Math.ceil(first.length * 0.6)))
    .flatMap(({ text }, line) =>
      isHeading(text) && !isCaption(text) && !isAnnex(first, line)
        ? matchesIn(joinHeadingLines(first, line, isHeading), text, line)
        : [],
    );
  return bestOf(matches, first);
}

/** The first matching heading. A protective order anywhere in the headings takes priority. */
function bestOf(matches: readonly TitleMatch[], first: readonly PaperLine[]): TitleMatch | undefined {
  const protective = matches.find(({ kind }) => kind === 'protective-order');
  if (protective) return protective;
  const clear = matches.filter(({ line }) => !/^to(?: the)?\b/i.test(first[line]?.text ?? ''));
  return clear.toSorted((a, b) => a.line - b.line || a.from - b.from || a.rank - b.rank)[0];
}

/** Matches in the whole heading that begin in its first line. */
function matchesIn(whole: string, own: string, line: number): TitleMatch[] {
  const plain = whole
    .replaceAll('\u2019', "'")
    .replaceAll(/(?<=[A-Z])[l1|](?=[A-Z])/g, 'I')
    .replaceAll(/(?<=[A-Z])0(?=[A-Z])/g, 'O');
  return headings.flatMap(([kind, pattern], rank) => {
    const match = pattern.exec(plain);
    if (!match || match.index >= own.length) return [];
    return [{ kind, line, from: match.index, to: Math.min(own.length, match.index + match[0].length), rank }];
  });
}
