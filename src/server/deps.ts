import type { Logger } from 'pino';
import type { BackgroundTasks } from './jobs/background-tasks.ts';
import type { AccessTokens } from './auth/tokens/access-token.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { Mailer } from './mail/mailer.ts';
import type { SmsSender } from './sms/sms-sender.ts';
import type { PushService } from './reminders/push-service.ts';

/** Dependencies of the routes, assembled by `server.ts`. */
export interface Deps {
  config: Config;
  database: Database;
  accessTokens: AccessTokens;
  mailer: Mailer;
  /** Passwords that are refused. Absent: the list that comes with the server. */
  commonPasswords?: ReadonlySet<string>;
  /** Absent: no text messages are sent, and nobody can sign in by phone. */
  sms?: SmsSender | undefined;
  /** Encrypts stored papers. Absent: no papers are stored. */
  paperKey?: Buffer;
  /** Absent: no push notifications. */
  push?: PushService;
  /** Absent: emails are not retried, and the shutdown does not wait for work after a response. */
  backgroundTasks?: BackgroundTasks;
  log: Logger;
  now: () => Date;
}
