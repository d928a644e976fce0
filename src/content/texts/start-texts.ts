import * as v from 'valibot';
import { advisorIds } from '#domain/advisor.ts';
import { reasons } from '#domain/first-steps.ts';
import { caseTypes } from '#domain/journey/case.ts';
import { line } from '../library/front-matter-fields.ts';
import { isoDate } from '../library/source-list.ts';
import { textsFor } from './text-fields.ts';

/** How each advisor is introduced. */
export const advisors = v.strictObject(
  v.entriesFromList(advisorIds, textsFor(['name', 'role', 'focus', 'subtitle', 'description', 'cta'])),
);

const reading = v.strictObject({ to: v.pipe(line, v.startsWith('/')), title: line });
const lead = v.strictObject({
  advisor: v.picklist(advisorIds),
  question: line,
  flow: v.nullable(v.strictObject({ id: line, title: line, opening: line })),
});
const step = v.strictObject({
  label: line,
  advisors: v.pipe(v.array(lead), v.minLength(1)),
  reading,
  takesAnswers: v.exactOptional(v.boolean()),
});

/** Where each reason for coming here leads. */
export const firstSteps = v.strictObject({
  anyReading: reading,
  childrenReading: reading,
  reasons: v.strictObject(v.entriesFromList(reasons, step)),
});

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const texts = v.pipe(v.array(line), v.minLength(1));

/** An invented case of Case Research. */
export const sampleCase = v.strictObject({
  id: line,
  type: v.picklist(caseTypes),
  name: v.pipe(
    line,
    v.startsWith('Sample v. Sample (', 'must not look like a real case: Sample v. Sample (…)'),
  ),
  docket: v.pipe(line, v.startsWith('SAMPLE-', 'must not look like a real docket: SAMPLE-001')),
  decided: isoDate,
  match: percent,
  summary: line,
  keyTakeaways: texts,
  legalAnalysis: texts,
  howItApplies: texts,
  similar: v.array(v.strictObject({ id: line, match: percent })),
});
