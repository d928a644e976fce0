import { dollars, momentText } from '#domain/billing/charge-words.ts';
import { plans } from '#domain/billing/plan.ts';
import type { Deps } from '../../deps.ts';
import { messageId } from '../../mail/message-id.ts';
import type { Email } from '../../mail/mailer.ts';
import { type MailTemplate, renderMail } from '../../mail/template.ts';
import {
  type BillingEmail,
  claimBillingEmail,
  markBillingEmailSent,
  postponeBillingEmail,
} from './billing-email-store.ts';

const MINUTE = 60_000;
const RETRY_DELAYS_MS = [1, 5, 30, 120, 720].map((minutes) => minutes * MINUTE);
/** The number of consecutive failures after which the mail server counts as unavailable. */
const MAX_FAILED = 2;

type SendingDeps = Pick<Deps, 'config' | 'database' | 'mailer' | 'log' | 'now'>;

/** Runs regularly in every copy of the server. Each email is claimed individually. */
export async function sendBillingEmails(deps: SendingDeps): Promise<void> {
  const { database, now, log } = deps;
  let failed = 0;
  for (let email = await next(deps); email && failed < MAX_FAILED; email = await next(deps)) {
    const isSent = await send(deps, email);
    if (isSent) {
      failed = 0;
      await markBillingEmailSent(database, email.id, now());
      continue;
    }
    failed += 1;
    const wait = RETRY_DELAYS_MS[Math.min(email.tries, RETRY_DELAYS_MS.length) - 1] ?? MINUTE;
    await postponeBillingEmail(database, email.id, new Date(now().getTime() + wait));
  }
  if (failed > 0) log.warn({ failed }, 'billing emails could not be sent');
}

function next({ database, now }: SendingDeps): Promise<BillingEmail | null> {
  return claimBillingEmail(database, now());
}

async function send({ config, mailer }: SendingDeps, email: BillingEmail): Promise<boolean> {
  try {
    await mailer.send(await emailOf(config, email));
    return true;
  } catch {
    return false;
  }
}

const templates: Readonly<Record<BillingEmail['kind'], MailTemplate>> = {
  purchase: 'subscription_started',
  change: 'subscription_changed',
  renewal: 'subscription_renews',
};

async function emailOf(config: Deps['config'], email: BillingEmail): Promise<Email> {
  const { id, kind, tier, interval, amount, chargeAt, address, zone } = email;
  const content = await renderMail(templates[kind], {
    SiteURL: config.appUrl,
    Name: tier === 'paused' ? 'Paused' : plans[tier].name,
    Price: dollars(amount),
    Interval: interval,
    When: momentText(chargeAt, zone),
  });
  return { to: address, messageId: messageId(config, `billing email ${id}`), ...content };
}
