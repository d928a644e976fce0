import { readFileSync, readdirSync } from 'node:fs';
import { parseYAML } from 'confbox/yaml';
import { type AdvisorId, advisorIds } from '#domain/advisor.ts';
import { type AssistantId, SUPPORT } from '#domain/assistant.ts';
import type { Passage, Source } from '../passage.ts';
import { readPassage } from './read-passage.ts';
import { readSources } from './source-list.ts';

/** The texts that authors write without TypeScript. The server loads them once, at its start. */
const contentFolder = new URL('../../../content/', import.meta.url);

/** Each advisor's passages, in the order of their ids. */
export function openPassages(folder = contentFolder): Record<AdvisorId, readonly Passage[]> {
  const sources = readSources(parseYAML(readFileSync(new URL('sources.yaml', folder), 'utf8')));
  const opened = advisorIds.map((advisor) => [
    advisor,
    openFolder(new URL(`passages/${advisor}/`, folder), advisor, sources),
  ]);
  return Object.fromEntries(opened) as Record<AdvisorId, readonly Passage[]>;
}

export function openHelpBase(folder = contentFolder): readonly Passage[] {
  return openFolder(new URL('help/', folder), SUPPORT, new Map());
}

function openFolder(folder: URL, advisor: AssistantId, sources: ReadonlyMap<string, Source>): Passage[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .toSorted()
    .map((id) => openFile(new URL(`${id}.md`, folder), advisor, sources));
}

function openFile(file: URL, advisor: AssistantId, sources: ReadonlyMap<string, Source>): Passage {
  try {
    return readPassage(readFileSync(file, 'utf8'), advisor, sources);
  } catch (cause) {
    throw new Error(`${file.pathname} cannot be read as a passage. npm run content says why.`, { cause });
  }
}
