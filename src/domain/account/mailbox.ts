/** Providers that ignore dots in the local part (support.google.com/mail/answer/7436150). */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox of an address, as far as it can be derived: without the part after a plus and, for Gmail, without dots.
 * Used only for counting. Emails are sent to the address as its owner wrote it, and two spellings are two accounts.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const local = email.slice(0, at).toLowerCase();
  const [name = ''] = local.split('+');
  const mailbox = name === '' ? local : name;
  return DOTLESS.has(domain) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
}
