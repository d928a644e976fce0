import { Readable } from 'node:stream';
import { type Transporter, createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { isInOwnNetwork } from '../config/service-address.ts';
import { type Email, type Mailer, EmailNotAccepted } from './mailer.ts';

/** How long (ms) a mail server may take to greet, and how long it may be silent after that. */
export interface SmtpTimeouts {
  greetingMs: number;
  silenceMs: number;
}

const TIMEOUTS: SmtpTimeouts = { greetingMs: 10_000, silenceMs: 20_000 };

/** Sends through the server of SMTP_URL over a small pool of connections. */
export function openSmtpMailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  { greetingMs, silenceMs } = TIMEOUTS,
): Mailer & { close(): void } {
  if (!config.smtpUrl) throw new Error('SMTP_URL is not set');
  const transport = createTransport(
    {
      url: config.smtpUrl,
      // Otherwise an attacker on the network could remove the offer of TLS and read every link. `?requireTLS=false`
      // in the address overrides this.
      requireTLS: !isInOwnNetwork(new URL(config.smtpUrl).hostname),
      pool: true,
      maxConnections: 3,
      connectionTimeout: greetingMs,
      greetingTimeout: greetingMs,
      socketTimeout: silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: config.mailFrom, headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  watchHandingOver(transport);
  return {
    close: () => transport.close(),
    async send({ stopAddress, beforeHandingOver, ...mail }) {
      const handing: Handing = { body: null, before: beforeHandingOver };
      const message = {
        ...mail,
        ...(stopAddress && { headers: stopHeaders(stopAddress) }),
        to: asOneAddress(mail.to),
        ...(mail.replyTo && { replyTo: asOneAddress(mail.replyTo) }),
        handing,
      };
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw notAccepted(error, handing) ?? error;
      }
    },
  };
}

/** The email as the server receives it after accepting sender and recipient; null before that. */
interface Handing {
  body: Readable | null;
  before: Email['beforeHandingOver'];
}

function watchHandingOver(transport: Transporter): void {
  transport.use('stream', ({ data, message }, done) => {
    const { handing } = data as { handing?: Handing };
    const createReadStream = message.createReadStream.bind(message);
    message.createReadStream = (options) => {
      const written = createReadStream(options);
      const body = handing?.before
        ? Readable.from(after(handing.before, written), { objectMode: false })
        : written;
      if (handing) handing.body = body;
      return body;
    };
    done();
  });
}

/** Read only after the server is ready for the email. */
async function* after(before: () => Promise<void>, body: Readable): AsyncGenerator<Buffer> {
  await before();
  yield* body;
}

/** Null if the email may have arrived: the server got part of it and has not refused it. */
function notAccepted(error: unknown, { body }: Handing): EmailNotAccepted | null {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const isRefused = typeof responseCode === 'number' && responseCode >= 400;
  if (!isRefused && body?.readableDidRead) return null;
  // An earlier refusal, at sign-in or TLS, is caused by a setting that the operator can fix.
  const isOfThisEmail = isRefused && (code === 'EENVELOPE' || code === 'EMESSAGE');
  return new EmailNotAccepted({ isFinal: isOfThisEmail && responseCode >= 500, isOfThisEmail }, error);
}

/** Passed as an object, an address can't become several recipients. */
function asOneAddress(address: string) {
  return { name: '', address };
}

function stopHeaders(address: string) {
  return {
    'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${address}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
