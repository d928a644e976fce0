import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../../config/config.ts';
import { REQUEST_LIFETIME_MS, samlAddresses } from './service-provider.ts';

const NAME = 'sso';

/** `None`, because the provider's page posts the response from another site. */
export function storeSecretCookie(context: Context, config: Config, secret: string): void {
  const options = cookieOptions(config);
  setCookie(context, NAME, secret, {
    ...options,
    httpOnly: true,
    // Browsers accept `None` only with `secure`.
    sameSite: options.secure ? 'None' : 'Lax',
    maxAge: REQUEST_LIFETIME_MS / 1000,
  });
}

/** '' if this browser did not start a sign-in. */
export function consumeSecretCookie(context: Context, config: Config): string {
  const secret = getCookie(context, NAME) ?? '';
  deleteCookie(context, NAME, cookieOptions(config));
  return secret;
}

function cookieOptions(config: Config) {
  const { pathname, protocol } = new URL(samlAddresses(config).acs);
  return { path: pathname, secure: protocol === 'https:' };
}
