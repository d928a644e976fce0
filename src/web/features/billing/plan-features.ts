import type { Plan } from '#domain/billing/plan.ts';

/** The features of this installation that a plan depends on. Null until known. */
export interface Offer {
  answersBy: 'library' | 'model' | null;
  reviewsPapers: boolean;
}

export interface Feature {
  name: string;
  note?: string;
}

const answers = {
  library: 'Automated guides that answer from a library we’ve checked',
  model: 'Automated guides: a library, plus an AI model that writes answers',
};

/** What a plan has in addition to the plan below it. Lists only existing features. */
export function additionalFeatures(
  { advisors, uploads }: Plan,
  { reviewsPapers }: Offer,
): readonly Feature[] {
  return [
    { name: `${advisors} AI advisors` },
    ...(reviewsPapers
      ? [
          {
            name: `${uploads} document ${uploads === 1 ? 'upload' : 'uploads'}`,
            note: 'One-time, not monthly',
          },
        ]
      : []),
  ];
}

/** Features of every plan. */
export function sharedFeatures({ answersBy }: Offer): readonly Feature[] {
  return [
    ...(answersBy ? [{ name: answers[answersBy] }] : []),
    { name: 'Chat at any time' },
    { name: 'Voice conversations', note: 'Speak instead of typing, and have answers read aloud' },
    { name: 'Email transcripts' },
  ];
}
