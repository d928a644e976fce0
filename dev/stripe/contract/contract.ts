import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { invalidRequest, type StripeFault } from '../api/fault.ts';
import type { Form } from '../api/form.ts';

type Schema = Record<string, unknown>;
export type Json = Record<string, unknown>;

interface ContractOperation {
  operationId: string;
  parameters: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: { 'application/x-www-form-urlencoded': { schema: Schema } } };
  responses: { '200': { content: { 'application/json': { schema: Schema } } } };
}

interface ContractFile {
  info: { version: string };
  paths: Record<string, Record<string, ContractOperation>>;
  components: { schemas: Record<string, Schema> };
}

export interface MatchedOperation {
  id: string;
  method: string;
  /** The path with its placeholders, for the log. */
  pattern: string;
  ids: string[];
}

const file = path.join(import.meta.dirname, 'contract.json');
const document = strictAnswers(withNulls(JSON.parse(readFileSync(file, 'utf8'))) as ContractFile);

/** The version of the API that the contract was made from. */
export const apiVersion = document.info.version;

// Compiling the checks takes longer than running them. Without optimization it takes half the time.
const quickly = { strict: false, code: { optimize: false } } as const;
// Form values are strings, so numbers and booleans are converted by the contract's types.
const requestRules = new Ajv({ ...quickly, coerceTypes: true, allErrors: true });
const answerRules = new Ajv(quickly);
for (const rules of [requestRules, answerRules]) rules.addSchema(document, 'contract');

const operations = Object.entries(document.paths).flatMap(([pattern, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    pattern,
    matcher: new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
    operation,
  })),
);
// In `/v1/invoices/create_preview` the last part is not an invoice's ID.
operations.sort((one, other) => placeholders(one.pattern) - placeholders(other.pattern));

const requestValidators = new Map<string, ValidateFunction>();
const answerValidators = new Map<string, ValidateFunction>();

export const operationIds = operations.map(({ operation }) => operation.operationId);

export function matchOperation(method: string, target: string): MatchedOperation | undefined {
  for (const { method: known, pattern, matcher, operation } of operations) {
    const match = known === method ? matcher.exec(target) : null;
    if (match) {
      return { id: operation.operationId, method, pattern, ids: match.slice(1).map(decodeURIComponent) };
    }
  }
}

/** Converts the parameters to the contract's types and refuses what Stripe would refuse. */
export function checkedParameters(id: string, form: Form): Json {
  const validate = cached(requestValidators, id, () => requestRules.compile(requestSchema(operation(id))));
  const parameters: Json = structuredClone(form);
  if (!validate(parameters)) throw parameterFault(validate.errors ?? []);
  return parameters;
}

/** A response that Stripe would never send is a fault of the stand-in and throws. */
export function checkAnswer(id: string, answer: Json): void {
  const validate = cached(answerValidators, id, () =>
    answerRules.compile(pointed(operation(id).responses['200'].content['application/json'].schema)),
  );
  reportBreach(validate, answer, id);
}

export function checkObject(schema: string, object: Json): void {
  const validate = cached(answerValidators, schema, () =>
    answerRules.compile(pointed({ $ref: `#/components/schemas/${schema}` })),
  );
  reportBreach(validate, object, schema);
}

/** Returns the object with its missing required fields added, as null where it is allowed. */
export function completed(schema: string, object: Json): Json {
  const { fields, nested } = cached(blanks, schema, () => newBlank(schema));
  const whole: Json = { ...fields, ...object };
  // Every response is completed several times, and most missing fields are plain values.
  for (const name of nested) if (!(name in object)) whole[name] = structuredClone(fields[name]);
  return whole;
}

interface Blank {
  fields: Json;
  /** Fields that contain objects and must be copied. */
  nested: string[];
}

const blanks = new Map<string, Blank>();

function newBlank(schema: string): Blank {
  const fields = blankOf({ $ref: `#/components/schemas/${schema}` }) as Json;
  const isNested = (name: string) => typeof fields[name] === 'object' && fields[name] !== null;
  return { fields, nested: Object.keys(fields).filter(isNested) };
}

