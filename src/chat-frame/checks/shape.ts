/*
 * Type guards for incoming data, without the schema library, which would add 4 KB to the frame's 65 KB. checks.test.ts
 * compares every one of them to its schema in src/contract.
 */

export type Check = (value: unknown) => boolean;

export const text: Check = (value) => typeof value === 'string';
export const number: Check = (value) => typeof value === 'number';
export const boolean: Check = (value) => typeof value === 'boolean';
export const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
export const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
export const shape =
  (fields: Record<string, Check>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, check]) => check(Reflect.get(value, name)));
/** A union of shapes, discriminated by `type`. */
export const discriminatedUnion =
  (shapes: Record<string, Check>): Check =>
  (value) =>
    Object.entries(shapes).some(([type, check]) => shape({ type: oneOf(type) })(value) && check(value));
