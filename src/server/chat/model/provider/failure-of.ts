import { type FailureKind, ModelFailure } from './model.ts';

/** Maps an error of the SDK to ours. */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (!isCallError(error)) return new ModelFailure('stream-broken');
  const { statusCode, responseHeaders } = error;
  return new ModelFailure(kindOf(statusCode), secondsOf(responseHeaders?.['retry-after']));
}

interface CallError extends Error {
  statusCode?: number;
  responseHeaders?: Record<string, string>;
}

function isCallError(error: unknown): error is CallError {
  return error instanceof Error && error.name === 'AI_APICallError';
}

function kindOf(status: number | undefined): FailureKind {
  if (status === undefined) return 'unreachable';
  // If a stream breaks after its headers, the error has their status 200.
  if (status < 300) return 'stream-broken';
  if (status === 429) return 'rate-limited';
  if (status === 408 || status >= 500) return 'provider-down';
  return status === 401 || status === 403 || status === 404 ? 'not-allowed' : 'not-understood';
}

function secondsOf(retryAfter: string | undefined): number | undefined {
  const seconds = Number.parseFloat(retryAfter ?? '');
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
