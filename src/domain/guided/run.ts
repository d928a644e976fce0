import * as v from 'valibot';
import type { Day } from '../tools/day.ts';
import { type Danger, dangers } from './heard-danger.ts';
import { type Values, valuesSchema } from './value.ts';

export type Aside =
  /** Which earlier answer these words correct. `rest` is the answer to the open question that came with them. */
  | { kind: 'which'; slots: readonly string[]; text: string; rest: string }
  /** Whether to delete the answers: when ending, or when starting over. */
  | { kind: 'delete'; restarts: boolean };

/** The stored progress of a conversation. */
export interface Run {
  flow: string;
  version: number;
  values: Values;
  /** The slot whose answer is being changed. The old answer stays until there is a new one. */
  again: string | null;
  /** Whether the person asked to change that answer, and didn't only go back to view it. */
  isChange: boolean;
  /** Values parsed from an answer that the person has not confirmed yet. */
  pending: Values | null;
  /** Number of consecutive answers that could not be parsed. */
  misfits: number;
  /** The last answer that could not be parsed. It becomes the answer if the next one can't be parsed either. */
  unread: string | null;
  /** A question about the conversation itself, which is open before the next question. */
  aside: Aside | null;
  status: 'asking' | 'paused' | 'done';
  /** Pauses that were shown. */
  heard: readonly string[];
  variant: string | null;
  /** Dangers that the person told of, so that the page has help for them. */
  dangers: readonly Danger[];
  /** The person's date when the result was made. Null before that, and for results of older versions. */
  finishedOn: Day | null;
}

const aside = v.variant('kind', [
  v.object({
    kind: v.literal('which'),
    slots: v.array(v.string()),
    text: v.string(),
    rest: v.string(),
  }),
  v.object({ kind: v.literal('delete'), restarts: v.boolean() }),
]);

export const runSchema: v.GenericSchema<unknown, Run> = v.object({
  flow: v.string(),
  version: v.number(),
  values: valuesSchema,
  again: v.nullable(v.string()),
  isChange: v.optional(v.boolean(), false),
  pending: v.nullable(valuesSchema),
  misfits: v.number(),
  unread: v.optional(v.nullable(v.string()), null),
  aside: v.optional(v.nullable(aside), null),
  status: v.picklist(['asking', 'paused', 'done']),
  heard: v.array(v.string()),
  variant: v.nullable(v.string()),
  dangers: v.optional(v.array(v.picklist(dangers)), []),
  finishedOn: v.optional(v.nullable(v.string()), null),
});

/** The state of a run between two questions: nothing to repeat, confirm or ask aside. */
export const betweenQuestions = {
  again: null,
  isChange: false,
  pending: null,
  misfits: 0,
  unread: null,
  aside: null,
  status: 'asking',
} as const satisfies Partial<Run>;

export function newRun({ id, version }: { id: string; version: number }): Run {
  return {
    flow: id,
    version,
    values: {},
    ...betweenQuestions,
    heard: [],
    variant: null,
    dangers: [],
    finishedOn: null,
  };
}

/** Asks for the answer to this question again. The old answer stays until there is a new one. */
export function changeAnswer(run: Run, slot: string): Run {
  return { ...run, again: slot, isChange: true, misfits: 0, unread: null, aside: null, status: 'asking' };
}
