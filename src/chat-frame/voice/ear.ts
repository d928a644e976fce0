import type { ProblemId } from './voice-words.ts';

/** What is heard of one clip; after `onText` or `onProblem` nothing more comes. */
export interface ClipEvents {
  onListening: () => void;
  /** Nothing more is heard; it is being turned into text. */
  onWriting: () => void;
  /** The words so far, to be seen while somebody speaks. */
  onInterim: (text: string) => void;
  onText: (text: string) => void;
  /** One of ours, or a sentence of the server's. */
  onProblem: (problem: ProblemId | { sentence: string }) => void;
}

export interface Clip {
  /** Ends listening: what was said becomes text. */
  finish: () => void;
  /** Ends listening and forgets what was said. */
  cancel: () => void;
}

/** Something that turns speech into text. */
export type Ear = (events: ClipEvents) => Clip;
