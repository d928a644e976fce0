import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { type Email, EmailNotAccepted } from './mailer.ts';
import { type MailTemplate, renderMail } from './template.ts';
import { loggedError } from '../logging/logged-error.ts';
import type { LinkType } from '../auth/tokens/link-token.ts';

const RESPONSE_SENT_MS = 200;
const LOCAL_TIMEOUT_MS = 2000;
const SECOND = 1000;
/** Seven minutes in total. A person who waits longer for a link has requested another one or has left. */
const RETRY_DELAYS_MS = [5, 30, 120, 300].map((seconds) => seconds * SECOND);

export type EmailDeps = Pick<Deps, 'config' | 'mailer' | 'log' | 'backgroundTasks'>;

/** An email of one of the templates. */
export interface TemplateEmail {
  to: string;
  template: MailTemplate;
  /** The address of the button. */
  link?: string;
  code?: string;
}

/**
 * Runs work that sends an email or writes an audit event, without revealing its outcome: the response time must not tell
 * whether an account exists. In production the work starts when the response is sent. Local mode waits for it, so that the
 * mailbox has the email when the response arrives.
 */
export async function runAfterResponse(deps: EmailDeps, work: () => Promise<void>): Promise<void> {
  const isLocal = deps.config.environment === 'local';
  const done = delay(isLocal ? 0 : RESPONSE_SENT_MS)
    .then(work)
    .catch((error: unknown) => {
      // Never logs the message: mail servers repeat the address in it.
      deps.log.error(loggedError(error), 'a message was not sent');
    });
  deps.backgroundTasks?.track(done);
  if (isLocal) await Promise.race([done, delay(LOCAL_TIMEOUT_MS, undefined, { ref: false })]);
}

/** Used for work after the response: retries for some minutes while the mail server is unavailable. */
export async function sendEmail(deps: EmailDeps, email: TemplateEmail): Promise<void> {
  const rendered = await emailOf(deps, email);
  if (!rendered) return;
  // An older email of this kind has a link that no longer works.
  const name = `${email.template} ${email.to}`;
  deps.backgroundTasks?.cancelRetry(name);
  for (const wait of [...RETRY_DELAYS_MS, null]) {
    try {
      await deps.mailer.send(rendered);
      return;
    } catch (error) {
      const mayRetry = error instanceof EmailNotAccepted && !error.isFinal && wait !== null;
      if (!mayRetry || !(await deps.backgroundTasks?.waitToRetry(name, wait))) throw error;
    }
  }
}

/** Used for requests whose response says whether the email was accepted. */
export async function sendEmailOnce(deps: EmailDeps, email: TemplateEmail): Promise<void> {
  const rendered = await emailOf(deps, email);
  if (rendered) await deps.mailer.send(rendered);
}

/** Null for an account without an email address, which signed up by phone. */
export async function emailOf({ config }: EmailDeps, email: TemplateEmail): Promise<Email | null> {
  if (email.to === '') return null;
  const content = await renderMail(email.template, {
    SiteURL: config.appUrl,
    ...(email.link && { ConfirmationURL: email.link }),
    ...(email.code && { Token: email.code }),
  });
  return { to: email.to, ...content };
}

/** The address of an email's button. `redirectTo` has passed `safeRedirect`. */
export function verifyLink(
  appUrl: string,
  token: string,
  type: LinkType | 'magiclink' | 'invite',
  redirectTo: string,
): string {
  return `${appUrl}/auth/v1/verify?${new URLSearchParams({ token, type, redirect_to: redirectTo })}`;
}
