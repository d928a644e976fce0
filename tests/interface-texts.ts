import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';

export interface InterfaceText {
  /** Below `src`, e.g. `web/features/help/help-page.tsx`. */
  file: string;
  text: string;
}

const source = path.resolve(import.meta.dirname, '../src');

/** What people read in the files of a folder of `src`: the words between tags, and every sentence in quotes. */
export function interfaceTexts(folder: string): InterfaceText[] {
  return readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .flatMap((file) =>
      textsIn(readFileSync(path.join(source, file), 'utf8'), file.endsWith('x') ? 'tsx' : 'ts').map(
        (text) => ({ file, text }),
      ),
    );
}

export function textsIn(code: string, lang: 'ts' | 'tsx' = 'tsx'): string[] {
  const texts: string[] = [];
  collect({ ...parseAst(code, { lang }) }, texts);
  return texts;
}

/** A node of the syntax tree; only its `type` is sure. */
interface Node {
  type: string;
  [part: string]: unknown;
}

function collect(node: Node, texts: string[]): void {
  const own = textOf(node);
  if (own !== null) texts.push(own);
  // The parts of a text that has been taken whole are not taken again.
  const isWhole = own !== null && node.type !== 'Program';
  for (const child of childrenOf(node)) {
    if (!isWhole || child.type === 'JSXOpeningElement' || child.type === 'JSXExpressionContainer') {
      collect(child, texts);
    } else if (child.type === 'JSXElement') {
      for (const grandchild of childrenOf(child)) if (isCode(grandchild)) collect(grandchild, texts);
    }
  }
}

function isCode({ type }: Node): boolean {
  return type === 'JSXOpeningElement' || type === 'JSXExpressionContainer';
}

function textOf(node: Node): string | null {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const hasWords = nodesIn(node['children']).some(
      (child) => child.type === 'JSXText' && /[a-z]{2}/i.test(String(child['value'])),
    );
    return hasWords ? tidy(wordsBetweenTags(node)) : null;
  }
  if (node.type === 'Literal' && typeof node['value'] === 'string') return sentence(node['value']);
  if (node.type !== 'TemplateLiteral') return null;
  // What is filled in counts as a short word.
  return sentence(
    nodesIn(node['quasis'])
      .map(({ value }) => (value as { cooked: string }).cooked)
      .join('it'),
  );
}

function wordsBetweenTags(node: Node): string {
  if (node.type === 'JSXText') return String(node['value']);
  if (node.type === 'JSXExpressionContainer') {
    const { value } = node['expression'] as { value?: unknown };
    return typeof value === 'string' ? value : 'it';
  }
  return nodesIn(node['children']).map(wordsBetweenTags).join('');
}

/** Class names, paths and keys are no texts. */
function sentence(value: string): string | null {
  return /^[“"A-Z][^<>{}]* [^<>{}]*[.?:]$/.test(value) ? tidy(value) : null;
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? nodesIn(value) : nodesIn([value])));
}

function nodesIn(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
