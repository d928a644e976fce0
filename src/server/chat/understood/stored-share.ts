import * as v from 'valibot';
import { advisorIds } from '#domain/advisor.ts';
import { childAges } from '#domain/situation/child-age.ts';
import { stages } from '#domain/situation/stage.ts';
import type { SharedFacts } from '#domain/talk/understood.ts';
import { isDay } from '#domain/tools/day.ts';
import { isState } from './amendments.ts';

/** The form that the database accepts (`private.are_shareable_facts`). */
const storedFacts = v.object({
  state: v.exactOptional(v.string()),
  stage: v.exactOptional(v.picklist(stages)),
  children: v.exactOptional(
    v.union([
      v.literal('none'),
      v.object({ many: v.nullable(v.number()), ages: v.array(v.picklist(childAges)) }),
    ]),
  ),
  house: v.exactOptional(v.object({ value: v.number(), owed: v.number() })),
  served: v.exactOptional(v.string()),
});

export const storedShare = v.object({
  advisor: v.picklist(advisorIds),
  facts: v.pipe(storedFacts, v.transform(existing)),
  /** Whether it comes from the conversation that is read. */
  isFromHere: v.boolean(),
});

/** The database checks the form of a state and a day, but not whether they exist. */
function existing({ state, served, ...others }: v.InferOutput<typeof storedFacts>): SharedFacts {
  return {
    ...others,
    ...(state && isState(state) && { state }),
    ...(served && isDay(served) && { served }),
  };
}
