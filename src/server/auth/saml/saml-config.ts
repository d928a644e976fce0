import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isLoopback } from '../../http/loopback.ts';
import { asPem } from './pem.ts';
import { type ProviderMetadata, readProviderMetadata } from './provider-metadata.ts';

/** A SAML 2.0 identity provider to which people are redirected. */
export interface SamlProvider extends ProviderMetadata {
  /** A UUID that clients use. It is the same in every copy of the server. */
  id: string;
  /** The email domains whose addresses the provider may vouch for, in lowercase. */
  domains: readonly string[];
}

type Variables = Record<string, string | undefined>;

/** SAML_PROVIDERS lists the providers, and SAML_<NAME>_… describes each. No message repeats a value except a name. */
export function readSamlProviders(variables: Variables): {
  samlProviders: readonly SamlProvider[];
  problems: string[];
} {
  const names = (variables['SAML_PROVIDERS'] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const problems: string[] = [];
  const samlProviders = names.flatMap((name) => {
    if (!/^[a-z][a-z0-9]{0,30}$/i.test(name)) {
      problems.push('SAML_PROVIDERS must be names of letters and digits separated by commas');
      return [];
    }
    const read = readProvider(name.toUpperCase(), variables);
    problems.push(...read.problems);
    return read.provider ? [read.provider] : [];
  });
  for (const kind of ['domains', 'entityId'] as const) {
    const all = samlProviders.flatMap((provider) => provider[kind]);
    if (new Set(all).size < all.length) problems.push(`SAML_PROVIDERS: two of them have the same ${kind}`);
  }
  return { samlProviders, problems };
}

function readProvider(name: string, variables: Variables): { provider?: SamlProvider; problems: string[] } {
  const prefix = `SAML_${name}`;
  const value = (part: string) => variables[`${prefix}_${part}`]?.trim() ?? '';
  const problems: string[] = [];
  const domains = value('DOMAINS')
    .toLowerCase()
    .split(',')
    .map((domain) => domain.trim())
    .filter(Boolean);
  if (domains.length === 0 || !domains.every((domain) => /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(domain))) {
    problems.push(`${prefix}_DOMAINS must list the mail domains that it may speak for`);
  }
  const described = value('METADATA') ? fromMetadata(value('METADATA')) : fromSettings(value);
  if (!described) {
    problems.push(
      `${prefix}_METADATA must be SAML metadata with a redirect address and a signing key, or the name of its file; or set ${prefix}_ENTRY_POINT, _CERT and _ENTITY_ID`,
    );
    return { problems };
  }
  const entry = URL.parse(described.entryPoint);
  if (entry?.protocol !== 'https:' && !(entry?.protocol === 'http:' && isLoopback(entry.hostname))) {
    problems.push(`${prefix}: the address that people are sent to must begin with https://`);
  }
  if (described.certificates.length === 0 || !described.certificates.every(isCertificate)) {
    problems.push(`${prefix}: the signing key must be an X.509 certificate`);
  }
  return problems.length > 0
    ? { problems }
    : { provider: { id: uuidOf(name), domains, ...described }, problems };
}

function fromMetadata(given: string): ProviderMetadata | null {
  try {
    return readProviderMetadata(given.startsWith('<') ? given : readFileSync(given, 'utf8'));
  } catch {
    return null;
  }
}

function fromSettings(value: (part: string) => string): ProviderMetadata | null {
  const [entryPoint, certificate, entityId] = [value('ENTRY_POINT'), value('CERT'), value('ENTITY_ID')];
  return entryPoint && certificate && entityId
    ? { entryPoint, entityId, certificates: [asPem(certificate)] }
    : null;
}

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).publicKey.asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/** Derived from the name, as a version 8 UUID (RFC 9562). */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(`saml ${name}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
