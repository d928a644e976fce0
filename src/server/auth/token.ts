import type { Context } from 'hono';
import * as v from 'valibot';
import { AuthError, validationFailed } from './error.ts';
import { finishFlow, flowForm } from './flow.ts';
import { refreshForm, refreshSession } from './refresh.ts';
import { callerOf, parseForm, readForm } from './request.ts';
import type { AuthServices } from './services.ts';
import type { SessionAnswer } from './session.ts';
import { signInForm, signInWithPassword } from './sign-in.ts';

const text = v.nullish(v.string());
const whoForm = v.looseObject({ email: text, phone: text });
const idTokenForm = v.object({ id_token: text, provider: text });

/** POST /token: one path for every way to a session; `grant_type` says which. */
export async function grantToken(services: AuthServices, context: Context): Promise<SessionAnswer> {
  switch (context.req.query('grant_type')) {
    case 'password': {
      const form = await readForm(context, whoForm);
      if (!form.email) throw missingEmail(form.phone);
      return signInWithPassword(services, parseForm(signInForm, form), callerOf(context));
    }
    case 'refresh_token':
      return refreshSession(services, await readForm(context, refreshForm), callerOf(context));
    case 'pkce':
      return finishFlow(services, await readForm(context, flowForm), callerOf(context));
    case 'id_token':
      throw noProvider(await readForm(context, idTokenForm));
    case 'web3':
      throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
    default:
      throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
  }
}

function missingEmail(phone: string | null | undefined): AuthError {
  if (!phone) return validationFailed('missing email or phone');
  return new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
}

function noProvider(form: v.InferOutput<typeof idTokenForm>): AuthError {
  if (!form.id_token) return validationFailed('id_token required');
  return new AuthError(400, 'provider_disabled', 'Provider is not enabled');
}
