import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { type CalendarAddress, type CalendarStanding, calendarFile } from '#contract/calendar.ts';
import { calendarAddressForm } from '#contract/calendar-address.ts';
import { answerAccountError } from '../account/answer-error.ts';
import { proveSelf } from '../account/prove-self.ts';
import { authenticate } from '../auth/authenticate.ts';
import { AuthError } from '../auth/error.ts';
import { type Limiter, openLimiterFor } from '../limits/sign-in-limiter.ts';
import { callerOf } from '../auth/request.ts';
import { hashToken, newSecret } from '../auth/tokens/secret.ts';
import type { VerifiedClaims } from '../auth/tokens/access-token.ts';
import type { Database } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { type SignedIn, signedInOnly } from '../http/caller.ts';
import { reminderError } from '../reminders/errors.ts';
import { openLimit } from '../limits/open-limit.ts';
import { answerReminderError, readBody } from '../reminders/request.ts';
import { calendarText } from './calendar-text.ts';
import { readEntries } from './entries.ts';

/** Mounted at /functions/v1/calendar. src/contract/calendar.ts lists the paths. */
export function calendarRoutes(deps: Deps, limiter: Limiter = openLimiterFor(deps)): Hono {
  const { config, database } = deps;
  const admit = openLimit('calendar-changes', database, { errorOf: reminderError });
  const app = new Hono<SignedIn>();
  app.onError((error, context) =>
    error instanceof AuthError ? answerAccountError(error, context) : answerReminderError(error, context),
  );
  app.use(signedInOnly(deps.accessTokens, reminderError));
  const standing = async (context: Context<SignedIn>) =>
    context.json(await readStanding(database, context.var.claims));

  app.get('/', standing);

  app.post('/file', async (context) => {
    const { claims } = context.var;
    await admit(claims.sub);
    const { deadline, ...view } = await readBody(context, calendarFile);
    const entries = await database.asUser(claims, (transaction) =>
      readEntries(transaction, claims.sub, deadline),
    );
    if (deadline !== undefined && entries.length === 0) throw reminderError('not_found');
    return context.body(calendarText(entries, { ...view, install: config.appUrl }), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="calendar.ics"',
    });
  });

  app.post('/address', async (context) => {
    const { claims } = context.var;
    await admit(claims.sub);
    const form = await readBody(context, calendarAddressForm);
    if (form.showsTitles) {
      const services = { ...deps, limiter };
      const person = await authenticate(services, context);
      await proveSelf(services, person, form.proof, callerOf(context));
    }
    const secret = newSecret();
    await replaceAddress(database, claims.sub, { ...form, secret });
    return context.json({ url: `${config.appUrl}/calendar/${secret}.ics` } satisfies CalendarAddress);
  });

  app.delete('/address', async (context) => {
    await database.asUser(context.var.claims, (transaction) =>
      transaction.query('delete from public.calendar_addresses where user_id = $1::uuid', [
        context.var.claims.sub,
      ]),
    );
    return standing(context);
  });

  app.all('*', () => {
    throw reminderError('not_found');
  });
  return new Hono().route('/', app);
}

/** Written only by the server, because showing titles requires proof of identity. */
async function replaceAddress(
  database: Database,
  userId: string,
  { secret, showsTitles, zone }: { secret: string; showsTitles: boolean; zone: string },
): Promise<void> {
  await database.asService(async (service) => {
    await service.query('delete from public.calendar_addresses where user_id = $1::uuid', [userId]);
    await service.query(
      `insert into public.calendar_addresses (user_id, address_hash, shows_titles, zone)
       values ($1::uuid, $2, $3::boolean, $4)`,
      [userId, hashToken(secret), showsTitles, zone],
    );
  });
}

const standingRow = v.object({ showsTitles: v.boolean(), createdAt: v.instance(Date) });

async function readStanding(database: Database, claims: VerifiedClaims): Promise<CalendarStanding> {
  const rows = await database.asUser(claims, (transaction) =>
    transaction.query(
      `select shows_titles as "showsTitles", created_at as "createdAt" from public.calendar_addresses
       where user_id = $1::uuid`,
      [claims.sub],
    ),
  );
  const [row] = v.parse(v.array(standingRow), rows);
  return { address: row ? { ...row, createdAt: row.createdAt.toISOString() } : null };
}
