import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../../config/config.ts';
import { type StartedFlow, FLOW_MINUTES, type ProviderFlow } from './provider-flow.ts';

export function callbackAddress({ appUrl }: Pick<Config, 'appUrl'>): string {
  return `${appUrl}/auth/v1/callback`;
}

/**
 * Each flow has its own cookie, because two tabs may each have a flow at the same time. It is `Lax` because the provider
 * redirects back.
 */
export function storeFlowCookie(context: Context, config: Config, flow: StartedFlow): void {
  setCookie(context, cookieName(flow), flow.browserSecret, {
    ...cookieOptions(config),
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: FLOW_MINUTES * 60,
  });
}

/** '' if this browser did not start the flow. */
export function consumeFlowCookie(context: Context, config: Config, flow: ProviderFlow): string {
  const secret = getCookie(context, cookieName(flow)) ?? '';
  deleteCookie(context, cookieName(flow), cookieOptions(config));
  return secret;
}

function cookieName({ id }: { id: string }): string {
  return `flow-${id}`;
}

function cookieOptions(config: Config) {
  const { pathname, protocol } = new URL(callbackAddress(config));
  return { path: pathname, secure: protocol === 'https:' };
}
