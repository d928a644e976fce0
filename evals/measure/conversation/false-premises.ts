import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { advisorIds } from '#domain/advisor.ts';
import type { Library } from '#server/chat/library/open-library.ts';
import { firstDecision, answerPassages } from './first-question.ts';
import { bankFile } from '../bank-file.ts';

const line = v.object({
  advisor: v.picklist(advisorIds),
  ask: v.string(),
  /** The false assumption of the question, in a few words. */
  premise: v.string(),
  /** The passages that correct it. */
  expect: v.array(v.string()),
});
export type PremiseLine = v.InferOutput<typeof line>;

/** Questions with a false premise. The held-out half was never looked at while passages were written. */
export function premiseBank(name: 'false-premise' | 'false-premise-held'): PremiseLine[] {
  return readFileSync(bankFile(`${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((text) => v.parse(line, JSON.parse(text)));
}

/**
 * `corrects`: a passage that corrects the premise. `honest`: titles or nothing, with a statement to that effect. `goes
 * along`: another answer.
 */
export type Outcome = 'corrects' | 'honest' | 'goes along';

/** The outcome in a new conversation. */
export function outcomeOf(library: Library, { advisor, ask, expect }: PremiseLine): Outcome {
  const said = answerPassages(firstDecision(library, advisor, ask));
  if (said.length === 0) return 'honest';
  return said.some((id) => expect.includes(id)) ? 'corrects' : 'goes along';
}
