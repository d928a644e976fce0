import type { TextFinding } from './case-number.ts';
import type { PaperLine, Place } from '../paper.ts';
import { doubtsAt, runningText } from '../text/running-text.ts';

export type PartySide = 'first' | 'second';

export interface Parties {
  /** The party that began the case: petitioner or plaintiff. */
  first: TextFinding | null;
  /** The other party: respondent or defendant. */
  second: TextFinding | null;
}

const CAPTION_LINES = 45;

const firstRole =
  /\b(?:co-?)?(?:petitioner|plaintiff|applicant|movant|father\/petitioner|mother\/petitioner)(?:\/(?:petitioner|plaintiff|father|mother|husband|wife|counter-?defendant))?(?: ?\(s\)|\/?s)?\b/i;
const secondRole =
  /\b(?:co-?petitioner\/)?(?:co-?)?(?:respondent|defendant)(?:\/(?:respondent|defendant|father|mother|husband|wife|counter-?plaintiff))?(?: ?\(s\)|\/?s)?\b/i;

interface Candidate {
  line: number;
  name: string;
}

/**
 * The names in the caption. The person must confirm them, because the styles of courts differ more than the rules cover.
 */
export function findParties(lines: readonly PaperLine[]): Parties {
  const caption = lines.slice(0, CAPTION_LINES);
  const marriage = fromMarriage(caption);
  const first =
    fromLabel(caption, firstRole) ??
    fromHeaded(caption, firstRole) ??
    fromRole(caption, firstRole) ??
    marriage[0];
  const second =
    fromLabel(caption, secondRole) ??
    fromHeaded(caption, secondRole) ??
    fromRole(caption, secondRole) ??
    marriage[1];
  return { first: finding(lines, 'first', first), second: finding(lines, 'second', second) };
}

/** Matches "PETITIONER: Jane Q. Doe", "Petitioner/Plaintiff: JANE DOE", "Plaintiff's name: Jane Doe". */
function fromLabel(caption: readonly PaperLine[], role: RegExp): Candidate | undefined {
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

/** Matches "Plaintiff's name, address, and telephone no.:" above the name, in a form's box. */
function fromHeaded(caption: readonly PaperLine[], role: RegExp): Candidate | undefined {
  const heading = new RegExp(String.raw`^${role.source}'?s? name\b.{0,60}$`, 'i');
  const at = caption.findIndex(({ text }) => heading.test(plain(text)));
  const own = caption[at]?.box;
  if (!own) return undefined;
  const line = caption.findIndex(
    ({ text, box }, below) =>
      below > at && box !== null && Math.abs(box.left - own.left) < 0.06 && nameIn(plain(text)) !== null,
  );
  const name = nameIn(plain(caption[line]?.text ?? ''));
  return name && line - at < 6 ? { line, name } : undefined;
}

/** Matches "JANE Q. DOE, Petitioner," in one line, or the role below the name. */
function fromRole(caption: readonly PaperLine[], role: RegExp): Candidate | undefined {
  const inline = new RegExp(
    String.raw`^(.{4,60}?),? +(?:the )?${role.source}[\s,.;:]*(?:(?:and|v\.?s?\.?|-?against-?)[\s,.]*)?$`,
    'i',
  );
  const alone = new RegExp(
    String.raw`^(?:the |name of )?${role.source}(?: ?(?:,|and|/|-)? ?(?:pro se|in pro per|counter-?\w+))?[\s,.;:]*(?:(?:and|v\.?s?\.?|-?against-?)[\s,.]*)?$`,
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
    if (/\b(?:petitioner|plaintiff|respondent|defendant)\b/i.test(words)) return undefined;
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
function fromMarriage(caption: readonly PaperLine[]): (Candidate | undefined)[] {
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

/** Removes the characters of a caption's frame: a column of section signs or brackets. */
function plain(text: string): string {
  return text
    .replaceAll('\u2019', "'")
    .replaceAll(/[§|\]}{[]+/g, ' ')
    .replaceAll(/(?:^|\s)[():]+(?=\s|$)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/\)+$/, '')
    .trim();
}

const notAName =
  /\b(?:court|county|state|case|cause|index|docket|no|number|judge|dept|department|part|division|file|filed|summons|petition|complaint|answer|motion|notice|order|plan|agreement|affidavit|decree|judgment|dissolution|marriage|divorce|custody|support|children|child|minor|interest|matter|street|road|avenue|lane|clerk|attorney|bar|phone|telephone|address|email|plaintiff|defendant|petitioner|respondent|date|time|pro|se|against|hearing|judicial|family|law|form|with|without|for|to|by|in|on|is|are|was|has|you|your|the|this|that|and|or|an|of|city|floor|type|response|request|temporary|proposed|financial|statement|disclosure|settlement|marital|parenting|protective|name|names|copy|box|check)\b/i;

function nameIn(text: string): string | null {
  const name = text
    .replace(/^(?:and|vs?\.?|-?against-?|of|:|,)\s+/i, '')
    .replace(/,? ?(?:(?:and|v\.?s?\.?|-?against-?)[\s,.]*)$/i, '')
    .replace(/,? ?(?:an individual|pro se|in pro per|self-represented|husband|wife|father|mother)$/i, '')
    .replace(/^[\s,.:;()-]+|[\s,;:()-]+$/g, '')
    .replace(/(?<=[A-Za-z]{3})\.$/, '');
  const words = name.split(' ');
  if (words.length < 2 || words.length > 6 || notAName.test(name) || /\d|_|\$/.test(name)) return null;
  return words.every(
    (word) => /^[A-Z]/.test(word) || /^(?:de|la|del|van|von|der|di|da|al|el|y|bin)$/.test(word),
  )
    ? name
    : null;
}

function finding(
  lines: readonly PaperLine[],
  side: PartySide,
  found: Candidate | undefined,
): TextFinding | null {
  const line = found && lines[found.line];
  if (!line) return null;
  const from = Math.max(0, line.text.indexOf(found.name));
  const places: Place[] = [
    { line: found.line, from, to: Math.min(line.text.length, from + found.name.length) },
  ];
  return { id: `party-${side}`, places, doubts: doubtsAt(runningText(lines), places), value: found.name };
}
