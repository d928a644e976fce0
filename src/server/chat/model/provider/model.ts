import type { Tool } from '#domain/tools/tool.ts';
import type { HistoryMessage } from '../../engine.ts';

/** A question to a model. */
export interface ModelRequest {
  instructions: string;
  /** The messages, oldest first. The last one is the question. */
  messages: readonly HistoryMessage[];
  tools: readonly Tool[];
  /** The account's ID. A provider gets a keyed hash of it, if anything. */
  person: string;
  /** The maximum number of tokens. If absent, enough for a whole answer. */
  mostTokens?: number;
}

export type ModelEvent =
  | { type: 'text'; text: string }
  | { type: 'tool-call'; id: string; name: string; input: unknown }
  | { type: 'tool-result'; id: string; input: unknown; output: unknown }
  /**
   * `tokens` is the provider's count, or 0 if it doesn't report one. `isCut` means that the answer reached the maximum
   * length.
   */
  | { type: 'end'; tokens: number; isCut: boolean };

/** A language model. The stream ends with `end`, rejects with a `ModelFailure`, or just ends after an abort. */
export interface Model {
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>;
}

const kinds = {
  unreachable: { isPassing: true },
  'rate-limited': { isPassing: true },
  'provider-down': { isPassing: true },
  'not-allowed': { isPassing: false },
  'not-understood': { isPassing: false },
  'stream-broken': { isPassing: true },
  'timed-out': { isPassing: false },
  'no-text': { isPassing: false },
  'cut-off': { isPassing: false },
} as const;
export type FailureKind = keyof typeof kinds;

/** Contains no text from the request or the answer, because its name and kind are logged. */
export class ModelFailure extends Error {
  readonly kind: FailureKind;
  /** The delay in seconds that the provider requests. */
  readonly retryAfter: number | undefined;

  constructor(kind: FailureKind, retryAfter?: number) {
    super(`The model failed: ${kind}`);
    this.name = `ModelFailure(${kind})`;
    this.kind = kind;
    this.retryAfter = retryAfter;
  }

  /** Whether the failure is probably temporary and worth a retry. */
  get isPassing(): boolean {
    return kinds[this.kind].isPassing;
  }
}
