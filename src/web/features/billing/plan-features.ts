import type { Plan } from '#domain/billing/plan.ts';

/** What this installation can do of what a plan holds; null where it is not known yet. */
export interface Offer {
  answersBy: 'library' | 'model' | null;
  reviewsPapers: boolean;
}

interface Feature {
  name: string;
  note?: string;
}

const answers = {
  library: 'Automated guides that answer from a checked library',
  model: 'Automated guides: a library, plus an AI model that writes',
};

/** What a card promises: what is there today, in words that say what it does. */
export function planFeatures(
  { advisors, uploads }: Plan,
  { answersBy, reviewsPapers }: Offer,
): readonly Feature[] {
  return [
    { name: `${advisors} AI advisors`, ...(answersBy && { note: answers[answersBy] }) },
    { name: 'Chat at any hour' },
    { name: 'Voice conversations', note: 'Speak instead of typing, and have answers read aloud' },
    { name: 'Email transcripts' },
    ...(reviewsPapers
      ? [
          {
            name: `${uploads} document ${uploads === 1 ? 'upload' : 'uploads'}`,
            note: 'One time, not every month',
          },
        ]
      : []),
  ];
}
