import { expect, test } from 'vitest';
import { providerKeys } from '../../../../tests/contract/saml-keys.ts';
import { readSamlProviders } from './saml-config.ts';

const body = providerKeys.certificate.replaceAll(/-----[A-Z ]+-----|\s/g, '');
const metadata = `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="https://idp.acme.test"><md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><md:KeyDescriptor><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${body}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.acme.test/sso"/></md:IDPSSODescriptor></md:EntityDescriptor>`;
const acme = { SAML_PROVIDERS: 'acme', SAML_ACME_DOMAINS: 'Acme.test', SAML_ACME_METADATA: metadata };
const byHand = {
  SAML_PROVIDERS: 'acme',
  SAML_ACME_DOMAINS: 'acme.test',
  SAML_ACME_ENTRY_POINT: 'https://idp.acme.test/sso',
  SAML_ACME_CERT: providerKeys.certificate.replaceAll('\n', '\\n'),
  SAML_ACME_ENTITY_ID: 'https://idp.acme.test',
};

test('without settings there is no single sign-on', () => {
  expect(readSamlProviders({})).toEqual({ samlProviders: [], problems: [] });
});

test('a provider can be described by its metadata or by hand, with the same result', () => {
  const { samlProviders, problems } = readSamlProviders(acme);
  expect(problems).toEqual([]);
  expect(samlProviders).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/),
      domains: ['acme.test'],
      entityId: 'https://idp.acme.test',
      entryPoint: 'https://idp.acme.test/sso',
      certificates: [providerKeys.certificate],
    },
  ]);
  expect(readSamlProviders(byHand).samlProviders).toEqual(samlProviders);
});

test.each([
  [{ ...acme, SAML_PROVIDERS: 'ac me' }, 'SAML_PROVIDERS must be names'],
  [{ ...acme, SAML_ACME_DOMAINS: undefined }, 'SAML_ACME_DOMAINS must list'],
  [{ ...acme, SAML_ACME_DOMAINS: 'sam@acme.test' }, 'SAML_ACME_DOMAINS must list'],
  [{ ...acme, SAML_ACME_METADATA: '/no/such/file' }, 'SAML_ACME_METADATA must be'],
  [{ ...acme, SAML_ACME_METADATA: metadata.replace('HTTP-Redirect', 'SOAP') }, 'SAML_ACME_METADATA must be'],
  [{ ...acme, SAML_ACME_METADATA: `<!DOCTYPE x>${metadata}` }, 'SAML_ACME_METADATA must be'],
  [
    { ...acme, SAML_ACME_METADATA: metadata.replace('https://idp.acme.test/sso', 'http://idp.acme.test') },
    'https://',
  ],
  [{ ...acme, SAML_ACME_METADATA: metadata.replace(body, 'AAAA') }, 'X.509 certificate'],
  [{ ...byHand, SAML_ACME_CERT: undefined }, 'SAML_ACME_METADATA must be'],
])('reports a problem without revealing the value: %#', (variables, problem) => {
  const { problems } = readSamlProviders(variables);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
  expect(problems[0]).not.toMatch(/idp\.acme|MII/);
});

test('rejects two providers for the same email domain', () => {
  const other = {
    SAML_OTHER_DOMAINS: 'acme.test',
    SAML_OTHER_METADATA: metadata.replace('idp.acme', 'idp.other'),
  };
  expect(readSamlProviders({ ...acme, ...other, SAML_PROVIDERS: 'acme,other' }).problems).toEqual([
    'SAML_PROVIDERS: two of them have the same domains',
  ]);
});
