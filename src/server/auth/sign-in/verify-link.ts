import type { Context } from 'hono';
import { AuthError } from '../error.ts';
import { redirectWithCode, redirectWithHash, sessionHash } from './auth-redirect.ts';
import { safeRedirect } from './redirect.ts';
import { callerOf, requestedRedirect } from '../request.ts';
import type { AuthServices } from '../services.ts';
import { verifyLinkToken } from './verify.ts';

/**
 * Handles the link in an email. It always ends on a screen of the app, with the session, the message or the error in the
 * URL's hash, which is never sent to a server or in a `Referer`. As in GoTrue, a browser that sent a challenge when it
 * requested the email gets a code in the query, which only that browser can use.
 */
export async function openLink(services: AuthServices, context: Context): Promise<Response> {
  // Mail scanners and browsers prefetch links. Only really opening the link consumes it.
  if (context.req.method === 'HEAD' || isPrefetch(context)) return context.body(null, 204);

  const { config } = services;
  const redirectTo = safeRedirect(config, requestedRedirect(context));
  const type = context.req.query('type') ?? '';
  try {
    const token = context.req.query('token') ?? context.req.query('token_hash') ?? '';
    const verification = await verifyLinkToken(
      services,
      { token, type, email: null, isOpened: true },
      callerOf(context),
    );
    if (verification.kind === 'flow') {
      const page = verification.needsPassword ? choosePassword(config) : redirectTo;
      return redirectWithCode(context, page, verification.code);
    }
    if (verification.kind === 'email-changed') {
      return redirectWithHash(context, safeRedirect(config, undefined), emailChangedHash);
    }
    // The client shows the form for a new password if the type is `recovery`.
    return verification.needsPassword
      ? redirectWithHash(context, choosePassword(config), sessionHash(verification.answer, 'recovery'))
      : redirectWithHash(context, redirectTo, sessionHash(verification.answer, type));
  } catch (error) {
    if (error instanceof AuthError) return redirectWithHash(context, redirectTo, refusalHash(error));
    throw error;
  }
}

function choosePassword(config: AuthServices['config']): string {
  return safeRedirect(config, `${config.appUrl}/update-password`);
}

function isPrefetch(context: Context): boolean {
  return /prefetch|prerender|preview/i.test(
    `${context.req.header('Sec-Purpose') ?? ''} ${context.req.header('Purpose') ?? ''}`,
  );
}

const emailChangedHash = { message: 'Your new address is confirmed', type: 'email_change' };

function refusalHash(error: AuthError): Record<string, string> {
  return { error: 'access_denied', error_code: error.code, error_description: error.message };
}
