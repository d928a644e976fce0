import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

export interface Leak {
  line: string;
  found: string;
}

const address = /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/i;
// The names of the fields that the logger itself adds.
const ownFields = new Set(['level', 'time', 'ms', 'requestId', 'method', 'status']);

/**
 * Returns every line that contains an email address or something that people have sent. `isOwn`: whether a sentence
 * comes from our code.
 */
export function findLeaks(
  lines: Iterable<string>,
  said: Iterable<string>,
  isOwn: (message: string) => boolean,
): Leak[] {
  const texts = new Map<string, string>();
  for (const line of lines) texts.set(foreignPart(line, isOwn), line);
  const words = [...new Set(said)].map((value) => ({ value, isIn: finder(value) }));
  return [...texts].flatMap(([text, line]) => {
    const found = address.exec(text)?.[0] ?? words.find(({ isIn }) => isIn(text))?.value;
    return found === undefined ? [] : [{ line, found }];
  });
}

/** A short word must match a whole word. A long one matches anywhere, also if encoded for JSON or a URL. */
function finder(value: string): (text: string) => boolean {
  const forms = [
    ...new Set([value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value.toWellFormed())]),
  ];
  if (value.length > 12) return (text) => forms.some((form) => text.includes(form));
  return (text) =>
    forms.some((form) => {
      for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1)) {
        const around = `${text[at - 1] ?? ' '}${text[at + form.length] ?? ' '}`;
        if (!/\w/.test(around)) return true;
      }
      return false;
    });
}

/** The line without the fields that the logger adds. Returns the whole line if it is not the logger's. */
function foreignPart(line: string, isOwn: (message: string) => boolean): string {
  try {
    const fields = Object.entries(JSON.parse(line) as Record<string, unknown>);
    const strange = fields.filter(([name, value]) => {
      if (name === 'msg') return !isOwn(String(value));
      if (name === 'at') return !isPlace(value);
      // A route is logged as a pattern: a value in place of a parameter would be a leak.
      return name === 'route' ? !isPattern(value) : !ownFields.has(name) && typeof value !== 'boolean';
    });
    return JSON.stringify(Object.fromEntries(strange));
  } catch {
    return line;
  }
}

/**
 * Whether the value is a place in our code where an error was thrown: folders have ordinary names, which people also
 * use.
 */
function isPlace(at: unknown): boolean {
  return typeof at === 'string' && /^(?:src|dev)\/[a-z][a-z/.-]*\.ts:\d+$/.test(at);
}

function isPattern(route: unknown): boolean {
  return (
    typeof route === 'string' &&
    /^(?:\/(?:[a-z][a-z0-9._-]*|:[a-z]+(?:\{[^/]*\})?|\*)?)+$/i.test(route) &&
    !/\d{4}/.test(route)
  );
}

/** The logs of all servers of a project's tests, and the input that was sent to them. */
export async function readLogs(folder: string): Promise<{ lines: string[]; said: string[] }> {
  const names = await readdir(folder).catch(() => []);
  const read = async (ending: string) => {
    const files = names.filter((name) => name.endsWith(ending));
    const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
    return texts.flatMap((text) => text.split('\n').filter((line) => line !== ''));
  };
  return {
    lines: await read('.log'),
    said: (await read('.said')).map((line) => JSON.parse(line) as string),
  };
}

/** Whether a text occurs literally in the code of the server or the stand-ins. */
export async function sentencesOfOurs(): Promise<(message: string) => boolean> {
  const root = path.resolve(import.meta.dirname, '../..');
  const folders = ['src/server', 'dev'].map((folder) => path.join(root, folder));
  const names = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true })));
  const files = names.flatMap((each, index) => each.map((name) => path.join(folders[index] ?? root, name)));
  const code = await Promise.all(
    files.filter((file) => file.endsWith('.ts')).map((file) => readFile(file, 'utf8')),
  );
  return (message) => code.some((text) => text.includes(`'${message}'`));
}
