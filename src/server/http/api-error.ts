import type { Context, ErrorHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { NotAdmitted, isDatabaseError } from '../database/database.ts';

/** The codes that every function has in addition to those of its table. */
export type CommonCode = 'invalid' | 'unauthorized' | 'too_large' | 'rate_limited';

interface Options {
  /** Replaces the usual message of the code. */
  message?: string;
  /** Seconds. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/**
 * The reason why a function refuses a request. Thrown anywhere below its routes and answered as `{ error: { code,
 * message } }`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The function that refuses the request, e.g. `billing`. */
  readonly area: string;
  readonly code: string;
  readonly status: ContentfulStatusCode;
  readonly retryAfter: number | undefined;

  constructor(
    { area, code, status }: Pick<ApiError, 'area' | 'code' | 'status'>,
    message: string,
    { retryAfter, cause }: Omit<Options, 'message'> = {},
  ) {
    super(message, { cause });
    this.area = area;
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

export type ErrorOf<Code extends string = CommonCode> = (code: Code, options?: Options) => ApiError;

/** Makes the errors of one function from its table of codes: `throw chatError('not_found')`. */
export function apiErrors<Code extends string>(
  area: string,
  statuses: Readonly<Record<Code, ContentfulStatusCode>>,
  messages: Readonly<Record<Code, string>>,
): ErrorOf<Code> {
  return (code, { message = messages[code], ...options } = {}) =>
    new ApiError({ area, code, status: statuses[code] }, message, options);
}

/** Answers an `ApiError`; rethrows any other error, for the app's own handler. */
export function answerError(error: unknown, context: Context): Response {
  if (!(error instanceof ApiError)) throw error;
  const { code, message, retryAfter, status } = error;
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
  return context.json({ error: { code, message, ...(retryAfter !== undefined && { retryAfter }) } }, status);
}

/** Also answers errors of the database: an ended session, and the SQLSTATEs named in `codes`. */
export function answerErrorsOf<Code extends string>(
  errorOf: ErrorOf<Code | 'unauthorized'>,
  codes: Readonly<Record<string, Code | 'unauthorized'>> = {},
): ErrorHandler {
  return (error, context) => {
    if (error instanceof NotAdmitted) return answerError(errorOf('unauthorized'), context);
    const code = isDatabaseError(error) ? codes[error.code] : undefined;
    return answerError(code ? errorOf(code) : error, context);
  };
}
