import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { findChildrenFacts, findCurrentStage } from '#domain/situation/situation.ts';
import { bankFile } from '../bank-file.ts';

const line = v.object({
  says: v.array(v.string()),
  children: v.nullable(
    v.union([v.literal('none'), v.object({ many: v.nullable(v.number()), ages: v.array(v.string()) })]),
  ),
  stage: v.nullable(v.string()),
});

const lines = readFileSync(bankFile('situation.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((text) => v.parse(line, JSON.parse(text)));

test.each(lines)('finds the children and the stage in $says', ({ says, children, stage }) => {
  const messages = says.toReversed();
  expect({ children: findChildrenFacts(messages, null), stage: findCurrentStage(messages, null) }).toEqual({
    children,
    stage,
  });
});
