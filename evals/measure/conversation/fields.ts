import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { advisorIds } from '#domain/advisor.ts';
import type { Library } from '#server/chat/library/open-library.ts';
import type { Answer, Decision } from '#server/chat/talk/decision.ts';
import { firstDecision, answerPassages } from './first-question.ts';
import { bankFile } from '../bank-file.ts';

const fieldLine = v.object({
  advisor: v.picklist(advisorIds),
  ask: v.string(),
  expect: v.array(v.picklist(advisorIds)),
});

/** A question to `advisor`. `expect` lists the advisors in whose field it is. */
export type FieldLine = v.InferOutput<typeof fieldLine>;

/** Questions that belong to another advisor's field, and questions that belong to the asked advisor's field. */
export function fieldBank(): { away: FieldLine[]; own: FieldLine[] } {
  const text = readFileSync(bankFile('fields.jsonl'), 'utf8');
  const lines = text
    .trim()
    .split('\n')
    .map((line) => v.parse(fieldLine, JSON.parse(line)));
  return {
    away: lines.filter(({ advisor, expect }) => !expect.includes(advisor)),
    own: lines.filter(({ advisor, expect }) => expect.includes(advisor)),
  };
}

/** Where a new conversation is sent, for a person with access to all advisors. */
export type Redirect = 'answered' | 'not sent' | 'there' | 'astray';

export function redirectOf(library: Library, { advisor, ask, expect }: FieldLine): Redirect {
  const decision = firstDecision(library, advisor, ask);
  if (answerPassages(decision).length === 0) return 'not sent';
  const sentTo = answersOf(decision).flatMap(({ from }) => from ?? []);
  if (sentTo.length === 0) return 'answered';
  return sentTo.some((assistant) => expect.some((one) => one === assistant)) ? 'there' : 'astray';
}

function answersOf(decision: Decision): readonly Answer[] {
  if (decision.kind === 'answer') return decision.answers;
  return decision.kind === 'listen' && decision.offer ? [decision.offer] : [];
}
