import type { AdvisorLead, Reason } from '#domain/first-steps.ts';
import { openTexts } from './texts/open-texts.ts';

export interface ReadingLead {
  to: string;
  title: string;
}

/**
 * Where each reason leads. Titles of cards, articles and guided conversations are repeated here, because their own
 * files are large.
 */
export interface FirstStep {
  /** The label in the person's words. */
  label: string;
  /** The advisors, best match first. */
  advisors: readonly AdvisorLead[];
  reading: ReadingLead;
  /** True if the answers depend on the state and the children. Other reasons should reveal no more than necessary. */
  takesAnswers?: boolean;
}

const texts = openTexts('first-steps.yaml');

/** Reading for people who gave no reason. */
export const anyReading: ReadingLead = texts.anyReading;

export const childrenLead: ReadingLead = texts.childrenReading;

export const firstSteps: Readonly<Record<Reason, FirstStep>> = texts.reasons;
