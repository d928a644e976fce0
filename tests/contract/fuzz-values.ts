import * as fc from 'fast-check';

/** The caller of a request. The people are replaced in every round. `service` has the operator's key. */
export const callers = ['first', 'second', 'nobody', 'stranger', 'publishable', 'service'] as const;
export type CallerName = (typeof callers)[number];

/**
 * Public values of a person, as a placeholder that is replaced when the request is sent: `own` is the caller, `other`
 * another person. Never the mark, which must not be returned.
 */
const knownKinds = [
  'id',
  'email',
  'conversation',
  'message',
  'answer',
  'deadline',
  'session',
  'factor',
  'customer',
] as const;
export type KnownKind = (typeof knownKinds)[number];

export function placeholder(whose: 'own' | 'other', kind: KnownKind | 'mark' | 'password'): string {
  return `«${whose}:${kind}»`;
}

export function fillIn(text: string, find: (whose: string, kind: string) => string): string {
  return text.replace(/«(own|other):(\w+)»/g, (_all, whose: string, kind: string) => find(whose, kind));
}

/** The ID of the caller's or another person's data, an unknown one, or no ID at all. */
export function idOf(kind: KnownKind): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant(placeholder('own', kind)) },
    { weight: 4, arbitrary: fc.constant(placeholder('other', kind)) },
    { weight: 1, arbitrary: fc.constantFrom(...knownKinds).map((any) => placeholder('other', any)) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: problematicText },
  );
}

/** Texts that have caused bugs in other programs. */
export const problematicText = fc.constantFrom(
  '',
  ' ',
  'null',
  'undefined',
  '0',
  '-1',
  '1e309',
  'NaN',
  '9007199254740993',
  '00000000-0000-0000-0000-000000000000',
  "'; drop table public.profiles; --",
  '" or ""="',
  '%',
  '%00',
  '\\',
  '\u0000',
  '\ud800',
  '../../../../etc/passwd',
  '..%2f..%2f.data',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  '()',
  '(((((((((((',
  '\r\nX-Injected: yes',
  'ß\u0301\u202e\ufeff👩‍👩‍👧‍👦',
  'a'.repeat(300),
  'b '.repeat(2500),
);

export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 2, arbitrary: problematicText },
  { weight: 2, arbitrary: fc.constant(placeholder('own', 'mark')) },
  { weight: 1, arbitrary: fc.lorem({ maxCount: 12 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
);

/** Any JSON, sometimes nested. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, 0, -1, 1.5, 2 ** 40, 1e308, [], {}) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** An object with these fields: mostly valid, some missing, some with another value. */
export function form(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Record<string, unknown>> {
  const loose = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      fc.oneof({ weight: 9, arbitrary: value }, { weight: 1, arbitrary: anyJson }),
    ]),
  );
  return fc.oneof(
    { weight: 5, arbitrary: fc.record(fields) },
    { weight: 3, arbitrary: fc.record(loose) },
    { weight: 1, arbitrary: fc.record(loose, { requiredKeys: [] }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.record(loose), text, anyJson)
        .map(([right, name, value]) => ({ ...right, [name]: value })),
    },
  );
}

/** The query parameters of a URL. */
export function query(fields: Record<string, fc.Arbitrary<string>>): fc.Arbitrary<string> {
  const known = Object.entries(fields);
  const pair = fc.oneof(
    ...known.map(([name, value]) => ({ weight: 4, arbitrary: value.map((each) => [name, each] as const) })),
    { weight: 1, arbitrary: fc.tuple(text, text) },
  );
  return fc.array(pair, { maxLength: 5 }).map((pairs) => searchOf(pairs));
}

function searchOf(pairs: readonly (readonly [string, string])[]): string {
  if (pairs.length === 0) return '';
  return `?${pairs.map(([name, value]) => `${encodeSegment(name)}=${encodeSegment(value)}`).join('&')}`;
}

/** Encoded like a browser, except for the placeholders. Invalid Unicode is possible. */
export function encodeSegment(value: string): string {
  return value
    .split(/(«\w+:\w+»)/)
    .map((part) => (part.startsWith('«') ? part : encodeURIComponent(part.toWellFormed())))
    .join('');
}

export const email: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(placeholder('other', 'email')) },
  { weight: 2, arbitrary: fc.constant(placeholder('own', 'email')) },
  { weight: 2, arbitrary: fc.emailAddress() },
  { weight: 1, arbitrary: text },
);

export const password: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.constant(placeholder('own', 'password')) },
  { weight: 2, arbitrary: fc.string({ minLength: 8, maxLength: 20 }) },
  { weight: 1, arbitrary: text },
);

/** Malformed input in addition to the well-formed: broken, of the wrong type, too large. */
export function bodyOf(valid: fc.Arbitrary<unknown>): fc.Arbitrary<{ type: string; body: string } | null> {
  return fc.oneof(
    { weight: 16, arbitrary: valid.map(json) },
    { weight: 2, arbitrary: anyJson.map(json) },
    {
      weight: 1,
      arbitrary: valid.map((value) => {
        const { type, body } = json(value);
        return { type, body: body.slice(0, -1) };
      }),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('text/plain', 'text/csv', 'multipart/form-data', 'application/xml', 'x'), text)
        .map(([type, body]) => ({ type, body })),
    },
    { weight: 1, arbitrary: fc.constant(null) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        { type: 'application/json', body: `"${'x'.repeat(600_000)}"` },
        { type: 'application/json', body: '['.repeat(60_000) },
        { type: 'application/json', body: `{"a":${'9'.repeat(400)}}` },
        { type: 'application/json', body: '{"__proto__":{"role":"service_role"},"constructor":1}' },
      ),
    },
  );
}

function json(value: unknown): { type: string; body: string } {
  return { type: 'application/json', body: JSON.stringify(value) ?? '' };
}
