import type { ProblemId } from './voice-words.ts';

/** The events of a recording. Nothing follows `onText` or `onProblem`. */
export interface ClipEvents {
  onListening: () => void;
  /** Listening has ended. The recording is being transcribed. */
  onWriting: () => void;
  /** The text so far, while the person speaks. */
  onInterim: (text: string) => void;
  onText: (text: string) => void;
  /** A known problem, or a sentence from the server. */
  onProblem: (problem: ProblemId | { sentence: string }) => void;
}

export interface Clip {
  /** Ends listening and transcribes. */
  finish: () => void;
  /** Ends listening and discards the recording. */
  cancel: () => void;
}

/** Turns speech into text. */
export type SpeechRecognizer = (events: ClipEvents) => Clip;
