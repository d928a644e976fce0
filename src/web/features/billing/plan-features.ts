import type { Plan } from '#domain/billing/plan.ts';

/** The features of this installation that a plan depends on. Null until known. */
export interface Offer {
  answersBy: 'library' | 'model' | null;
  reviewsPapers: boolean;
}

interface Feature {
  name: string;
  note?: string;
}

const answers = {
  library: 'Automated guides that answer from a library we’ve checked',
  model: 'Automated guides: a library, plus an AI model that writes answers',
};

/** The list of features on a plan's card: only what exists today, in plain words. */
export function planFeatures(
  { advisors, uploads }: Plan,
  { answersBy, reviewsPapers }: Offer,
): readonly Feature[] {
  return [
    { name: `${advisors} AI advisors`, ...(answersBy && { note: answers[answersBy] }) },
    { name: 'Chat at any time' },
    { name: 'Voice conversations', note: 'Speak instead of typing, and have answers read aloud' },
    { name: 'Email transcripts' },
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
