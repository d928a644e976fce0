/**
 * A part of a public page about safety. Reviews still needed before a public release: by a clinician, when to call and
 * the words on suicide; by a domestic-violence advocate, watched devices, changed passwords, leaving, and the limits of
 * quick exit.
 */
export interface SafetySection {
  /** The fragment in the page's URL. */
  id: string;
  heading: string;
  /** Shown as a list, which is introduced by its first entry. */
  content: readonly (string | readonly [string, ...string[]])[];
}
