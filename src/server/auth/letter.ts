import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { type MailTemplate, renderMail } from '../mail/template.ts';
import type { LinkType } from './link-token.ts';

const ANSWER_IS_OUT_MS = 200;
const LOCAL_PATIENCE_MS = 2000;

type LetterDeps = Pick<Deps, 'config' | 'mailer' | 'log'>;

export interface Letter {
  to: string;
  template: MailTemplate;
  /** The address behind the button, or the code. */
  link?: string;
  code?: string;
}

/**
 * Does work that ends in a mail without telling anybody how it went: the time of an answer shall not say
 * whether there was an account to write to. In production the work begins when the answer is out. Local
 * mode, where nobody can be betrayed, waits for it, so that the mailbox has the mail when the answer arrives.
 */
export async function behindTheAnswer(deps: LetterDeps, work: () => Promise<void>): Promise<void> {
  const isLocal = deps.config.environment === 'local';
  const done = delay(isLocal ? 0 : ANSWER_IS_OUT_MS)
    .then(work)
    .catch((error: unknown) => {
      // Never the message: mail servers repeat the address in it.
      deps.log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'a message was not sent');
    });
  if (isLocal) await Promise.race([done, delay(LOCAL_PATIENCE_MS, undefined, { ref: false })]);
}

export async function sendLetter(deps: LetterDeps, letter: Letter): Promise<void> {
  // Whoever signed up by phone may have no address.
  if (letter.to === '') return;
  const mail = await renderMail(letter.template, {
    SiteURL: deps.config.appUrl,
    ...(letter.link && { ConfirmationURL: letter.link }),
    ...(letter.code && { Token: letter.code }),
  });
  await deps.mailer.send({ to: letter.to, ...mail });
}

/** The address behind a mail's button. `redirectTo` has been through `safeRedirect`. */
export function verifyLink(
  appUrl: string,
  token: string,
  type: LinkType | 'magiclink' | 'invite',
  redirectTo: string,
): string {
  return `${appUrl}/auth/v1/verify?${new URLSearchParams({ token, type, redirect_to: redirectTo })}`;
}
