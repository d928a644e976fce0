import { isLoopback } from '../../http/loopback.ts';

/** An OpenID Connect provider that people may sign in with. */
export interface ProviderConfig {
  /** The provider's name in the client library and in `auth.identities`. */
  id: string;
  /** The display name that people know. */
  name: string;
  /** The issuer, exactly as in the provider's own tokens. */
  issuer: string;
  clientId: string;
  /** Absent for a public client, which uses PKCE instead of a secret. */
  clientSecret?: string;
  /** Scopes that may be requested in addition to `openid email profile`. */
  scopes: readonly string[];
}

type Variables = Record<string, string | undefined>;

const PARTS = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'NAME', 'SCOPES'] as const;

/** Names that the auth server uses for its own sign-in methods. */
const reservedNames = new Set(['email', 'phone', 'anonymous_users', 'saml', 'sso', 'web3', 'passkey']);

/** Reads the provider settings and reports what is wrong with them. No message repeats a value. */
export function readProviders(
  variables: Variables,
  environment: 'local' | 'production',
): { providers: readonly ProviderConfig[]; problems: string[] } {
  const listed = (variables['OIDC_PROVIDERS'] ?? '').split(',').map((id) => id.trim());
  const ids = [...new Set(listed.filter((id) => id !== ''))];
  const problems = ids.every(isName)
    ? []
    : ['OIDC_PROVIDERS must be names such as google,acme of small letters, digits and _, not email or phone'];
  const read = ids.filter(isName).map((id) => readProvider(id, variables, environment));
  return {
    providers: read.map(({ provider }) => provider),
    problems: [
      ...problems,
      ...read.flatMap((each) => each.problems),
      ...settingsWithoutProvider(variables, ids),
    ],
  };
}

function readProvider(
  id: string,
  variables: Variables,
  environment: 'local' | 'production',
): { provider: ProviderConfig; problems: string[] } {
  const named = (part: (typeof PARTS)[number]) => `OIDC_${id.toUpperCase()}_${part}`;
  const [issuer, clientId, clientSecret, name, scopes] = PARTS.map((part) => variables[named(part)]?.trim());
  const problems = issuerProblems(named('ISSUER'), issuer ?? '', environment);
  if (!clientId || !isWord(clientId)) problems.push(`${named('CLIENT_ID')} must be one word without spaces`);
  if (clientSecret && !isWord(clientSecret)) {
    problems.push(`${named('CLIENT_SECRET')} must be one word without spaces`);
  }
  if (name && (name.length > 40 || /\p{Cc}/u.test(name))) {
    problems.push(`${named('NAME')} must have at most 40 characters`);
  }
  const provider = {
    id,
    name: name || id.charAt(0).toUpperCase() + id.slice(1),
    issuer: issuer ?? '',
    clientId: clientId ?? '',
    ...(clientSecret && { clientSecret }),
    scopes: (scopes ?? '').split(/\s+/).filter((scope) => scope !== ''),
  };
  return { provider, problems };
}

function issuerProblems(name: string, issuer: string, environment: 'local' | 'production'): string[] {
  const url = URL.parse(issuer);
  if (!url || !['https:', 'http:'].includes(url.protocol)) {
    return [`${name} must be the provider’s address, exactly as it appears in its tokens`];
  }
  if (url.username || url.password || url.search || url.hash) {
    return [`${name} must not contain a user, password, query, or fragment`];
  }
  // Without TLS, an attacker on the network could sign in as anybody.
  if (url.protocol === 'http:' && (environment !== 'local' || !isLoopback(url.hostname))) {
    return [`${name} must begin with https://`];
  }
  return [];
}

/** A setting for a provider that is not enabled is an error. */
function settingsWithoutProvider(variables: Variables, ids: readonly string[]): string[] {
  const known = new Set(ids.map((id) => id.toUpperCase()));
  return Object.keys(variables).flatMap((variable) => {
    const id = new RegExp(`^OIDC_(\\w+)_(?:${PARTS.join('|')})$`).exec(variable)?.[1];
    return id && !known.has(id) ? [`${variable} needs ${id.toLowerCase()} in OIDC_PROVIDERS`] : [];
  });
}

function isName(id: string): boolean {
  return /^[a-z][a-z0-9_]{0,30}$/.test(id) && !reservedNames.has(id);
}

function isWord(text: string): boolean {
  return /^[\u0021-\u007E]+$/.test(text);
}
