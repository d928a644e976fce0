import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parseYAML } from 'confbox/yaml';
import type { Theme } from '#domain/intents/theme.ts';
import { line, writtenReply } from './written-reply-schema.ts';

const theme = v.strictObject({
  id: v.pipe(line, v.regex(/^[a-z]+-theme(?:-[a-z0-9]+)+$/)),
  title: line,
  of: v.pipe(v.array(line), v.minLength(1)),
  replies: v.pipe(v.array(writtenReply), v.minLength(2)),
});

const folder = path.join(import.meta.dirname, '../../../../content/themes');
let opened: readonly Theme[] | undefined;

/** Opens the themes of `content/themes`. Read once. Throws with the file's name if a text is invalid. */
export function openThemes(): readonly Theme[] {
  opened ??= readThemes(folder);
  return opened;
}

export function readThemes(from: string): Theme[] {
  const names = existsSync(from) ? readdirSync(from).filter((name) => name.endsWith('.yaml')) : [];
  return names.toSorted().flatMap((name) => readThemeFile(path.join(from, name)));
}

/** Throws with the location and the error. */
export function readThemeFile(file: string): Theme[] {
  const read = v.safeParse(v.array(theme), parseYAML(readFileSync(file, 'utf8')));
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`${path.basename(file)}: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
}
