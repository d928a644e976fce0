import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { readState } from '#content/states/state-file.ts';
import { type StatePage, statePage } from '#content/states/state-page.ts';
import type { Fault } from './fault.ts';
import { weakHostOf } from './weak-hosts.ts';

/** Every error in `content/states`, in the files and on the pages made from them. */
export function checkStates(folder: string): Fault[] {
  const from = path.join(folder, 'states');
  const names = existsSync(from) ? readdirSync(from).toSorted() : [];
  return names.flatMap((name) => checkState(`states/${name}`, readFileSync(path.join(from, name), 'utf8')));
}

function checkState(file: string, source: string): Fault[] {
  try {
    const state = readState(source);
    const fault = (words: string, message: string) => ({ file, line: lineIn(source, words), message });
    const weak = Object.entries(state.facts).flatMap(([name, fact]) => {
      const host = fact.status === 'verified' ? weakHostOf(fact.source.url) : null;
      return host
        ? [fault(`  ${name}:`, `${name} is verified by ${host}: name the court, the law or an office`)]
        : [];
    });
    return [
      ...(path.basename(file, '.yaml') === state.code.toLowerCase()
        ? []
        : [fault('code:', `code must be the name of the file: ${state.code.toLowerCase()}.yaml`)]),
      ...weak,
      ...missingParts(statePage(state)).map((message) => fault('name:', message)),
    ];
  } catch (error) {
    return [{ file, ...reasonOf(error, source) }];
  }
}

/** The required parts that the page of a state lacks. */
export function missingParts({ sections, sources }: StatePage): string[] {
  const start = sections[0]?.paragraphs.join(' ') ?? '';
  return [
    ...(/hears divorces: \S|tells you which court/.test(start)
      ? []
      : ["the page doesn't name the court or where to find it"]),
    ...(/Start (?:with|at)/.test(start) ? [] : ["the page doesn't say where to begin"]),
    ...(sources.length > 0 ? [] : ['the page has no source']),
  ];
}

function reasonOf(error: unknown, source: string): Omit<Fault, 'file'> {
  if (!(error instanceof v.ValiError)) return { line: 1, message: (error as Error).message };
  const [issue] = error.issues as v.BaseIssue<unknown>[];
  const place = (issue && v.getDotPath(issue)) ?? '';
  const fact = /^facts\.(\w+)/.exec(place)?.[1];
  return { line: lineIn(source, fact ? `  ${fact}:` : ''), message: `${place} ${issue?.message}` };
}

function lineIn(source: string, words: string): number {
  const at = source.split('\n').findIndex((line) => line.startsWith(words));
  return Math.max(at, 0) + 1;
}
