import type { GoTrueClient } from '@supabase/auth-js';
import { TOTP } from 'otpauth';
import type { AuthServer } from './auth-server.ts';

const STEP_MS = 30_000;

export interface Phone {
  factorId: string;
  /** The code of an authenticator app, that many steps from now by the server's clock. */
  code: (steps?: number) => string;
}

/** A factor that is not verified yet. */
export async function enrol(
  server: AuthServer,
  client: GoTrueClient,
  friendlyName = 'Phone',
): Promise<Phone> {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName, issuer: 'Evenkeel' });
  if (error) throw error;
  const totp = new TOTP({ secret: data.totp.secret });
  return {
    factorId: data.id,
    code: (steps = 0) => totp.generate({ timestamp: server.now().getTime() + steps * STEP_MS }),
  };
}

/** Completes the second step with a code that was not used before. */
export async function takeStep(server: AuthServer, client: GoTrueClient, phone: Phone): Promise<void> {
  server.advance(STEP_MS);
  const { error } = await client.mfa.challengeAndVerify({ factorId: phone.factorId, code: phone.code() });
  if (error) throw error;
}

/** A person with two-step sign-in who has completed both steps. */
export async function withSecondStep(server: AuthServer) {
  const { person, client } = await server.signedIn();
  const phone = await enrol(server, client);
  await takeStep(server, client, phone);
  return { person, client, phone };
}

export async function codeOf(call: Promise<{ error: { code?: string | undefined } | null }>) {
  return (await call).error?.code;
}

export async function levelOf(client: GoTrueClient) {
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
  return `${data?.currentLevel} of ${data?.nextLevel}`;
}

export async function tokenOf(client: GoTrueClient): Promise<string> {
  return (await client.getSession()).data.session?.access_token ?? '';
}

/** The access token of a new person. */
export async function newToken(server: AuthServer): Promise<string> {
  return tokenOf((await server.signedIn()).client);
}
