/** A part of a public page about safety. */
export interface SafetySection {
  /** The fragment in the page's URL. */
  id: string;
  heading: string;
  /** Shown as a list, which is introduced by its first entry. */
  content: readonly (string | readonly [string, ...string[]])[];
}
