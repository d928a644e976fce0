import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { authenticateAnyStep } from '../authenticate.ts';
import { AuthError, factorNotFound } from '../error.ts';
import { factorsOf, publicFactor } from '../factors/factor.ts';
import { callerOf, readForm, readFormOrNothing, requestedRedirect } from '../request.ts';
import type { AuthServices } from '../services.ts';
import { adminUser, findAccount } from './admin-user.ts';
import { generateLink, generateLinkForm, invite, inviteForm } from './generate-link.ts';
import { listUsers } from './list-users.ts';
import { removeFactor } from './remove-factor.ts';
import { isService } from './service-key.ts';
import {
  adminUserForm,
  changeByService,
  createByService,
  deleteByService,
  deletionForm,
} from './write-user.ts';

/** Endpoints for the operator's programs, which use the service key. Other callers are refused as non-administrators. */
export function adminRoutes(services: AuthServices): Hono {
  const routes = new Hono();
  for (const path of ['/admin/*', '/invite']) {
    routes.use(path, async (context, next) => {
      await services.limiter.consume('serviceKey', callerOf(context));
      if (isService(context, services.config.serviceKey)) return next();
      await authenticateAnyStep(services, context);
      throw new AuthError(403, 'not_admin', 'User not allowed');
    });
  }
  userRoutes(routes, services);
  routes.post('/admin/generate_link', async (context) =>
    context.json(await generateLink(services, await readForm(context, generateLinkForm), callerOf(context))),
  );
  routes.post('/invite', async (context) => {
    const form = await readForm(context, inviteForm);
    const request = { redirectTo: requestedRedirect(context), caller: callerOf(context) };
    return context.json(await invite(services, form, request));
  });
  return routes;
}

function userRoutes(routes: Hono, services: AuthServices): void {
  routes.get('/admin/users', async (context) => context.json(await listUsers(services, context)));
  routes.post('/admin/users', async (context) => {
    const form = await readForm(context, adminUserForm);
    return context.json(await createByService(services, form, callerOf(context)));
  });
  routes.get('/admin/users/:id', async (context) => {
    const id = userId(context);
    return context.json(
      await services.database.asAuthAdmin(async (auth) => adminUser(auth, await findAccount(auth, id))),
    );
  });
  routes.put('/admin/users/:id', async (context) => {
    const form = await readForm(context, adminUserForm);
    return context.json(await changeByService(services, userId(context), form, callerOf(context)));
  });
  routes.delete('/admin/users/:id', async (context) => {
    await deleteByService(services, userId(context), await readFormOrNothing(context, deletionForm));
    return context.json({});
  });
  routes.get('/admin/users/:id/factors', async (context) => {
    const id = userId(context);
    const factors = await services.database.asAuthAdmin(async (auth) => {
      await findAccount(auth, id);
      return factorsOf(auth, id);
    });
    return context.json(factors.map(publicFactor));
  });
  routes.delete('/admin/users/:id/factors/:factorId', async (context) => {
    const factorId = v.safeParse(v.pipe(v.string(), v.uuid()), context.req.param('factorId'));
    if (!factorId.success) throw factorNotFound();
    const target = { userId: userId(context), factorId: factorId.output };
    return context.json(await removeFactor(services, target, callerOf(context)));
  });
}

function userId(context: Context): string {
  const id = v.safeParse(v.pipe(v.string(), v.uuid()), context.req.param('id'));
  if (!id.success) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
  return id.output;
}
