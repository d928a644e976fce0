import type { PaperLine } from '../paper.ts';
import { isOnOneRow } from '../text/page-layout.ts';
import { type Candidate, anyRole, nameIn, nextInColumn, plain } from './party-names.ts';

/** Matches "Jane Doe v. John Doe", and "VERSUS" on a line or in a row between two names. */
export function fromVersus(caption: readonly PaperLine[]): (Candidate | undefined)[] {
  for (const [line, { text }] of caption.entries()) {
    const words = plain(text).replace(/^(?:in )?re:? /i, '');
    const inline = /^(.{4,60}?),? (?:v\.|vs\.?|versus) (.{4,60})$/i.exec(words);
    const [first, second] = [nameIn(inline?.[1] ?? ''), nameIn(inline?.[2] ?? '')];
    if (first && second && first !== second) return [first, second].map((name) => ({ line, name }));
    if (!/^(?:v\.|vs\.?|versus)$/i.test(words)) continue;
    const sides = ([-1, 1] as const).map((step) => nameBeside(caption, line, step));
    if (sides[0] && sides[1]) return sides;
  }
  return [];
}

function nameBeside(caption: readonly PaperLine[], at: number, step: 1 | -1): Candidate | undefined {
  const isRow = isOnOneRow(caption[at], caption[at + step]);
  const inRow = isRow ? nameIn(plain(caption[at + step]?.text ?? '')) : null;
  if (inRow) return { line: at + step, name: inRow };
  let next = nextInColumn(caption, at, step);
  while (next && anyRole.test(next.text)) next = nextInColumn(caption, next.at, step);
  const name = next && nameIn(plain(next.text));
  return next && name ? { line: next.at, name } : undefined;
}

/** Matches "JANE Q. DOE, Petitioner," in one line, or the role below the name. */
export function fromRole(caption: readonly PaperLine[], role: RegExp): Candidate | undefined {
  const inline = new RegExp(
    String.raw`^(.{4,60}?),? +\(?(?:the )?${role.source}\)?[\s,.;:]*(?:(?:and|v\.?s?\.?|-?against-?)[\s,.]*)?$`,
    'i',
  );
  const alone = new RegExp(
    String.raw`^(?:the |name of )?${role.source}(?: ?(?:,|and|/|-)? ?(?:pro se|in pro per|counter-?\w+)| ?\([^)]*\))?[\s,.;:]*(?:(?:and|v\.?s?\.?|-?against-?)[\s,.]*)?$`,
    'i',
  );
  for (const [line, { text }] of caption.entries()) {
    const words = plain(text);
    const before = nameIn(inline.exec(words)?.[1] ?? '');
    if (before) return { line, name: before };
    if (!alone.test(words)) continue;
    const above = nameAbove(caption, line);
    if (above) return above;
  }
  return undefined;
}

/** The closest line above in the same column that can be a name. */
function nameAbove(caption: readonly PaperLine[], line: number): Candidate | undefined {
  const own = caption[line]?.box;
  for (let above = line - 1; above >= Math.max(0, line - 7); above -= 1) {
    const candidate = caption[above];
    if (!candidate) return undefined;
    if (own && candidate.box && !isSameColumn(own, candidate.box)) continue;
    const words = plain(candidate.text);
    if (anyRole.test(words)) return undefined;
    const name = nameIn(words);
    if (name) return { line: above, name };
  }
  return undefined;
}

/** A role is often indented below its name, in the same half of the page. */
function isSameColumn(own: { left: number; width: number }, other: { left: number; width: number }): boolean {
  return own.left < 0.48 === other.left < 0.48;
}

/** Matches "In re the Marriage of: A and B", over one line or several. Texas adds "and in the interest of" the children. */
export function fromMarriage(caption: readonly PaperLine[]): (Candidate | undefined)[] {
  const start = caption.findIndex(({ text }) =>
    /\b(?:in re|in the matter of|matter of)\b.*\b(?:marriage|union|partnership|parentage)\b|\bin re:? the marriage\b|\bmarriage of\b/i.test(
      plain(text),
    ),
  );
  if (start < 0 || /[a-z]{3} [a-z]{3,}.*\.$/.test(caption[start]?.text ?? '')) return [];
  const names: Candidate[] = [];
  for (let line = start; line < Math.min(caption.length, start + 9) && names.length < 2; line += 1) {
    const words = plain(caption[line]?.text ?? '').replace(/^.*\bmarriage(?: of)?:?/i, '');
    if (/in the interest of/i.test(words)) break;
    for (const part of words.split(/\band\b|&/i)) {
      const name = nameIn(
        part.replace(/,? *(?:the )?(?:petitioner|respondent|plaintiff|defendant|husband|wife)\b.*$/i, ''),
      );
      if (name) names.push({ line, name });
    }
  }
  return [names[0], names[1]];
}
