import { Readable } from 'node:stream';
import { type Transporter, createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { isInOwnNetwork } from '../config/service-address.ts';
import { type Email, type Mailer, EmailNotAccepted } from './mailer.ts';

/** How long (ms) a mail server may take to be there and greet, and how long it may say nothing after that. */
export interface SmtpTimeouts {
  greetingMs: number;
  silenceMs: number;
}

const TIMEOUTS: SmtpTimeouts = { greetingMs: 10_000, silenceMs: 20_000 };

/** Sends through the server that SMTP_URL names, over a few connections that are kept open. */
export function openSmtpMailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  { greetingMs, silenceMs } = TIMEOUTS,
): Mailer & { close(): void } {
  if (!config.smtpUrl) throw new Error('SMTP_URL is not set');
  const transport = createTransport(
    {
      url: config.smtpUrl,
      // Else whoever stands between could strike the offer of TLS out, and read every link. The address itself may say
      // `?requireTLS=false`: what stands there wins.
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
        throw notTaken(error, handing) ?? error;
      }
    },
  };
}

/** What the mail server is given after it has agreed to sender and recipient; null before there is any. */
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

/** Read from only when the server has said that it is ready for the mail. */
async function* after(before: () => Promise<void>, body: Readable): AsyncGenerator<Buffer> {
  await before();
  yield* body;
}

/** Null when the mail may have arrived: its server had some of it, and has not said that it refuses. */
function notTaken(error: unknown, { body }: Handing): EmailNotAccepted | null {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const isRefused = typeof responseCode === 'number' && responseCode >= 400;
  if (!isRefused && body?.readableDidRead) return null;
  // Who is sent away before that, at the sign-in or for TLS, is so for a setting, and that may be mended.
  const isOfThisEmail = isRefused && (code === 'EENVELOPE' || code === 'EMESSAGE');
  return new EmailNotAccepted({ isFinal: isOfThisEmail && responseCode >= 500, isOfThisEmail }, error);
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
