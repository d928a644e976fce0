import { asPem } from './pem.ts';
import { parseXml } from './xml.ts';

export interface ProviderMetadata {
  entityId: string;
  /** The sign-in URL for redirects. */
  entryPoint: string;
  /** Certificates as PEM. Responses are signed with one of their keys. */
  certificates: readonly string[];
}

const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/** Throws unless the metadata describes one identity provider with a redirect URL and a signing key. */
export function readProviderMetadata(xml: string): ProviderMetadata {
  const root = parseXml(xml).documentElement;
  const [descriptor, ...more] = Array.from(root.getElementsByTagNameNS(METADATA, 'IDPSSODescriptor'));
  const entityId = root.getAttribute('entityID');
  if (root.localName !== 'EntityDescriptor' || !descriptor || more.length > 0 || !entityId) {
    throw new Error('This is not the metadata of one identity provider');
  }
  const entryPoint = Array.from(descriptor.getElementsByTagNameNS(METADATA, 'SingleSignOnService'))
    .find((service) => service.getAttribute('Binding') === REDIRECT)
    ?.getAttribute('Location');
  const certificates = Array.from(descriptor.getElementsByTagNameNS(METADATA, 'KeyDescriptor'))
    // A key without a `use` serves for both signing and encryption.
    .filter((key) => (key.getAttribute('use') || 'signing') === 'signing')
    .flatMap((key) => Array.from(key.getElementsByTagNameNS(SIGNATURE, 'X509Certificate')))
    .map((certificate) => asPem(certificate.textContent ?? ''));
  if (!entryPoint || certificates.length === 0) throw new Error('The metadata lacks an address or a key');
  return { entityId, entryPoint, certificates };
}
