/*
 * Parses the declaration files of the installed SDK: interfaces, type aliases, namespaces, imports and the methods of
 * resource classes. It supports the subset of TypeScript in these generated files, and skips the rest.
 */

export type TypeNode =
  | { kind: 'literal'; value: string | number | boolean }
  | { kind: 'name'; name: string; of: TypeNode[] }
  | { kind: 'union'; of: TypeNode[] }
  | { kind: 'object'; members: Member[]; index: TypeNode | undefined };

export interface Member {
  name: string;
  isOptional: boolean;
  type: TypeNode;
}

export interface Scope {
  /** A name such as `Checkout.SessionCreateParams`; '' at the top of a file. */
  path: string;
  parent: Scope | undefined;
  interfaces: Map<string, { extends: TypeNode[]; body: TypeNode & { kind: 'object' } }>;
  aliases: Map<string, TypeNode>;
  spaces: Map<string, Scope>;
}

export interface Method {
  parameters: TypeNode | undefined;
  isRequired: boolean;
  result: TypeNode;
}

export interface Declarations {
  scope: Scope;
  /** Local name → its source; '*' for a whole file. */
  imports: Map<string, { file: string; name: string }>;
  methods: Map<string, Method>;
}

export function readDeclarations(text: string): Declarations {
  const declarations: Declarations = {
    scope: newScope(undefined, ''),
    imports: new Map(),
    methods: new Map(),
  };
  const tokens = tokensOf(text);
  const reader = new Reader(tokens);
  while (!reader.isAtEnd()) readStatement(reader, declarations.scope, declarations);
  return declarations;
}

function readStatement(reader: Reader, scope: Scope, declarations: Declarations): void {
  while (reader.take('export') || reader.take('declare'));
  if (reader.take('import')) readImport(reader, declarations);
  else if (reader.take('interface')) readInterface(reader, scope);
  else if (reader.take('type')) readAlias(reader, scope);
  else if (reader.take('namespace')) readNamespace(reader, scope, declarations);
  else if (reader.take('class')) readClass(reader, declarations);
  else if (reader.peek() === '{') readNames(reader, declarations);
  else reader.skipStatement();
}

function readImport(reader: Reader, declarations: Declarations): void {
  if (reader.peek() === '{') return readNames(reader, declarations);
  if (!reader.take('*')) return reader.skipStatement();
  reader.expect('as');
  const local = reader.next();
  reader.expect('from');
  declarations.imports.set(local, { file: stringOf(reader.next()), name: '*' });
  reader.take(';');
}

/** Parses `import { A, B as C } from 'x'`, and the same for an export. */
function readNames(reader: Reader, declarations: Declarations): void {
  const names: [local: string, name: string][] = [];
  reader.expect('{');
  while (!reader.take('}')) {
    const name = reader.next();
    names.push([reader.take('as') ? reader.next() : name, name]);
    reader.take(',');
  }
  if (reader.take('from')) {
    const file = stringOf(reader.next());
    for (const [local, name] of names) declarations.imports.set(local, { file, name });
  }
  reader.take(';');
}

function readInterface(reader: Reader, scope: Scope): void {
  const name = reader.next();
  reader.skipTypeParameters();
  const parents: TypeNode[] = [];
  if (reader.take('extends')) {
    do parents.push(readType(reader));
    while (reader.take(','));
  }
  scope.interfaces.set(name, { extends: parents, body: readObject(reader) });
}

function readAlias(reader: Reader, scope: Scope): void {
  const name = reader.next();
  reader.skipTypeParameters();
  reader.expect('=');
  scope.aliases.set(name, readType(reader));
  reader.take(';');
}

function readNamespace(reader: Reader, scope: Scope, declarations: Declarations): void {
  const name = reader.next();
  const path = scope.path === '' ? name : `${scope.path}.${name}`;
  const inner = scope.spaces.get(name) ?? newScope(scope, path);
  scope.spaces.set(name, inner);
  reader.expect('{');
  while (!reader.take('}')) readStatement(reader, inner, declarations);
}

function readClass(reader: Reader, declarations: Declarations): void {
  while (reader.peek() !== '{') reader.next();
  reader.expect('{');
  while (!reader.take('}')) {
    const name = reader.next();
    if (reader.peek() === '(') readMethod(reader, declarations, name);
    else reader.skipStatement();
  }
}

