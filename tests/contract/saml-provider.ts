import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { Constants, IdentityProvider, SamlLib, ServiceProvider, setSchemaValidator } from 'samlify';
import * as v from 'valibot';
import { providerKeys } from './saml-keys.ts';
import { serveLocally } from './local-server.ts';

// Requests from our server are not validated, because these tests are not about them.
setSchemaValidator({ validate: () => Promise.resolve('ok') });

/** The provider's claims about the next person. Omitted parts get valid values. */
export interface Saying {
  subject?: string;
  subjectFormat?: string;
  attributes?: Record<string, string>;
  issuer?: string;
  audience?: string | null;
  recipient?: string;
  destination?: string;
  inResponseTo?: string;
  /** When the person signed in at the provider. */
  confirmedFor?: string;
  /** In minutes from now. */
  endsIn?: number;
  sessionEndsIn?: number;
  keys?: { privateKey: string; certificate: string };
  algorithm?: string;
}

/** The form as a browser gets it on the provider's page. */
export interface AnswerForm {
  action: string;
  SAMLResponse: string;
  RelayState: string;
}

const request = v.object({ request: v.object({ id: v.string(), assertionConsumerServiceUrl: v.string() }) });
const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';

/** A SAML identity provider on a real socket. `metadataOf` is the URL of the server's metadata. */
export async function startSamlProvider(metadataOf: () => string) {
  const app = new Hono();
  const { origin: url, close } = await serveLocally(app);
  const entityId = `${url}/metadata`;
  let saying: Saying = {};

  const providerWith = (keys: { privateKey: string; certificate: string }, algorithm?: string) =>
    IdentityProvider({
      entityID: entityId,
      privateKey: keys.privateKey,
      signingCert: keys.certificate,
      ...(algorithm && { requestSignatureAlgorithm: algorithm }),
      wantAuthnRequestsSigned: false,
      nameIDFormat: [PERSISTENT],
      singleSignOnService: [{ Binding: Constants.namespace.binding.redirect, Location: `${url}/sign-in` }],
    });

  app.get('/sign-in', async (context) => {
    const relyingParty = ServiceProvider({ metadata: await (await fetch(metadataOf())).text() });
    const provider = providerWith(saying.keys ?? providerKeys, saying.algorithm);
    const asked = await provider.parseLoginRequest(relyingParty, 'redirect', { query: context.req.query() });
    const { id, assertionConsumerServiceUrl: acs } = v.parse(request, asked.extract).request;
    const now = new Date();
    const given = { entityId, audience: relyingParty.entityMeta.getEntityID(), acs, id };
    const answer = await provider.createLoginResponse(
      relyingParty,
      { extract: asked.extract },
      'post',
      {},
      {
        customTagReplacement: () => ({ id: `_${randomUUID()}`, context: written(given, saying, now) }),
      },
    );
    const fields = { SAMLResponse: answer.context, RelayState: context.req.query('RelayState') ?? '' };
    const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`);
    return context.html(`<form method="post" action="${acs}">${inputs.join('')}</form>`);
  });

  return {
    entityId,
    metadata: providerWith(providerKeys).getMetadata(),
    /** Signs in with a request to this address, and is redirected with these claims. */
    async signIn(at: string, next: Saying = {}): Promise<AnswerForm> {
      saying = next;
      const page = await (await fetch(at)).text();
      const valueOf = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
      const action = /action="([^"]*)"/.exec(page)?.[1] ?? '';
      return { action, SAMLResponse: valueOf('SAMLResponse'), RelayState: valueOf('RelayState') };
    },
    close,
  };
}

function written(
  given: { entityId: string; audience: string; acs: string; id: string },
  saying: Saying,
  now: Date,
): string {
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000).toISOString();
  const ends = minutes(saying.endsIn ?? 5);
  const audience = saying.audience === undefined ? given.audience : saying.audience;
  const attributes = Object.entries(saying.attributes ?? { email: 'sam@acme.test', givenName: 'Sam' }).map(
    ([name, value]) =>
      `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`,
  );
  const session = saying.sessionEndsIn ? ` SessionNotOnOrAfter="${minutes(saying.sessionEndsIn)}"` : '';
  const template = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="{ID}" Version="2.0" IssueInstant="{Now}" Destination="{Destination}" InResponseTo="{InResponseTo}"><saml:Issuer>{Issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion ID="{AssertionID}" Version="2.0" IssueInstant="{Now}"><saml:Issuer>{Issuer}</saml:Issuer><saml:Subject><saml:NameID Format="{Format}">{Subject}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="{Ends}" Recipient="{Recipient}" InResponseTo="{Confirmed}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="{Now}" NotOnOrAfter="{Ends}">{Audience}</saml:Conditions><saml:AuthnStatement AuthnInstant="{Now}"${session}><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement></saml:Assertion></samlp:Response>`;
  return SamlLib.replaceTagsByValue(
    template.replace(
      '{Audience}',
      audience === null
        ? ''
        : `<saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction>`,
    ),
    {
      ID: `_${randomUUID()}`,
      AssertionID: `_${randomUUID()}`,
      Now: now.toISOString(),
      Ends: ends,
      Issuer: saying.issuer ?? given.entityId,
      Destination: saying.destination ?? given.acs,
      Recipient: saying.recipient ?? given.acs,
      InResponseTo: saying.inResponseTo ?? given.id,
      Confirmed: saying.confirmedFor ?? saying.inResponseTo ?? given.id,
      Format: saying.subjectFormat ?? PERSISTENT,
      Subject: saying.subject ?? 'sam-0001',
    },
  );
}
