import { createHash } from 'node:crypto';
import { escapeHtml } from '../../mail/template.ts';
import type { Email } from '../../mail/mailer.ts';

// Mail programs show the beginning of an email beside its subject, also on a locked phone, so it is neutral.
const beginning = [
  'You asked for this copy. We sent it once, and only to this address.',
  'Read it when no one else can see your screen. Your copy is below.',
  'To keep it private, save it where only you can open it. Then delete this email and empty the trash.',
].join('\n');

/** Keeps the preview of a mail program from showing anything after the separator. */
const LINE = '-'.repeat(24);

export function composeTranscriptEmail(to: string, markdown: string): Email {
  const text = `${beginning}\n\n${LINE}\n\n${markdown}`;
  return {
    to,
    subject: 'Your notes',
    text,
    html: `<!doctype html><html lang="en"><title>Your notes</title><pre style="white-space: pre-wrap; font: 16px/1.5 Arial, sans-serif">${escapeHtml(text)}</pre></html>`,
  };
}

/** Signed for exactly this email to this address. */
export function versionOf({ to, text }: Email): string {
  return createHash('sha256').update(`${to}\n${text}`).digest('base64url');
}
