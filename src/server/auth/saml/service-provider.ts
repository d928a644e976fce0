import type { SAML } from '@node-saml/node-saml';
import type { Config } from '../../config/config.ts';
import type { SamlProvider } from './saml-config.ts';

/** The maximum clock difference. */
export const CLOCK_SKEW_MS = 60_000;
export const REQUEST_LIFETIME_MS = 10 * 60_000;

/** The SAML URLs of this server, with GoTrue's paths. */
export function samlAddresses({ appUrl }: Pick<Config, 'appUrl'>): { entityId: string; acs: string } {
  return { entityId: `${appUrl}/auth/v1/sso/saml/metadata`, acs: `${appUrl}/auth/v1/sso/saml/acs` };
}

/** Accepts only responses to this request. `requestedAt` is an ISO timestamp. */
export async function openSaml(
  config: Pick<Config, 'appUrl'>,
  provider: Pick<SamlProvider, 'entityId' | 'entryPoint' | 'certificates'>,
  request: { id: string; requestedAt: string },
): Promise<SAML> {
  // Loaded for the first SAML sign-in, so that it doesn't delay the start.
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml');
  const { entityId, acs } = samlAddresses(config);
  return new SAML({
    issuer: entityId,
    callbackUrl: acs,
    audience: entityId,
    entryPoint: provider.entryPoint,
    idpIssuer: provider.entityId,
    idpCert: [...provider.certificates],
    wantAssertionsSigned: true,
    // The whole response may be signed as well, but only the signed assertion is read.
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    identifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    // The provider decides how people authenticate.
    disableRequestedAuthnContext: true,
    generateUniqueId: () => request.id,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: REQUEST_LIFETIME_MS,
    cacheProvider: {
      saveAsync: () => Promise.resolve(null),
      getAsync: (id) => Promise.resolve(id === request.id ? request.requestedAt : null),
      removeAsync: (id) => Promise.resolve(id),
    },
  });
}
