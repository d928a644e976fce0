import type { Context } from 'hono';
import { errors } from 'jose';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../../database/database.ts';
import { lockAccount } from '../users/account.ts';
import { recordAudit } from '../audit.ts';
import { authenticateAnyStep } from '../authenticate.ts';
import { AuthError, sessionNotFound, validationFailed } from '../error.ts';
import { callerOf, readForm } from '../request.ts';
import { hashToken } from '../tokens/secret.ts';
import { type SessionAnswer, isSessionOpen, sessionAnswer, startSession } from '../sign-in/session.ts';
import { providerFailure } from './failure.ts';
import { BadIdToken, CLOCK_SKEW_SECONDS } from './id-token.ts';
import { type Provider, findProvider } from './provider.ts';
import type { LinkTarget } from './provider-flow.ts';
import { requireOwner } from './require-owner.ts';
import type { ProviderServices } from './services.ts';
import { signInWithIdentity } from './sign-in-with-identity.ts';

const text = v.nullish(v.string());
const idTokenForm = v.object({
  id_token: text,
  provider: text,
  client_id: text,
  issuer: text,
  access_token: text,
  nonce: text,
  link_identity: v.nullish(v.boolean()),
});
type IdTokenForm = v.InferOutput<typeof idTokenForm>;

/** Starts a session for an ID token that the provider issued to this client. */
export async function grantByIdToken(services: ProviderServices, context: Context): Promise<SessionAnswer> {
  const form = await readForm(context, idTokenForm);
  const caller = callerOf(context);
  await services.limiter.consume('provider', caller);
  if (!form.id_token) throw validationFailed('id_token required');
  const provider = providerOf(services, form);
  const linkTo = form.link_identity ? await ownerOf(services, context) : null;
  const { foreign, nonce, expiresAt } = await provider
    .readIdToken(form.id_token, form.access_token || null)
    .catch((error: unknown) => {
      throw refusalOf(services, provider, error);
    });
  checkNonce(nonce, form.nonce || null);
  const at = services.now();
  const used = { token: form.id_token, expiresAt };
  return signInWithIdentity(services, foreign, { linkTo, caller }, async (auth, account) => {
    await useIdToken(auth, used);
    const session = await startSession(auth, { account, method: 'oauth', caller, at });
    await recordAudit(auth, { action: 'login', userId: account.id, caller, at });
    return sessionAnswer(services, auth, session);
  });
}

/** A used token must not sign in again. */
async function useIdToken(
  auth: Transaction,
  { token, expiresAt }: { token: string; expiresAt: Date },
): Promise<void> {
  // The token without its signature, which has more than one encoding.
  const signed = token.slice(0, token.lastIndexOf('.'));
  const kept = new Date(expiresAt.getTime() + CLOCK_SKEW_SECONDS * 1000);
  const isNew = await auth.query(
    `insert into auth.used_id_tokens (id, expires_at) values ($1, $2) on conflict do nothing returning id`,
    [hashToken(signed), kept],
  );
  if (isNew.length === 0) throw validationFailed('Bad ID token');
}

function providerOf({ providers }: ProviderServices, form: IdTokenForm): Provider {
  const named = findProvider(providers, form.provider);
  if (named) return named;
  const byIssuer = [...providers.values()].find(
    ({ config }) => config.issuer === form.issuer && config.clientId === form.client_id,
  );
  if (byIssuer) return byIssuer;
  throw new AuthError(400, 'provider_disabled', 'Provider is not enabled');
}

async function ownerOf(services: ProviderServices, context: Context): Promise<LinkTarget> {
  const { account, sessionId } = await authenticateAnyStep(services, context);
  await services.database.asAuthAdmin(async (auth) => {
    await lockAccount(auth, account.id);
    if (!(await isSessionOpen(auth, sessionId))) throw sessionNotFound();
    await requireOwner(auth, { userId: account.id, sessionId, at: services.now() });
  });
  return { userId: account.id, sessionId };
}

/** As in GoTrue, the token contains the SHA-256 of the client's nonce, or neither has one. */
function checkNonce(inToken: string | null, given: string | null): void {
  if ((inToken === null) !== (given === null)) {
    throw validationFailed('Passed nonce and nonce in id_token should either both exist or not.');
  }
  if (given !== null && createHash('sha256').update(given).digest('hex') !== inToken) {
    throw validationFailed('Nonces mismatch');
  }
}

function refusalOf(services: ProviderServices, provider: Provider, error: unknown): AuthError {
  if (error instanceof BadIdToken) return validationFailed(error.message);
  const isToken = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
  return isToken || error instanceof v.ValiError
    ? validationFailed('Bad ID token')
    : providerFailure(services, provider, error);
}