function blankOf(schema: Schema): unknown {
  if (typeof schema['$ref'] === 'string') return blankOf(named(schema['$ref']));
  const { type: kind } = schema;
  const choices = (schema['anyOf'] ?? []) as Schema[];
  if (choices.some(({ type }) => type === 'null')) return null;
  if (choices[0]) return blankOf(choices[0]);
  const known = (schema['enum'] ?? schema['x-known']) as unknown[] | undefined;
  if (known) return known[0];
  if (kind === 'array') return [];
  if (kind === 'object') {
    const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
    const required = (schema['required'] ?? []) as string[];
    return Object.fromEntries(required.map((name) => [name, blankOf(properties[name] ?? {})]));
  }
  if (kind === 'boolean') return false;
  return kind === 'number' ? 0 : '';
}

function named(reference: string): Schema {
  const schema = document.components.schemas[reference.replace('#/components/schemas/', '')];
  if (!schema) throw new Error(`the contract has no ${reference}`);
  return schema;
}

function operation(id: string): ContractOperation {
  const found = operations.find(({ operation }) => operation.operationId === id);
  if (!found) throw new Error(`the contract has no operation ${id}`);
  return found.operation;
}

function requestSchema({ parameters, requestBody }: ContractOperation): Schema {
  if (requestBody) return pointed(requestBody.content['application/x-www-form-urlencoded'].schema);
  const query = parameters.filter((parameter) => parameter.in === 'query');
  return pointed({
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  });
}

/**
 * Uses Stripe's messages. An unknown parameter is reported before a missing one, and a missing one before an invalid
 * value.
 */
function parameterFault(errors: readonly ErrorObject[]): StripeFault {
  const unknown = deepest(errors.filter(({ keyword }) => keyword === 'additionalProperties'));
  if (unknown) {
    const param = parameterName(unknown.instancePath, unknown.params['additionalProperty']);
    return invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const absent = deepest(errors.filter(({ keyword }) => keyword === 'required'));
  if (absent) {
    const param = parameterName(absent.instancePath, absent.params['missingProperty']);
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  const wrong = deepest(errors.filter(({ keyword }) => keyword !== 'anyOf'));
  const param = parameterName(wrong?.instancePath ?? '');
  const allowed = wrong?.keyword === 'enum' ? (wrong.params['allowedValues'] as unknown[]) : [];
  return allowed.length > 1
    ? invalidRequest(`Invalid ${param}: must be one of ${allowed.filter(Boolean).join(', ')}`, { param })
    : invalidRequest(`Invalid value for ${param}: ${String(wrong?.message)}`, { param });
}

function deepest(errors: readonly ErrorObject[]): ErrorObject | undefined {
  return errors.toSorted((one, other) => depth(other) - depth(one))[0];
}

const depth = ({ instancePath }: ErrorObject) => instancePath.split('/').length;

function parameterName(instancePath: string, last?: string): string {
  const [first = '', ...rest] = [...instancePath.split('/').slice(1), ...(last ? [last] : [])];
  return first + rest.map((part) => `[${part}]`).join('');
}

function reportBreach(validate: ValidateFunction, object: Json, name: string): void {
  if (validate(object)) return;
  const [first] = validate.errors ?? [];
  throw new Error(`the stand-in broke the contract of ${name}: ${first?.instancePath} ${first?.message}`);
}

/** References within one schema, changed to point to the whole document. */
function pointed(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"contract#/components')) as Schema;
}

/** OpenAPI 3.0 marks nullable types with a separate field, JSON Schema in the type. */
function withNulls(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNulls);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, withNulls(value)]));
  if (copy['nullable'] !== true) return copy;
  delete copy['nullable'];
  return { anyOf: [copy, { type: 'null' }] };
}

/** Stripe may send fields that the contract lacks. In the stand-in such a field would be a spelling mistake. */
function strictAnswers(contract: ContractFile): ContractFile {
  for (const [name, schema] of Object.entries(contract.components.schemas)) {
    const isDescribed = Object.keys(schema['properties'] ?? {}).length > 0;
    if (name.startsWith('response.') && isDescribed) schema['additionalProperties'] ??= false;
  }
  return contract;
}

function placeholders(pattern: string): number {
  return pattern.split('{').length;
}

function cached<T>(map: Map<string, T>, key: string, make: () => T): T {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}
