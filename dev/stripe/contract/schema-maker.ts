import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Declarations, readDeclarations, type Scope, type TypeNode } from './declarations.ts';

export type Schema = Record<string, unknown>;
type Side = 'request' | 'response';

interface Place {
  file: string;
  scope: Scope;
}

/** Resources with a full schema. Any other resource is an object with only its kind. */
const described = new Set([
  'BillingPortal/Sessions',
  'Checkout/Sessions',
  'Coupons',
  'Customers',
  'Discounts',
  'Events',
  'InvoiceLineItems',
  'Invoices',
  'PaymentMethods',
  'Plans',
  'Prices',
  'Products',
  'PromotionCodes',
  'SubscriptionItems',
  'Subscriptions',
  'WebhookEndpoints',
]);

/** An event is the union of some 250 types that differ only in their name and their object. */
const insteadOf: Readonly<Record<string, string>> = { 'Events:Event': 'EventBase' };

/** Makes JSON schemas, in the form of OpenAPI 3.0, from the SDK's types. */
export class SchemaMaker {
  readonly schemas: Record<string, Schema> = {};
  readonly #folder: string;
  readonly #files = new Map<string, Declarations>();

  /** `folder`: contains the SDK's `resources` and `shared.d.ts`. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The file, by its name below `resources`, or `shared`. */
  declarations(file: string): Declarations {
    const known = this.#files.get(file);
    if (known) return known;
    const location = file === 'shared' ? 'shared.d.ts' : `resources/${file}.d.ts`;
    const read = readDeclarations(readFileSync(path.join(this.#folder, location), 'utf8'));
    this.#files.set(file, read);
    return read;
  }

  schemaOf(node: TypeNode, place: Place, side: Side): Schema {
    if (node.kind === 'literal') return literals([node.value], side, false);
    if (node.kind === 'object') return this.#object(node, [], place, side);
    if (node.kind === 'union') return this.#union(node.of, place, side);
    return this.#named(node, place, side);
  }

  /** The interface with that name, including what it extends. */
  #object(
    body: TypeNode & { kind: 'object' },
    parents: readonly TypeNode[],
    place: Place,
    side: Side,
  ): Schema {
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const { name, isOptional, type } of body.members) {
      properties[name] = this.schemaOf(type, place, side);
      if (!isOptional) required.push(name);
    }
    for (const parent of parents) {
      const inherited = this.#inlined(parent, place, side);
      Object.assign(properties, inherited['properties']);
      required.push(...((inherited['required'] ?? []) as string[]));
    }
    if (body.index && body.members.length === 0) {
      return { type: 'object', additionalProperties: this.schemaOf(body.index, place, side) };
    }
    return {
      type: 'object',
      properties,
      ...(required.length > 0 && { required }),
      ...(side === 'request' && { additionalProperties: false }),
    };
  }

  #inlined(node: TypeNode, place: Place, side: Side): Schema {
    const reference = this.schemaOf(node, place, side)['$ref'];
    const schema = typeof reference === 'string' ? this.schemas[nameIn(reference)] : undefined;
    if (!schema) throw new Error('only an interface can be extended');
    return schema;
  }

  #union(choices: readonly TypeNode[], place: Place, side: Side): Schema {
    const flat = choices.flatMap((choice) => this.#choices(choice, place));
    const isNull = flat.some(({ node }) => isName(node, 'null'));
    const isOpen = flat.some(({ node }) => isName(node, 'OtherString'));
    const values = flat.flatMap(({ node }) => (node.kind === 'literal' ? [node.value] : []));
    const others = flat
      .filter(({ node }) => node.kind !== 'literal' && !isName(node, 'null') && !isName(node, 'OtherString'))
      .map(({ node, place }) => this.schemaOf(node, place, side));
    // An empty string in a union with other strings adds nothing.
    const isText = others.some(({ type }) => type === 'string');
    const listed = isText ? values.filter((value) => typeof value !== 'string') : values;
    const schemas = [...(listed.length > 0 ? [literals(listed, side, isOpen)] : []), ...unique(others)];
    const [only] = schemas;
    const schema = schemas.length === 1 && only ? only : { anyOf: schemas };
    if (!isNull || side === 'request') return schema;
    return '$ref' in schema ? { anyOf: [schema], nullable: true } : { ...schema, nullable: true };
  }

