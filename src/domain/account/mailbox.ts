/** Where dots in the local part mean nothing (support.google.com/mail/answer/7436150). */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/**
 * Which mailbox an address leads to, as far as that can be told from it: without what follows a plus, and for Gmail without
 * dots. Only for counting: mail goes to the address as its owner wrote it, and two spellings are two accounts.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const local = email.slice(0, at).toLowerCase();
  const [name = ''] = local.split('+');
  const mailbox = name === '' ? local : name;
  return DOTLESS.has(domain) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
}
