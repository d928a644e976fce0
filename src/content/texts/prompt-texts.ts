import * as v from 'valibot';
import { line } from '../library/front-matter-fields.ts';
import { lineWithSlots } from './text-fields.ts';

/** The ready-made questions of one advisor. */
export const prompts = v.pipe(
  v.array(v.strictObject({ id: line, text: line, category: line, tags: v.array(line) })),
  v.minLength(1, 'has no question'),
);

/** How an advisor differs from the others, for a language model, with short turns as examples of the voice. */
export const modelVoice = v.strictObject({
  manner: line,
  examples: v.pipe(
    v.array(v.strictObject({ person: line, advisor: line })),
    v.minLength(1, 'has no example of the voice'),
  ),
});

/** Instructions to a language model that are the same for every advisor. */
export const modelConduct = v.strictObject({
  advisor: lineWithSlots('name', 'role', 'topics'),
  support: lineWithSlots('topics'),
  talking: line,
  facts: line,
  always: lineWithSlots('help'),
  reference: lineWithSlots('reference'),
  notes: line,
  noSources: line,
});
