import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { BackendUnavailable, RETRY_AFTER_SECONDS } from '../database/backend-unavailable.ts';
import type { Deps } from '../deps.ts';
import { adminRoutes } from './admin/routes.ts';
import { authenticateAnyStep } from './authenticate.ts';
import { disabledWays } from './disabled-ways.ts';
import { AuthError, authErrorResponse, signUpsClosed, validationFailed } from './error.ts';
import { factorRoutes } from './factors/factor-routes.ts';
import { type Limiter, openLimiterFor } from '../limits/sign-in-limiter.ts';
import { loggedError } from '../logging/logged-error.ts';
import { phoneSignUpForm, signUpByPhone } from './phone/sign-up-by-phone.ts';
import { requestReauthentication } from './users/reauthenticate.ts';
import { otpForm, requestSignInMail } from './sign-in/otp.ts';
import { openProviders } from './providers/provider.ts';
import { providerRoutes } from './providers/routes.ts';
import type { ProviderServices } from './providers/services.ts';
import { recoverForm, requestRecovery } from './sign-in/recover.ts';
import { callerOf, parseForm, readForm, requestedRedirect } from './request.ts';
import { resend, resendForm } from './sign-in/resend.ts';
import { samlRoutes } from './saml/routes.ts';
import type { AuthServices } from './services.ts';
import { health, publicSettings } from './settings.ts';
import { signOut } from './sign-in/sign-out.ts';
import { signUp, signUpForm } from './sign-in/sign-up.ts';
import { grantToken } from './tokens/token.ts';
import { changeUser, readUser, userChangeForm } from './users/user.ts';
import { verifyPhone } from './phone/verify-phone.ts';
import { verifyByPost, verifyForm } from './sign-in/verify.ts';
import { openLink } from './sign-in/verify-link.ts';

/** /auth/v1: the part of GoTrue's API that docs/auth-subset.md lists, for the official client. */
export function authRoutes(deps: Deps, limiter: Limiter = openLimiterFor(deps)): Hono {
  const providers = openProviders(deps.config.oidcProviders, deps.now);
  const services: ProviderServices = { ...deps, limiter, providers };
  const routes = new Hono();

  routes.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await next();
  });
  publicRoutes(routes, services);
  signedInRoutes(routes, services);
  routes.route('/', factorRoutes(services));
  routes.route('/', adminRoutes(services));
  if (services.config.samlProviders.length > 0) routes.route('/', samlRoutes(services));
  routes.route('/', providerRoutes(services));
  routes.route('/', disabledWays(services));
  routes.all('*', () => {
    throw new AuthError(404, 'not_found', 'There is nothing at this address');
  });
  routes.onError((error, context) => answerError(services, error, context));
  return routes;
}

function publicRoutes(routes: Hono, services: ProviderServices): void {
  routes.get('/health', (context) => context.json(health));
  routes.get('/settings', (context) => context.json(publicSettings(services)));
  routes.get('/.well-known/jwks.json', (context) => {
    context.header('Cache-Control', 'public, max-age=600');
    return context.json(services.accessTokens.publicKeys);
  });
  routes.post('/signup', async (context) => {
    if (!services.config.access.takesSignUps) throw signUpsClosed();
    const form = await readForm(context, whoSignsUp);
    if (form.email && form.phone) {
      throw validationFailed('Only an email address or phone number should be provided on signup.');
    }
    if (form.phone) {
      const byPhone = parseForm(phoneSignUpForm, form);
      return context.json(await signUpByPhone(services, byPhone, callerOf(context)));
    }
    if (!form.email) throw noAnonymous();
    return context.json(await signUp(services, parseForm(signUpForm, form), mailRequest(context)));
  });
  routes.post('/token', async (context) => context.json(await grantToken(services, context)));
  routes.get('/verify', (context) => openLink(services, context));
  routes.post('/verify', async (context) => {
    const form = await readForm(context, verifyForm);
    const { phone, token, type } = form;
    if (phone)
      return context.json(
        await verifyPhone(services, { phone, token: token ?? '', type }, callerOf(context)),
      );
    const { answer } = await verifyByPost(services, form, callerOf(context));
    return context.json(answer);
  });
  // GoTrue's older name for this path.
  for (const path of ['/otp', '/magiclink']) {
    routes.post(path, async (context) => {
      await requestSignInMail(services, await readForm(context, otpForm), mailRequest(context));
      return context.json({});
    });
  }
  routes.post('/recover', async (context) => {
    await requestRecovery(services, await readForm(context, recoverForm), mailRequest(context));
    return context.json({});
  });
  routes.post('/resend', async (context) => {
    await resend(services, await readForm(context, resendForm), mailRequest(context));
    return context.json({});
  });
}

function signedInRoutes(routes: Hono, services: AuthServices): void {
  const signedIn = (context: Context) => authenticateAnyStep(services, context);

  routes.get('/user', async (context) => {
    await services.limiter.consume('readUser', callerOf(context));
    return context.json(await readUser(services, await signedIn(context)));
  });
  routes.put('/user', async (context) => {
    const person = await signedIn(context);
    const change = await readForm(context, userChangeForm);
    return context.json(await changeUser(services, person, change, mailRequest(context)));
  });
  routes.get('/reauthenticate', async (context) => {
    await requestReauthentication(services, await signedIn(context), callerOf(context));
    return context.json({});
  });
  routes.post('/logout', async (context) => {
    await services.limiter.consume('readUser', callerOf(context));
    await signOut(services, await signedIn(context), context.req.query('scope'), callerOf(context));
    return context.body(null, 204);
  });
}

const whoSignsUp = v.looseObject({ email: v.nullish(v.string()), phone: v.nullish(v.string()) });

function noAnonymous(): AuthError {
  return new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
}

function mailRequest(context: Context) {
  return { redirectTo: requestedRedirect(context), caller: callerOf(context) };
}

function answerError(services: AuthServices, error: Error, context: Context): Response {
  if (error instanceof AuthError) return authErrorResponse(context, error);
  if (error instanceof BackendUnavailable) return authErrorResponse(context, notNow());
  services.log.error(loggedError(error), 'an auth request failed');
  return authErrorResponse(
    context,
    new AuthError(500, 'unexpected_failure', 'Something went wrong on our end. Try again in a moment.'),
  );
}

function notNow(): AuthError {
  return new AuthError(503, 'unexpected_failure', 'The service is busy. Try again in a moment.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
