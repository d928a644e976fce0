import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { authenticateAnyStep } from '../authenticate.ts';
import { challengeFactor, challengeForm } from './challenge-factor.ts';
import { enrolFactor, enrolForm } from './enrol-factor.ts';
import { factorNotFound } from '../error.ts';
import {
  deleteRecoveryCodes,
  generateRecoveryCodes,
  readRecoveryCodes,
  recoveryCodeForm,
  recoveryCodesForm,
  regenerateRecoveryCodes,
  verifyRecoveryCode,
} from './recovery-codes.ts';
import { callerOf, readForm, readFormOrNothing } from '../request.ts';
import type { AuthServices } from '../services.ts';
import { unenrolFactor } from './unenrol-factor.ts';
import { verifyFactor, verifyFactorForm } from './verify-factor.ts';

/** Routes of the second step: codes from an authenticator app, and recovery codes. */
export function factorRoutes(services: AuthServices): Hono {
  const routes = new Hono();
  const signedIn = async (context: Context) => {
    await services.limiter.consume('readUser', callerOf(context));
    return authenticateAnyStep(services, context);
  };
  recoveryCodeRoutes(routes, services, signedIn);

  routes.post('/factors', async (context) => {
    const person = await signedIn(context);
    const form = await readForm(context, enrolForm);
    return context.json(await enrolFactor(services, person, form, callerOf(context)));
  });
  routes.post('/factors/:id/challenge', async (context) => {
    const person = await signedIn(context);
    const id = factorId(context);
    await readFormOrNothing(context, challengeForm);
    return context.json(await challengeFactor(services, person, id, callerOf(context)));
  });
  routes.post('/factors/:id/verify', async (context) => {
    const person = await signedIn(context);
    const id = factorId(context);
    const form = await readForm(context, verifyFactorForm);
    return context.json(
      await verifyFactor(services, { person, factorId: id, form, caller: callerOf(context) }),
    );
  });
  routes.delete('/factors/:id', async (context) => {
    const person = await signedIn(context);
    return context.json(await unenrolFactor(services, person, factorId(context), callerOf(context)));
  });
  return routes;
}

function recoveryCodeRoutes(
  routes: Hono,
  services: AuthServices,
  signedIn: (context: Context) => ReturnType<typeof authenticateAnyStep>,
): void {
  routes.get('/factors/recovery-codes', async (context) =>
    context.json(await readRecoveryCodes(services, await signedIn(context))),
  );
  routes.post('/factors/recovery-codes', async (context) => {
    const person = await signedIn(context);
    const { friendly_name: name } = await readFormOrNothing(context, recoveryCodesForm);
    const friendlyName = name || 'Recovery codes';
    return context.json(await generateRecoveryCodes(services, person, friendlyName, callerOf(context)));
  });
  routes.post('/factors/recovery-codes/regenerate', async (context) => {
    const person = await signedIn(context);
    return context.json(await regenerateRecoveryCodes(services, person, callerOf(context)));
  });
  routes.post('/factors/recovery-codes/verify', async (context) => {
    const person = await signedIn(context);
    const form = await readForm(context, recoveryCodeForm);
    return context.json(await verifyRecoveryCode(services, person, form, callerOf(context)));
  });
  routes.delete('/factors/recovery-codes', async (context) => {
    const person = await signedIn(context);
    return context.json(await deleteRecoveryCodes(services, person, callerOf(context)));
  });
}

function factorId(context: Context): string {
  const id = v.safeParse(v.pipe(v.string(), v.uuid()), context.req.param('id'));
  if (!id.success) throw factorNotFound();
  return id.output;
}
