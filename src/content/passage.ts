import type { AssistantId } from '#domain/assistant.ts';

/** A page that states the fact, and the date on which it was last checked. */
export interface Source {
  title: string;
  publisher: string;
  url: string;
  /** ISO date, e.g. `2026-11-20`. */
  checked: string;
  /** Set if a copy in an archive was read instead of the page. */
  readAs?: 'stored copy';
}

/** One answer in the library of an advisor or of the support chat, short enough to be read completely in the chat. */
export interface Passage {
  /** `advisor-subject`, kebab-case, unique and never reused: citations point at it. */
  id: string;
  advisor: AssistantId;
  /** The subject, as a plain heading of at most 60 characters. */
  title: string;
  /** The text in the Markdown subset of the chat: paragraphs, `- ` and `1. ` lists, `**bold**`. 80 to 180 words. */
  text: string;
  /** Sample questions as real people would ask them: three or more, in their words. */
  asks: readonly string[];
  /** Required if the text states a fact about law, money, health or numbers. */
  sources: readonly Source[];
  /** Two-letter code, if the text applies to one state only. */
  state?: string;
  /**
   * The IDs of the general passages that it specializes for its state: for the same question, the person's state
   * decides.
   */
  exactFor?: readonly string[];
  /** Two or three next questions, in the person's voice, that another passage of the same advisor answers. */
  followUps: readonly string[];
  /** The direct answer in at most 30 words: yes, no, what it depends on, or the number. */
  short?: string;
  /** At most three short lines that say what to do. */
  steps?: readonly string[];
  /** The mistaken belief that this text corrects. */
  corrects?: string;
  /** The lawyer or clinician who reviewed it, and when (ISO date). Absent until the review. */
  reviewedBy?: string;
  reviewedOn?: string;
}
