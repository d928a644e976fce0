/** A ready-made question for one advisor, copied or sent from the prompt library. */
export interface Prompt {
  id: string;
  text: string;
  category: string;
  tags: readonly string[];
}
