import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type SafetyPageFile, readSafetyPage } from '#content/safety-help/read-safety-page.ts';
import { folderOf } from '#content/safety-texts/open-safety-texts.ts';
import { type SafetyText, readSafetyText } from '#content/safety-texts/read-safety-text.ts';
import { safetyTextIds } from '#content/safety-texts/safety-front-matter.ts';
import type { Fault } from './fault.ts';
import { reasonsOf } from './reasons-of.ts';

export interface OpenedFile<Content> {
  /** The path from the content folder, e.g. `safety/suicide/suicide-asked.md`. */
  file: string;
  source: string;
  content: Content;
}

export interface OpenedSafety {
  texts: readonly OpenedFile<SafetyText>[];
  pages: readonly OpenedFile<SafetyPageFile>[];
  /** Files that are missing, superfluous or unreadable. */
  faults: readonly Fault[];
}

const pageFiles = ['safety', 'safety-protocol'].map((id) => `safety/pages/${id}.md`);

/** Loads `content/safety`. Each id of the safety gate needs its file, and no other file may be there. */
export function openSafety(folder: string): OpenedSafety {
  if (!existsSync(path.join(folder, 'safety'))) return { texts: [], pages: [], faults: [] };
  const faults: Fault[] = [];
  const textFiles = safetyTextIds.map((id) => `safety/${folderOf(id)}/${id}.md`);
  const known = new Set([...textFiles, ...pageFiles, 'safety/README.md']);
  const found = readdirSync(path.join(folder, 'safety'), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join('safety', name.split(path.sep).join('/')))
    .filter((file) => path.extname(file) !== '');
  for (const file of found)
    if (!known.has(file)) faults.push({ file, line: 1, message: 'has the name of no safety text' });
  return {
    texts: textFiles.flatMap((file) => openFile(folder, file, readSafetyText, faults)),
    pages: pageFiles.flatMap((file) => openFile(folder, file, readSafetyPage, faults)),
    faults,
  };
}

function openFile<Content extends { id: string }>(
  folder: string,
  file: string,
  read: (source: string) => Content,
  faults: Fault[],
): OpenedFile<Content>[] {
  if (!existsSync(path.join(folder, file))) {
    faults.push({ file, line: 1, message: 'is missing: the safety gate says this text' });
    return [];
  }
  const source = readFileSync(path.join(folder, file), 'utf8');
  try {
    const content = read(source);
    if (content.id === path.basename(file, '.md')) return [{ file, source, content }];
    faults.push({ file, line: 2, message: 'id must be the name of the file, without .md' });
  } catch (error) {
    faults.push(...reasonsOf(error, source).map((reason) => ({ file, ...reason })));
  }
  return [];
}
