import * as fc from 'fast-check';
import { type Endpoints, boolean, code, count, nameOfPerson } from './fuzz-endpoint.ts';
import { anyJson, email, form, idOf, problematicText, password, query, text } from './fuzz-values.ts';

const metadata = form({ first_name: nameOfPerson, last_name: nameOfPerson, more: anyJson });
const redirectTo = fc.oneof(
  fc.webUrl(),
  problematicText,
  fc.constant('/auth'),
  fc.constant('//evil.test/auth'),
);
const challenge = fc.constantFrom('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', null, null, null);
const pkce = {
  code_challenge: challenge,
  code_challenge_method: fc.constantFrom('s256', 's256', 's256', 'plain'),
};
const linkTypes = fc.constantFrom(
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email',
  'email_change',
  'sms',
  'phone_change',
);
const redirects = query({ redirect_to: redirectTo });
const member = form({
  email: fc.oneof({ weight: 3, arbitrary: fc.emailAddress() }, { weight: 1, arbitrary: email }),
  password,
  email_confirm: boolean,
  user_metadata: metadata,
  app_metadata: anyJson,
  ban_duration: fc.constantFrom('none', '1h', 'x'),
  role: text,
});

/** The routes of /auth/v1. */
export const authEndpoints: Endpoints = {
  'GET /auth/v1/health': {},
  'GET /auth/v1/settings': {},
  'GET /auth/v1/.well-known/jwks.json': {},
  'POST /auth/v1/signup': { query: redirects, body: form({ email, password, data: metadata, ...pkce }) },
  'POST /auth/v1/token': {
    query: query({ grant_type: fc.constantFrom('password', 'refresh_token', 'pkce', 'id_token', 'web3') }),
    body: fc.oneof(
      form({ email, password }),
      form({ refresh_token: text }),
      form({ auth_code: text, code_verifier: text }),
      form({ provider: text, id_token: text }),
    ),
  },
  'GET /auth/v1/verify': {
    query: query({ token: text, token_hash: text, type: linkTypes, redirect_to: redirectTo }),
  },
  'POST /auth/v1/verify': { body: form({ type: linkTypes, token: code, token_hash: text, email }) },
  'POST /auth/v1/otp': {
    query: redirects,
    body: form({ email, create_user: boolean, data: metadata, ...pkce }),
  },
  'POST /auth/v1/magiclink': { query: redirects, body: form({ email, data: metadata, ...pkce }) },
  'POST /auth/v1/recover': { query: redirects, body: form({ email, ...pkce }) },
  'POST /auth/v1/resend': { query: redirects, body: form({ type: linkTypes, email }) },
  'GET /auth/v1/user': { weight: 2 },
  'PUT /auth/v1/user': {
    query: redirects,
    body: fc.oneof(
      form({ data: metadata }),
      form({ email, ...pkce }),
      form({ password: text, nonce: code, current_password: text }),
    ),
  },
  'GET /auth/v1/reauthenticate': {},
  // Signing out the current session is left out, because an ended session covers fewer responses.
  'POST /auth/v1/logout': { query: fc.constantFrom('?scope=others', '?scope=others', '?scope=x') },
  'GET /auth/v1/factors/recovery-codes': {},
  'POST /auth/v1/factors/recovery-codes': { body: form({ friendly_name: text }) },
  'POST /auth/v1/factors/recovery-codes/regenerate': { body: form({ code }) },
  'POST /auth/v1/factors/recovery-codes/verify': { body: form({ code: text }) },
  'DELETE /auth/v1/factors/recovery-codes': {},
  'POST /auth/v1/factors': {
    body: form({
      factor_type: fc.constantFrom('totp', 'phone', 'webauthn'),
      friendly_name: text,
      issuer: text,
    }),
  },
  'POST /auth/v1/factors/:id/challenge': { body: form({ channel: text }) },
  'POST /auth/v1/factors/:id/verify': { body: form({ challenge_id: idOf('factor'), code }) },
  'DELETE /auth/v1/factors/:id': {},
  'GET /auth/v1/admin/users': { isForService: true, query: query({ page: count, per_page: count }) },
  'POST /auth/v1/admin/users': { isForService: true, body: member },
  'GET /auth/v1/admin/users/:id': { isForService: true },
  'PUT /auth/v1/admin/users/:id': { isForService: true, body: member },
  'DELETE /auth/v1/admin/users/:id': { isForService: true, body: form({ should_soft_delete: boolean }) },
  'GET /auth/v1/admin/users/:id/factors': { isForService: true },
  'DELETE /auth/v1/admin/users/:id/factors/:factorId': { isForService: true },
  'POST /auth/v1/admin/generate_link': {
    isForService: true,
    body: form({ type: linkTypes, email, new_email: email, password, redirect_to: redirectTo }),
  },
  'POST /auth/v1/invite': { isForService: true, body: form({ email, data: metadata }) },
  'ALL /auth/v1/sso': { body: form({ domain: text, provider_id: fc.uuid() }) },
  'ALL /auth/v1/sso/*': {},
  'ALL /auth/v1/authorize': { query: query({ provider: text, redirect_to: redirectTo }) },
  'ALL /auth/v1/callback': { query: query({ code: text, state: text }) },
  'ALL /auth/v1/user/identities/*': {},
  'ALL /auth/v1/passkeys': {},
  'ALL /auth/v1/passkeys/*': {},
  'ALL /auth/v1/passkeys/authentication/*': {},
  'ALL /auth/v1/*': {},
};
