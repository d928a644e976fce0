import type { SlotName, Slots } from './template-slots.ts';

/** One line of a message: the first alternative whose slots were all told is said, and none where none is. */
export type TemplateLine = string | readonly string[];

/** A message that was written beforehand, with `{slots}` for what the person tells. */
export type MessageTemplate = readonly TemplateLine[];

/** The message with what was told; what is missing and needed stands in [square brackets]. */
export function fillTemplate(template: MessageTemplate, slots: Slots): string {
  return template
    .flatMap((line) => (typeof line === 'string' ? [line] : chosen(line, slots)))
    .map(begun)
    .join(' ');
}

/** What stands in brackets: "[day]". */
export function blanksIn(message: string): string[] {
  return [...message.matchAll(/\[([^\]]+)\]/g)].map(([, blank = '']) => blank);
}

function chosen(alternatives: readonly string[], slots: Slots): string[] {
  for (const alternative of alternatives) {
    const isMissing = slotsIn(alternative).some((name) => slots[name] === undefined);
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

/** "On tomorrow", "on next Friday". */
const onNearDay = /\bon (?=(?:today|tonight|tomorrow|this|next)\b)/gi;

/** "{child} needs": wrong of several. */
const saysOfOneChild = /\{child\} (?!this\b|as\b|always\b|does\b)(?:\w+s|\w+n't)\b/;

export function slotsIn(line: string): SlotName[] {
  return [...line.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name as SlotName);
}

function begun(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
