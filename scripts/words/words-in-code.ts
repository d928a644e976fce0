import { parseAst } from 'vite';

/** A text in code: the words between two tags, or a string. */
export interface CodeText {
  line: number;
  /** Values filled in at run time are shown as `{…}`. */
  text: string;
  isBetweenTags: boolean;
}

/** Represents a value that is only known at run time. */
export const FILLED_IN = '{…}';

/** The words between tags, and every string that looks like text rather than like a key, a class or a query. */
export function wordsInCode(code: string, lang: 'ts' | 'tsx' = 'tsx'): CodeText[] {
  const found: Found[] = [];
  collect({ ...parseAst(code, { lang }) }, '', found);
  return found.map(({ start, text, isBetweenTags }) => ({
    line: code.slice(0, start).split('\n').length,
    text,
    isBetweenTags,
  }));
}

interface Found {
  start: number;
  text: string;
  isBetweenTags: boolean;
}

/** A node of the syntax tree. Only its `type` is certain. */
interface Node {
  type: string;
  [part: string]: unknown;
}

/** `name` is the property, attribute or constant that holds the value. */
function collect(node: Node, name: string, found: Found[]): void {
  if (isUnread(node)) return;
  const text = textOf(node, name);
  if (text !== null) found.push({ start: startOf(node), text, isBetweenTags: isElement(node) });
  // The parts of a text that was taken as a whole are not collected again.
  for (const child of childrenOf(node)) {
    if (text === null || isCode(child)) collect(child, nameFor(node, child, name), found);
    else if (isElement(child)) collectInside(child, found);
  }
}

/** Collects from an element inside a text that was taken as a whole: its attributes and expressions. */
function collectInside(node: Node, found: Found[]): void {
  for (const child of childrenOf(node)) {
    if (isCode(child)) collect(child, '', found);
    else if (isElement(child)) collectInside(child, found);
  }
}

function isCode({ type }: Node): boolean {
  return type === 'JSXOpeningElement' || type === 'JSXExpressionContainer';
}

function isElement({ type }: Node): boolean {
  return type === 'JSXElement' || type === 'JSXFragment';
}

/** Attributes that define how an element looks. */
const unreadAttributes = new Set(['className', 'd', 'sandbox', 'allow']);
/** Properties with other ways to say a text, which are only used for recognition. */
const unreadProperties = new Set(['also', 'known', 'heardAs']);
/** Calls whose first argument is an identifier for a program: a header, an event, a part of a page. */
const unreadCalls =
  /^(?:get|set|has|header|includes|startsWith|endsWith|closest|matches|querySelector(?:All)?)$/;

/** Imports, types, queries and comparisons contain no texts, and messages of internal errors are for the log. */
function isUnread(node: Node): boolean {
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return true;
  if (node.type === 'TaggedTemplateExpression' || node.type === 'BinaryExpression') return !isSum(node);
  if (/^TS(?:Type|Interface|Literal)/.test(node.type)) return true;
  if (node.type === 'JSXAttribute') return unreadAttributes.has(nameOf(node['name']));
  if (node.type === 'Property') return unreadProperties.has(nameOf(node['key']));
  if (node.type === 'ObjectExpression') return isSource(node);
  if (node.type === 'NewExpression') return nameOf(node['callee']) === 'Error';
  return node.type === 'CallExpression' && isUnreadCall(node['callee']);
}

/** A cited page of another site, whose title can't be changed. */
function isSource(node: Node): boolean {
  const keys = new Set(nodesIn(node['properties']).map(({ key }) => nameOf(key)));
  return keys.has('publisher') && keys.has('url');
}

function isSum(node: Node): boolean {
  return node['operator'] === '+';
}

function isUnreadCall(callee: unknown): boolean {
  if (!isNode(callee) || callee.type !== 'MemberExpression') return false;
  const owner = callee['object'];
  const isLog = isNode(owner) && (nameOf(owner) === 'log' || nameOf(owner['property']) === 'log');
  return isLog || unreadCalls.test(nameOf(callee['property']));
}

