export interface Row {
  id: string;
  /** What is between the ID and the proof: the statement and, in docs/security.md, its status. */
  cells: string[];
  /** What people wrote: a decision or the code and documents that prove it. Empty if only tests do. */
  written: string;
  /** `file › title` of each test. */
  tests: string[];
}

const ID = /^[\dD]+\.[\w.]+$/;

/** The rows of all tables of a page. A row without an ID adds a test to the row above. */
export function readRows(page: string): Row[] {
  const rows: Row[] = [];
  for (const cells of page.split('\n').map(cellsOf)) {
    const [id = '', ...others] = cells;
    const proof = others.pop() ?? '';
    const isTest = proof.includes(' › ');
    if (ID.test(id))
      rows.push({ id, cells: others, written: isTest ? '' : proof, tests: isTest ? [proof] : [] });
    else if (id === '' && isTest) rows.at(-1)?.tests.push(proof);
  }
  return rows;
}

/** The page with these tests in the rows of its tables. Columns are aligned by the formatter. */
export function fillIn(page: string, tests: ReadonlyMap<string, readonly string[]>): string {
  const rows = readRows(page);
  return page
    .split('\n')
    .flatMap((line) => {
      const [id = '', ...others] = cellsOf(line);
      if (id === '' && others.at(-1)?.includes(' › ')) return [];
      const row = rows.find((each) => each.id === id);
      return row ? linesOf(row, tests.get(id) ?? []) : [line];
    })
    .join('\n');
}

function linesOf({ id, cells, written }: Row, tests: readonly string[]): string[] {
  const [first = '', ...others] = [written, ...tests].filter((proof, index) => proof !== '' || index > 0);
  return [
    `| ${[id, ...cells, first].join(' | ')} |`,
    ...others.map((test) => `| ${['', ...cells.map(() => ''), test].join(' | ')} |`),
  ];
}

/** The cells of a line of a table; none for any other line. */
function cellsOf(line: string): string[] {
  return line.startsWith('|') && line.endsWith('|')
    ? line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
    : [];
}

/** Whether two pages differ only in how their tables are aligned. */
export function isSamePage(one: string, other: string): boolean {
  return squeeze(one) === squeeze(other);
}

function squeeze(page: string): string {
  return page.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');
}
