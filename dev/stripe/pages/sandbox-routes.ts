import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { isCardKind } from '../customers/cards.ts';
import { StripeFault } from '../api/fault.ts';
import type { Control } from '../control.ts';
import type { Faults } from '../faults.ts';
import { DAY } from '../world/periods.ts';
import type { StandInWorld } from '../world/stand-in-world.ts';
import { sandboxPage } from './sandbox-page.ts';

const isTrue = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => value === true || value === 'true'),
  ),
);

/** Moves the clock by milliseconds, by days, or to an ISO moment. */
const advanceBody = v.object({
  ms: v.optional(v.pipe(v.unknown(), v.transform(Number), v.minValue(0))),
  days: v.optional(v.pipe(v.unknown(), v.transform(Number), v.minValue(0))),
  to: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});

const chaosBody = v.object({ reverse: isTrue, duplicate: isTrue, delay: isTrue, drop: isTrue });

const failBody = v.object({
  kind: v.pipe(
    v.unknown(),
    v.transform((kind) => (Number.isNaN(Number(kind)) ? kind : Number(kind))),
    v.picklist([429, 500, 401, 402, 503, 'html', 'disconnect']),
  ),
  times: v.optional(v.pipe(v.unknown(), v.transform(Number), v.integer(), v.minValue(1))),
  operation: v.optional(v.string()),
  moment: v.optional(v.picklist(['before', 'after'])),
});

const cardBody = v.object({
  customer: v.string(),
  card: v.custom<Parameters<Control['changeCard']>[1]>(isCardKind),
});

/** For developers and browser tests: forms on the page, or the same as JSON. */
export function sandboxRoutes(world: StandInWorld, control: Control, faults: Faults): Hono {
  const routes = new Hono();
  routes.get('/_sandbox', (context) => {
    world.act(context, null, () => undefined);
    return context.html(sandboxPage(world, faults));
  });
  routes.get('/_sandbox/state', (context) => {
    world.act(context, null, () => undefined);
    const { idempotency: _keys, endpoints, ...state } = world.state;
    const told = Object.values(endpoints).map(({ secret: _secret, ...endpoint }) => endpoint);
    return context.json({ now: world.time().toISOString(), ...state, endpoints: told });
  });

  on('advance', advanceBody, ({ ms = 0, days = 0, to }) =>
    control.advance(to === undefined ? ms + days * DAY * 1000 : new Date(to)),
  );
  on('chaos', chaosBody, (chaos) =>
    control.chaos(Object.fromEntries(Object.entries(chaos).filter(([, isSet]) => isSet))),
  );
  on('fail', failBody, ({ kind, times, operation, moment }) =>
    control.fail({
      kind,
      ...(times !== undefined && { times }),
      ...(operation !== undefined && { operation }),
      ...(moment !== undefined && { moment }),
    }),
  );
  on('deliver', v.unknown(), () => control.deliverDelayed());
  on('card', cardBody, ({ customer, card }) => control.changeCard(customer, card));
  return routes;

  /** Responds when the resulting webhooks have arrived. */
  function on<S extends v.GenericSchema>(
    name: string,
    schema: S,
    action: (body: v.InferOutput<S>) => void,
  ): void {
    routes.post(`/_sandbox/${name}`, async (context) => {
      const isJson = (context.req.header('Content-Type') ?? '').includes('json');
      const parsed = v.safeParse(schema, await bodyOf(context, isJson));
      if (!parsed.success) return context.json({ error: parsed.issues[0].message }, 400);
      try {
        action(parsed.output);
      } catch (error) {
        if (!(error instanceof RangeError) && !(error instanceof StripeFault)) throw error;
        return context.json({ error: error.message }, 400);
      }
      await control.idle();
      return isJson ? context.json({ now: world.time().toISOString() }) : context.redirect('/_sandbox', 303);
    });
  }
}

async function bodyOf(context: Context, isJson: boolean): Promise<unknown> {
  if (!isJson) return context.req.parseBody();
  try {
    return await context.req.json();
  } catch {
    return undefined;
  }
}
