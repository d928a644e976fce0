import { createHash } from 'node:crypto';
import type { Config } from '../config/config.ts';

/** The same for the same `name`, so that a repeated email is shown once. The ID reveals nothing. */
export function messageId({ appUrl, mailFrom }: Pick<Config, 'appUrl' | 'mailFrom'>, name: string): string {
  const hash = createHash('sha256').update(`${appUrl} ${name}`).digest('hex').slice(0, 32);
  const host = /@([\w.-]+)/.exec(mailFrom)?.[1] ?? 'localhost';
  return `<${hash}@${host}>`;
}
