import { readFileSync } from 'node:fs';
import { type SafetyText, readSafetyText } from './read-safety-text.ts';
import type { SafetyTextId } from './safety-front-matter.ts';

const safetyFolder = new URL('../../../content/safety/', import.meta.url);

/** The texts with these ids, in this order. Throws if one of them can't be read. */
export function openSafetyTexts<Id extends SafetyTextId, Shown>(
  ids: readonly Id[],
  shown: (text: SafetyText) => Shown,
): Readonly<Record<Id, Shown>> {
  const opened = ids.map((id) => [id, shown(openFile(id))]);
  return Object.fromEntries(opened) as Record<Id, Shown>;
}

function openFile(id: SafetyTextId): SafetyText {
  const file = new URL(`${folderOf(id)}/${id}.md`, safetyFolder);
  try {
    return readSafetyText(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file.pathname} cannot be read as a safety text. npm run content says why.`, { cause });
  }
}

/** The folder of `content/safety` that holds the text. */
export function folderOf(id: SafetyTextId): string {
  const [, folder] = folders.find(([ids]) => ids.test(id)) ?? [];
  return folder ?? 'boundaries';
}

const folders: readonly [ids: RegExp, folder: string][] = [
  [/spanish$/, 'spanish'],
  [/^suicide-/, 'suicide'],
  [/^violence-/, 'violence'],
  [/^(?:child-|swallowed$)/, 'children'],
  [/^harm-/, 'harm'],
  [/^note-/, 'notes'],
  [/^(?:no-prediction|no-diagnosis|who-reads)$/, 'prefaces'],
];
