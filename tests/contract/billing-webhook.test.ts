import { beforeEach, expect, test } from 'vitest';
import { type BillingServer, startBillingOnEach } from './billing-server.ts';
import { unreportedBuyer } from './billing-setup.ts';

const servers = await startBillingOnEach();
beforeEach(async () => {
  await Promise.all(servers.map((server) => server.forgetCustomers()));
});

/** Posts an event like the provider does, unless the options change it. */
async function post(
  { url, billing, stripe }: BillingServer,
  event: object,
  how: { secret?: string; signedAt?: number; body?: string } = {},
): Promise<Response> {
  const payload = JSON.stringify(event);
  const signature = stripe.webhooks.generateTestHeaderString({
    payload,
    secret: how.secret ?? billing.webhookSecret,
    ...(how.signedAt !== undefined && { timestamp: how.signedAt }),
  });
  return fetch(`${url}/functions/v1/stripe-webhook`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body: how.body ?? payload,
  });
}

/** A person who has bought a plan, and the purchase event, which was never delivered. */
async function unreportedPurchase(server: BillingServer) {
  const person = await unreportedBuyer(server);
  const events = await server.stripe.events.list({ type: 'checkout.session.completed' });
  const event = events.data[0];
  if (!event) throw new Error('No event');
  return { person, event };
}

test.for(servers)('an event with a valid signature updates the row ($name)', async (server) => {
  const { person, event } = await unreportedPurchase(server);
  expect((await post(server, event)).status).toBe(200);
  expect(await person.plan()).toMatchObject({ tier: 'core' });
});

test.for(servers)('a forged, changed, old or unsigned event is refused ($name)', async (server) => {
  const { person, event } = await unreportedPurchase(server);
  const changed = JSON.stringify({ ...event, created: 1 });
  expect((await post(server, event, { secret: 'whsec_other' })).status).toBe(400);
  expect((await post(server, event, { body: changed })).status).toBe(400);
  expect((await post(server, event, { signedAt: Math.floor(Date.now() / 1000) - 600 })).status).toBe(400);
  const bare = await fetch(`${server.url}/functions/v1/stripe-webhook`, {
    method: 'POST',
    body: JSON.stringify(event),
  });
  expect(bare.status).toBe(400);
  expect((await post(server, { ...event, padding: 'x'.repeat(600_000) })).status).toBe(413);
  expect(await person.plan()).toMatchObject({ tier: 'trial' });
});

test.for(servers)(
  'a refused webhook is logged with its reason and without its body ($name)',
  async (server) => {
    const { event } = await unreportedPurchase(server);
    const marked = { ...event, padding: 'body-of-a-refused-webhook' };
    for (const [reason, send] of [
      ['signature', () => post(server, marked, { secret: 'whsec_other' })],
      ['shape', () => post(server, { ...marked, type: 'Not a type' })],
      ['mode', () => post(server, { ...marked, livemode: true })],
      ['too large', () => post(server, { ...marked, padding: marked.padding.repeat(30_000) })],
    ] as const) {
      const before = linesWith(server, reason).length;
      expect((await send()).status).toBe(reason === 'too large' ? 413 : 400);
      expect(linesWith(server, reason), reason).toHaveLength(before + 1);
    }
    expect(server.logged()).not.toContain(marked.padding);
  },
);

function linesWith(server: BillingServer, reason: string): string[] {
  return server
    .logged()
    .split('\n')
    .filter((line) => line.includes('a webhook was refused') && line.includes(`"reason":"${reason}"`));
}

test.for(servers)('a signed event from another Stripe mode is rejected ($name)', async (server) => {
  const { person, event } = await unreportedPurchase(server);
  expect((await post(server, { ...event, livemode: true })).status).toBe(400);
  expect(await person.plan()).toMatchObject({ tier: 'trial' });
});

test.for(servers)(
  'a failed event gets an error response so that the provider redelivers it ($name)',
  async (server) => {
    const { person, event } = await unreportedPurchase(server);
    server.standIn.control.fail({ kind: 429 });
    expect((await post(server, event)).status).toBe(500);
    expect(await person.plan()).toMatchObject({ tier: 'trial' });
    expect((await post(server, event)).status).toBe(200);
    expect(await person.plan()).toMatchObject({ tier: 'core' });
  },
);

test.for(servers)('a duplicate event is processed once ($name)', async (server) => {
  const { event } = await unreportedPurchase(server);
  await post(server, event);
  server.standIn.control.fail({ kind: 429 });
  expect((await post(server, event)).status).toBe(200);
  await server.spendFaults();
});

test.for(servers)(
  'unknown events and events of unknown customers are accepted and logged ($name)',
  async (server) => {
    const { event } = await unreportedPurchase(server);
    const object = { object: 'checkout.session', customer: 'cus_of_somebody_else' };
    for (const other of [
      { ...event, id: 'evt_a', type: 'charge.dispute.created' },
      { ...event, id: 'evt_b', data: { object } },
      { ...event, id: 'evt_c', data: { object: { object: 'checkout.session' } } },
    ]) {
      expect((await post(server, other)).status).toBe(200);
      expect(server.logged()).toContain(other.id);
    }
  },
);

test.for(servers)('the log contains no email address, key or secret ($name)', async (server) => {
  const { person, event } = await unreportedPurchase(server);
  await post(server, event);
  for (const secret of [person.person.email, server.standIn.secretKey, server.billing.webhookSecret]) {
    expect(server.logged()).not.toContain(secret);
  }
});
