import type { Passage } from '#content/passage.ts';

const requiresContact = /\b(mediat|negotiat|compromis|face to face|sit down together|apologi)/i;
const mentionsFear = /\b(afraid|scared|fear|abus|violen|danger|safe)/i;

/**
 * After a mention of violence, nothing that needs a meeting, an agreement or goodwill is offered, unless it is about
 * that fear.
 */
export function isSuitableAfterViolence({ title, asks, text }: Passage): boolean {
  return (
    mentionsFear.test([title, ...asks].join('\n')) || !requiresContact.test([title, ...asks, text].join('\n'))
  );
}

const reassures =
  /\b(?:is|are|it's|they're|stays?) (?:very |quite |pretty |often |usually |mostly )?(?:common|normal|usual)\b|\bnot that the other home is bad\b|\bmost (?:children|kids) (?:settle|adjust|get used)\b|\bgrow(?:s)? out of\b/i;

/** After a mention of a child that may have been hurt, nothing reassures the parent about the child's behavior. */
export function isSuitableAfterChildHarm({ title, short = '', text }: Passage): boolean {
  return !reassures.test([title, short, text].join('\n'));
}
