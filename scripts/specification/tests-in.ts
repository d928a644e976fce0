import path from 'node:path';
import { parseSync } from 'vite';

export interface FoundTest {
  /** As written: placeholders of `test.each`, such as `%s`, are not filled in. */
  title: string;
  /** It doesn't run, or only under a condition. */
  isSkipped: boolean;
  /** The comments directly above it, such as `Specification: 2.auth.1, 2.auth.3`. */
  comments: string[];
}

interface Comment {
  value: string;
  start: number;
  end: number;
}

/** The tests in the code of a test file, and the comments that are not above any test. */
export function testsIn(file: string, code: string): { tests: FoundTest[]; otherComments: string[] } {
  const { program, comments, errors } = parseSync(path.basename(file), code);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const tests: FoundTest[] = [];
  const used = new Set<Comment>();
  visit(program, false, (title, { start, isSkipped }) => {
    const above = commentsAbove(start, comments, code);
    for (const comment of above) used.add(comment);
    tests.push({ title, isSkipped, comments: above.map(({ value }) => value.trim()) });
  });
  return {
    tests,
    otherComments: comments.filter((comment) => !used.has(comment)).map(({ value }) => value.trim()),
  };
}

function commentsAbove(start: number, comments: readonly Comment[], code: string): Comment[] {
  const above = comments.findLast(({ end }) => end <= start && code.slice(end, start).trim() === '');
  return above ? [...commentsAbove(above.start, comments, code), above] : [];
}

type Meet = (title: string, test: { start: number; isSkipped: boolean }) => void;

function visit(value: unknown, isInSkipped: boolean, meet: Meet): void {
  if (Array.isArray(value)) return value.forEach((item) => visit(item, isInSkipped, meet));
  if (!isNode(value)) return;
  const { name, modifiers } = value['type'] === 'CallExpression' ? calleeOf(value) : NO_CALL;
  const isSkipped = isInSkipped || (isBlock(name) && modifiers.some((each) => SKIPPING.has(each)));
  if (name === 'test' || name === 'it') {
    const [first] = value['arguments'] as unknown[];
    const title = isNode(first) ? textOf(first) : undefined;
    if (title !== undefined) meet(title, { start: value['start'] as number, isSkipped });
  }
  for (const child of Object.values(value)) visit(child, isSkipped, meet);
}

const NO_CALL = { name: '', modifiers: [] };
const SKIPPING = new Set(['skip', 'todo', 'fails', 'skipIf', 'runIf']);

function isBlock(name: string): boolean {
  return ['test', 'it', 'describe'].includes(name);
}

/** `test.skipIf(…)` is `test` with the modifier `skipIf`. */
function calleeOf(node: Node): { name: string; modifiers: string[] } {
  const modifiers: string[] = [];
  for (let callee = node['callee']; isNode(callee); callee = callee['object'] ?? callee['callee']) {
    if (callee['type'] === 'Identifier') return { name: String(callee['name']), modifiers };
    if (callee['type'] === 'MemberExpression') modifiers.push(String((callee['property'] as Node)['name']));
  }
  return NO_CALL;
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
