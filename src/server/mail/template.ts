import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Email } from './mailer.ts';

const folder = path.join(import.meta.dirname, '../../../supabase/templates');

export const mailTemplates = [
  'confirmation',
  'recovery',
  'magic_link',
  'email_change',
  'email_change_requested',
  'reauthentication',
  'account_exists',
  'password_changed',
  'email_changed',
  'phone_changed',
  'two_step_on',
  'two_step_off',
  'recovery_code_used',
  'identity_linked',
  'identity_unlinked',
  'trial_ending',
  'subscription_started',
  'subscription_changed',
  'subscription_renews',
  'account_closed',
  'account_deleted',
  'reminder',
  'sign_in',
] as const;
export type MailTemplate = (typeof mailTemplates)[number];

/** The same names as on a hosted project, so that the files work there too. */
export interface MailValues {
  SiteURL: string;
  ConfirmationURL?: string;
  Token?: string;
  /** A price including its currency. */
  Price?: string;
  /** The name of a plan. */
  Name?: string;
  /** The billing interval: `month` or `year`. */
  Interval?: string;
  /** A point in time, in the recipient's time zone. */
  When?: string;
  /** The text of a reminder. */
  Words?: string;
}

/** Renders an email from `<name>.html`, whose title is the subject, and `<name>.txt`. */
export async function renderMail(template: MailTemplate, values: MailValues): Promise<Omit<Email, 'to'>> {
  const [html, text] = await Promise.all([
    readFile(path.join(folder, `${template}.html`), 'utf8'),
    readFile(path.join(folder, `${template}.txt`), 'utf8'),
  ]);
  return {
    subject: titleOf(html),
    text: fillTemplate(text, values, (value) => value),
    html: fillTemplate(html, values, escapeHtml),
  };
}

/** Replaces `{{ .Name }}`. Throws on any other use of double braces and on a name without a value. */
export function fillTemplate(
  template: string,
  values: MailValues,
  escape: (value: string) => string,
): string {
  const known = new Map<string, string>(Object.entries(values));
  return template.replaceAll(/\{\{(.*?)\}\}/gs, (whole, inside: string) => {
    const name = /^ \.(\w+) $/.exec(inside)?.[1];
    const value = name && known.get(name);
    if (!value) throw new Error(`A mail template holds ${whole}, for which there is no value`);
    return escape(value);
  });
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

function titleOf(html: string): string {
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1]?.trim();
  if (!title) throw new Error('A mail template has no title');
  return title;
}
