import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { isCardKind } from '../customers/cards.ts';
import { completeSession, enterCode } from '../checkout/checkout.ts';
import { collect } from '../invoices/collection.ts';
import { StripeFault } from '../api/fault.ts';
import { foundInvoice } from '../invoices/invoices.ts';
import {
  cancelInPortal,
  changeCard,
  foundPortalSession,
  liveSubscriptions,
  undoInPortal,
} from '../checkout/portal.ts';
import type { StandInWorld } from '../world/stand-in-world.ts';
import type { InvoiceRecord, PortalRecord, SubscriptionRecord } from '../world/state.ts';
import { checkoutPage, closedCheckoutPage, confirmPage, notFoundPage } from './checkout-page.ts';
import { invoicePage } from './invoice-page.ts';
import { portalPage } from './portal-page.ts';
import { pageStyles } from './styles.ts';

/** The pages for a person: the checkout, the portal and an invoice. They work without a script. */
export function pageRoutes(world: StandInWorld): Hono {
  const routes = new Hono();
  const act = <T>(context: Context, action: () => T) => world.act(context, null, action);
  routes.get('/pages.css', (context) => context.body(pageStyles, 200, { 'Content-Type': 'text/css' }));

  routes.get('/c/pay/:id', (context) => {
    const session = act(context, () => world.state.sessions[context.req.param('id')]);
    if (!session) return context.html(notFoundPage(), 404);
    if (session.status !== 'open') return context.html(closedCheckoutPage(session), 410);
    return context.html(checkoutPage(world, session, context.req.query('problem')));
  });

  routes.post('/c/pay/:id', async (context) => {
    const { id } = context.req.param();
    const { card } = await context.req.parseBody();
    if (card === 'confirm') return context.redirect(`/c/pay/${id}/confirm`, 303);
    return pay(context, () => completion(world, id, card, false));
  });

  routes.get('/c/pay/:id/confirm', (context) => {
    const session = act(context, () => world.state.sessions[context.req.param('id')]);
    if (session?.status !== 'open') return context.redirect(`/c/pay/${context.req.param('id')}`, 303);
    return context.html(confirmPage(world, session));
  });

  routes.post('/c/pay/:id/confirm', async (context) => {
    const { id } = context.req.param();
    const { decision } = await context.req.parseBody();
    if (decision !== 'confirm') return context.redirect(`/c/pay/${id}?problem=refused`, 303);
    return pay(context, () => completion(world, id, 'confirm', true));
  });

  routes.post('/c/pay/:id/code', async (context) => {
    const { id } = context.req.param();
    const { code } = await context.req.parseBody();
    const isTaken = act(context, () => {
      const session = world.state.sessions[id];
      return session !== undefined && enterCode(world, session, typeof code === 'string' ? code.trim() : '');
    });
    return context.redirect(`/c/pay/${id}${isTaken ? '' : '?problem=code'}`, 303);
  });

  routes.get('/p/session/:id', (context) => {
    const session = act(context, () => world.state.portalSessions[context.req.param('id')]);
    if (!session) return context.html(notFoundPage(), 404);
    return context.html(portalPage(world, session, context.req.query('problem')));
  });

  routes.post('/p/session/:id/card', async (context) => {
    const { card } = await context.req.parseBody();
    return pay(context, () => {
      const session = foundPortalSession(world, context.req.param('id'));
      if (isCardKind(card)) changeCard(world, session.customer, card);
      return `/p/session/${session.id}`;
    });
  });

  for (const [name, action] of [
    ['cancel', cancelInPortal],
    ['undo', undoInPortal],
  ] as const) {
    routes.post(`/p/session/:id/${name}`, async (context) => {
      const { subscription } = await context.req.parseBody();
      return pay(context, () => {
        const session = foundPortalSession(world, context.req.param('id'));
        const own = ownSubscription(world, session, subscription);
        if (own) action(world, own);
        return `/p/session/${session.id}`;
      });
    });
  }

  routes.get('/i/:id/receipt', (context) => context.redirect(`/i/${context.req.param('id')}`, 303));
  routes.get('/i/:id', (context) => {
    const invoice = act(context, () => world.state.invoices[context.req.param('id')]);
    if (!invoice) return context.html(notFoundPage(), 404);
    const back = wayBack(world, invoice);
    return context.html(invoicePage(world, invoice, { problem: context.req.query('problem'), back }));
  });

  for (const step of ['pay', 'confirm'] as const) {
    routes.post(`/i/:id/${step}`, async (context) => {
      const { id } = context.req.param();
      const { card, decision } = await context.req.parseBody();
      if (decision === 'refuse') return context.redirect(`/i/${id}?problem=refused`, 303);
      const outcome = act(context, () => {
        const invoice = world.state.invoices[id];
        if (invoice?.status !== 'open') return 'paid';
        const options = isCardKind(card) ? { card } : {};
        return collect(world, foundInvoice(world, id), { ...options, isConfirmed: step === 'confirm' });
      });
      return context.redirect(`/i/${id}${outcome === 'declined' ? '?problem=declined' : ''}`, 303);
    });
  }
  return routes;

  /** Executes the action and redirects. After a declined card, the redirect leads back with a message. */
  function pay(context: Context, action: () => string): Response {
    try {
      return context.redirect(act(context, action), 303);
    } catch (error) {
      if (!(error instanceof StripeFault)) throw error;
      const problem = error.status === 402 ? '?problem=declined' : '';
      return context.redirect(
        `${context.req.path.replace(/\/(card|cancel|undo|confirm)$/, '')}${problem}`,
        303,
      );
    }
  }
}

/** Pages run no scripts, load nothing from elsewhere and post forms only to themselves. */
export const pageGuard: MiddlewareHandler = async (context, next) => {
  const origin = context.req.header('Origin');
  const isOwn = origin === undefined || origin === `http://${context.req.header('Host')}`;
  const site = context.req.header('Sec-Fetch-Site') ?? 'none';
  if (context.req.method === 'POST' && (!isOwn || !['same-origin', 'none'].includes(site))) {
    return context.text('This form belongs to another page.', 403);
  }
  await next();
  // A payment redirects to the app, on any port.
  const forms = "form-action 'self' http://localhost:* http://127.0.0.1:*";
  context.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'self'; img-src data:; ${forms}; base-uri 'none'; frame-ancestors 'none'`,
  );
  // Not `no-referrer`: with it a browser sends `Origin: null` along with the page's own forms.
  context.header('Referrer-Policy', 'same-origin');
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Cache-Control', 'no-store');
};

function completion(world: StandInWorld, id: string, card: unknown, isConfirmed: boolean): string {
  const session = world.state.sessions[id];
  if (session?.status !== 'open' || !isCardKind(card)) return `/c/pay/${id}`;
  completeSession(world, session, card, isConfirmed);
  return session.successUrl.replace('{CHECKOUT_SESSION_ID}', id);
}

function ownSubscription(
  world: StandInWorld,
  session: PortalRecord,
  id: unknown,
): SubscriptionRecord | undefined {
  return liveSubscriptions(world, session.customer).find((subscription) => subscription.id === id);
}

/** Stripe's invoice page has no link back, which a manual trial needs. */
function wayBack(world: StandInWorld, { customer }: InvoiceRecord): string | null {
  const visits = [...Object.values(world.state.sessions), ...Object.values(world.state.portalSessions)];
  const last = visits.findLast((visit) => visit.customer === customer);
  const address = last && ('returnUrl' in last ? last.returnUrl : last.cancelUrl);
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  url.searchParams.delete('status');
  return url.href;
}
