import { errors } from 'jose';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { AuthError } from '../error.ts';
import type { AuthServices } from '../services.ts';
import { BadIdToken } from './id-token.ts';
import type { Provider } from './provider.ts';

/** Returns the response if a provider is unavailable or its answer is invalid. Only codes are logged. */
export function providerFailure(
  services: Pick<AuthServices, 'log'>,
  { config }: Provider,
  error: unknown,
): AuthError {
  if (error instanceof AuthorizationResponseError) return refusedByProvider(error.error);
  const reason = reasonOf(error);
  services.log.warn({ provider: config.id, reason }, 'a provider failed');
  const message = isUnavailable(error)
    ? `${config.name} can’t be reached. Try again in a moment`
    : 'Unable to exchange external code';
  return new AuthError(500, 'unexpected_failure', message);
}

/** The person canceled at the provider or was refused there. The provider's message is not passed on. */
function refusedByProvider(error: string): AuthError {
  return new AuthError(
    error === 'access_denied' ? 403 : 400,
    'bad_oauth_callback',
    error === 'access_denied' ? 'The sign-in was canceled' : 'The provider refused the sign-in',
  );
}

function isUnavailable(error: unknown): boolean {
  if (error instanceof BadIdToken || error instanceof ResponseBodyError) return false;
  if (error instanceof errors.JWKSTimeout) return true;
  if (error instanceof errors.JOSEError) return false;
  return !(error instanceof ClientError) || error.code === 'OAUTH_TIMEOUT' || isNetwork(error.cause);
}

function isNetwork(cause: unknown): boolean {
  return cause instanceof TypeError;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
