import type { Config } from './config.ts';

/** Features that production lacks because a setting is missing: one sentence each, without any value. */
export function missingSettings({
  environment,
  databaseUrl,
  push,
  paperKey,
  reviewsPapers,
  supportEmail,
}: Pick<
  Config,
  'environment' | 'databaseUrl' | 'push' | 'paperKey' | 'reviewsPapers' | 'supportEmail'
>): string[] {
  if (environment !== 'production') return [];
  return [
    ...(databaseUrl && !push.privateKey ? ['WEB_PUSH_KEY is not set: browsers get no notifications'] : []),
    ...(databaseUrl && reviewsPapers && !paperKey ? ['PAPER_KEY is not set: no documents are kept'] : []),
    ...(supportEmail ? [] : ['SUPPORT_EMAIL is not set: the contact form takes no messages']),
  ];
}
