import type { Flow } from './flow.ts';

const base = { why: 'It matters.', example: 'Ohio' };

/** A flow for tests: a slot that depends on another one, an optional one, and a pause that remains. */
export const sampleFlow: Flow = {
  id: 'f',
  version: 2,
  advisor: 'hannah',
  title: 'A page',
  opening: 'Open it.',
  intro: 'Here we go.',
  slots: [
    { ...base, id: 'state', label: 'State', type: 'state', ask: 'Which state?' },
    {
      ...base,
      id: 'hearing',
      label: 'Hearing',
      type: 'choice',
      ask: 'Is there a hearing?',
      choices: [
        { id: 'yes', label: 'Yes', also: ['there is a hearing'] },
        { id: 'no', label: 'No' },
      ],
    },
    {
      ...base,
      id: 'day',
      label: 'Day',
      type: 'date',
      direction: 'future',
      ask: 'Which day?',
      when: (told) => told.is('hearing', 'yes'),
    },
    { ...base, id: 'note', label: 'Note', type: 'text', ask: 'Anything else?', isOptional: true },
    {
      ...base,
      id: 'fear',
      label: 'Fear',
      type: 'choice',
      ask: 'Are you afraid?',
      choices: [
        { id: 'yes', label: 'Yes' },
        { id: 'no', label: 'No' },
      ],
    },
  ],
  pauses: [
    { id: 'fear', when: (told) => told.is('fear', 'yes'), words: 'People first.', lines: [], isFinal: true },
  ],
  result: () => ({ title: 'A page', lead: '', parts: [], sources: [], deadlines: [] }),
};
