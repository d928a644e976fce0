/**
 * A part of a public page about safety. Still to be checked before a public release: by a clinician, when to call and the
 * words on suicide; by a domestic-violence advocate, watched devices, changed passwords, leaving, and what quick exit can't do.
 */
export interface SafetySection {
  /** Its fragment in the page's address. */
  id: string;
  heading: string;
  /** Shown as a list, whose first entry is the sentence before it. */
  content: readonly (string | readonly [string, ...string[]])[];
}
