import type { Context } from 'hono';
import { AuthError } from '../auth/error.ts';
import { BillingRefusal } from '../billing/refusal.ts';
import { AccountRefusal } from './refusal.ts';

/** An `accountError`. Throws what is no refusal. */
export function answerError(error: Error, context: Context): Response {
  const refusal = refusalOf(error);
  if (!refusal) throw error;
  if (refusal.retryAfter !== undefined) context.header('Retry-After', String(refusal.retryAfter));
  return context.json({ error: { code: refusal.code, message: refusal.message } }, refusal.status);
}

function refusalOf(error: Error): AccountRefusal | null {
  if (error instanceof AccountRefusal) return error;
  // Somebody buys at this moment, perhaps in another copy of the server.
  if (error instanceof BillingRefusal) return new AccountRefusal('busy');
  if (!(error instanceof AuthError)) return null;
  const { retryAfterSeconds: retryAfter } = error.details;
  if (retryAfter !== undefined) return new AccountRefusal('rate_limited', { retryAfter });
  return new AccountRefusal('unauthorized');
}
