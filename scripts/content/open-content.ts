import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseYAML } from 'confbox/yaml';
import * as v from 'valibot';
import type { Passage, Source } from '#content/passage.ts';
import { readPassage } from '#content/library/read-passage.ts';
import { sourceList, sourcesOf } from '#content/library/source-list.ts';
import { type AssistantId, SUPPORT } from '#domain/assistant.ts';
import { advisorIds } from '#domain/advisor.ts';
import { type Fault, lineOf } from './fault.ts';
import { fieldOf, reasonsOf } from './reasons-of.ts';

export interface OpenedPassage {
  file: string;
  source: string;
  passage: Passage;
}

export interface OpenedContent {
  passages: readonly OpenedPassage[];
  sources: ReadonlyMap<string, Source>;
  sourcesText: string;
  /** The errors of files that could not be read. */
  faults: readonly Fault[];
}

/** Loads every valid file, and reports the errors of the others. */
export function openContent(folder: string): OpenedContent {
  const sourcesText = readFileSync(path.join(folder, 'sources.yaml'), 'utf8');
  const listed = v.safeParse(sourceList, parseYAML(sourcesText));
  const sources = sourcesOf(listed.success ? listed.output : {});
  const inSources = (listed.issues ?? []).map((issue) => ({
    file: 'sources.yaml',
    line: lineOf(sourcesText, fieldOf(issue)),
    message: `${v.getDotPath(issue) ?? ''} ${issue.message}`,
  }));
  const folders: [string, AssistantId][] = [
    ...advisorIds.map((id): [string, AssistantId] => [`passages/${id}`, id]),
    ['help', SUPPORT],
  ];
  const read = folders.flatMap(([name, advisor]) => readFolder(folder, name, advisor, sources));
  return {
    passages: read.flatMap((each) => ('passage' in each ? [each] : [])),
    sources,
    sourcesText,
    faults: [...inSources, ...read.flatMap((each) => ('message' in each ? [each] : []))],
  };
}

function readFolder(
  folder: string,
  name: string,
  advisor: AssistantId,
  sources: ReadonlyMap<string, Source>,
): (OpenedPassage | Fault)[] {
  return readdirSync(path.join(folder, name))
    .toSorted()
    .map((entry) => `${name}/${entry}`)
    .flatMap((file): readonly (OpenedPassage | Fault)[] => {
      if (!file.endsWith('.md'))
        return [{ file, line: 1, message: 'is not a text: its name must end in .md' }];
      const source = readFileSync(path.join(folder, file), 'utf8');
      try {
        return [{ file, source, passage: readPassage(source, advisor, sources) }];
      } catch (error) {
        return reasonsOf(error, source).map((reason) => ({ file, ...reason }));
      }
    });
}
