import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An error in GoTrue's form. The official client distinguishes errors by `code`. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: { weakPasswordReasons?: readonly string[]; retryAfterSeconds?: number };

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    details: AuthError['details'] = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export function invalidCredentials(): AuthError {
  return new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
}

export function linkExpired(): AuthError {
  return new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
}

export function signUpsClosed(): AuthError {
  return new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
}

export function codeExpired(): AuthError {
  return new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
}

export function phonesDisabled(message: string): AuthError {
  return new AuthError(400, 'phone_provider_disabled', message);
}

export function phoneVerificationDisabled(): AuthError {
  return new AuthError(422, 'mfa_phone_verify_not_enabled', 'MFA verification is disabled for Phone');
}

export function validationFailed(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}

export function sessionNotFound(): AuthError {
  return new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
}

export function factorNotFound(): AuthError {
  return new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
}

export function userBanned(): AuthError {
  return new AuthError(403, 'user_banned', 'User is banned');
}

const VERSION_HEADER = 'X-Supabase-Api-Version';
const NAMED_CODES = '2024-01-01';

/**
 * Returns `{ code, message }` for clients that request version 2024-01-01 or later, and `{ code: <status>, error_code,
 * msg }` for others.
 */
export function authErrorResponse(context: Context, error: AuthError): Response {
  const { weakPasswordReasons, retryAfterSeconds } = error.details;
  const weakPassword = weakPasswordReasons && { weak_password: { reasons: weakPasswordReasons } };
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));

  const version = context.req.header(VERSION_HEADER) ?? '';
  if (/^\d{4}-\d{2}-\d{2}$/.test(version) && version >= NAMED_CODES) {
    context.header(VERSION_HEADER, NAMED_CODES);
    return context.json({ code: error.code, message: error.message, ...weakPassword }, error.status);
  }
  return context.json(
    { code: error.status, error_code: error.code, msg: error.message, ...weakPassword },
    error.status,
  );
}
