import type { Profile } from '@node-saml/node-saml';
import * as v from 'valibot';
import type { Config } from '../../config/config.ts';
import { emailAddress } from '../users/email-address.ts';
import { AuthError, validationFailed } from '../error.ts';
import type { SamlProvider } from './saml-config.ts';
import { CLOCK_SKEW_MS, openSaml, samlAddresses } from './service-provider.ts';
import { parseXml } from './xml.ts';

export interface SsoPerson {
  /** The provider's name ID, unique among its people. */
  subject: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  /** The time at which the provider wants the session to end. */
  notAfter: Date | null;
}

export interface SamlAnswer {
  /** The response as it was posted, in base64. */
  posted: string;
  /** The request that the response claims to answer. Not verified yet. */
  inResponseTo: string;
}

const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const nameIdFormat = (name: string) => `urn:oasis:names:tc:SAML:2.0:nameid-format:${name}`;
const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';

/** Returns the contents of a response before it is verified. */
export function peekAnswer(posted: string, config: Pick<Config, 'appUrl'>): SamlAnswer {
  const xml = Buffer.from(posted, 'base64').toString('utf8');
  try {
    const root = parseXml(xml).documentElement;
    const inResponseTo = root.getAttribute('InResponseTo');
    const destination = root.getAttribute('Destination');
    const isResponse = root.localName === 'Response' && root.namespaceURI === PROTOCOL;
    const isForUs = !destination || destination === samlAddresses(config).acs;
    // SHA-1 can be forged, so no signature may use it.
    if (isResponse && isForUs && inResponseTo && !/#(?:rsa-|dsa-|hmac-)?sha1["']/.test(xml)) {
      return { posted, inResponseTo };
    }
  } catch {
    // The response is refused below, with the same error as any other invalid response.
  }
  throw invalid();
}

/**
 * Returns the person who signed in. All data comes from what the provider signed, for this server, at this time, in
 * response to this request.
 */
export async function readAssertion(
  config: Pick<Config, 'appUrl'>,
  provider: SamlProvider,
  answer: SamlAnswer & { requestedAt: Date; at: Date },
): Promise<SsoPerson> {
  const { inResponseTo, requestedAt, at } = answer;
  const saml = await openSaml(config, provider, { id: inResponseTo, requestedAt: requestedAt.toISOString() });
  const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: answer.posted }).catch(() => {
    throw invalid();
  });
  const assertion = v.safeParse(signedAssertion, profile?.getAssertion?.());
  if (!profile || !assertion.success || profile.issuer !== provider.entityId) throw invalid();
  const { Subject, Conditions, AuthnStatement } = assertion.output.Assertion;
  const { acs, entityId } = samlAddresses(config);
  const isConfirmed = Subject[0].SubjectConfirmation.some(
    ({ $: { Method }, SubjectConfirmationData: [{ $: data }] }) =>
      Method === BEARER &&
      data.Recipient === acs &&
      data.InResponseTo === inResponseTo &&
      isBefore(at, data.NotOnOrAfter) &&
      data.NotBefore === undefined,
  );
  const [conditions] = Conditions;
  const isForUs = conditions.AudienceRestriction.every(({ Audience }) =>
    Audience.some((audience) => textOf(audience) === entityId),
  );
  if (!isConfirmed || !isForUs || !isBefore(at, conditions.$.NotOnOrAfter)) throw invalid();
  const notAfter = AuthnStatement?.[0].$.SessionNotOnOrAfter;
  return { ...personOf(profile, provider), notAfter: notAfter ? new Date(notAfter) : null };
}

function isBefore(at: Date, moment: string): boolean {
  return at.getTime() - CLOCK_SKEW_MS < Date.parse(moment);
}

function personOf(profile: Profile, provider: SamlProvider): Omit<SsoPerson, 'notAfter'> {
  const subject = subjectOf(profile);
  if (!subject) {
    throw new AuthError(
      400,
      'saml_assertion_no_user_id',
      'SAML Assertion did not contain a persistent Subject Identifier attribute or Subject NameID uniquely identifying this user',
    );
  }
  const named = profile.nameIDFormat === EMAIL_FORMAT ? profile.nameID : undefined;
  const email = v.safeParse(emailAddress, attribute(profile, emailNames) ?? named);
  if (!email.success) {
    throw new AuthError(400, 'saml_assertion_no_email', 'SAML Assertion does not contain an email address');
  }
  if (!provider.domains.includes(email.output.slice(email.output.lastIndexOf('@') + 1))) {
    throw validationFailed('SAML Assertion contains an email address from another domain');
  }
  return {
    subject,
    email: email.output,
    firstName: attribute(profile, firstNames),
    lastName: attribute(profile, lastNames),
  };
}

/** Null for a transient name ID. */
function subjectOf(profile: Profile): string | null {
  const lasting: readonly unknown[] = [nameIdFormat('persistent'), EMAIL_FORMAT];
  const named = lasting.includes(profile.nameIDFormat) ? profile.nameID : null;
  return attribute(profile, ['urn:oasis:names:tc:SAML:attribute:subject-id']) ?? (named || null);
}

const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';
const emailNames = ['email', 'mail', 'urn:oid:0.9.2342.19200300.100.1.3', `${CLAIMS}/emailaddress`];
const firstNames = ['first_name', 'givenName', 'urn:oid:2.5.4.42', `${CLAIMS}/givenname`];
const lastNames = ['last_name', 'sn', 'urn:oid:2.5.4.4', `${CLAIMS}/surname`];
const attributes = v.fallback(v.record(v.string(), v.unknown()), {});

function attribute(profile: Profile, names: readonly string[]): string | null {
  const given = v.parse(attributes, profile['attributes']);
  for (const name of names) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (typeof value === 'string' && value !== '' && value.length <= 254) return value;
  }
  return null;
}

function textOf(node: v.InferOutput<typeof textNode>): string {
  return typeof node === 'string' ? node : node._;
}

const textNode = v.union([v.string(), v.object({ _: v.string() })]);
const moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);
const one = <Schema extends v.GenericSchema>(schema: Schema) => v.strictTuple([schema]);

/** The parts of a signed assertion that the library parses but doesn't require. */
const signedAssertion = v.object({
  Assertion: v.object({
    Subject: one(
      v.object({
        SubjectConfirmation: v.array(
          v.object({
            $: v.object({ Method: v.string() }),
            SubjectConfirmationData: one(
              v.object({
                $: v.object({
                  Recipient: v.string(),
                  InResponseTo: v.string(),
                  NotOnOrAfter: moment,
                  NotBefore: v.optional(moment),
                }),
              }),
            ),
          }),
        ),
      }),
    ),
    Conditions: one(
      v.object({
        $: v.object({ NotOnOrAfter: moment }),
        AudienceRestriction: v.pipe(v.array(v.object({ Audience: v.array(textNode) })), v.minLength(1)),
      }),
    ),
    AuthnStatement: v.optional(one(v.object({ $: v.object({ SessionNotOnOrAfter: v.optional(moment) }) }))),
  }),
});

function invalid(): AuthError {
  return validationFailed('SAML Assertion is not valid');
}
