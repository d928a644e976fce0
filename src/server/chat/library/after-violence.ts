import type { Passage } from '#content/passage.ts';

const needsTheOther = /\b(mediat|negotiat|compromis|face to face|sit down together|apologi)/i;
const knowsFear = /\b(afraid|scared|fear|abus|violen|danger|safe)/i;

/** After violence nothing is offered that needs a meeting, a deal or goodwill, unless it is about that very fear. */
export function suitsAfterViolence({ title, asks, text }: Passage): boolean {
  return (
    knowsFear.test([title, ...asks].join('\n')) || !needsTheOther.test([title, ...asks, text].join('\n'))
  );
}
