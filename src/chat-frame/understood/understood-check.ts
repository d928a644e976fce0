import type { UnderstoodFacts } from '#contract/understood.ts';
import { type Check, boolean, list, oneOf, shape, text } from '../checks/shape.ts';

const key = oneOf('state', 'stage', 'children', 'house', 'served');
const textOrAbsent: Check = (value) => value === undefined || text(value);
const sharing = oneOf('none', 'private', 'off', 'on', 'changed', 'other-chat');

export function isUnderstoodFacts(value: unknown): value is UnderstoodFacts {
  const item = shape({ key, label: text, value: text, from: textOrAbsent });
  return shape({ items: list(item), sharing, isSensitive: boolean })(value);
}
