/** An event of the provider, noted with what it led to. */
export interface Nudge {
  id: string;
  type: string;
  /** Seconds since 1970. */
  created: number;
}
