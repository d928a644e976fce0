/** A part of a public page about safety. */
export interface SafetySection {
  /** Its place in the page's address. */
  id: string;
  heading: string;
  /** A list stands as a list: its first entry is the sentence before it. */
  content: readonly (string | readonly [string, ...string[]])[];
}
