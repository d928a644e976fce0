import * as v from 'valibot';
import type { Classifier } from '#domain/safety/classifier/classifier.ts';
import { detectConcern } from '#domain/safety/detect.ts';
import { isCrisisScript } from '#domain/safety/script.ts';
import { defineTool } from '../tool.ts';

/** The questions of a thought record, in order. */
export const recordSteps = [
  'situation',
  'feeling',
  'strength',
  'thought',
  'evidenceFor',
  'evidenceAgainst',
  'balanced',
  'strengthAfter',
] as const;
export type RecordStep = (typeof recordSteps)[number];

export interface RecordWords {
  steps: Readonly<Record<RecordStep, { ask: string; hint: string }>>;
  eased: string;
  same: string;
  harder: string;
  note: string;
}

const words = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000, 'Keep it under 1000 characters.')));
const strength = v.optional(
  v.pipe(
    v.number('Enter a number from 0 to 100.'),
    v.minValue(0, 'Enter a number from 0 to 100.'),
    v.maxValue(100, 'Enter a number from 0 to 100.'),
  ),
);
const record = v.object({
  situation: words,
  feeling: words,
  strength,
  thought: words,
  evidenceFor: words,
  evidenceAgainst: words,
  balanced: words,
  strengthAfter: strength,
});

/** Accepts a partly filled record. If it mentions thoughts of dying, the safety gate's text is returned instead. */
export function thoughtRecordTool(spoken: RecordWords, classifier: Classifier) {
  return defineTool({
    name: 'keep_thought_record',
    advisor: 'lena',
    description:
      'Guides a person through a thought record: situation, feeling, thought, what supports it, what doesn’t, and a fairer thought.',
    input: record,
    answer: (filled) => {
      const texts = [
        filled.situation,
        filled.feeling,
        filled.thought,
        filled.evidenceFor,
        filled.evidenceAgainst,
        filled.balanced,
      ];
      const script = detectConcern(texts.filter(Boolean).join('. '), classifier)?.script;
      if (script && isCrisisScript(script)) return { kind: 'safety', script };
      const next = recordSteps.find((step) => filled[step] === undefined || filled[step] === '') ?? null;
      const change = (filled.strengthAfter ?? 0) - (filled.strength ?? 0);
      return {
        kind: 'record',
        record: filled,
        next: next && { id: next, ...spoken.steps[next] },
        change: next ? null : change,
        text: next ? null : closingWords(change, spoken),
        note: spoken.note,
      };
    },
  });
}

function closingWords(change: number, { eased, same, harder }: RecordWords): string {
  if (change < 0) return eased;
  return change > 0 ? harder : same;
}
