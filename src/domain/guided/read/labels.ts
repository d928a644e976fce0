import type { Choice } from '../flow.ts';
import { plainWords } from './plain.ts';

const between = String.raw`(?:[,;.?\n&]|\b(?:and|plus|also)\b)`;

interface Labeled {
  ids: string[];
  /** The words other than these labels, with a comma in place of each label. Empty if there are none. */
  rest: string;
}

/**
 * Finds whole labels between commas or "and", also those that contain a comma or "and" themselves: "Cash and cards and a
 * charger". The longest label counts first.
 */
export function findLabels(text: string, choices: readonly Choice[]): Labeled {
  const ids: string[] = [];
  let rest = text
    .split('\n')
    .map((line) => plainWords(line))
    .join('\n');
  for (const { id, label } of choices.toSorted((a, b) => b.label.length - a.label.length)) {
    const plain = plainWords(label).replace(/\?$/, '');
    const pattern = new RegExp(
      String.raw`(?<=^|${between})\s*${plain.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}\s*(?=$|${between})`,
      'g',
    );
    const left = rest.replaceAll(pattern, ' , ');
    if (left !== rest) ids.push(id);
    rest = left;
  }
  const isDone = rest.replaceAll(new RegExp(between, 'g'), ' ').trim() === '';
  const inOrder = choices.map(({ id }) => id).filter((id) => ids.includes(id));
  return { ids: inOrder, rest: isDone ? '' : rest };
}

/** Whether a text consists of labels only, as our own checkboxes send it or as a person types it. */
export function isOnlyLabels(text: string, choices: readonly Choice[]): boolean {
  const { ids, rest } = findLabels(text, choices);
  return ids.length > 0 && rest === '';
}
