/** An error in a text, and where an editor finds it. */
export interface Fault {
  /** The path from the content folder, e.g. `passages/hannah/hannah-served.md`. */
  file: string;
  line: number;
  message: string;
}

/** The line of a front matter field, or of its item at `index`. The first line if the field is missing. */
export function lineOf(source: string, field: string, index = -1): number {
  const lines = source.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`${field}:`));
  if (at === -1) return 1;
  const items = lines.slice(at + 1).flatMap((line, after) => (/^\s*- /.test(line) ? [at + 1 + after] : []));
  return (index < 0 ? at : (items[index] ?? at)) + 1;
}

/** The line of the text below the front matter that contains these words. */
export function lineWith(source: string, words: string): number {
  const start = source.indexOf('\n---\n') + 1;
  const at = source.indexOf(words, start);
  return source.slice(0, at === -1 ? start : at).split('\n').length;
}
