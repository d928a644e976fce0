import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { advisorIds } from '#domain/advisor.ts';
import { findAnswer } from '#server/chat/library/find-answer.ts';
import type { Library } from '#server/chat/library/open-library.ts';
import { firstQuestion } from './first-question.ts';

const fieldLine = v.object({
  advisor: v.picklist(advisorIds),
  ask: v.string(),
  expect: v.array(v.picklist(advisorIds)),
});

/** A question put to `advisor`; `expect` says whose field it is, which may be more than one guide's. */
export type FieldLine = v.InferOutput<typeof fieldLine>;

/** Questions that belong to another guide than the one asked, and questions that belong to the one asked. */
export function fieldBank(): { away: FieldLine[]; own: FieldLine[] } {
  const text = readFileSync(path.join(import.meta.dirname, 'fields.jsonl'), 'utf8');
  const lines = text
    .trim()
    .split('\n')
    .map((line) => v.parse(fieldLine, JSON.parse(line)));
  return {
    away: lines.filter(({ advisor, expect }) => !expect.includes(advisor)),
    own: lines.filter(({ advisor, expect }) => expect.includes(advisor)),
  };
}

/** Where a new conversation is sent, by somebody to whom all guides are open. */
export type Sent = 'answered' | 'not sent' | 'there first' | 'there second' | 'astray';

export function sentBy(library: Library, { advisor, ask, expect }: FieldLine): Sent {
  const finding = findAnswer(library, firstQuestion(advisor, ask));
  if (finding.kind === 'answer') return 'answered';
  const named = 'elsewhere' in finding ? (finding.elsewhere?.assistants ?? []) : [];
  if (named.length === 0) return 'not sent';
  const at = named.findIndex((assistant) => expect.some((one) => one === assistant));
  return at < 0 ? 'astray' : at === 0 ? 'there first' : 'there second';
}
