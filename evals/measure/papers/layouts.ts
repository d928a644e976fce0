/** Other layouts of the same typed page. None changes what the paper says. */
export const layouts: Readonly<Record<string, (page: string) => string>> = {
  'as typed': (page) => page,
  'narrow lines': (page) => wrapped(page, 45),
  'lines of 60 characters': (page) => wrapped(page, 60),
  'long lines': (page) => wrapped(page, 110),
  'columns further apart': (page) => eachRow(page, (row) => row.replaceAll(/(?<=\S) {3,}/g, '$&    ')),
  'all rows at the left margin': (page) => eachRow(page, (row) => row.trimStart()),
  'no drawn lines': (page) => rowsOf(page, (row) => !/^[\s_=*+|-]+$/.test(row)),
  'no empty lines': (page) => rowsOf(page, (row) => row.trim() !== ''),
  'double spacing': (page) => page.replaceAll('\n', '\n\n'),
  'all capitals': (page) => page.toUpperCase(),
};

const MIN_PROSE = 60;

/** Wraps paragraphs at another line length. Rows with columns or boxes stay unchanged. */
function wrapped(page: string, width: number): string {
  const set: string[] = [];
  let words: string[] = [];
  let indent = '';
  const flush = () => {
    set.push(...linesOf(words, width).map((line) => indent + line));
    words = [];
  };
  for (const row of page.split('\n')) {
    const isPlain = row.trim() !== '' && !/\S {3,}\S|[|_]{2}|^ *\|/.test(row);
    const isFull = isPlain && row.trim().length > MIN_PROSE;
    if (isFull && words.length === 0) indent = /^ */.exec(row)?.[0] ?? '';
    if (isFull || (isPlain && words.length > 0)) words.push(...row.trim().split(/\s+/));
    if (isFull) continue;
    const isLastOfParagraph = isPlain && words.length > 0;
    flush();
    if (!isLastOfParagraph) set.push(row);
  }
  flush();
  return set.join('\n');
}

function linesOf(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function eachRow(page: string, change: (row: string) => string): string {
  return page.split('\n').map(change).join('\n');
}

function rowsOf(page: string, isKept: (row: string) => boolean): string {
  return page.split('\n').filter(isKept).join('\n');
}