function readMethod(reader: Reader, { methods }: Declarations, name: string): void {
  const method: Method = { parameters: undefined, isRequired: false, result: nameNode('void') };
  reader.expect('(');
  while (!reader.take(')')) {
    const parameter = reader.next();
    const isOptional = reader.take('?');
    reader.expect(':');
    const type = readType(reader);
    if (parameter === 'params') Object.assign(method, { parameters: type, isRequired: !isOptional });
    reader.take(',');
  }
  if (reader.take(':')) method.result = readType(reader);
  reader.take(';');
  methods.set(name, method);
}

function readObject(reader: Reader): TypeNode & { kind: 'object' } {
  const members: Member[] = [];
  let index: TypeNode | undefined;
  reader.expect('{');
  while (!reader.take('}')) {
    reader.take('readonly');
    if (reader.take('[')) {
      while (!reader.take(']')) reader.next();
      reader.expect(':');
      index = readType(reader);
    } else {
      const name = stringOf(reader.next());
      const isOptional = reader.take('?');
      if (reader.take(':')) members.push({ name, isOptional, type: readType(reader) });
      else reader.skipStatement();
    }
    while (reader.take(';') || reader.take(','));
  }
  return { kind: 'object', members, index };
}

function readType(reader: Reader): TypeNode {
  reader.take('|');
  const choices = [readOne(reader)];
  while (reader.take('|')) choices.push(readOne(reader));
  return choices.length === 1 && choices[0] ? choices[0] : { kind: 'union', of: choices };
}

function readOne(reader: Reader): TypeNode {
  let node = readPlain(reader);
  while (reader.take('[')) {
    reader.expect(']');
    node = { kind: 'name', name: 'Array', of: [node] };
  }
  // For `string & Record<never, never>` the first type counts.
  while (reader.take('&')) readPlain(reader);
  return node;
}

function readPlain(reader: Reader): TypeNode {
  if (reader.peek() === '{') return readObject(reader);
  if (reader.take('(')) {
    const inner = readType(reader);
    reader.expect(')');
    return inner;
  }
  const token = reader.next();
  if (/^['"]/.test(token)) return { kind: 'literal', value: stringOf(token) };
  if (token === 'true' || token === 'false') return { kind: 'literal', value: token === 'true' };
  if (/^\d/.test(token)) return { kind: 'literal', value: Number(token) };
  let name = token;
  while (reader.take('.')) name += `.${reader.next()}`;
  const node = nameNode(name);
  if (reader.take('<')) {
    while (!reader.take('>')) {
      node.of.push(readType(reader));
      reader.take(',');
    }
  }
  return node;
}

class Reader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  isAtEnd(): boolean {
    return this.#at >= this.#tokens.length;
  }

  peek(): string | undefined {
    return this.#tokens[this.#at];
  }

  next(): string {
    const token = this.#tokens[this.#at];
    if (token === undefined) throw new SyntaxError('the declarations end in the middle of something');
    this.#at += 1;
    return token;
  }

  take(token: string): boolean {
    if (this.peek() !== token) return false;
    this.#at += 1;
    return true;
  }

  expect(token: string): void {
    const found = this.next();
    if (found === token) return;
    const around = this.#tokens.slice(Math.max(0, this.#at - 8), this.#at + 4).join(' ');
    throw new SyntaxError(`expected ${token}, found ${found} in: ${around}`);
  }

  /** Skips to its semicolon, or past its braces. */
  skipStatement(): void {
    let depth = 0;
    while (!this.isAtEnd()) {
      const token = this.next();
      if (token === '{' || token === '(') depth += 1;
      if (token === '}' || token === ')') depth -= 1;
      if (depth === 0 && (token === ';' || token === '}')) return;
    }
  }

  skipTypeParameters(): void {
    if (!this.take('<')) return;
    for (let depth = 1; depth > 0;) {
      const token = this.next();
      if (token === '<') depth += 1;
      if (token === '>') depth -= 1;
    }
  }
}

function tokensOf(text: string): string[] {
  const pattern = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|=>|[\w$]+|[^\s\w])/g;
  return [...text.matchAll(pattern)].flatMap(([, token]) => (token === undefined ? [] : [token]));
}

function newScope(parent: Scope | undefined, path: string): Scope {
  return { path, parent, interfaces: new Map(), aliases: new Map(), spaces: new Map() };
}

function nameNode(name: string): TypeNode & { kind: 'name' } {
  return { kind: 'name', name, of: [] };
}

function stringOf(token: string): string {
  return /^['"]/.test(token) ? token.slice(1, -1).replaceAll(/\\(.)/g, '$1') : token;
}
