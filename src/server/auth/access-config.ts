import * as v from 'valibot';
import { isLoopback } from '../http/loopback.ts';

/** Settings for who may sign up, and from which origins. */
export interface AccessConfig {
  takesSignUps: boolean;
  /** Redirect targets beside the app's own screens: apps and sites of the operator, compared exactly. */
  redirectAddresses: readonly string[];
  /** Other origins whose pages may call the APIs. */
  corsOrigins: readonly string[];
}

const list = (name: string, isOne: (entry: string) => boolean, what: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((entry) => entry.trim())),
      v.transform((entries) => entries.filter((entry) => entry !== '')),
      v.array(v.pipe(v.string(), v.check(isOne, `${name} must be ${what}, separated by commas`))),
    ),
    '',
  );

const variables = v.object({
  SIGN_UPS: v.optional(v.picklist(['open', 'closed'], 'SIGN_UPS must be open or closed'), 'open'),
  REDIRECT_ADDRESSES: list(
    'REDIRECT_ADDRESSES',
    isRedirectAddress,
    'whole addresses without query (https://, or the scheme of an app: com.example.app://callback)',
  ),
  CORS_ORIGINS: list('CORS_ORIGINS', isOrigin, 'origins without a path, such as https://app.example.org'),
});

export function readAccess(given: Record<string, string | undefined>): {
  access: AccessConfig;
  problems: string[];
} {
  const parsed = v.safeParse(variables, given);
  const problems = parsed.issues?.map(({ message }) => message) ?? [];
  const settings = parsed.success ? parsed.output : v.parse(variables, {});
  const isOurs = !given['SUPABASE_URL'];
  if (!isOurs && Object.keys(variables.entries).some((name) => given[name])) {
    problems.push(
      'SIGN_UPS, REDIRECT_ADDRESSES and CORS_ORIGINS are of no use with SUPABASE_URL: the project has its own',
    );
  }
  return {
    access: {
      takesSignUps: settings.SIGN_UPS === 'open',
      redirectAddresses: settings.REDIRECT_ADDRESSES,
      corsOrigins: settings.CORS_ORIGINS,
    },
    problems: [...new Set(problems)],
  };
}

/** Schemes that execute or read something instead of opening a page or an app. */
const DANGEROUS = /^(?:javascript|data|blob|file|vbscript|about|ws|wss|ftp|mailto):/i;

function isRedirectAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^[a-z][a-z0-9+.-]*:\/\/./i.test(text) || DANGEROUS.test(text)) return false;
  if (/[*?#]/.test(text) || url.username || url.password) return false;
  // Without TLS the session could be intercepted.
  return url.protocol !== 'http:' || isLoopback(url.hostname);
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol === 'http:' && !isLoopback(url.hostname)) return false;
  return (url?.protocol === 'https:' || url?.protocol === 'http:') && url.origin === text;
}
