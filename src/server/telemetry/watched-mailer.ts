import type { Mailer } from '../mail/mailer.ts';
import type { Telemetry } from './telemetry.ts';

/** The mailer, with accepted and failed emails counted. */
export function watchedMailer(mailer: Mailer, { metrics, traces }: Telemetry): Mailer {
  if (!metrics && !traces) return mailer;
  const send: Mailer['send'] = async (mail) => {
    try {
      await (traces ? traces.span('mail', () => mailer.send(mail)) : mailer.send(mail));
      metrics?.mails.inc({ result: 'sent' });
    } catch (error) {
      metrics?.mails.inc({ result: 'failed' });
      throw error;
    }
  };
  return { send };
}
