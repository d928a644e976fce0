import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { type Mail, MailNotTaken } from './mailer.ts';
import { type MailTemplate, renderMail } from './template.ts';
import { loggedError } from '../logging/logged-error.ts';
import type { LinkType } from '../auth/tokens/link-token.ts';

const ANSWER_IS_OUT_MS = 200;
const LOCAL_PATIENCE_MS = 2000;
const SECOND = 1000;
/** Seven minutes together: whoever waits for a link so long has asked for another one, or has gone. */
const RESTS_MS = [5, 30, 120, 300].map((seconds) => seconds * SECOND);

export type LetterDeps = Pick<Deps, 'config' | 'mailer' | 'log' | 'afterwards'>;

export interface Letter {
  to: string;
  template: MailTemplate;
  /** The address behind the button, or the code. */
  link?: string;
  code?: string;
}

/**
 * Does work that ends in a mail, or is noted, without telling anybody how it went: the time of an answer shall not say
 * whether there was an account to write to. In production the work begins when the answer is out. Local
 * mode, where nobody can be betrayed, waits for it, so that the mailbox has the mail when the answer arrives.
 */
export async function behindTheAnswer(deps: LetterDeps, work: () => Promise<void>): Promise<void> {
  const isLocal = deps.config.environment === 'local';
  const done = delay(isLocal ? 0 : ANSWER_IS_OUT_MS)
    .then(work)
    .catch((error: unknown) => {
      // Never the message: mail servers repeat the address in it.
      deps.log.error(loggedError(error), 'a message was not sent');
    });
  deps.afterwards?.follow(done);
  if (isLocal) await Promise.race([done, delay(LOCAL_PATIENCE_MS, undefined, { ref: false })]);
}

/** For behind the answer: a mail server that is away, or asks for patience, is asked again for some minutes. */
export async function sendLetter(deps: LetterDeps, letter: Letter): Promise<void> {
  const mail = await mailOf(deps, letter);
  if (!mail) return;
  // An older one of the kind would bring a link that works no more.
  const name = `${letter.template} ${letter.to}`;
  deps.afterwards?.replace(name);
  for (const rest of [...RESTS_MS, null]) {
    try {
      await deps.mailer.send(mail);
      return;
    } catch (error) {
      const mayTryAgain = error instanceof MailNotTaken && !error.isFinal && rest !== null;
      if (!mayTryAgain || !(await deps.afterwards?.rest(name, rest))) throw error;
    }
  }
}

/** Where somebody waits to hear whether it was taken. */
export async function sendLetterOnce(deps: LetterDeps, letter: Letter): Promise<void> {
  const mail = await mailOf(deps, letter);
  if (mail) await deps.mailer.send(mail);
}

/** Null for whoever has no address, having signed up by phone. */
export async function mailOf({ config }: LetterDeps, letter: Letter): Promise<Mail | null> {
  if (letter.to === '') return null;
  const mail = await renderMail(letter.template, {
    SiteURL: config.appUrl,
    ...(letter.link && { ConfirmationURL: letter.link }),
    ...(letter.code && { Token: letter.code }),
  });
  return { to: letter.to, ...mail };
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
