import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { newRun, runSchema } from '#domain/guided/run.ts';
import { sampleFlow as flow } from '#domain/guided/sample-flow.ts';
import { openSlot, pruned, slotsFor } from '#domain/guided/steps.ts';
import { takeAnswer } from '#domain/guided/take-answer.ts';

const today = '2026-11-23';
const words = fc.constantFrom(
  'Ohio',
  'TX',
  'yes',
  'no',
  'December 14',
  'tomorrow',
  'back',
  'skip',
  'stop',
  'go on',
  'why',
  'mumble',
  'What now?',
  'Change answer 2',
  'Change: Fear',
  'state should be Nevada',
  'There is a hearing in Ohio soon',
  'show my page',
  '🙂',
  '',
);

test('no conversation orphans an answer or asks for a known one when saved and reloaded after each turn', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof({ weight: 9, arbitrary: words }, fc.string()), { maxLength: 60 }),
      (texts) => {
        let run = newRun(flow);
        for (const text of texts) {
          const before = run;
          const outcome = takeAnswer(flow, run, text, today);
          run = v.parse(runSchema, JSON.parse(JSON.stringify(outcome?.run ?? run)));
          expect(pruned(flow, run.values)).toEqual(run.values);
          const open = openSlot(flow, run);
          if (open && run.again === null) expect(open.id in run.values).toBe(false);
          if (run.again !== null) expect(slotsFor(flow, run.values).map(({ id }) => id)).toContain(run.again);
          // Only a new answer or a prune changes answers. Other messages don't, except that they confirm what was read.
          if (
            outcome &&
            before.pending === null &&
            ['question', 'why', 'misfit', 'stopped', 'back', 'answers'].includes(outcome.note.kind)
          )
            expect(run.values).toEqual(before.values);
        }
      },
    ),
    { numRuns: 2000 },
  );
});
