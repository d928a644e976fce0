import type * as v from 'valibot';

/** The part of JSON Schema that describes a tool's input. */
export interface JsonSchema {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: false;
  items?: JsonSchema;
  enum?: string[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

/** The internal structure of a schema, as far as tools use it. */
interface Inside {
  type: string;
  entries?: Record<string, v.GenericSchema>;
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  options?: readonly string[];
  pipe?: readonly { kind: string; type: string; requirement?: unknown }[];
}

/**
 * A tool's input as JSON Schema. Checks without a counterpart are left out, because the tool itself parses the input
 * again. Throws for a kind of schema that no tool uses yet.
 */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const inside = schema as unknown as Inside;
  const described = typeOf(inside);
  for (const action of inside.pipe?.slice(1) ?? []) {
    // After a transform the rules apply to a different value.
    if (action.type === 'transform') break;
    Object.assign(described, ruleOf(action, described));
  }
  return described;
}

function typeOf({ type, entries = {}, wrapped, item, options }: Inside): JsonSchema {
  if (type === 'object' || type === 'strict_object') {
    const required = Object.entries(entries).filter(([, entry]) => !isOptional(entry));
    return {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(entries).map(([name, entry]) => [name, jsonSchemaOf(entry)]),
      ),
      required: required.map(([name]) => name),
      additionalProperties: false,
    };
  }
  if (type === 'array' && item) return { type: 'array', items: jsonSchemaOf(item) };
  if (type === 'optional' && wrapped) return jsonSchemaOf(wrapped);
  if (type === 'picklist' && options) return { type: 'string', enum: [...options] };
  if (type === 'string' || type === 'number' || type === 'boolean') return { type };
  throw new Error(`A tool's input has a part that cannot be described: ${type}`);
}

function isOptional(schema: v.GenericSchema): boolean {
  return schema.type === 'optional';
}

function ruleOf(
  { type, requirement }: { type: string; requirement?: unknown },
  { type: described }: JsonSchema,
): JsonSchema {
  const isList = described === 'array';
  if (type === 'integer') return { type: 'integer' };
  if (type === 'regex' && requirement instanceof RegExp && requirement.flags === '')
    return { pattern: requirement.source };
  if (typeof requirement !== 'number') return {};
  if (type === 'min_length') return isList ? { minItems: requirement } : { minLength: requirement };
  if (type === 'max_length') return isList ? { maxItems: requirement } : { maxLength: requirement };
  if (type === 'min_value') return { minimum: requirement };
  return type === 'max_value' ? { maximum: requirement } : {};
}
