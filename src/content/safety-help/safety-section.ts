/** A part of a public page about safety. */
export interface SafetySection {
  /** Its fragment in the page's address. */
  id: string;
  heading: string;
  /** Shown as a list, whose first entry is the sentence before it. */
  content: readonly (string | readonly [string, ...string[]])[];
}
