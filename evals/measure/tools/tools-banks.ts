import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { flagKinds } from '#domain/tools/message-coach/flag.ts';
import { bankFile } from '../bank-file.ts';

const draftLine = v.object({ id: v.string(), text: v.string(), flags: v.array(v.picklist(flagKinds)) });
const receivedLine = v.object({
  id: v.string(),
  text: v.string(),
  verdict: v.picklist(['answer-now', 'answer', 'note-only', 'no-reply-needed']),
  /** Words that must be found in some item. */
  items: v.array(v.string()),
  by: v.array(v.string()),
});

const rewriteLine = v.object({ id: v.string(), text: v.string() });

/** A line of a draft with all flags that it should get. No flags mean that the line must stay as it is. */
export type DraftLine = v.InferOutput<typeof draftLine>;
export type ReceivedLine = v.InferOutput<typeof receivedLine>;

export type DraftBank =
  | 'tools-drafts'
  | 'tools-drafts-unseen'
  | 'tools-drafts-more'
  | 'tools-drafts-more-unseen'
  | 'tools-care'
  | 'tools-held/drafts'
  | 'tools-held/care';
export type ReceivedBank =
  | 'tools-received'
  | 'tools-received-more'
  | 'tools-received-more-unseen'
  | 'tools-held/received';

/** Null for a held-back bank that doesn't exist yet. */
export function draftBank(name: DraftBank): DraftLine[] | null {
  return read(name, draftLine);
}

export function receivedBank(name: ReceivedBank): ReceivedLine[] | null {
  return read(name, receivedLine);
}

/** Drafts full of facts, by an author who hasn't read the rules. */
export function rewriteBank(): string[] {
  return (read('tools-held/rewrites', rewriteLine) ?? []).map(({ text }) => text);
}

function read<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema>[] | null {
  const file = bankFile(`${name}.jsonl`);
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => v.parse(schema, JSON.parse(line)));
}
