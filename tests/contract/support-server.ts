import { Hono } from 'hono';
import { generateSigningKey, openAccessTokens } from '#server/auth/tokens/access-token.ts';
import type { Email } from '#server/mail/mailer.ts';
import { requestLog } from '#server/http/request-log.ts';
import { supportRoutes } from '#server/support/routes.ts';
import type { Database } from '#server/database/database.ts';
import { openTestLog } from '../logs/test-log.ts';
import { accessClaims } from './access-claims.ts';
import { serveLocally } from './local-server.ts';

export interface SupportServer extends AsyncDisposable {
  /** The emails that the mail server received. */
  sent: Email[];
  logged(): string;
  /** Makes the mail server refuse emails from now on. */
  breakMail(): void;
  post(body: unknown, token?: string): Promise<Response>;
  /** An access token for a new person, in a session with the same ID. */
  tokenFor(person: { id: string; email: string }): Promise<string>;
}

/** Serves /functions/v1/support on a real socket. Only the mail server is simulated. */
export async function startSupport(database: Database, supportEmail?: string): Promise<SupportServer> {
  const sent: Email[] = [];
  let isBroken = false;
  const { log, logged } = openTestLog();
  const accessTokens = await openAccessTokens({
    keys: [await generateSigningKey()],
    issuer: 'http://support.test',
    now: () => new Date(),
  });
  const mailer = {
    async send(mail: Email) {
      if (isBroken) throw new Error(`550 no room for ${mail.text}`);
      sent.push(mail);
    },
  };
  const routes = supportRoutes({
    accessTokens,
    database,
    mailer,
    log,
    now: () => new Date(),
    config: { ...(supportEmail && { supportEmail }) },
  });
  const app = new Hono().use(requestLog(log)).route('/functions/v1/support', routes);
  const server = await serveLocally(app);
  const url = `${server.origin}/functions/v1/support/messages`;

  return {
    sent,
    logged,
    breakMail() {
      isBroken = true;
    },
    post: (body, token) =>
      fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async tokenFor({ id, email }) {
      await database.asAuthAdmin(async (auth) => {
        await auth.query('insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())', [
          id,
          email,
        ]);
        await auth.query('insert into auth.sessions (id, user_id) values ($1, $1)', [id]);
      });
      const { token } = await accessTokens.sign(accessClaims({ id, email }));
      return token;
    },
    [Symbol.asyncDispose]: () => server.close(),
  };
}
