import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { challengeFields, readChallenge } from '../sign-in/challenge.ts';
import { AuthError, validationFailed } from '../error.ts';
import { safeRedirect } from '../sign-in/redirect.ts';
import type { Caller } from '../request.ts';
import { newSecret } from '../tokens/secret.ts';
import type { AuthServices } from '../services.ts';
import type { SamlProvider } from './saml-config.ts';
import { storeRequest } from './saml-request.ts';
import { openSaml } from './service-provider.ts';

const text = (name: string) => v.nullish(v.string(`${name} must be a string`));

export const ssoForm = v.object({
  provider_id: text('provider_id'),
  domain: text('domain'),
  redirect_to: text('redirect_to'),
  skip_http_redirect: v.nullish(v.boolean('skip_http_redirect must be true or false')),
  ...challengeFields,
});

export interface StartedSso {
  /** The sign-in URL at the identity provider. */
  url: string;
  /** The value for a cookie in this browser. Null if a code challenge binds the sign-in to the browser. */
  browserSecret: string | null;
}

/** Stores a request to the provider and returns its URL. */
export async function beginSso(
  services: AuthServices,
  form: v.InferOutput<typeof ssoForm>,
  caller: Caller,
): Promise<StartedSso> {
  await services.limiter.consume('verify', { address: caller.address });
  const provider = findProvider(services.config.samlProviders, form);
  const challenge = readChallenge(form);
  const at = services.now();
  // An XML name must not begin with a digit.
  const id = `_${newSecret()}`;
  const browserSecret = challenge ? null : newSecret();
  const redirectTo = safeRedirect(services.config, form.redirect_to ?? undefined);
  await services.database.asAuthAdmin((auth) =>
    storeRequest(auth, { id, providerId: provider.id, redirectTo, browserSecret, challenge, at }),
  );
  const saml = await openSaml(services.config, provider, { id, requestedAt: at.toISOString() });
  // Some providers require a relay state. It is ignored when it comes back.
  return { url: await saml.getAuthorizeUrlAsync(randomUUID(), undefined, {}), browserSecret };
}

function findProvider(
  providers: readonly SamlProvider[],
  { provider_id: id, domain }: v.InferOutput<typeof ssoForm>,
): SamlProvider {
  if (id && domain) throw validationFailed('Only one of provider_id or domain supported');
  if (!id && !domain) throw validationFailed('A provider_id or domain needs to be provided');
  const found = providers.find((provider) =>
    id ? provider.id === id.toLowerCase() : provider.domains.includes(domain?.trim().toLowerCase() ?? ''),
  );
  if (found) return found;
  const message = id ? 'No such SSO provider' : 'No SSO provider assigned for this domain';
  throw new AuthError(404, 'sso_provider_not_found', message);
}
