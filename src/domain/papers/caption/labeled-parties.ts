import type { PaperLine } from '../paper.ts';
import { isOnOneRow } from '../text/page-layout.ts';
import { type Candidate, anyRole, nameIn, nextInColumn, plain, separator } from './party-names.ts';

/** Matches "PETITIONER: Jane Q. Doe", "Petitioner/Plaintiff: JANE DOE", "Plaintiff's name: Jane Doe". */
export function fromLabel(caption: readonly PaperLine[], role: RegExp): Candidate | undefined {
  const label = new RegExp(
    String.raw`^[\s§|()]*${role.source}(?:'s? name)?(?: ?\((?:name|print)[^)]*\))? ?: ?(.+)$`,
    'i',
  );
  for (const [line, { text }] of caption.entries()) {
    const name = nameIn(label.exec(plain(text))?.[1] ?? '');
    if (name) return { line, name };
  }
  return undefined;
}

/**
 * Matches a form's label with the name beside or below: "Petitioner:", "Name Of Plaintiff (person filing)", "PLAINTIFF
 * (Name: First, Middle, Last)". Without a colon, the label may be that of the name above.
 */
export function fromHeaded(
  caption: readonly PaperLine[],
  role: RegExp,
  other?: string,
): Candidate | undefined {
  const heading = new RegExp(
    String.raw`^(?:and )?(?:(?:name of )?${role.source}(?:\/s)?(?:'?s? name\b.{0,60}| ?\([^)]*(?:name|person|other|first)[^)]*\)?)?:?|name of ${role.source})$`,
    'i',
  );
  for (const [at, { text, box }] of caption.entries()) {
    const above = nextInColumn(caption, at, -1)?.text ?? '';
    const label = `${/^name \(/i.test(text) ? `${above} ` : ''}${text}`.replace(/[§|\s]+$/, '');
    const isMarked = /[:)]$|\bname\b/i.test(label);
    if (!box || !isMarked || !heading.test(plain(label))) continue;
    const name = nameIn(plain(above));
    const isOfAbove = name !== null && name !== other && !label.endsWith(':');
    const found = isOfAbove ? undefined : nameBelow(caption, at, box.left);
    if (found) return found;
  }
  return undefined;
}

/** The first name to the right of a label or below it. Another label, "and" or "v." ends the search. */
function nameBelow(caption: readonly PaperLine[], at: number, left: number): Candidate | undefined {
  for (let line = at + 1; line < Math.min(caption.length, at + 8); line += 1) {
    const own = caption[line];
    const isBeside = line === at + 1 && isOnOneRow(caption[at], own);
    if (!own?.box || (!isBeside && Math.abs(own.box.left - left) >= 0.06)) continue;
    const words = plain(own.text);
    const isInRow = isOnOneRow(caption[line - 1], own) || isOnOneRow(own, caption[line + 1]);
    if (separator.test(words) && isInRow) continue;
    if (anyRole.test(words) && isBeside) continue;
    if (separator.test(words) || anyRole.test(words)) return undefined;
    const name = nameIn(words);
    if (name) return { line, name };
  }
  return undefined;
}
