import type { UnderstoodFacts } from '#contract/understood.ts';
import { list, oneOf, shape, text } from '../checks/shape.ts';

const key = oneOf('state', 'stage', 'children', 'house', 'served');

export function isUnderstoodFacts(value: unknown): value is UnderstoodFacts {
  return shape({ items: list(shape({ key, label: text, value: text })) })(value);
}
