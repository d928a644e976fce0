import type { Context } from 'hono';
import type { AuthError } from '../error.ts';
import type { SessionAnswer } from './session.ts';

/** Puts the session in the URL's hash, which is never sent to a server or in `Referer`. `type` is the type of the link. */
export function sessionHash(answer: SessionAnswer, type?: string): Record<string, string> {
  return {
    access_token: answer.access_token,
    expires_at: String(answer.expires_at),
    expires_in: String(answer.expires_in),
    refresh_token: answer.refresh_token,
    token_type: answer.token_type,
    ...(type !== undefined && { type }),
  };
}

export function redirectWithHash(context: Context, address: string, hash: Record<string, string>): Response {
  return context.redirect(`${address}#${new URLSearchParams(hash)}`, 303);
}

/** Redirects with a code that only the browser with the verifier can exchange. */
export function redirectWithCode(context: Context, address: string, code: string): Response {
  return context.redirect(`${address}?${new URLSearchParams({ code })}`, 303);
}

const oauthErrors: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  422: 'access_denied',
  429: 'temporarily_unavailable',
};

/** Puts the error in the query and in the hash, as in GoTrue, for clients of both flows. */
export function redirectWithError(context: Context, address: string, error: AuthError): Response {
  const parameters = new URLSearchParams({
    error: oauthErrors[error.status] ?? 'server_error',
    error_code: error.code,
    error_description: error.message,
  });
  return context.redirect(`${address}?${parameters}#${parameters}`, 303);
}
