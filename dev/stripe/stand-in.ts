import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { thisMachineOnly } from '#server/http/loopback.ts';
import { apiRoutes, secretKey } from './api/api.ts';
import { type Control, controlOf } from './control.ts';
import { Faults } from './faults.ts';
import { pageGuard, pageRoutes } from './pages/routes.ts';
import { sandboxRoutes } from './pages/sandbox-routes.ts';
import { StandInWorld } from './world/stand-in-world.ts';
import { openStorage } from './world/storage.ts';
import type { Dunning } from './world/world.ts';

/** A production bundle must not contain this text: a test searches for it. */
const MARK = 'sk_test_local_standin_server';
const HOST = '127.0.0.1';

export interface StandInOptions {
  /** Keeps the objects across restarts. */
  file?: string;
  /** The port. Default: any free one. */
  port?: number;
  now?: () => Date;
  dunning?: Dunning;
  environment?: Readonly<Record<string, string | undefined>>;
}

export interface StripeStandIn {
  url: string;
  host: string;
  port: number;
  secretKey: string;
  /** Created anew at every start. */
  webhookSecret: string;
  control: Control;
  /** The stand-in's clock. Pass it to everything that must agree with it. */
  now(): Date;
  close(): Promise<void>;
}

/** A small Stripe on this machine: no real payment is made, and nothing is sent anywhere. */
export async function openStripeStandIn(options: StandInOptions = {}): Promise<StripeStandIn> {
  refuseProduction(options.environment ?? process.env);
  const storage = await openStorage(options.file);
  const world = new StandInWorld({
    state: storage.state,
    now: options.now ?? (() => new Date()),
    dunning: options.dunning ?? { retryAfterDays: [3, 5, 7], finally: 'canceled' },
    save: storage.save,
  });
  const faults = new Faults();
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const control = controlOf(world, faults, webhookSecret);
  const routes = new Hono();
  routes.use(thisMachineOnly);
  routes.route('/', apiRoutes(world, faults));
  routes.use(pageGuard);
  routes.route('/', pageRoutes(world));
  routes.route('/', sandboxRoutes(world, control, faults));
  const server = serve({ fetch: routes.fetch, hostname: HOST, port: options.port ?? 0 }) as Server;
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  world.url = `http://${HOST}:${port}`;
  return {
    url: world.url,
    host: HOST,
    port,
    secretKey,
    webhookSecret,
    control,
    now: () => world.time(),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await storage.saved();
    },
  };
}

function refuseProduction({ NODE_ENV, APP_ENV }: Readonly<Record<string, string | undefined>>): void {
  if (NODE_ENV === 'production' || APP_ENV === 'production') {
    throw new Error(`${MARK} does not start in production: it takes no real payment.`);
  }
}
