import { parseYAML } from 'confbox/yaml';
import * as v from 'valibot';
import { isoDate } from '../library/source-list.ts';

/** The facts recorded for each state, in the order in which the files of `content/states` list them. */
export const factNames = [
  'court',
  'firstPaper',
  'parties',
  'residency',
  'waitingPeriod',
  'answerDeadline',
  'noFaultGround',
  'covenantMarriage',
  'filingFee',
  'feeWaiver',
  'selfHelp',
  'property',
  'supportModel',
  'supportCalculator',
  'parentingClass',
  'custodyTerms',
  'protectiveOrder',
  'protectiveFirstStep',
  'recording',
] as const;
export type FactName = (typeof factNames)[number];

const source = v.strictObject({
  title: v.string(),
  publisher: v.string(),
  url: v.pipe(v.string(), v.startsWith('https://')),
  /** A: a court, a law, an agency. B: legal aid, a bar association, a law library. C: others. */
  tier: v.picklist(['A', 'B', 'C']),
  checked: isoDate,
  read_as: v.optional(v.literal('stored copy')),
});

const common = { value: v.nullable(v.string()), note: v.optional(v.string()) };
const fact = v.variant('status', [
  v.strictObject({ ...common, status: v.literal('verified'), value: v.string(), source }),
  v.strictObject({
    ...common,
    status: v.picklist(['secondary', 'unverified', 'unknown']),
    source: v.optional(source),
  }),
]);

const stateFile = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  name: v.string(),
  facts: v.strictObject(v.entriesFromList(factNames, fact)),
});
export type StateFile = v.InferOutput<typeof stateFile>;

export function readState(text: string): StateFile {
  return v.parse(stateFile, parseYAML(text));
}
