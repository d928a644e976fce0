import type { Passage } from '#content/passage.ts';

const needsTheOther = /\b(mediat|negotiat|compromis|face to face|sit down together|apologi)/i;
const knowsFear = /\b(afraid|scared|fear|abus|violen|danger|safe)/i;

/** After violence nothing is offered that needs a meeting, a deal or goodwill, unless it is about that very fear. */
export function suitsAfterViolence({ title, asks, text }: Passage): boolean {
  return (
    knowsFear.test([title, ...asks].join('\n')) || !needsTheOther.test([title, ...asks, text].join('\n'))
  );
}

const reassures =
  /\b(?:is|are|it's|they're|stays?) (?:very |quite |pretty |often |usually |mostly )?(?:common|normal|usual)\b|\bnot that the other home is bad\b|\bmost (?:children|kids) (?:settle|adjust|get used)\b|\bgrow(?:s)? out of\b/i;

/** After a child may have been hurt, nothing calms the parent about what the child shows. */
export function suitsAfterChildHarm({ title, short = '', text }: Passage): boolean {
  return !reassures.test([title, short, text].join('\n'));
}
