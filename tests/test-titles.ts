import { readFile } from 'node:fs/promises';
import { parseAst } from 'vite';

/** The titles of all tests in a file, with the placeholders of `test.each`. */
export async function testTitles(file: string): Promise<string[]> {
  return parseTitles(await readFile(file, 'utf8'));
}

export function parseTitles(code: string): string[] {
  const titles: string[] = [];
  visit(parseAst(code, { lang: 'tsx' }), (node) => {
    if (node['type'] !== 'CallExpression' || !isTest(node['callee'])) return;
    const [first] = node['arguments'] as unknown[];
    const title = isNode(first) ? textOf(first) : undefined;
    if (title !== undefined) titles.push(title);
  });
  return titles;
}

/** Matches `test`, `test.skipIf(…)` and `test.each(…)`, but not `expect` or a helper that gets a text. */
function isTest(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee['type'] === 'Identifier') return callee['name'] === 'test' || callee['name'] === 'it';
  if (callee['type'] === 'MemberExpression') return isTest(callee['object']);
  if (callee['type'] === 'CallExpression') return isTest(callee['callee']);
  return false;
}

function textOf(node: Node): string | undefined {
  if (node['type'] === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node['type'] !== 'TemplateLiteral') return undefined;
  const [only, ...more] = node['quasis'] as { value: { cooked: string } }[];
  return more.length === 0 ? only?.value.cooked : undefined;
}

type Node = Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function visit(value: unknown, meet: (node: Node) => void): void {
  if (Array.isArray(value)) return value.forEach((item) => visit(item, meet));
  if (!isNode(value)) return;
  meet(value);
  for (const child of Object.values(value)) visit(child, meet);
}
