import * as v from 'valibot';
import { choiceField } from '../field.ts';
import { defineTool } from '../tool.ts';

/** A person's circumstances that require additional papers. */
export const situations = [
  'children',
  'home',
  'renting',
  'business',
  'retirement',
  'debts',
  'investments',
  'vehicle',
  'military',
  'immigration',
  'prenup',
  'safety',
] as const;
export type Situation = (typeof situations)[number];

export interface ChecklistItem {
  /** kebab-case, unique, never reused: checks are stored by it. */
  id: string;
  text: string;
  /** `always` means for everybody. */
  for: Situation | 'always';
}

export interface ChecklistWords {
  situations: Readonly<Record<Situation, string>>;
  items: readonly ChecklistItem[];
  /** Whether the list is shown first if safety is a concern. */
  safetyFirst: string;
  note: string;
}

export function checklistTool(words: ChecklistWords) {
  return defineTool({
    name: 'list_documents',
    advisor: 'hannah',
    description:
      'Lists the papers to gather for a divorce, by situation. `have` names the ones the person already has.',
    input: v.object({
      situations: v.array(choiceField(situations)),
      have: v.optional(v.pipe(v.array(v.string()), v.maxLength(200)), []),
    }),
    answer: ({ situations: chosen, have }) => ({
      first: chosen.includes('safety') ? words.safetyFirst : null,
      groups: gatherDocuments(words, chosen, have),
      note: words.note,
    }),
  });
}

function gatherDocuments(
  { items, situations: names }: ChecklistWords,
  chosen: readonly Situation[],
  have: readonly string[],
) {
  // Safety comes first: a person who has to leave quickly takes only that list.
  const order = [...situations.filter((one) => one === 'safety'), 'always', ...situations] as const;
  const groups = [...new Set(order)].filter((one) => one === 'always' || chosen.includes(one));
  return groups.map((group) => ({
    id: group,
    name: group === 'always' ? null : names[group],
    items: items
      .filter((item) => item.for === group)
      .map(({ id, text }) => ({ id, text, isThere: have.includes(id) })),
  }));
}