  /** All members of a union, including nested unions, aliases and emptyable types. */
  #choices(node: TypeNode, place: Place): { node: TypeNode; place: Place }[] {
    if (node.kind === 'union') return node.of.flatMap((choice) => this.#choices(choice, place));
    if (node.kind !== 'name') return [{ node, place }];
    if (node.name === 'Emptyable') {
      return [
        { node: { kind: 'literal', value: '' }, place },
        ...node.of.flatMap((choice) => this.#choices(choice, place)),
      ];
    }
    const found = builtIn.has(node.name) ? undefined : this.#find(node.name, place);
    const alias = found?.scope.aliases.get(found.name);
    return alias && found && !this.#isOpaque(found) && !insteadOf[`${found.file}:${found.name}`]
      ? this.#choices(alias, found)
      : [{ node, place }];
  }

  #named(node: TypeNode & { kind: 'name' }, place: Place, side: Side): Schema {
    const [first] = node.of;
    switch (node.name) {
      case 'string':
      case 'Decimal':
      case 'OtherString':
        return { type: 'string' };
      case 'number':
      case 'boolean':
        return { type: node.name };
      case 'void':
      case 'any':
        return {};
      case 'Array':
        return { type: 'array', items: first ? this.schemaOf(first, place, side) : {} };
      case 'Emptyable':
        return this.#union([node], place, side);
      case 'Promise':
      case 'Response':
        return first ? this.schemaOf(first, place, side) : {};
      case 'ApiList':
      case 'ApiListPromise':
        return listOf(first ? this.schemaOf(first, place, side) : {});
      default:
        return this.#reference(node.name, place, side);
    }
  }

  #reference(name: string, place: Place, side: Side): Schema {
    const found = this.#find(name, place);
    const instead = insteadOf[`${found.file}:${found.name}`];
    if (instead) return this.#reference(instead, found, side);
    if (side === 'response' && this.#isOpaque(found)) {
      const properties = { object: { type: 'string' } };
      return { type: 'object', required: ['object'], properties, 'x-opaque': found.name };
    }
    const alias = found.scope.aliases.get(found.name);
    if (alias) return this.#union([alias], found, side);
    const declared = found.scope.interfaces.get(found.name);
    if (!declared) throw new Error(`${name} in ${place.file} is declared nowhere`);
    const path = found.scope.path === '' ? found.name : `${found.scope.path}.${found.name}`;
    const key = `${side}.${found.file.replaceAll('/', '_')}.${path}`;
    if (found.file === 'shared' && declared.body.index) {
      return this.#object(declared.body, declared.extends, found, side);
    }
    if (!this.schemas[key]) {
      // Registered before it is made, because types can be recursive.
      this.schemas[key] = {};
      Object.assign(this.schemas[key], this.#object(declared.body, declared.extends, found, side));
    }
    return { $ref: `#/components/schemas/${key}` };
  }

  #isOpaque({ file, scope, name }: Place & { name: string }): boolean {
    if (file === 'shared' || scope.path !== '') return false;
    return name.startsWith('Deleted') || (!described.has(file) && scope.interfaces.has(name));
  }

  #find(name: string, place: Place): Place & { name: string } {
    const [first = '', ...rest] = name.split('.');
    for (let scope: Scope | undefined = place.scope; scope; scope = scope.parent) {
      const found = inScope(scope, first, rest);
      if (found) return { ...found, file: place.file };
    }
    const imported = this.declarations(place.file).imports.get(first);
    if (!imported) throw new Error(`${name} in ${place.file} is declared nowhere`);
    const file = fileOf(imported.file, place.file);
    const { scope } = this.declarations(file);
    const names = imported.name === '*' ? rest : [imported.name, ...rest];
    return this.#find(names.join('.'), { file, scope });
  }
}

function inScope(
  scope: Scope,
  first: string,
  [second, ...rest]: readonly string[],
): { scope: Scope; name: string } | undefined {
  if (second === undefined) {
    return scope.interfaces.has(first) || scope.aliases.has(first) ? { scope, name: first } : undefined;
  }
  const inner = scope.spaces.get(first);
  return inner && inScope(inner, second, rest);
}

/** Resolves `../shared.js` as seen from `Checkout/Sessions`. */
function fileOf(imported: string, from: string): string {
  const joined = path.posix.join('resources', path.posix.dirname(from), imported).replace(/\.js$/, '');
  return joined.replace(/^resources\//, '');
}

const builtIn = new Set([
  'string',
  'number',
  'boolean',
  'null',
  'void',
  'any',
  'Array',
  'Decimal',
  'OtherString',
  'Promise',
  'Response',
  'ApiList',
  'ApiListPromise',
]);

function isName(node: TypeNode, name: string): boolean {
  return node.kind === 'name' && node.name === name;
}

/** Enums are open in responses, because the SDK allows unknown values, and closed in request parameters. */
function literals(values: readonly unknown[], side: Side, isOpen: boolean): Schema {
  const type = typeof values[0];
  return side === 'response' && isOpen ? { type, 'x-known': values } : { type, enum: values };
}

function listOf(items: Schema): Schema {
  return {
    type: 'object',
    required: ['object', 'data', 'has_more', 'url'],
    properties: {
      object: { type: 'string', enum: ['list'] },
      data: { type: 'array', items },
      has_more: { type: 'boolean' },
      url: { type: 'string' },
    },
  };
}

function unique(schemas: readonly Schema[]): Schema[] {
  return [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
}

function nameIn(reference: string): string {
  return reference.replace('#/components/schemas/', '');
}
