import type { Context } from 'hono';
import * as v from 'valibot';
import { AuthError, validationFailed } from '../error.ts';
import { finishFlow, flowForm } from '../sign-in/flow.ts';
import { readPhone } from '../phone/text-code.ts';
import { grantByIdToken } from '../providers/id-token-grant.ts';
import type { ProviderServices } from '../providers/services.ts';
import { refreshForm, refreshSession } from './refresh.ts';
import { callerOf, parseForm, readForm } from '../request.ts';
import type { SessionAnswer } from '../sign-in/session.ts';
import { phoneSignInForm, signInForm, signInWithPassword } from '../sign-in/sign-in.ts';

const text = v.nullish(v.string());
const grantForm = v.looseObject({ email: text, phone: text });

/** POST /token: starts a session by the given `grant_type`. */
export async function grantToken(services: ProviderServices, context: Context): Promise<SessionAnswer> {
  switch (context.req.query('grant_type')) {
    case 'password': {
      const form = await readForm(context, grantForm);
      if (form.email && form.phone) {
        throw validationFailed('Only an email address or phone number should be provided on login.');
      }
      if (form.phone) {
        const phone = readPhone(services, form.phone, 'Phone logins are disabled');
        const { password } = parseForm(phoneSignInForm, form);
        return signInWithPassword(services, { phone, password }, callerOf(context));
      }
      if (!form.email) throw validationFailed('missing email or phone');
      return signInWithPassword(services, parseForm(signInForm, form), callerOf(context));
    }
    case 'refresh_token':
      return refreshSession(services, await readForm(context, refreshForm), callerOf(context));
    case 'pkce':
      return finishFlow(services, await readForm(context, flowForm), callerOf(context));
    case 'id_token':
      return grantByIdToken(services, context);
    case 'web3':
      throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
    default:
      throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
  }
}
