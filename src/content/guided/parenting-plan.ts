import type { Flow } from '#domain/guided/flow.ts';
import { parentingDraft } from './parenting-draft.ts';
import { ruleSlots } from './parenting-rule-slots.ts';
import { weekSlots } from './parenting-week-slots.ts';

export const parentingPlan: Flow = {
  id: 'parenting-plan',
  version: 3,
  advisor: 'ava',
  title: 'Your first draft of a parenting plan',
  opening: 'I want to draft a parenting plan.',
  intro:
    'We’ll start with the children’s week, not with percentages. You can skip anything you haven’t settled. Your draft will list it as open.',
  slots: [
    {
      id: 'afraid',
      fear: 'yes',
      isOfHurtChildren: true,
      label: 'Afraid of the other parent',
      type: 'choice',
      ask: 'First, are you afraid of the other parent, or have you or the children been hurt or threatened?',
      why: 'If so, we’ll build the plan around safety, and you won’t have to bargain alone.',
      example: 'No',
      choices: [
        { id: 'no', label: 'No' },
        { id: 'yes', label: 'Yes', also: ['a little', 'sometimes'] },
      ],
    },
    ...weekSlots,
    ...ruleSlots,
  ],
  pauses: [
    {
      id: 'afraid',
      when: (told) => told.is('afraid', 'yes'),
      words:
        'Then please don’t bargain alone. An advocate at the help line below, legal aid or a lawyer can ask the court for a plan that keeps you safe. If it’s safe to continue, say “Continue.” Your draft will be for them, not for the other parent.',
      lines: ['violence', 'emergency'],
    },
  ],
  result: (told) => parentingDraft(told),
};
