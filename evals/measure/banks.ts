import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { advisorIds } from '#domain/advisor.ts';
import { bankFile } from './bank-file.ts';

const safetyLine = v.object({ id: v.union([v.number(), v.string()]), label: v.string(), text: v.string() });
const libraryLine = v.object({
  advisor: v.picklist(advisorIds),
  ask: v.string(),
  expect: v.array(v.string()),
});

/**
 * `none` is ordinary talk, and `suicide_other` is another person's danger. The hard bank only has `crisis` or
 * `refusal`.
 */
export type SafetyLine = v.InferOutput<typeof safetyLine>;
/** `expect` lists the IDs of good answers. It is empty for questions that the library should not answer. */
export type LibraryLine = v.InferOutput<typeof libraryLine>;

export function safetyBank(name: 'safety-seed' | 'safety-held' | 'safety-hard'): SafetyLine[] {
  return read(name, safetyLine);
}

export function libraryBank(name: 'library-held' | 'library-more' | 'library-held-2'): LibraryLine[] {
  return read(name, libraryLine);
}

function read<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema>[] {
  const lines = readFileSync(bankFile(`${name}.jsonl`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => v.parse(schema, JSON.parse(line)));
}
