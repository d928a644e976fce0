import type { LegalFacts } from '#domain/legal-facts.ts';

export interface LegalSection {
  heading: string;
  paragraphs: readonly string[];
  /** Shown as a list below the paragraphs: a name and what it does. */
  items?: readonly { name: string; purpose: string }[];
}

/** A section that depends on the installation gets its facts after the page is rendered. */
export type LegalPart =
  | LegalSection
  | { heading: string; of: (facts: LegalFacts) => Omit<LegalSection, 'heading'> };

export interface LegalText {
  /** The effective date. Update it with every change of the text (legal-texts.test.ts). */
  effective: string;
  parts: readonly LegalPart[];
}

/** The last part of both texts. */
export function reachUs({ company: { name, address, email } }: LegalFacts): Omit<LegalSection, 'heading'> {
  return { paragraphs: [`Evenkeel is run by ${name}.`, `By mail: ${address}`, `By email: ${email}`] };
}
