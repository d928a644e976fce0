import type { Logger } from 'pino';
import { loggedError } from '../logging/logged-error.ts';
import type { Mailer } from './mailer.ts';

/**
 * Wraps a mailer to log why an email could not be handed over: at the first failure, because retries go on for up to
 * three days, and again when the reason has changed or an email was sent in between.
 */
export function explainedMailer(mailer: Mailer, log: Logger): Mailer {
  let logged = '';
  return {
    async send(email) {
      try {
        await mailer.send(email);
        logged = '';
      } catch (error) {
        const reason = loggedError(error);
        const said = JSON.stringify(reason);
        if (said !== logged) log.warn(reason, 'an email could not be handed over');
        logged = said;
        throw error;
      }
    },
  };
}
