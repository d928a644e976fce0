import type { Logger } from 'pino';
import type { AccessTokens } from './auth/access-token.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { Mailer } from './mail/mailer.ts';

/** What `main.ts` puts together and every route is given. */
export interface Deps {
  config: Config;
  database: Database;
  accessTokens: AccessTokens;
  mailer: Mailer;
  log: Logger;
  now: () => Date;
}
