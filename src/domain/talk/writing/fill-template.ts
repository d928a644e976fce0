import type { SlotName, Slots } from './template-slots.ts';

/** One line of a message. The first alternative whose slots are all known is used; without one, the line is omitted. */
export type TemplateLine = string | readonly string[];

/** A message template with `{slots}` for the person's facts. */
export type MessageTemplate = readonly TemplateLine[];

/** Returns the template filled with the known facts. Missing required facts appear in [square brackets]. */
export function fillTemplate(template: MessageTemplate, slots: Slots): string {
  return template
    .flatMap((line) => (typeof line === 'string' ? [line] : chosen(line, slots)))
    .map(begun)
    .join(' ');
}

/** Returns the texts in brackets, such as "[day]". */
export function findBlankFields(message: string): string[] {
  return [...message.matchAll(/\[([^\]]+)\]/g)].map(([, blank = '']) => blank);
}

function chosen(alternatives: readonly string[], slots: Slots): string[] {
  for (const alternative of alternatives) {
    const isMissing = findSlotNames(alternative).some((name) => slots[name] === undefined);
    const isOfOne = slots.child === 'the kids' && saysOfOneChild.test(alternative);
    if (!isMissing && !isOfOne)
      return [
        alternative
          .replace(/\{([^}]+)\}/g, (_whole, name: SlotName) => slots[name] ?? '')
          .replace(onNearDay, '')
          .replace(/\.\.$/, '.'),
      ];
  }
  return [];
}

/** Matches the "on" in "On tomorrow" and "on next Friday", which must be removed. */
const onNearDay = /\bon (?=(?:today|tonight|tomorrow|this|next)\b)/gi;

/** "{child} needs" is wrong for several children. */
const saysOfOneChild = /\{child\} (?!this\b|as\b|always\b|does\b)(?:\w+s|\w+n't)\b/;

export function findSlotNames(line: string): SlotName[] {
  return [...line.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name as SlotName);
}

function begun(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
