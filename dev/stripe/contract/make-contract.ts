import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SchemaMaker, type Schema } from './schema-maker.ts';

/** The operations of the SDK that the stand-in supports. */
const operations: Readonly<Record<string, readonly string[]>> = {
  Customers: ['create', 'list', 'retrieve', 'update', 'del'],
  Products: ['create', 'list', 'retrieve', 'update'],
  Prices: ['create', 'list', 'retrieve', 'update'],
  Coupons: ['create', 'retrieve', 'del'],
  PromotionCodes: ['create', 'list', 'retrieve', 'update'],
  'Checkout/Sessions': ['create', 'list', 'retrieve', 'expire'],
  Subscriptions: ['create', 'list', 'retrieve', 'update', 'cancel'],
  Invoices: ['list', 'retrieve', 'createPreview', 'pay', 'voidInvoice'],
  'BillingPortal/Sessions': ['create'],
  PaymentMethods: ['retrieve', 'list', 'attach', 'detach'],
  WebhookEndpoints: ['create', 'list', 'retrieve', 'update', 'del'],
  Events: ['list', 'retrieve'],
};

/** The contract, in the form of OpenAPI 3.0, from the SDK that is installed in `folder`. */
function makeContract(folder: string): Schema {
  const version = readFileSync(path.join(folder, 'VERSION'), 'utf8').trim();
  const maker = new SchemaMaker(path.join(folder, 'esm'));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [file, methods] of Object.entries(operations)) {
    const source = readFileSync(path.join(folder, 'esm/resources', `${file}.js`), 'utf8');
    for (const method of methods) {
      const { verb, address } = requestOf(source, file, method);
      paths[address] = { ...paths[address], [verb]: operationOf(maker, file, method, verb, address) };
    }
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Stripe API, as far as this product uses it',
      version: apiVersionOf(folder),
      'x-made-from': `stripe@${version}`,
    },
    paths,
    components: { schemas: Object.fromEntries(Object.entries(maker.schemas).toSorted(byName)) },
  };
}

/** One schema per line, so that a new version of the SDK is readable in a diff. */
export function contractText(folder: string): string {
  const { components, paths, ...rest } = makeContract(folder);
  const { schemas } = components as { schemas: object };
  const head = JSON.stringify(rest).slice(1, -1);
  return `{${head},\n"paths":{${linesOf(paths as object)}},\n"components":{"schemas":{${linesOf(schemas)}}}}\n`;
}

function linesOf(entries: object): string {
  const lines = Object.entries(entries).map(
    ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
  );
  return `\n${lines.join(',\n')}\n`;
}

function operationOf(
  maker: SchemaMaker,
  file: string,
  method: string,
  verb: string,
  address: string,
): Schema {
  const declarations = maker.declarations(file);
  const declared = declarations.methods.get(method);
  if (!declared) throw new Error(`the SDK declares no ${file}.${method}`);
  const place = { file, scope: declarations.scope };
  const given = declared.parameters && maker.schemaOf(declared.parameters, place, 'request');
  const result = maker.schemaOf(declared.result, place, 'response');
  const inPath = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => {
    return { name, in: 'path', required: true, schema: { type: 'string' } };
  });
  const isForm = verb === 'post';
  return {
    operationId: `${file.replace('/', '')}_${method}`,
    parameters: [...inPath, ...(given && !isForm ? queryOf(maker, given) : [])],
    ...(given && isForm && { requestBody: form(given, declared.isRequired) }),
    responses: { '200': { description: 'ok', content: { 'application/json': { schema: result } } } },
  };
}

function form(schema: Schema, required: boolean): Schema {
  return { required, content: { 'application/x-www-form-urlencoded': { schema } } };
}

function queryOf(maker: SchemaMaker, { $ref: reference }: Schema): Schema[] {
  const schema = maker.schemas[String(reference).replace('#/components/schemas/', '')];
  const required = new Set((schema?.['required'] ?? []) as string[]);
  const properties = Object.entries((schema?.['properties'] ?? {}) as Record<string, Schema>);
  return properties.map(([name, schema]) => ({ name, in: 'query', required: required.has(name), schema }));
}

/** The request of the SDK's method: the verb, and the path with its placeholders. */
function requestOf(source: string, file: string, method: string): { verb: string; address: string } {
  const pattern = new RegExp(
    `^    ${method}\\([^)]*\\) \\{\\s+return this\\._makeRequest\\('(\\w+)', ['\`]([^'\`]*)['\`]`,
    'm',
  );
  const match = pattern.exec(source);
  if (!match?.[1] || !match[2]) throw new Error(`the SDK sends nothing for ${file}.${method}`);
  return {
    verb: match[1].toLowerCase(),
    address: match[2].replaceAll(/\$\{encodeURIComponent\((\w+)\)\}/g, '{$1}'),
  };
}

function apiVersionOf(folder: string): string {
  const source = readFileSync(path.join(folder, 'esm/apiVersion.js'), 'utf8');
  const version = /ApiVersion = '([^']+)'/.exec(source)?.[1];
  if (!version) throw new Error('the SDK names no version of the API');
  return version;
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}
