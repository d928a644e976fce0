import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { thisMachineOnly } from '#server/http/loopback.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { SmsSender } from '#server/sms/sms-sender.ts';
import { mailboxPage, mailboxStyles } from './page.ts';
import { type StoredMail, storedMail } from './stored-mail.ts';

const KEEP = 200;

export interface Mailbox {
  mailer: Mailer;
  /** Text messages are stored with the emails. */
  sms: SmsSender;
  routes: Hono;
}

/** Stores outgoing emails and text messages, newest first, in `file`. Only this machine can read them. */
export async function openMailbox({ file }: { file: string }): Promise<Mailbox> {
  let mails = await readMails(file);
  let saved: Promise<void> = Promise.resolve();

  const mailer: Mailer = {
    async send({ beforeHandingOver, ...mail }) {
      await beforeHandingOver?.();
      mails = [{ id: randomUUID(), ...mail, receivedAt: new Date().toISOString() }, ...mails].slice(0, KEEP);
      // One write after the other, also after an error: the next email completes the file.
      saved = saved.catch(() => undefined).then(() => writeMails(file, mails));
      await saved;
    },
  };

  const sms: SmsSender = {
    send: ({ to, text }) => mailer.send({ to, subject: 'Text message', text, html: '' }),
  };

  const routes = new Hono();
  for (const path of ['/mailbox', '/mailbox.json']) routes.use(path, thisMachineOnly, neverKept);
  routes.get('/mailbox', (context) => context.html(mailboxPage(mails)));
  routes.get('/mailbox.json', (context) => context.json(mails));
  routes.get('/mailbox.css', (context) => context.body(mailboxStyles, 200, { 'Content-Type': 'text/css' }));
  return { mailer, sms, routes };
}

const neverKept: MiddlewareHandler = async (context, next) => {
  context.header('Cache-Control', 'no-store');
  await next();
};

async function readMails(file: string): Promise<StoredMail[]> {
  try {
    return v.parse(v.array(storedMail), JSON.parse(await readFile(file, 'utf8')));
  } catch {
    // No file yet, or an unreadable one: the mailbox starts empty.
    return [];
  }
}

async function writeMails(file: string, mails: readonly StoredMail[]): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(mails, null, 1), { mode: 0o600 });
  await rename(`${file}.new`, file);
}