function textOf(node: Node, name: string): string | null {
  if (isElement(node)) {
    const hasWords = nodesIn(node['children']).some(
      (child) => child.type === 'JSXText' && /[a-z]{2}/i.test(String(child['value'])),
    );
    return hasWords ? tidy(wordsBetweenTags(node)) : null;
  }
  if (node.type === 'Literal' && typeof node['value'] === 'string') return wordsOrNull(node['value'], name);
  if (node.type !== 'TemplateLiteral') return null;
  const pieces = nodesIn(node['quasis']).map(({ value }) => (value as { cooked: string }).cooked);
  return wordsOrNull(pieces.join(FILLED_IN), name);
}

function wordsBetweenTags(node: Node): string {
  if (node.type === 'JSXText') return String(node['value']);
  if (node.type === 'JSXExpressionContainer') {
    const { value } = node['expression'] as { value?: unknown };
    return typeof value === 'string' ? value : FILLED_IN;
  }
  return nodesIn(node['children']).map(wordsBetweenTags).join('');
}

/** Names whose values are shown to people, even a single word. */
const shownNames = /(?:label|title|text|words?|heading|placeholder|name|message|hint|note|description|alt)$/i;
const statement =
  /^(?:select|insert|update|delete|with|create|alter|drop|grant|set|begin|values|from|where) .*(?:\$\d|\bfrom\b|\(|=)/i;
const markOfCode = /[{}<>\\_=]|^[.#/@]|\w\(|;$|^\S+\/\S+$|--|::/;
const classList = /(?:^|\s)(?:bg|text|border|flex|min|max|p[xy]?|m[xy]?|w|h|grid|gap|rounded|inline|font)-/;
const word = /^[“"(‘]?[\w’'-]*[\w’'][”"’)]?[.,;:?!…]*$|^[–—…]$/;

function wordsOrNull(value: string, name: string): string | null {
  const text = tidy(value.replaceAll(/<[^>]*>/g, ' '));
  const plain = text.replaceAll(FILLED_IN, ' ').trim();
  if (!/[a-z]{2}/i.test(plain) || /\p{Cc}/u.test(plain) || statement.test(plain) || classList.test(plain))
    return null;
  if (markOfCode.test(plain.replaceAll(/\([^)]*\)/g, ''))) return null;
  const words = plain.split(/\s+/);
  // A class list or a key has no capital letter. A fragment of a sentence may have none either.
  if (!/^[“"‘'(]?[A-Z]/.test(plain))
    return (words.length > 2 || isCount(text)) && words.every((each) => word.test(each)) ? text : null;
  return words.length > 1 || shownNames.test(name) || /^[A-Z][a-z]+[.?:!…]*$/.test(plain) ? text : null;
}

/** A number and what it counts, such as `{…} checkmarks`. */
function isCount(text: string): boolean {
  return /^\{…\} [a-z]{3,}(?: [a-z]+)?[.:]?$/.test(text);
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function nameFor(parent: Node, child: Node, inherited: string): string {
  if (parent.type === 'Property') return child === parent['value'] ? nameOf(parent['key']) : '';
  if (parent.type === 'JSXAttribute') return nameOf(parent['name']);
  if (parent.type === 'VariableDeclarator') return nameOf(parent['id']);
  return inherited;
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  const { name, value } = node;
  if (typeof name === 'string') return name;
  return typeof value === 'string' ? value : '';
}

/** For an element, the position of its first word, not of its tag. */
function startOf(node: Node): number {
  const first = nodesIn(node['children']).find(
    ({ type, value }) => type === 'JSXText' && /\S/.test(String(value)),
  );
  if (!isElement(node) || !first) return Number(node['start']);
  const value = String(first['value']);
  return Number(first['start']) + value.length - value.trimStart().length;
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
