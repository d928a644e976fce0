import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { readTexts } from '#content/texts/open-texts.ts';
import { type TextFileName, textFiles } from '#content/texts/text-files.ts';
import type { Fault } from './fault.ts';
import { lineInYaml } from './line-in-yaml.ts';
import { reasonsOf } from './reasons-of.ts';
import { weakHostOf } from './weak-hosts.ts';

const names = Object.keys(textFiles) as TextFileName[];
const folders = [...new Set(names.map((name) => path.dirname(name)))].filter((name) => name !== '.');

/** Every error in the YAML files that are opened by their name. Each must be there, and no other beside them. */
export function checkTexts(folder: string): Fault[] {
  return [
    ...names.flatMap((name) => checkFile(folder, name)),
    ...folders.flatMap((name) => others(folder, name)),
  ];
}

function others(folder: string, name: string): Fault[] {
  const from = path.join(folder, name);
  const found = existsSync(from) ? readdirSync(from, { withFileTypes: true }) : [];
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join(name, entry.name))
    .filter((file) => !Object.hasOwn(textFiles, file))
    .map((file) => ({ file, line: 1, message: 'is opened by no part of the app' }));
}

function checkFile(folder: string, name: TextFileName): Fault[] {
  const file = path.join(folder, name);
  if (!existsSync(file)) return [{ file: name, line: 1, message: 'is missing: the app opens it' }];
  const source = readFileSync(file, 'utf8');
  const fault = (at: readonly (string | number)[], message: string) => ({
    file: name,
    line: lineInYaml(source, at),
    message: `${at.join('.')} ${message}`,
  });
  try {
    const texts = readTexts(name, source);
    return [...placesIn(texts).flatMap(breachesAt), ...idBreaches(name, texts)].map(([at, message]) =>
      fault(at, message),
    );
  } catch (error) {
    if (!(error instanceof v.ValiError))
      return reasonsOf(error, source).map((reason) => ({ file: name, ...reason }));
    return (error.issues as v.BaseIssue<unknown>[]).map((issue) =>
      fault(issue.path?.map(({ key }) => key as string | number) ?? [], issue.message),
    );
  }
}

type Path = readonly (string | number)[];
type Breach = readonly [at: Path, message: string];

function breachesAt([at, text]: readonly [Path, string]): Breach[] {
  const weak = at.at(-1) === 'url' ? weakHostOf(text) : null;
  return [
    ...(weak ? [[at, `lies on ${weak}: name the page it comes from`] as const] : []),
    ...(text.trim() === text ? [] : [[at, 'has a space at its start or end'] as const]),
  ];
}

/** Every text in a file, with its path. */
function placesIn(value: unknown, at: Path = []): (readonly [Path, string])[] {
  if (typeof value === 'string') return [[at, value]];
  if (Array.isArray(value)) return value.flatMap((each, index) => placesIn(each, [...at, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => placesIn(each, [...at, key]));
}

/** Saved questions and sent prompts refer to the id. */
function idBreaches(name: string, texts: unknown): Breach[] {
  if (!Array.isArray(texts)) return [];
  const advisor = path.basename(name, '.yaml');
  const ids = (texts as { id: string }[]).map(({ id }) => id);
  return ids.flatMap((id, index): Breach[] => [
    ...(id.startsWith(`${advisor}-`) ? [] : [[[index, 'id'], `must begin with "${advisor}-"`] as const]),
    ...(ids.indexOf(id) < index ? [[[index, 'id'], 'is the id of another question, too'] as const] : []),
  ]);
}
