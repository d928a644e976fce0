import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Theme } from '#domain/intents/theme.ts';
import { readThemeFile } from '#server/chat/intents/open-themes.ts';
import { type Fault, lineWith } from './fault.ts';

/** Every error in `content/themes`: a broken file, an unknown intent, or an intent in two themes. */
export function checkThemes(folder: string, intentIds: ReadonlySet<string>): Fault[] {
  const from = path.join(folder, 'themes');
  const names = existsSync(from) ? readdirSync(from).filter((name) => name.endsWith('.yaml')) : [];
  const themeOf = new Map<string, string>();
  return names.flatMap((name) => {
    const file = `themes/${name}`;
    const source = readFileSync(path.join(from, name), 'utf8');
    try {
      return readThemeFile(path.join(from, name)).flatMap((theme) =>
        breaches(theme, intentIds, themeOf).map((message) => ({
          file,
          line: lineWith(source, `"${theme.id}"`),
          message: `${theme.id}: ${message}`,
        })),
      );
    } catch (error) {
      return [{ file, line: 1, message: error instanceof Error ? error.message : String(error) }];
    }
  });
}

function breaches(theme: Theme, intentIds: ReadonlySet<string>, themeOf: Map<string, string>): string[] {
  return theme.of.flatMap((id) => {
    const other = themeOf.get(id);
    themeOf.set(id, theme.id);
    return [
      ...(intentIds.has(id) ? [] : [`there is no intent ${id}`]),
      ...(other === undefined ? [] : [`${id} belongs to ${other}, too`]),
    ];
  });
}
