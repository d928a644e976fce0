import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { openTools } from '#content/tools/open-tools.ts';
import { saying } from '#domain/safety/classifier/saying.ts';
import { jsonSchemaOf } from './json-schema-of.ts';

const tools = openTools(saying('none'));
const ajv = new Ajv2020({ strict: true });

test.each(tools.map((tool) => [tool.name, tool] as const))(
  'the input of %s can be described',
  (_name, tool) => {
    const schema = jsonSchemaOf(tool.input);
    expect(schema.type).toBe('object');
    expect(() => ajv.compile(schema)).not.toThrow();
  },
);

test('rules with a counterpart in JSON Schema are included', () => {
  const schema = v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(5)),
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    lines: v.pipe(v.array(v.picklist(['a', 'b'])), v.maxLength(3)),
  });
  expect(jsonSchemaOf(schema)).toEqual({
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 5 },
      count: { type: 'integer', minimum: 1 },
      lines: { type: 'array', items: { type: 'string', enum: ['a', 'b'] }, maxItems: 3 },
    },
    required: ['name', 'lines'],
    additionalProperties: false,
  });
});

test('an unknown kind of field is an error', () => {
  expect(() => jsonSchemaOf(v.object({ when: v.date() }))).toThrow('date');
});
