import type { PassageView } from '#contract/chat.ts';
import { list, orNull, shape, text } from './shape.ts';

const source = shape({ title: text, publisher: text, url: text, checked: text });
const passage = shape({ id: text, title: text, text, state: orNull(text), sources: list(source) });

export function isPassage(value: unknown): value is PassageView {
  return passage(value);
}
