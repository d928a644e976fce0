import type { PaperLine } from '../paper.ts';

export interface Candidate {
  line: number;
  name: string;
}

/** Words between the two names. */
export const separator = /^(?:and|v\.?s?\.?|versus|-? ?against ?-?)\W*$/i;
export const anyRole = /\b(?:petitioner|plaintiff|respondent|defendant)\b/i;

/** The next line above or below in the same column that isn't drawn with characters. */
export function nextInColumn(
  caption: readonly PaperLine[],
  at: number,
  step: 1 | -1,
): { text: string; at: number } | undefined {
  const own = caption[at]?.box;
  for (let line = at + step; line >= 0 && line < caption.length; line += step) {
    const { text = '', box } = caption[line] ?? {};
    if (/[A-Za-z]/.test(text) && (!own || !box || Math.abs(own.left - box.left) < 0.06))
      return { text, at: line };
  }
  return undefined;
}

/** Removes the characters of a caption's frame: a column of section signs or brackets. */
export function plain(text: string): string {
  return text
    .replaceAll('\u2019', "'")
    .replaceAll(/[§|\]}{[]+/g, ' ')
    .replaceAll(/(?:^|\s)[():]+(?=\s|$)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/\)+$/, '')
    .trim();
}

const notAName =
  /(?<!\p{L})(?:court|county|state|case|cause|index|docket|no|number|judge|dept|department|part|division|file|filed|summons|petition|complaint|answer|motion|notice|order|plan|agreement|affidavit|decree|judgment|dissolution|marriage|divorce|custody|support|children|child|minor|interest|matter|street|road|avenue|lane|clerk|attorney|bar|phone|telephone|address|email|plaintiff|defendant|petitioner|respondent|date|time|pro|se|against|hearing|judicial|family|law|form|with|without|for|to|by|in|on|is|are|was|has|you|your|the|this|that|and|or|an|of|city|floor|type|response|request|temporary|proposed|financial|statement|disclosure|settlement|marital|parenting|protective|name|names|copy|box|check|dear|party|information|filing|details|courses?|education|dep|deputy|magistrate|commissioner|referee|hon|civil|entry)(?!\p{L})/iu;

export function nameIn(text: string): string | null {
  const name = text
    .replace(/ ?\((?:DOB|born|age)\b[^)]*\)?/i, '')
    .replace(/^(?:and|vs?\.?|-?against-?|of|:|,)\s+/i, '')
    .replace(/(?:,|,? )(?:(?:and|v\.?s?\.?|-?against-?)[\s,.]*)$/i, '')
    .replace(/,? ?(?:an individual|pro se|in pro per|self-represented|husband|wife|father|mother)$/i, '')
    .replace(/^[\s,.:;()-]+|[\s,;:()-]+$/g, '')
    .replace(/(?<=[A-Za-z]{3})\.$/, '');
  const words = name.split(' ');
  if (words.length < 2 || words.length > 6 || notAName.test(name) || /\d|_|\$/.test(name)) return null;
  return words.every(
    (word) => /^\p{Lu}/u.test(word) || /^(?:de|la|del|van|von|der|di|da|al|el|y|bin)$/.test(word),
  )
    ? name
    : null;
}
