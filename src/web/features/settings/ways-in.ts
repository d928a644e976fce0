import type { GoTrueClient, UserIdentity } from '@supabase/auth-js';
import { useQuery } from '@tanstack/react-query';
import { authClient } from '#web/lib/session/auth-client.ts';
import {
  type ProviderReturn,
  type SignInProvider,
  clientName,
  markDeparture,
  signInProviders,
  withProviderClient,
} from '#web/lib/sign-in/provider-flow.ts';
import { useUser } from '#web/lib/session/session.tsx';
import { StepRefusal, toStepRefusal } from '#web/lib/sign-in/take-second-step.ts';
import { isCurrentPassword } from './change-password.ts';

export interface SignInOption {
  provider: SignInProvider;
  /** Null if the provider is not connected. */
  identity: UserIdentity | null;
}

export interface WaysIn {
  email: string;
  /** Whether the account has its own password. */
  hasPassword: boolean;
  hasSecondStep: boolean;
  /** Empty if no provider is configured. */
  elsewhere: readonly SignInOption[];
}

export const waysInKey = (userId: string) => ['ways-in', userId] as const;

export function useWaysIn() {
  const { id } = useUser();
  return useQuery({ queryKey: waysInKey(id), queryFn: loadWaysIn });
}

async function loadWaysIn(): Promise<WaysIn> {
  const providers = await signInProviders();
  if (providers.length === 0) return { email: '', hasPassword: true, hasSecondStep: false, elsewhere: [] };
  const client = await authClient();
  const { data, error } = await client.getUser();
  if (error) throw error;
  const { identities = [], factors = [], email = '' } = data.user;
  return {
    email,
    hasPassword: identities.some(({ provider }) => provider === 'email'),
    hasSecondStep: factors.some(({ status }) => status === 'verified'),
    elsewhere: providers.map((provider) => ({
      provider,
      identity: identities.find((identity) => identity.provider === provider.id) ?? null,
    })),
  };
}

/** The proof of identity for a change: a password, or null for the page's session, which was just verified. */
export type Proof = { email: string; password: string } | null;

/** Redirects to the provider. Throws a `StepRefusal`. */
export async function connect(provider: SignInProvider, proof: Proof): Promise<void> {
  const address = await withProviderClient(async (client) => {
    const page = proof ? null : await pageSession();
    const { error } = proof
      ? await client.signInWithPassword(proof)
      : await client.setSession(page ?? noSession);
    if (error) throw proof && error.code === 'invalid_credentials' ? wrongPassword() : toStepRefusal(error);
    try {
      // The session that verified the password stays open: the link to the provider would become invalid with it.
      return await addressOf(client, provider);
    } catch (failure) {
      if (proof) await client.signOut({ scope: 'local' });
      throw failure;
    }
  });
  markDeparture(provider);
  location.assign(address);
}

async function addressOf(client: GoTrueClient, provider: SignInProvider): Promise<string> {
  const { data, error } = await client.linkIdentity({
    provider: clientName(provider),
    options: { redirectTo: `${location.origin}/settings`, skipBrowserRedirect: true },
  });
  if (error) throw toStepRefusal(error);
  return data.url;
}

/** Throws a `StepRefusal`. */
export async function disconnect(identity: UserIdentity, proof: Proof): Promise<void> {
  const unlink = async (client: GoTrueClient) => {
    const { error } = await client.unlinkIdentity(identity);
    if (error) throw toStepRefusal(error);
  };
  if (!proof) return unlink(await authClient());
  if (!(await isCurrentPassword(proof.email, proof.password, unlink))) throw wrongPassword();
}

const noSession = { access_token: '', refresh_token: '' };

async function pageSession() {
  const client = await authClient();
  return (await client.getSession()).data.session;
}

function wrongPassword(): StepRefusal {
  return new StepRefusal('That password isn’t right. Check it and try again.');
}

/** Requests a link to choose a password, for people who signed up with a provider. */
export async function mailPasswordLink(email: string): Promise<void> {
  const client = await authClient();
  const { error } = await client.resetPasswordForEmail(email, {
    redirectTo: `${location.origin}/update-password`,
  });
  if (error) throw error;
}

export function returnText(back: ProviderReturn): string {
  if (back.kind === 'code') return `From now on, you can sign in with ${back.provider}.`;
  if (back.code === 'identity_already_exists') {
    return `That ${back.provider} account is already connected to an account on this site.`;
  }
  return `We couldn’t connect ${back.provider}. Try again in a moment.`;
}
