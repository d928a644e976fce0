/** The line of the value at a path such as `['examples', 1, 'person']`. The nearest line above if the value is missing. */
export function lineInYaml(source: string, path: readonly (string | number)[]): number {
  const lines = source.split('\n');
  let at = 0;
  let range = { from: 0, until: lines.length };
  for (const key of path) {
    const found = typeof key === 'number' ? itemAt(lines, range, key) : keyAt(lines, range, key);
    if (found === -1) break;
    at = found;
    range = { from: typeof key === 'number' ? found : found + 1, until: endOf(lines, found, typeof key) };
  }
  return at + 1;
}

interface Range {
  from: number;
  until: number;
}

function keyAt(lines: readonly string[], { from, until }: Range, key: string): number {
  return lines.findIndex(
    (line, index) =>
      index >= from &&
      index < until &&
      line
        .replace(/^[\s-]*/, '')
        .replaceAll(/["']/g, '')
        .startsWith(`${key}:`),
  );
}

/** Items of one list have the same indentation. */
function itemAt(lines: readonly string[], { from, until }: Range, wanted: number): number {
  const first = lines.findIndex((line, index) => index >= from && /^\s*- /.test(line));
  const indent = indentOf(lines[first] ?? '');
  const items = lines.flatMap((line, index) =>
    index >= from && index < until && indentOf(line) === indent && line.trim().startsWith('- ')
      ? [index]
      : [],
  );
  return items[wanted] ?? -1;
}

/** The first line after a value. A list may have the indentation of its key. */
function endOf(lines: readonly string[], start: number, kind: string): number {
  const indent = indentOf(lines[start] ?? '');
  const end = lines.findIndex((line, index) => {
    if (index <= start || line.trim() === '') return false;
    const isOwnList = kind === 'string' && indentOf(line) === indent && line.trim().startsWith('- ');
    return indentOf(line) <= indent && !isOwnList;
  });
  return end === -1 ? lines.length : end;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
