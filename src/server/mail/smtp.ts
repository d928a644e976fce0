import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Mailer } from './mailer.ts';

/** Sends through the server that SMTP_URL names, over a few connections that are kept open. */
export function openSmtpMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom'>): Mailer & { close(): void } {
  if (!config.smtpUrl) throw new Error('SMTP_URL is not set');
  const transport = createTransport(
    {
      url: config.smtpUrl,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: config.mailFrom, headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  return {
    close: () => transport.close(),
    async send({ stopAddress, ...mail }) {
      await transport.sendMail({
        ...mail,
        ...(stopAddress && { headers: stopHeaders(stopAddress) }),
        to: asOneAddress(mail.to),
        ...(mail.replyTo && { replyTo: asOneAddress(mail.replyTo) }),
      });
    },
  };
}

/** As an object an address is one person, whatever stands in it. */
function asOneAddress(address: string) {
  return { name: '', address };
}

function stopHeaders(address: string) {
  return {
    'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${address}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
