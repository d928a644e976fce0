import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import type { Challenge } from '../sign-in/challenge.ts';
import { deriveSecret, hashToken, newSecret } from '../tokens/secret.ts';
import type { FlowSecrets } from './provider.ts';

export const FLOW_MINUTES = 10;

/** A row of `auth.provider_flows`. */
export interface ProviderFlow {
  id: string;
  browser_hash: string;
  provider: string;
  redirect_to: string;
  code_challenge: string | null;
  code_challenge_method: Challenge['method'] | null;
  user_id: string | null;
  session_id: string | null;
  created_at: Date;
}

/** The session that requests the link. */
export interface LinkTarget {
  userId: string;
  sessionId: string;
}

export interface StartedFlow {
  id: string;
  /** A secret for a cookie. Without it the provider's answer is rejected. */
  browserSecret: string;
  secrets: FlowSecrets;
}

/** `linkTo` is the account to link the identity to. Null for a sign-in. */
export async function beginProviderFlow(
  auth: Transaction,
  flow: {
    provider: string;
    redirectTo: string;
    challenge: Challenge | null;
    linkTo: LinkTarget | null;
    at: Date;
  },
): Promise<StartedFlow> {
  const id = randomUUID();
  const state = newSecret();
  const browserSecret = newSecret();
  await auth.query(
    `insert into auth.provider_flows
       (id, state_hash, browser_hash, provider, redirect_to, code_challenge, code_challenge_method, user_id, created_at,
        session_id)
     values ($1, $2, $3, $4, $5, $6::text, $7::text, $8::uuid, $9, $10::uuid)`,
    [
      id,
      hashToken(state),
      hashToken(browserSecret),
      flow.provider,
      flow.redirectTo,
      flow.challenge?.value ?? null,
      flow.challenge?.method ?? null,
      flow.linkTo?.userId ?? null,
      flow.at,
      flow.linkTo?.sessionId ?? null,
    ],
  );
  return { id, browserSecret, secrets: secretsOf(state, browserSecret) };
}

/** Consumes the flow, whatever its outcome. Returns null for an unknown or used flow. */
export async function claimProviderFlow(auth: Transaction, state: string): Promise<ProviderFlow | null> {
  const [flow] = await auth.query<ProviderFlow>(
    `delete from auth.provider_flows where state_hash = $1
     returning id, browser_hash, provider, redirect_to, code_challenge, code_challenge_method, user_id, session_id,
       created_at`,
    [hashToken(state)],
  );
  return flow ?? null;
}

export function linkTargetOf({ user_id: userId, session_id: sessionId }: ProviderFlow): LinkTarget | null {
  return userId && sessionId ? { userId, sessionId } : null;
}

/** Null if the flow was started in another browser or too long ago. */
export function secretsFor(
  flow: ProviderFlow,
  given: { state: string; browserSecret: string; at: Date },
): FlowSecrets | null {
  const age = given.at.getTime() - flow.created_at.getTime();
  if (age > FLOW_MINUTES * 60_000 || hashToken(given.browserSecret) !== flow.browser_hash) return null;
  return secretsOf(given.state, given.browserSecret);
}

function secretsOf(state: string, browserSecret: string): FlowSecrets {
  return {
    state,
    nonce: deriveSecret(browserSecret, 'nonce'),
    verifier: deriveSecret(browserSecret, 'verifier'),
  };
}
