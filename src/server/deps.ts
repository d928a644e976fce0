import type { Logger } from 'pino';
import type { BackgroundTasks } from './jobs/background-tasks.ts';
import type { AccessTokens } from './auth/tokens/access-token.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { Mailer } from './mail/mailer.ts';
import type { SmsSender } from './sms/sms-sender.ts';
import type { PushService } from './reminders/push-service.ts';

/** What `main.ts` puts together and every route is given. */
export interface Deps {
  config: Config;
  database: Database;
  accessTokens: AccessTokens;
  mailer: Mailer;
  /** What no new password may be. Absent: the list that comes with the server. */
  commonPasswords?: ReadonlySet<string>;
  /** Absent: no text messages are sent, and phones open nothing. */
  sms?: SmsSender | undefined;
  /** What kept papers are encrypted with. Absent: none are kept. */
  paperKey?: Buffer;
  /** Absent: no notices to browsers whose page is closed. */
  push?: PushService;
  /** Absent: a mail that was not taken is not tried again, and nobody waits for what follows an answer. */
  backgroundTasks?: BackgroundTasks;
  log: Logger;
  now: () => Date;
}
