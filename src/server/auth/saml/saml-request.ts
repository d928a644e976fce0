import type { Transaction } from '../../database/database.ts';
import type { Challenge } from '../sign-in/challenge.ts';
import { hashToken } from '../tokens/secret.ts';
import { REQUEST_LIFETIME_MS } from './service-provider.ts';

/** A row of `auth.saml_requests`. */
export interface SamlRequest {
  provider_id: string;
  redirect_to: string;
  browser_hash: string | null;
  code_challenge: string | null;
  code_challenge_method: Challenge['method'] | null;
  created_at: Date;
}

export async function storeRequest(
  auth: Transaction,
  request: {
    id: string;
    providerId: string;
    redirectTo: string;
    browserSecret: string | null;
    challenge: Challenge | null;
    at: Date;
  },
): Promise<void> {
  const { challenge, browserSecret } = request;
  await auth.query(
    `insert into auth.saml_requests
       (id, provider_id, redirect_to, browser_hash, code_challenge, code_challenge_method, created_at)
     values ($1, $2, $3, $4::text, $5::text, $6::text, $7)`,
    [
      hashToken(request.id),
      request.providerId,
      request.redirectTo,
      browserSecret && hashToken(browserSecret),
      challenge?.value ?? null,
      challenge?.method ?? null,
      request.at,
    ],
  );
}

/** Consumes the request, whether the response is valid or not. Returns null for an unknown, answered or expired request. */
export async function claimRequest(auth: Transaction, id: string, at: Date): Promise<SamlRequest | null> {
  const [request] = await auth.query<SamlRequest>(
    `delete from auth.saml_requests where id = $1
     returning provider_id, redirect_to, browser_hash, code_challenge, code_challenge_method, created_at`,
    [hashToken(id)],
  );
  return request && at.getTime() - request.created_at.getTime() < REQUEST_LIFETIME_MS ? request : null;
}
