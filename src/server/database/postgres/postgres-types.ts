import { types } from '@electric-sql/pglite';

type Parse = (text: string) => unknown;

/** How values are sent to and read from postgres.js where its defaults differ from the embedded database. */
export const postgresTypes = {
  // postgres.js would write JSON text for a json parameter as a JSON string; PGlite passes it unchanged.
  json: {
    to: 3802,
    from: [114, 3802],
    serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
    parse: (text: string): unknown => JSON.parse(text),
  },
  ...Object.fromEntries([
    // int2, int4, oid, float4, float8
    ...[1005, 1007, 1028, 1021, 1022].map((oid) => arrayOf(oid, Number)),
    arrayOf(1000, (text) => text === 't'),
    // name, text, bpchar, varchar, int8, numeric, uuid
    ...[1003, 1009, 1014, 1015, 1016, 1231, 2951].map((oid) => arrayOf(oid, String)),
    // timestamp, date, timestamptz
    ...[1115, 1182, 1185].map((oid) => arrayOf(oid, (text) => new Date(text))),
  ]),
};

function arrayOf(oid: number, parse: Parse): [string, ReturnType<typeof arrayType>] {
  return [`array${oid}`, arrayType(oid, parse)];
}

function arrayType(oid: number, parse: Parse) {
  return {
    to: oid,
    from: [oid],
    serialize: (value: unknown): string =>
      typeof value === 'string' ? value : types.arraySerializer(value, String, oid),
    parse: (text: string): unknown => types.arrayParser(text, parse, oid),
  };
}
