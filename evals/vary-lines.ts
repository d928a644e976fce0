import type { TopicLine } from './safety-lines.ts';

const swaps: Readonly<Record<string, string>> = {
  he: 'she',
  she: 'he',
  him: 'her',
  her: 'him',
  his: 'her',
  hes: 'shes',
  "he's": "she's",
  "she's": "he's",
  himself: 'herself',
  herself: 'himself',
  husband: 'wife',
  wife: 'husband',
  boyfriend: 'girlfriend',
  girlfriend: 'boyfriend',
  dad: 'mom',
  mom: 'dad',
  father: 'mother',
  mother: 'father',
  son: 'daughter',
  daughter: 'son',
  brother: 'sister',
  sister: 'brother',
};
const partners = ['ex', 'husband', 'wife', 'partner', 'spouse', 'stbx', 'soon to be ex'];
const openings = [
  "I'm going through a divorce.",
  'We have been separated since march.',
  "I don't know where to ask this.",
  'hi, so',
  'Long story.',
  'honestly',
  'Two kids, married 11 years.',
  'sorry if this is the wrong place but',
  'The hearing is next month.',
];
const closings = [
  'what do I do',
  'please help',
  'any advice?',
  "I don't know what to do.",
  'thanks',
  'is that normal?',
  'idk',
];

/** The lines, and of each three more: told of the other sex, with a slip of the finger, and among other words. */
export function varyLines(lines: readonly TopicLine[], random: () => number): TopicLine[] {
  return lines.flatMap((line) => {
    if (line.kind === 'library' || line.kind === 'pattern') return [line];
    return [
      line.text,
      swapped(line.text, random),
      mistyped(line.text, random),
      embedded(line.text, random),
    ].map((text) => ({ ...line, text }));
  });
}

/**
 * A longer message for each line, as people write them: a cry for help beside another of its kind or beside something
 * ordinary, ordinary talk beside more of it.
 */
export function atLength(lines: readonly TopicLine[], random: () => number): TopicLine[] {
  const byTopic = Map.groupBy(lines, ({ topic }) => topic);
  const ordinary = byTopic.get('none') ?? [];
  return lines
    .filter(({ kind }) => kind !== 'library' && kind !== 'pattern')
    .map((line) => {
      const beside = random() < 0.5 ? (byTopic.get(line.topic) ?? []) : ordinary;
      const other = beside[Math.floor(random() * beside.length)]?.text ?? '';
      const both = random() < 0.5 ? [line.text, other] : [other, line.text];
      return { ...line, text: both.map((text) => text.replace(/[.\s]+$/, '')).join('. ') };
    });
}

function swapped(text: string, random: () => number): string {
  return text
    .replace(
      /\bmy (?:ex|husband|wife|partner)\b(?! (?:husband|wife))/gi,
      () => `my ${pick(partners, random)}`,
    )
    .replace(/[a-z]+(?:'s)?/gi, (word) => swaps[word.toLowerCase()] ?? word);
}

function mistyped(text: string, random: () => number): string {
  const place = 1 + Math.floor(random() * Math.max(1, text.length - 2));
  const kind = random();
  if (kind < 0.4) return text.slice(0, place) + text.slice(place + 1);
  const next = text[place + 1] ?? '';
  return kind < 0.8
    ? text.slice(0, place) + next + (text[place] ?? '') + text.slice(place + 2)
    : text.toLowerCase().replace(/[.,'?!]/g, '');
}

function embedded(text: string, random: () => number): string {
  return random() < 0.5 ? `${pick(openings, random)} ${text}` : `${text} ${pick(closings, random)}`;
}

function pick(list: readonly string[], random: () => number): string {
  return list[Math.floor(random() * list.length)] ?? '';
}
